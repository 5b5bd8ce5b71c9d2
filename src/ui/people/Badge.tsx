import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { theme } from '../theme.ts'

const { color, type, radius } = theme

interface BadgeProps {
  /** red: 모집중 · quiet: 모집완료, 지원 중, 불합격 · art: 모집완료 on a picture · redSoft: 모집 관리 · ok: 합격. */
  tone: 'red' | 'quiet' | 'art' | 'redSoft' | 'ok'
  children: ReactNode
}

export function Badge({ tone, children }: BadgeProps) {
  return <Mark data-tone={tone}>{children}</Mark>
}

const Mark = styled.span`
  flex: none;
  display: inline-flex;
  align-items: center;
  height: 22px;
  padding: 0 8px;
  border-radius: ${radius.xs}px;
  background: ${color.s3};
  ${type.micro}
  font-weight: 700;
  color: ${color.t2};
  white-space: nowrap;
  &[data-tone='red'] {
    background: ${color.red};
    color: ${color.onRed};
  }
  &[data-tone='art'] {
    background: ${color.glassDark};
    color: ${color.t1};
    backdrop-filter: blur(12px);
  }
  &[data-tone='redSoft'] {
    background: ${color.redSoft};
    color: ${color.redSoftText};
  }
  &[data-tone='ok'] {
    background: ${color.okSoft};
    color: ${color.ok};
  }
`
