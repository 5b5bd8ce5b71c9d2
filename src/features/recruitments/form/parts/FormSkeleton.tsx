import { Loading } from '#src/ui/lists/Loading.tsx'
import { Skeleton } from '#src/ui/lists/Skeleton.tsx'

/** A placeholder in the shape of the form. */
export const FormSkeleton = () => (
  <Loading>
    <div css={{ display: 'flex', flexDirection: 'column', gap: 28, padding: '4px var(--gutter)' }}>
      <Skeleton height={74} />
      <Skeleton height={200} />
      <Skeleton height={52} />
      <Skeleton height={128} />
      <Skeleton height={52} />
    </div>
  </Loading>
)
