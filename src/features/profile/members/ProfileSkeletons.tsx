import styled from '@emotion/styled'
import { Loading } from '#src/ui/lists/Loading.tsx'
import { Skeleton } from '#src/ui/lists/Skeleton.tsx'
import { PersonHeadSkeleton } from '../PersonHead.tsx'

/** docs/product/profile.md "Profile failures". */
const LOADING_TEXT = '로딩 중...'

export function ProfileOtherSkeleton() {
  return (
    <Loading label={LOADING_TEXT}>
      <PersonHeadSkeleton lines={['86%', '60%']} />
      <Strip>
        {[1, 2, 3, 4].map((key) => (
          <Skeleton key={key} width={72} height={72} radius="circle" css={{ flex: 'none' }} />
        ))}
      </Strip>
      <CoverGridSkeleton />
    </Loading>
  )
}

export function ProfileDetailSkeleton() {
  return (
    <Loading label={LOADING_TEXT}>
      <Place>
        <Skeleton height={196} radius={20} />
      </Place>
      {[1, 2, 3].map((key) => (
        <Part key={key}>
          <Skeleton width={88} height={20} />
          <Skeleton width="72%" height={40} radius={20} />
        </Part>
      ))}
    </Loading>
  )
}

export function CoverGridSkeleton() {
  return (
    <Loading>
      <Grid aria-hidden="true">
        {[1, 2, 3, 4, 5, 6].map((key) => (
          <div key={key}>
            <Skeleton height="auto" radius={16} css={{ aspectRatio: '1' }} />
            <Skeleton width="70%" height={14} css={{ marginTop: 10 }} />
          </div>
        ))}
      </Grid>
    </Loading>
  )
}

const Place = styled.div`
  padding: 0 var(--gutter);
`

const Strip = styled(Place)`
  display: flex;
  gap: 16px;
  overflow: hidden;
  padding-top: 76px;
  padding-bottom: 28px;
`

const Part = styled(Place)`
  display: flex;
  flex-direction: column;
  gap: 12px;
  padding-top: 32px;
`

const Grid = styled(Place)`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 18px 12px;
  padding-top: 18px;
`
