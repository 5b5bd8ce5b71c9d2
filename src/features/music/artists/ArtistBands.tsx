import styled from '@emotion/styled'
import { bandsApi, BandLinkRow } from '#src/features/bands/public.ts'
import { TextButton } from '#src/ui/controls/TextButton.tsx'
import { Section } from '#src/ui/frame/Section.tsx'
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
          <Line role="alert">
            밴드를 불러오지 못했습니다.
            <TextButton underlined onClick={() => void refetch()}>
              다시 시도
            </TextButton>
          </Line>
        )}
        {bands?.length === 0 && <Line>아직 이 아티스트를 고른 밴드가 없어요.</Line>}
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

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: 12px;
  padding: 0 var(--gutter);
  ${theme.type.body2}
  color: ${theme.color.t3};
`
