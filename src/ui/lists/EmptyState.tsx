import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import crate from '../illustrations/crate.svg'
import none from '../illustrations/none.svg'
import stage from '../illustrations/stage.svg'
import string from '../illustrations/string.svg'
import { theme } from '../theme.ts'

/** stage: nothing new · crate: empty archive · none: nothing found · string: error. */
const ART = { stage, crate, none, string }

interface EmptyStateProps {
  /** `src`: a drawing that only one screen has, so that the others do not load it. */
  art: keyof typeof ART | { src: string }
  /** What is missing, in the words of docs/product.md. */
  title: ReactNode
  help?: ReactNode
  /** One next step: a medium Button, or a link that looks like it. */
  action?: ReactNode
  /** `h1` when the state is the whole page. */
  level?: 1 | 2
}

export function EmptyState({ art, title, help, action, level = 2 }: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <Middle>
      <img
        src={typeof art === 'string' ? ART[art] : art.src}
        width={132}
        height={132}
        alt=""
        // without a line a drawing may be missing on the device; its place stays
        onError={({ currentTarget }) => void (currentTarget.style.visibility = 'hidden')}
        onLoad={({ currentTarget }) => void (currentTarget.style.visibility = '')}
      />
      <Heading>{title}</Heading>
      {help && <p>{help}</p>}
      {action && <Action>{action}</Action>}
    </Middle>
  )
}

const Middle = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  padding: 32px 40px;
  text-align: center;
  img {
    margin-bottom: 16px;
  }
  h1,
  h2 {
    ${theme.type.title3}
    text-wrap: balance;
  }
  p {
    margin-top: 6px;
    ${theme.type.body2}
    color: ${theme.color.t3};
    text-wrap: balance;
  }
`

const Action = styled.div`
  margin-top: 24px;
`
