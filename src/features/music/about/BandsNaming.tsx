import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { bandsApi, BandLinkRow } from '#src/features/bands/public.ts'
import { Section } from '#src/ui/frame/Section.tsx'
import { PartFailure } from '#src/ui/lists/PartFailure.tsx'
import { SkeletonRows } from '#src/ui/lists/SkeletonRows.tsx'
import { theme } from '#src/ui/theme.ts'

interface BandsNamingProps {
  /** The catalogue id of what the bands name. */
  named: { artistId: number } | { trackId: number }
  title: string
  emptyText: string
}

/** Bands that chose an artist, or that want to play a track (B1). */
export function BandsNaming({ named, title, emptyText }: BandsNamingProps) {
  const { currentData: bands, error, isFetching, refetch } = bandsApi.useListBandsQuery(named)
  const hasFailed = !bands && error !== undefined && !isFetching
  return (
    <Place>
      <Section title={title} bleed>
        {!bands && !hasFailed && <SkeletonRows count={3} />}
        {hasFailed && (
          <PartFailure css={lineCss} text="밴드를 불러오지 못했습니다." onRetry={() => void refetch()} />
        )}
        {bands?.length === 0 && <p css={lineCss}>{emptyText}</p>}
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
