import styled from '@emotion/styled'
import { theme } from '../theme.ts'

/** Read-only keywords as chips. */
export function Words({ words }: { words: readonly string[] }) {
  return (
    <List>
      {words.map((word) => (
        <li key={word}>{word}</li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  li {
    max-width: 100%;
    padding: 9px 16px;
    border-radius: ${theme.radius.full}px;
    background: ${theme.color.s2};
    ${theme.type.body2}
    font-weight: 600;
    color: ${theme.color.t2};
    overflow-wrap: anywhere;
  }
`
