import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { theme } from '../theme.ts'

interface SkeletonProps {
  width?: number | string
  height?: number | string
  /** `circle` for people, a number of px for everything else. */
  radius?: number | 'circle'
  className?: string
}

/**
 * A block in the shape of the loading content. Hidden from screen readers; the `Loading` around it has the
 * text.
 */
export function Skeleton({ width = '100%', height = 16, radius = 8, className }: SkeletonProps) {
  const style = { width, height, borderRadius: radius === 'circle' ? '50%' : radius }
  return <Block className={className} style={style} aria-hidden="true" />
}

const sweep = keyframes`from { transform: translateX(-100%); } to { transform: translateX(100%); }`

/* Content that is loaded within 200 ms shows no skeleton. */
const appear = keyframes`from { visibility: hidden; }`

const Block = styled.div`
  animation: ${appear} 200ms step-end backwards;
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
