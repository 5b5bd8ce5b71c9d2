import { Tag } from './Tag.tsx'
import { Tags } from './Tags.tsx'

interface PlainTagsProps {
  label: string
  words: readonly string[]
}

/** Words as outlined tags, for example the genres of a profile. */
export const PlainTags = ({ label, words }: PlainTagsProps) => (
  <Tags look="plain" label={label}>
    {words.map((word) => (
      <Tag key={word}>{word}</Tag>
    ))}
  </Tags>
)
