import styled from '@emotion/styled'
import type { BandDetail } from '#contract/http/bands/bands.ts'
import { BandStatusBadge } from '#src/features/bands/public.ts'
import { Skeleton } from '#src/ui/lists/Skeleton.tsx'
import { Cover } from '#src/ui/media/Cover.tsx'
import { theme } from '#src/ui/theme.ts'

export function BandChatHead({ band: { bandId, bandName, profileImageUrl, status } }: { band: BandDetail }) {
  return (
    <Head>
      <Cover seed={`band-${bandId}`} src={profileImageUrl} size={96} eager />
      <div>
        <BandStatusBadge status={status} />
        <h1>{bandName}</h1>
      </div>
    </Head>
  )
}

export function BandChatHeadSkeleton() {
  return (
    <Head aria-hidden="true">
      <Skeleton width={96} height={96} radius={14} />
      <div>
        <Skeleton width={58} height={22} radius={6} />
        <Skeleton width={140} height={26} css={{ marginTop: 10 }} />
      </div>
    </Head>
  )
}

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  padding: 8px var(--gutter) 20px;
  > div:last-child {
    min-width: 0;
  }
  h1 {
    margin-top: 6px;
    ${theme.type.title2}
  }
`
