import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { theme } from '#src/ui/theme.ts'

interface EndingProps {
  /** One portrait or several. */
  faces: ReactNode
  title: ReactNode
  text: ReactNode
}

/** The last screen of several steps: a red stage light, faces, and what was reached. */
export function Ending({ faces, title, text }: EndingProps) {
  return (
    <>
      <Glow aria-hidden="true" />
      <Middle>
        <div aria-hidden="true">{faces}</div>
        <h1>{title}</h1>
        <p>{text}</p>
      </Middle>
    </>
  )
}

const Glow = styled.div`
  position: absolute;
  z-index: ${theme.z.glow};
  inset: 0 0 auto;
  height: 560px;
  background: radial-gradient(120% 74% at 50% 0, #5b141b 0, rgba(12, 12, 14, 0) 100%);
  opacity: 0.66;
  pointer-events: none;
`

const Middle = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  padding: 32px 20px 0;
  text-align: center;
  h1 {
    margin-top: 32px;
    ${theme.type.title1}
  }
  p {
    margin-top: 6px;
    ${theme.type.body1}
    color: ${theme.color.t3};
  }
`
