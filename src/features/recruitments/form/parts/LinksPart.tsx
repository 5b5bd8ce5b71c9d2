import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { BAND_LINK_MAX_CHARS } from '#contract/limits.ts'
import { SNS_PLATFORMS, type SnsPlatform } from '#contract/scalars.ts'
import { BoxField } from '#src/ui/controls/fields/BoxField.tsx'
import { Section } from '#src/ui/frame/Section.tsx'
import { PhotoIcon } from '#src/ui/icons/PhotoIcon.tsx'
import { ShortsIcon } from '#src/ui/icons/ShortsIcon.tsx'
import { VideoIcon } from '#src/ui/icons/VideoIcon.tsx'
import type { PartProps } from '../bandDraft.ts'
import type { Checked } from '../draftErrors.ts'

const SLOTS: Readonly<Record<SnsPlatform, { label: string; icon: ReactNode }>> = {
  youtube: { label: '유튜브 링크', icon: <VideoIcon /> },
  instagram: { label: '인스타그램 링크', icon: <PhotoIcon /> },
  tiktok: { label: '틱톡 링크', icon: <ShortsIcon /> },
}

/** Well above the limit, so that a long address is refused with a sentence instead of being cut. */
const TYPED_MAX_CHARS = BAND_LINK_MAX_CHARS * 10

/** The links of the band. */
export function LinksPart({ draft, onChange, errorOf, leave }: PartProps & Checked) {
  return (
    <Section title="SNS">
      <Slots>
        {SNS_PLATFORMS.map((platform) => (
          <BoxField
            key={platform}
            {...SLOTS[platform]}
            name={platform}
            placeholder={SLOTS[platform].label}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="done"
            maxLength={TYPED_MAX_CHARS}
            value={draft.links[platform]}
            error={errorOf(platform)}
            onBlur={() => leave(platform)}
            onChange={({ target }) => onChange({ links: { ...draft.links, [platform]: target.value } })}
          />
        ))}
      </Slots>
    </Section>
  )
}

const Slots = styled.div`
  display: flex;
  flex-direction: column;
  gap: 10px;
  padding-top: 4px;
`
