import { css } from '@emotion/react'
import { useState, type ReactNode } from 'react'
import { TextButton } from '#src/ui/controls/TextButton.tsx'
import { Section } from '#src/ui/frame/Section.tsx'

interface EditBlockProps {
  title: string
  /** After the title, such as `6/8`. */
  note?: ReactNode
  bleed?: boolean
  /** Starts in edit mode, because there is nothing to show yet. */
  startsOpen?: boolean
  children: (isEditing: boolean) => ReactNode
}

/** A section of the profile with a read mode and an edit mode (docs/product/profile.md "Profile editor"). */
export function EditBlock({ title, note, bleed, startsOpen = false, children }: EditBlockProps) {
  const [isEditing, setIsEditing] = useState(startsOpen)
  const word = isEditing ? '완료' : '편집'
  return (
    <Section
      title={
        <>
          {title} {note}
        </>
      }
      bleed={bleed}
      end={
        <TextButton css={endCss} aria-label={`${title} ${word}`} onClick={() => setIsEditing(!isEditing)}>
          {word}
        </TextButton>
      }
    >
      {children(isEditing)}
    </Section>
  )
}

/* aligns the word itself with the gutter, not its touch area */
const endCss = css`
  margin-right: -9px;
`
