import styled from '@emotion/styled'
import { theme } from '#src/ui/theme.ts'

/** Pairs of a name and what holds, on a card. Pairs without a text are left out. */
export function FactList({ facts }: { facts: readonly (readonly [name: string, text: string | null])[] }) {
  return (
    <List>
      {facts.map(
        ([name, text]) =>
          text !== null && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ),
      )}
    </List>
  )
}

const List = styled.dl`
  display: grid;
  gap: 14px;
  width: 100%;
  padding: 20px;
  border-radius: ${theme.radius.l}px;
  background: ${theme.color.s1};
  text-align: left;
  > div {
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr);
    gap: 2px 12px;
    ${theme.type.body2}
    ${theme.type.numbers}
  }
  dt {
    color: ${theme.color.t3};
    white-space: nowrap;
  }
  dd {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  /* a phone at 200 % zoom */
  @media (max-width: 280px) {
    > div {
      grid-template-columns: 1fr;
    }
  }
`
