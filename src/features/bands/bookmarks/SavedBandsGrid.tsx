import styled from '@emotion/styled'
import { Link } from 'react-router-dom'
import type { BandBookmark } from '#contract/http/bands/bookmarks.ts'
import { paths } from '#src/lib/paths.ts'
import { Loading } from '#src/ui/lists/Loading.tsx'
import { Skeleton } from '#src/ui/lists/Skeleton.tsx'
import { Cover } from '#src/ui/media/Cover.tsx'
import { coverCaptionCss } from '#src/ui/media/coverCaption.styles.ts'
import { theme } from '#src/ui/theme.ts'
import { BandStatusBadge } from '../BandStatusBadge.tsx'
import { membersStateOf } from './membersState.ts'

/** The covers in the first window, two per row. */
const EAGER_COVERS = 6

export function SavedBandsGrid({ bands }: { bands: readonly BandBookmark[] }) {
  return (
    <Grid aria-label="저장한 밴드">
      {bands.map((band, index) => (
        <li key={band.bandId}>
          <Link
            to={paths.savedBand(band.bandId)}
            state={membersStateOf(band)}
            data-over={band.status !== 'RECRUITING'}
          >
            <Cover
              seed={`band-${band.bandId}`}
              src={band.imageUrl}
              size="half"
              eager={index < EAGER_COVERS}
            />
            <BandStatusBadge status={band.status} onArt />
            <b>{band.name}</b>
            <small>{band.memberSummary}</small>
          </Link>
        </li>
      ))}
    </Grid>
  )
}

export function SavedBandsSkeleton() {
  return (
    <Loading>
      <Grid aria-hidden="true">
        {[1, 2, 3, 4, 5, 6].map((key) => (
          <li key={key}>
            <Skeleton height="auto" radius={16} css={{ aspectRatio: '1' }} />
            <Skeleton width="62%" height={16} css={{ marginTop: 14 }} />
            <Skeleton width="46%" height={12} css={{ margin: '9px 0 3px' }} />
          </li>
        ))}
      </Grid>
    </Loading>
  )
}

const Grid = styled.ul`
  ${coverCaptionCss}
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 24px 14px;
  padding: 8px var(--gutter) 24px;
  a {
    position: relative;
    display: block;
    border-radius: 16px;
  }
  /* the badge on the cover */
  a > * + :not(b, small) {
    position: absolute;
    left: 10px;
    top: 10px;
  }
  [data-over='true'] b {
    color: ${theme.color.t2};
  }
`
