import styled from '@emotion/styled'
import { Loading } from './Loading.tsx'
import { Skeleton } from './Skeleton.tsx'

interface SkeletonRowsProps {
  /** Six for results, three for notifications. */
  count: number
  /** `circle` for people. */
  thumb?: 'circle' | 'square'
  label?: string
}

/** A loading list; each row is as tall as a ListRow. */
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
