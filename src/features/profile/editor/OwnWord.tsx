import styled from '@emotion/styled'
import { useState } from 'react'
import { formWiring } from '#src/lib/form/formWiring.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { BoxField } from '#src/ui/controls/fields/BoxField.tsx'
import { useLimitedText } from '#src/ui/controls/fields/useLimitedText.ts'

interface OwnWordProps {
  label: string
  placeholder: string
  maxGraphemes: number
  /** Returns whether the word was taken; otherwise it stays in the field. */
  onAdd: (word: string) => boolean
}

/** A field that adds one word after another. */
export function OwnWord({ label, placeholder, maxGraphemes, onAdd }: OwnWordProps) {
  const [word, setWord] = useState('')
  const field = useLimitedText(maxGraphemes, setWord)
  const add = () => {
    if (word.trim() !== '' && onAdd(word)) setWord('')
  }
  return (
    <Row {...formWiring(add)}>
      <BoxField
        label={label}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="done"
        value={word}
        {...field}
      />
      <Button type="submit" disabled={word.trim() === ''}>
        추가
      </Button>
    </Row>
  )
}

const Row = styled.form`
  display: flex;
  gap: 8px;
  ul + & {
    margin-top: 10px;
  }
  > div {
    flex: 1;
    min-width: 0;
  }
  > button {
    min-height: 52px;
    padding: 0 18px;
    font-size: 16px;
  }
`
