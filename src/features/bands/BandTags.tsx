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
  /** Drawn on the first tag where its words name no instrument; absent: none is. */
  otherwise?: BandSessionType
}

/** What a band is, in words: the first red and with its instrument, the second white, the rest black (docs/product/bands.md "Band card"). */
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
