import styled from '@emotion/styled'
import { type ReactNode, useId } from 'react'
import { BellIcon } from '#src/ui/icons/BellIcon.tsx'
import { theme } from '#src/ui/theme.ts'

interface AskCardProps {
  title: string
  /** Two lines. */
  reasons: readonly [string, string]
  /** The buttons. */
  children: ReactNode
}

/** Says why pushes are useful before the browser asks (drawings 63 and 63c). */
export function AskCard({ title, reasons, children }: AskCardProps) {
  const id = useId()
  return (
    <Card aria-labelledby={id}>
      <Head>
        <Tile>
          <BellIcon />
        </Tile>
        <div>
          <h2 id={id}>{title}</h2>
          <p>
            {reasons[0]}
            <br />
            {reasons[1]}
          </p>
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

const Tile = styled.span`
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
