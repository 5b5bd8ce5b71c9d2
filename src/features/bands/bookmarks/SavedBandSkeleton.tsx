import { Loading } from '#src/ui/lists/Loading.tsx'
import { Skeleton } from '#src/ui/lists/Skeleton.tsx'
import { Art, Foot } from './SavedBandArt.tsx'

export function SavedBandSkeleton() {
  return (
    <>
      <Art>
        <Skeleton height="100%" radius={0} />
      </Art>
      <Foot>
        <Loading>
          <Skeleton width={58} height={22} radius={6} />
          <Skeleton width={180} height={34} css={{ marginTop: 12 }} />
          <Skeleton width={240} height={16} css={{ marginTop: 8 }} />
          <Skeleton width={200} height={13} css={{ marginTop: 16 }} />
        </Loading>
      </Foot>
    </>
  )
}
