import { Loading } from '#src/ui/lists/Loading.tsx'
import { Skeleton } from '#src/ui/lists/Skeleton.tsx'

/** The badge, the title in two lines, and the card of facts. */
export function SanctionSkeleton() {
  return (
    <Loading>
      <div aria-hidden="true" css={{ padding: '8px var(--gutter)' }}>
        <Skeleton width={76} height={22} radius={6} />
        <Skeleton width="42%" height={24} css={{ marginTop: 18 }} />
        <Skeleton width="64%" height={24} css={{ marginTop: 11 }} />
        <Skeleton height={3} css={{ marginTop: 34 }} />
        <Skeleton height={156} radius={20} css={{ marginTop: 48 }} />
      </div>
    </Loading>
  )
}
