import styled from '@emotion/styled'
import { useState } from 'react'
import { failureHelp } from '#src/api/failureText.ts'
import { ReadFailure } from '#src/offline/ReadFailure.tsx'
import { Loading } from '#src/ui/lists/Loading.tsx'
import { Skeleton } from '#src/ui/lists/Skeleton.tsx'
import { AskView } from './AskView.tsx'
import { useReadExportQuery } from './dataApi.ts'
import { MakingView } from './MakingView.tsx'
import { ReadyView } from './ReadyView.tsx'

const LOOKED_EVERY_MS = 3_000

/** A file with everything of the member (docs/product/settings.md "Own data"). */
export default function MyDataPage() {
  const [isMaking, setIsMaking] = useState(false)
  const { data, error, isFetching, refetch } = useReadExportQuery(undefined, {
    pollingInterval: isMaking ? LOOKED_EVERY_MS : 0,
    skipPollingIfUnfocused: true,
  })
  const isNowMaking = data?.state === 'WAITING' || data?.state === 'WORKING'
  if (isNowMaking !== isMaking) setIsMaking(isNowMaking)

  if (isNowMaking) return <MakingView data={data} />
  if (data?.state === 'READY') return <ReadyView data={data} onFresh={async () => (await refetch()).data} />
  if (data) return <AskView data={data} />
  if (!error || isFetching)
    return (
      <Loading>
        <Lines>
          <Skeleton width="56%" height={28} />
          <Skeleton width="44%" height={28} />
          <Skeleton height={272} radius={20} css={{ marginTop: 36 }} />
        </Lines>
      </Loading>
    )
  return (
    <ReadFailure
      error={error}
      title="내 데이터를 불러오지 못했습니다."
      help={failureHelp(error)}
      onRetry={() => void refetch()}
    />
  )
}

const Lines = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  padding: 10px var(--gutter);
`
