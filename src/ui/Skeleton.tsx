import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { theme } from './theme.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

interface SkeletonProps {
  width?: number | string
  height?: number | string
  /** `circle` for people, a number of px for everything else. */
  radius?: number | 'circle'
  className?: string
}

/** One block in the shape of what comes. Silent; `Loading` around it speaks. */
export function Skeleton({ width = '100%', height = 16, radius = 8, className }: SkeletonProps) {
  const style = { width, height, borderRadius: radius === 'circle' ? '50%' : radius }
  return <Block className={className} style={style} aria-hidden="true" />
}

/** A region that is loading: busy, with the real sentence in a hidden status. */
export function Loading({ label = '불러오는 중', children }: { label?: string; children: ReactNode }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {children}
    </div>
  )
}

interface SkeletonRowsProps {
  /** Six for results, three for notifications. */
  count: number
  /** Round for people. */
  thumb?: 'circle' | 'square'
  label?: string
}

/** A list that is loading, each row as tall as a ListRow. */
export function SkeletonRows({ count, thumb = 'square', label }: SkeletonRowsProps) {
  return (
    <Loading label={label}>
      {Array.from({ length: count }, (_, row) => (
        <Row key={row} aria-hidden="true">
          <Skeleton
            width={52}
            height={52}
            radius={thumb === 'circle' ? 'circle' : 10}
            css={{ flex: 'none' }}
          />
          <div>
            <Skeleton width={`${52 + ((row * 7) % 18)}%`} height={16} />
            <Skeleton width={`${40 - ((row * 5) % 12)}%`} height={12} />
          </div>
        </Row>
      ))}
    </Loading>
  )
}

const sweep = keyframes`from { transform: translateX(-100%); } to { transform: translateX(100%); }`

const Block = styled.div`
  position: relative;
  overflow: hidden;
  background: ${theme.color.s2};
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(
      100deg,
      rgba(255, 255, 255, 0) 30%,
      rgba(255, 255, 255, 0.06) 50%,
      rgba(255, 255, 255, 0) 70%
    );
    animation: ${sweep} 1400ms linear infinite;
  }
  @media (prefers-reduced-motion: reduce) {
    &::after {
      display: none;
    }
  }
`

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  min-height: 72px;
  padding: 10px var(--gutter);
  > div:last-child {
    flex: 1;
    display: flex;
    flex-direction: column;
    gap: 10px;
  }
`
