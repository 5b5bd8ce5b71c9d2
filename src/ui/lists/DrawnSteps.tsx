import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { theme } from '../theme.ts'

const { color, radius, type } = theme

/** One thing to do, with a drawing of what the member sees. */
export interface Step {
  /** Identifies it in the list. */
  name: string
  text: ReactNode
  /** A second sentence. */
  note?: string
  drawing: ReactNode
}

export function DrawnSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <List>
      {steps.map(({ name, text, note, drawing }, i) => (
        <Item key={name}>
          <Number aria-hidden="true">{i + 1}</Number>
          <div>
            <h2>{text}</h2>
            {note !== undefined && <p>{note}</p>}
            <Drawing aria-hidden="true">{drawing}</Drawing>
          </div>
        </Item>
      ))}
    </List>
  )
}

const List = styled.ol`
  display: flex;
  flex-direction: column;
  gap: 20px;
  list-style: none;
`

const Item = styled.li`
  display: flex;
  gap: 14px;
  > div {
    flex: 1;
    min-width: 0;
    padding-top: 2px;
  }
  h2 {
    ${type.body1}
  }
  p {
    margin-top: 2px;
    ${type.label}
    font-weight: 500;
    color: ${color.t2};
  }
  b {
    font-weight: 700;
  }
`

const Number = styled.span`
  flex: none;
  display: flex;
  align-items: center;
  justify-content: center;
  width: 28px;
  height: 28px;
  border-radius: 50%;
  background: ${color.s3};
  ${type.label}
  ${type.numbers}
  font-weight: 700;
`

const Drawing = styled.div`
  margin-top: 10px;
  border-radius: ${radius.cover}px;
  background: ${color.s1};
  overflow: hidden;
`
