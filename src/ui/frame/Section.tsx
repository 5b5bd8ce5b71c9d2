import styled from '@emotion/styled'
import { useId, type ReactNode } from 'react'
import { theme } from '../theme.ts'

interface SectionProps {
  title: ReactNode
  /** At the right of the title: one small button or link. */
  end?: ReactNode
  /** The content extends to the column's edges, for strips that scroll horizontally. */
  bleed?: boolean
  children: ReactNode
}

/** A titled part of a page, 28 px below the previous one. */
export function Section({ title, end, bleed = false, children }: SectionProps) {
  const id = useId()
  return (
    <Part aria-labelledby={id}>
      <Head>
        <h2 id={id}>{title}</h2>
        {end}
      </Head>
      <Body data-bleed={bleed}>{children}</Body>
    </Part>
  )
}

const Part = styled.section`
  padding-top: ${theme.space.section}px;
`

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 32px;
  margin-bottom: ${theme.space.head}px;
  padding: 0 var(--gutter);
  h2 {
    ${theme.type.title3}
  }
`

const Body = styled.div`
  padding: 0 var(--gutter);
  &[data-bleed='true'] {
    padding: 0;
  }
`
