import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { theme } from '../theme.ts'

interface StepHeadProps {
  /** Two lines, as drawn. */
  title: readonly [string, string]
  help?: ReactNode
  /** `h2` when the bar above has the screen's title. */
  level?: 1 | 2
  className?: string
}

/** The question of one step, in large type. */
export function StepHead({ title, help, level = 1, className }: StepHeadProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <Head className={className}>
      <Heading>
        {title[0]}
        <br />
        {title[1]}
      </Heading>
      {help && <p>{help}</p>}
    </Head>
  )
}

const Head = styled.div`
  h1,
  h2 {
    ${theme.type.title1}
  }
  p {
    margin-top: 8px;
    ${theme.type.body1}
    color: ${theme.color.t2};
  }
`
