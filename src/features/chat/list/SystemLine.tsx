import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { theme } from '#src/ui/theme.ts'

/** Somebody joined or left. */
export function SystemLine({ children }: { children: ReactNode }) {
  return <p css={systemCss}>{children}</p>
}

const systemCss = css`
  padding: 16px 0 4px;
  ${theme.type.caption}
  color: ${theme.color.t3};
  text-align: center;
`
