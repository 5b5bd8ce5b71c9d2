import styled from '@emotion/styled'
import { useState } from 'react'
import { PlusIcon } from '../icons/PlusIcon.tsx'
import { Words } from '../text/Words.tsx'
import { theme } from '../theme.ts'
import { Chip } from './Chip.tsx'
import { focusNeighbour } from './focusNeighbour.ts'

interface ChipEditorProps {
  /** What the words are, in the name of the add button. */
  label: string
  words: readonly string[]
  isEditing: boolean
  onRemove: (word: string) => void
  onAdd: () => void
  /** The reason why the last word cannot be removed; null when it can. */
  whyLastStays: string | null
  /** Shown when there are no words. */
  emptyText: string
}

/** Words as plain text, or, while editing, as removable chips with an add button. */
export function ChipEditor(props: ChipEditorProps) {
  const { label, words, isEditing, onRemove, onAdd, whyLastStays, emptyText } = props
  const [triedAt, setTriedAt] = useState<string | null>(null)
  if (!isEditing) return words.length > 0 ? <Words words={words} /> : <Hint>{emptyText}</Hint>

  const stays = words.length === 1 && whyLastStays !== null
  return (
    <>
      <List>
        {words.map((word) => (
          <li key={word}>
            <Chip
              removable
              aria-label={`${word} 빼기`}
              onClick={({ currentTarget }) => {
                if (stays) return setTriedAt(word)
                focusNeighbour(currentTarget)
                onRemove(word)
              }}
            >
              {word}
            </Chip>
          </li>
        ))}
        <li>
          <Chip
            add
            icon={<PlusIcon size={18} />}
            aria-label={`${label} 추가`}
            aria-haspopup="dialog"
            onClick={onAdd}
          >
            추가
          </Chip>
        </li>
      </List>
      <Hint role="status">{stays && triedAt === words[0] && whyLastStays}</Hint>
    </>
  )
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  li {
    max-width: 100%;
  }
  button {
    max-width: 100%;
    text-align: left;
    overflow-wrap: anywhere;
    white-space: normal;
  }
`

const Hint = styled.p`
  ${theme.type.body2}
  color: ${theme.color.t3};
  ul + &:not(:empty) {
    margin-top: 10px;
  }
`
