import styled from '@emotion/styled'
import { Link } from 'react-router-dom'
import type { ArtistRef } from '#contract/http/bands/bands.ts'
import { paths } from '#src/lib/paths.ts'
import { Section } from '#src/ui/frame/Section.tsx'
import { Loading } from '#src/ui/lists/Loading.tsx'
import { Skeleton } from '#src/ui/lists/Skeleton.tsx'
import { ArtistAvatar } from '#src/ui/people/ArtistAvatar.tsx'
import { theme } from '#src/ui/theme.ts'
import { bandsApi } from '../bandsApi.ts'
import { BandPanel, type BandPanelProps } from './BandPanel.tsx'
import { MoreNote } from './MoreNote.tsx'

/** docs/product/bands.md "Band tabs". */
const SHOWN = 8

export function PreferTab({ bandId, onBack }: BandPanelProps) {
  return (
    <BandPanel
      bandId={bandId}
      answer={bandsApi.useListBandArtistsQuery(bandId)}
      onBack={onBack}
      empty={{ title: '아직 고른 아티스트가 없어요', help: '밴드가 아티스트를 고르면 여기에 보여드릴게요.' }}
      skeleton={<PreferSkeleton />}
    >
      {(artists) => <Artists artists={artists} />}
    </BandPanel>
  )
}

function Artists({ artists }: { artists: readonly ArtistRef[] }) {
  const shown = artists.slice(0, SHOWN)
  return (
    <Place>
      <Section title="이 밴드가 좋아하는 아티스트">
        <Grid>
          {shown.map(({ name, imageUrl }) => (
            <li key={name}>
              <Link to={paths.search(name)}>
                <ArtistAvatar seed={name} name={name} src={imageUrl} size="fill" />
                <b>{name}</b>
              </Link>
            </li>
          ))}
        </Grid>
      </Section>
      <MoreNote count={artists.length - shown.length} unit="명" />
    </Place>
  )
}

const PreferSkeleton = () => (
  <Loading>
    <Place aria-hidden="true">
      <Skeleton width={210} height={22} css={{ margin: '25px var(--gutter) 17px' }} />
      <Grid as="div" css={{ padding: '0 var(--gutter)' }}>
        {Array.from({ length: SHOWN }, (_, key) => (
          <div key={key}>
            <Skeleton height="auto" radius="circle" css={{ aspectRatio: '1' }} />
            <Skeleton width="56%" height={14} css={{ margin: '14px auto 4px' }} />
          </div>
        ))}
      </Grid>
    </Place>
  </Loading>
)

const Place = styled.div`
  padding-bottom: 28px;
  section {
    padding-top: 20px;
  }
`

/* Two large ones, then three per row. */
const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: 22px 16px;
  > * {
    grid-column: span 2;
  }
  > :nth-of-type(-n + 2) {
    grid-column: span 3;
  }
  a {
    display: block;
    border-radius: ${theme.radius.m}px;
    text-align: center;
  }
  b {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    margin-top: 10px;
    ${theme.type.label}
    color: ${theme.color.t2};
  }
  > :nth-of-type(-n + 2) b {
    ${theme.type.title3}
    color: ${theme.color.t1};
  }
`
