import { useState } from 'react'
import {
  GENRES,
  KEYWORD_CATEGORIES,
  KEYWORD_PRESETS,
  type KeywordCategory,
} from '#contract/genresAndKeywords.ts'
import { KEYWORD_MAX_CHARS, KEYWORDS_MAX } from '#contract/limits.ts'
import { ChipEditor } from '#src/ui/controls/ChipEditor.tsx'
import { loadedWhenOpen } from '#src/ui/overlays/loadedLate.ts'
import { useListSurveyKeywordsQuery } from '../profileApi.ts'
import type { ChipGroup } from './ChipSheet.tsx'
import { Count } from './Count.tsx'
import { EditBlock } from './EditBlock.tsx'
import { toggled } from './profileDraft.ts'

const ChipSheet = loadedWhenOpen(() => import('./ChipSheet.tsx').then((part) => part.ChipSheet))

interface WordBlockProps {
  words: readonly string[]
  onChange: (words: readonly string[]) => void
}

const GENRE_GROUPS: readonly ChipGroup[] = [{ words: GENRES }]

/** The chosen genres, of 17. */
export function GenresBlock({ words, onChange }: WordBlockProps) {
  const [isChoosing, setIsChoosing] = useState(false)
  const toggle = (word: string) => onChange(toggled(words, word))
  return (
    <EditBlock title="관심 장르" startsOpen={words.length === 0}>
      {(isEditing) => (
        <>
          <ChipEditor
            label="관심 장르"
            words={words}
            isEditing={isEditing}
            onRemove={toggle}
            onAdd={() => setIsChoosing(true)}
            emptyText="아직 고른 장르가 없어요."
          />
          <ChipSheet
            open={isChoosing}
            onClose={() => setIsChoosing(false)}
            title="관심 장르"
            groups={GENRE_GROUPS}
            chosen={words}
            onToggle={toggle}
          />
        </>
      )}
    </EditBlock>
  )
}

const CATEGORY_NAMES: Readonly<Record<KeywordCategory, string>> = {
  MANNER: '매너',
  SKILL: '실력',
  STYLE: '성향',
  FREQ: '합주 빈도',
}

/** At most eight keywords: presets by category (S2, or the built-in ones when it fails) and own words. */
export function KeywordsBlock({ words, onChange }: WordBlockProps) {
  const [isChoosing, setIsChoosing] = useState(false)
  const { data: presets } = useListSurveyKeywordsQuery()
  const groups = KEYWORD_CATEGORIES.map((category) => ({
    title: CATEGORY_NAMES[category],
    words: presets?.[category].map(({ content }) => content) ?? KEYWORD_PRESETS[category],
  }))
  const toggle = (word: string) => onChange(toggled(words, word))
  return (
    <EditBlock
      title="키워드"
      note={
        <Count>
          {words.length}/{KEYWORDS_MAX}
        </Count>
      }
      startsOpen={words.length === 0}
    >
      {(isEditing) => (
        <>
          <ChipEditor
            label="키워드"
            words={words}
            isEditing={isEditing}
            onRemove={toggle}
            onAdd={() => setIsChoosing(true)}
            emptyText="아직 고른 키워드가 없어요."
          />
          <ChipSheet
            open={isChoosing}
            onClose={() => setIsChoosing(false)}
            title="키워드"
            groups={groups}
            chosen={words}
            onToggle={toggle}
            max={KEYWORDS_MAX}
            own={{
              title: '직접 입력',
              placeholder: '나를 나타내는 말을 적어주세요',
              maxGraphemes: KEYWORD_MAX_CHARS,
            }}
          />
        </>
      )}
    </EditBlock>
  )
}
