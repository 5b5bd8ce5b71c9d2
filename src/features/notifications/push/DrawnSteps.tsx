import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { theme } from '#src/ui/theme.ts'

const { color, type } = theme

/** One thing to do, with a drawing of what the member sees in the settings. */
export interface Step {
  /** Identifies it in the list. */
  name: string
  text: ReactNode
  drawing: ReactNode
}

export function DrawnSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <List>
      {steps.map(({ name, text, drawing }, i) => (
        <Item key={name}>
          <Number aria-hidden="true">{i + 1}</Number>
          <div>
            <p>{text}</p>
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
  p {
    ${type.body1}
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
  border-radius: 16px;
  background: ${color.s1};
  overflow: hidden;
`
