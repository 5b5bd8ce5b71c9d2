import { Loading } from '#src/ui/lists/Loading.tsx'
import { Skeleton } from '#src/ui/lists/Skeleton.tsx'
import { Card, Column, Words } from './BandRow.tsx'

/** As many rows as fit on a phone. */
const ROWS = 5

/** The skeleton of the list. */
export function BandRowsSkeleton() {
  return (
    <Loading label="밴드 정보를 불러오는 중...">
      <Column as="div" aria-hidden="true">
        {Array.from({ length: ROWS }, (_, row) => (
          <Card key={row} as="div">
            <Skeleton width={96} height={96} radius={14} css={{ flex: 'none' }} />
            <Words>
              <Skeleton width={`${54 - ((row * 7) % 16)}%`} height={18} css={{ margin: '6px 0 8px' }} />
              <Skeleton width={`${82 - ((row * 5) % 20)}%`} height={14} css={{ marginBottom: 15 }} />
              <Skeleton width={124} height={26} radius={13} />
            </Words>
          </Card>
        ))}
      </Column>
    </Loading>
  )
}
