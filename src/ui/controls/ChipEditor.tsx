import styled from '@emotion/styled'
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
  /** Shown when there are no words. */
  emptyText: string
}

/** Words as plain text, or, while editing, as removable chips with an add button. */
export function ChipEditor(props: ChipEditorProps) {
  const { label, words, isEditing, onRemove, onAdd, emptyText } = props
  if (!isEditing) return words.length > 0 ? <Words words={words} /> : <Hint>{emptyText}</Hint>

  return (
    <List>
      {words.map((word) => (
        <li key={word}>
          <Chip
            removable
            aria-label={`${word} 빼기`}
            onClick={({ currentTarget }) => {
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
`
