import styled from '@emotion/styled'
import { type ReactNode, useId } from 'react'
import { theme } from '../theme.ts'

interface AskCardProps {
  /** A picture, or an icon in an `AskTile`. */
  lead: ReactNode
  title: string
  reason: ReactNode
  /** The buttons. */
  children: ReactNode
  className?: string
}

/** Says why, before the browser asks: for pushes (drawings 63 and 63c), for the home screen (60). */
export function AskCard({ lead, title, reason, className, children }: AskCardProps) {
  const id = useId()
  return (
    <Card aria-labelledby={id} className={className}>
      <Head>
        {lead}
        <div>
          <h2 id={id}>{title}</h2>
          <p>{reason}</p>
        </div>
      </Head>
      <Buttons>{children}</Buttons>
    </Card>
  )
}

const Card = styled.section`
  padding: 18px;
  border-radius: ${theme.radius.l}px;
  background: ${theme.color.s2};
`

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 14px;
  > div {
    flex: 1;
    min-width: 0;
  }
  h2 {
    ${theme.type.title3}
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  p {
    margin-top: 2px;
    ${theme.type.body2}
    color: ${theme.color.t2};
    text-wrap: pretty;
  }
`

export const AskTile = styled.span`
  flex: none;
  display: flex;
  align-items: center;
  justify-content: center;
  width: 44px;
  height: 44px;
  border-radius: 14px;
  background: ${theme.color.s3};
`

/** The last button is the answer that is hoped for, and wider. */
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 18px;
  /* twice the class, or the padding of the buttons would win where their style is inserted later */
  && > * {
    flex: 1;
    padding: 0 10px;
  }
  && > :last-child {
    flex-grow: 2;
  }
`
