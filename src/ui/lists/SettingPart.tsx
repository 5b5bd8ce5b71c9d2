import styled from '@emotion/styled'
import { type ReactNode, useId } from 'react'
import { theme } from '../theme.ts'

interface SettingPartProps {
  title: ReactNode
  /** A line below the card. */
  note?: ReactNode
  /** Cards of settings. */
  children: ReactNode
}

/** A titled part of a page of settings. */
export function SettingPart({ title, note, children }: SettingPartProps) {
  const id = useId()
  return (
    <Part aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
      {note !== undefined && <p>{note}</p>}
    </Part>
  )
}

const Part = styled.section`
  padding: 0 var(--gutter);
  h2 {
    padding: 24px 4px 10px;
    ${theme.type.body1}
    font-weight: 700;
    letter-spacing: -0.015em;
  }
  > p {
    padding: 8px 4px 0;
    ${theme.type.caption}
    line-height: 19px;
    color: ${theme.color.t2};
  }
`
