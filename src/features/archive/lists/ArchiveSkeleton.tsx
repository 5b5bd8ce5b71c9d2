import styled from '@emotion/styled'
import { Loading } from '#src/ui/lists/Loading.tsx'
import { Skeleton } from '#src/ui/lists/Skeleton.tsx'
import { SkeletonRows } from '#src/ui/lists/SkeletonRows.tsx'
import { type ArchiveKind, KINDS } from '../kinds.ts'

/** The number of skeleton rows of a list. */
const ROWS = 6

/** The skeleton of a whole tab. */
export function ArchiveSkeleton({ kind }: { kind: ArchiveKind }) {
  if (kind === 'albums') return <AlbumsSkeleton />
  return (
    <>
      <SimilarStripSkeleton />
      <Filters aria-hidden="true">
        {[1, 2, 3, 4, 5].map((key) => (
          <div key={key}>
            <Skeleton width={28} height={28} radius={8} />
            <Skeleton width={36} height={12} css={{ marginTop: 8 }} />
          </div>
        ))}
      </Filters>
      <ListSkeleton kind={kind} />
    </>
  )
}

export const ListSkeleton = ({ kind }: { kind: ArchiveKind }) => (
  <SkeletonRows count={ROWS} thumb={KINDS[kind].thumb} />
)

export const SimilarStripSkeleton = () => (
  <Strip aria-hidden="true">
    <Skeleton width={170} height={14} />
    <div>
      {[1, 2, 3, 4, 5, 6].map((key) => (
        <div key={key}>
          <Skeleton width={60} height={60} radius="circle" />
          <Skeleton width={44} height={12} css={{ margin: '11px auto 0' }} />
        </div>
      ))}
    </div>
  </Strip>
)

const AlbumsSkeleton = () => (
  <Loading>
    <Grid aria-hidden="true">
      {[1, 2, 3, 4].map((key) => (
        <div key={key}>
          <Skeleton height="auto" radius={16} css={{ aspectRatio: '1' }} />
          <Skeleton width="70%" height={16} css={{ marginTop: 12 }} />
          <Skeleton width="40%" height={12} css={{ marginTop: 8 }} />
        </div>
      ))}
    </Grid>
  </Loading>
)

const Strip = styled.div`
  height: 138px;
  padding: 23px 0 0 var(--gutter);
  overflow: hidden;
  > div:last-child {
    display: flex;
    gap: 16px;
    padding-top: 15px;
  }
  > div > div {
    flex: none;
  }
`

const Filters = styled.div`
  display: flex;
  gap: 2px;
  height: 128px;
  padding: 20px 12px 0;
  > div {
    display: flex;
    flex-direction: column;
    align-items: center;
    width: 62px;
  }
`

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 24px 14px;
  padding: 60px var(--gutter) 24px;
`
