import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { theme } from '#src/ui/theme.ts'

const { color, type } = theme

interface BannerProps {
  icon: ReactNode
  text: string
}

/** A banner at the top; appearance and role only. */
export function Banner({ icon, text }: BannerProps) {
  return (
    <Paper role="status">
      <Circle>{icon}</Circle>
      {text}
    </Paper>
  )
}

const Paper = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  width: 100%;
  max-width: 424px;
  min-height: 64px;
  padding: 10px 16px;
  border-radius: ${theme.radius.l}px;
  background: ${color.paper};
  color: ${color.ink};
  ${type.body1}
  font-weight: 700;
  box-shadow: ${theme.shadow.e2};
`

const Circle = styled.span`
  flex: none;
  display: flex;
  align-items: center;
  justify-content: center;
  width: 40px;
  height: 40px;
  border-radius: 50%;
  background: ${color.red};
  color: ${color.onRed};
`
