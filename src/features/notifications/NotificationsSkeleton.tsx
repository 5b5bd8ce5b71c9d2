import { listRowCss } from '#src/ui/lists/ListRow.tsx'
import { Loading } from '#src/ui/lists/Loading.tsx'
import { Skeleton } from '#src/ui/lists/Skeleton.tsx'
import { notificationRowCss } from './NotificationRow.tsx'

/** The widths of the lines, one per row. */
const LINES = ['72%', '54%', '64%']

export function NotificationsSkeleton() {
  return (
    <Loading label="로딩 중...">
      {LINES.map((width) => (
        <div key={width} css={[listRowCss, notificationRowCss]} aria-hidden="true">
          <Skeleton width={52} height={52} radius="circle" css={{ flex: 'none' }} />
          <div css={{ flex: 1 }}>
            <Skeleton width={width} height={16} />
            <Skeleton width={64} height={12} css={{ marginTop: 10 }} />
          </div>
        </div>
      ))}
    </Loading>
  )
}
