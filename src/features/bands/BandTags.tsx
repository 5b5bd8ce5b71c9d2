import type { BandSessionType } from '#contract/sessions.ts'
import { InstrumentIcon } from '#src/ui/people/InstrumentIcon.tsx'
import { Tag } from '#src/ui/text/Tag.tsx'
import { Tags } from '#src/ui/text/Tags.tsx'
import { instrumentOf } from './instrument.ts'

interface BandTagsProps {
  tags: readonly string[]
  size?: 's' | 'm'
  /** One line that scrolls sideways instead of wrapping. */
  oneLine?: boolean
  /** The icon of the first tag when its text names no instrument. Without it, such a tag has no icon. */
  otherwise?: BandSessionType
}

/**
 * The tags of a band: the first is red and has an instrument icon, the second white, the others black
 * (docs/product/bands.md "Band card").
 */
export function BandTags({ tags, size = 'm', oneLine = false, otherwise }: BandTagsProps) {
  if (tags.length === 0) return null
  return (
    <Tags label="태그" small={size === 's'} oneLine={oneLine}>
      {tags.map((tag, at) => {
        const session = at === 0 ? (instrumentOf(tag) ?? otherwise) : undefined
        return (
          <Tag
            key={tag}
            {...(session && { icon: <InstrumentIcon session={session} size={size === 's' ? 16 : 19} /> })}
          >
            {tag}
          </Tag>
        )
      })}
    </Tags>
  )
}
