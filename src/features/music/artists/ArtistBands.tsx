import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { bandsApi, BandLinkRow } from '#src/features/bands/public.ts'
import { Section } from '#src/ui/frame/Section.tsx'
import { PartFailure } from '#src/ui/lists/PartFailure.tsx'
import { SkeletonRows } from '#src/ui/lists/SkeletonRows.tsx'
import { theme } from '#src/ui/theme.ts'

/** Bands that chose this artist (B1). */
export function ArtistBands({ artistId }: { artistId: number }) {
  const { currentData: bands, error, isFetching, refetch } = bandsApi.useListBandsQuery({ artistId })
  const hasFailed = !bands && error !== undefined && !isFetching
  return (
    <Place>
      <Section title="이 아티스트를 좋아하는 밴드" bleed>
        {!bands && !hasFailed && <SkeletonRows count={3} />}
        {hasFailed && (
          <PartFailure css={lineCss} text="밴드를 불러오지 못했습니다." onRetry={() => void refetch()} />
        )}
        {bands?.length === 0 && <p css={lineCss}>아직 이 아티스트를 고른 밴드가 없어요.</p>}
        {bands && bands.length > 0 && (
          <ul>
            {bands.map((band) => (
              <li key={band.bandId}>
                <BandLinkRow band={band} />
              </li>
            ))}
          </ul>
        )}
      </Section>
    </Place>
  )
}

const Place = styled.div`
  padding-bottom: 28px;
`

const lineCss = css`
  padding: 0 var(--gutter);
  ${theme.type.body2}
  color: ${theme.color.t3};
`
