import styled from '@emotion/styled'
import { useState } from 'react'
import { isVisible } from '#src/lib/text/isVisible.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Chip } from '#src/ui/controls/Chip.tsx'
import { BottomSheet } from '#src/ui/overlays/BottomSheet.tsx'
import { theme } from '#src/ui/theme.ts'
import { OwnWord } from './OwnWord.tsx'

export interface ChipGroup {
  /** Absent when there is only one group. */
  title?: string
  words: readonly string[]
}

interface ChipSheetProps {
  open: boolean
  onClose: () => void
  title: string
  groups: readonly ChipGroup[]
  chosen: readonly string[]
  /** Removes a chosen word and adds any other. */
  onToggle: (word: string) => void
  max?: number
  /** The field for own words; absent when there are only the groups. */
  own?: { title: string; placeholder: string; maxGraphemes: number }
}

/** Chooses genres or keywords. Every choice counts at once; the button only closes the sheet. */
export function ChipSheet(props: ChipSheetProps) {
  const { open, onClose, title, groups, chosen, onToggle, max = Infinity, own } = props
  const [refusal, setRefusal] = useState<string | null>(null)
  const offered = groups.flatMap(({ words }) => words)
  const ownWords = chosen.filter((word) => !offered.includes(word))

  const whyNot = (word: string) =>
    !chosen.includes(word) && chosen.length >= max ? `${max}개까지 고를 수 있어요.` : null
  const toggle = (word: string) => {
    const why = whyNot(word)
    setRefusal(why)
    if (why === null) onToggle(word)
    return why === null
  }
  /** Returns whether the field may be emptied. */
  const add = (typed: string) => {
    const word = typed.normalize('NFC').trim()
    return chosen.includes(word) || (isVisible(word) && toggle(word))
  }
  const chips = (words: readonly string[]) => (
    <Chips>
      {words.map((word) => (
        <li key={word}>
          <Chip selected={chosen.includes(word)} onClick={() => toggle(word)}>
            {word}
          </Chip>
        </li>
      ))}
    </Chips>
  )

  return (
    <BottomSheet
      open={open}
      onClose={() => {
        setRefusal(null)
        onClose()
      }}
      title={title}
      tall={own !== undefined}
      note={
        max < Infinity && (
          <Count>
            <b>{chosen.length}</b>/{max}
          </Count>
        )
      }
      footer={
        <>
          <Refusal role="status">{refusal}</Refusal>
          <Button kind="red" block onClick={onClose}>
            선택 완료
          </Button>
        </>
      }
    >
      <Groups>
        {groups.map((group) => (
          <section key={group.title ?? ''} aria-label={group.title}>
            {group.title && <h3>{group.title}</h3>}
            {chips(group.words)}
          </section>
        ))}
        {own && (
          <section aria-label={own.title}>
            <h3>{own.title}</h3>
            {ownWords.length > 0 && chips(ownWords)}
            <OwnWord
              label={own.title}
              placeholder={own.placeholder}
              maxGraphemes={own.maxGraphemes}
              onAdd={add}
            />
          </section>
        )}
      </Groups>
    </BottomSheet>
  )
}

const Count = styled.span`
  ${theme.type.numbers}
  b {
    color: ${theme.color.t1};
  }
`

const Groups = styled.div`
  padding: 0 24px 4px;
  h3 {
    margin: 16px 0 10px;
    ${theme.type.label}
    color: ${theme.color.t2};
  }
  section:first-of-type h3 {
    margin-top: 4px;
  }
`

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  li,
  button {
    max-width: 100%;
  }
  button {
    text-align: left;
    overflow-wrap: anywhere;
    white-space: normal;
  }
`

const Refusal = styled.p`
  ${theme.type.caption}
  color: ${theme.color.t2};
  text-align: center;
  &:not(:empty) {
    margin: -8px 0 12px;
  }
`
