import styled from '@emotion/styled'
import { Checkmark } from '#src/ui/controls/Checkmark.tsx'
import { theme } from '#src/ui/theme.ts'
import type { Choice, Hideable } from './decision.ts'

interface HideChoicesProps {
  hideable: Hideable
  choice: Choice
  onChange: (choice: Choice) => void
}

/** What the decision hides from other members, besides what it does. */
export function HideChoices({ hideable, choice, onChange }: HideChoicesProps) {
  const toggle = (messageId: number) => {
    const { messageIds } = choice
    const next = messageIds.includes(messageId)
      ? messageIds.filter((each) => each !== messageId)
      : [...messageIds, messageId]
    onChange({ ...choice, messageIds: next })
  }
  return (
    <Group>
      <legend>가릴 것</legend>
      {hideable.messages.map(({ messageId, content }) => (
        <Item
          key={messageId}
          label={content}
          isOn={choice.messageIds.includes(messageId)}
          onToggle={() => toggle(messageId)}
        />
      ))}
      {hideable.hasPicture && (
        <Item
          label="프로필 사진"
          isOn={choice.picture}
          onToggle={() => onChange({ ...choice, picture: !choice.picture })}
        />
      )}
    </Group>
  )
}

function Item({ label, isOn, onToggle }: { label: string; isOn: boolean; onToggle: () => void }) {
  return (
    <label>
      <input type="checkbox" checked={isOn} onChange={onToggle} />
      <Checkmark on={isOn} />
      <span>{label}</span>
    </label>
  )
}

const { color, type } = theme

const Group = styled.fieldset`
  legend {
    margin-bottom: 4px;
    ${type.label}
    color: ${color.t2};
  }
  label {
    position: relative;
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 44px;
    ${type.body2}
    cursor: pointer;
  }
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: inherit;
  }
  label > span:last-of-type {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  label:has(input:focus-visible) {
    outline: 2px solid ${color.t1};
    outline-offset: 2px;
    border-radius: 8px;
  }
`
