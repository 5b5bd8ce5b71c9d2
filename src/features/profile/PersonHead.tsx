import styled from '@emotion/styled'
import { Skeleton } from '#src/ui/lists/Skeleton.tsx'
import { theme } from '#src/ui/theme.ts'

/** The top of a profile: a portrait, and beside it a `div` with the name as `h1` and some text. */
export const PersonHead = styled.div`
  display: flex;
  align-items: center;
  gap: 18px;
  padding: 4px var(--gutter) 0;
  > div:last-of-type {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  h1 {
    ${theme.type.title2}
  }
  p {
    margin-top: 2px;
    ${theme.type.body2}
    color: ${theme.color.t2};
    white-space: pre-line;
  }
`

interface PersonHeadSkeletonProps {
  /** The widths of the lines below the name. */
  lines: readonly (number | string)[]
  className?: string
}

export function PersonHeadSkeleton({ lines, className }: PersonHeadSkeletonProps) {
  return (
    <PersonHead className={className}>
      <Skeleton width={88} height={88} radius="circle" css={{ flex: 'none' }} />
      <Lines>
        <Skeleton width={112} height={22} />
        {lines.map((width) => (
          <Skeleton key={width} width={width} height={14} />
        ))}
      </Lines>
    </PersonHead>
  )
}

const Lines = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
`
