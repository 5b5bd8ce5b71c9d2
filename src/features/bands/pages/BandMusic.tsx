import styled from '@emotion/styled'
import { Link } from 'react-router-dom'
import type { BandProfile } from '#contract/http/bands/bands.ts'
import { paths } from '#src/lib/paths.ts'
import { textButtonCss } from '#src/ui/controls/TextButton.tsx'
import { Section } from '#src/ui/frame/Section.tsx'
import { ArtistStrip } from '#src/ui/people/ArtistStrip.tsx'
import type { BandCard } from '../bandCard.ts'
import { bandStateOf } from '../bandState.ts'
import { TrackItems } from './TrackItems.tsx'

/** A preview; the band's tabs show more. */
const TRACKS = 3
const ARTISTS = 8

interface BandMusicProps {
  profile: BandProfile
  card: BandCard
}

/** The tracks and artists of the band. */
export function BandMusic({ profile: { goalTracks, preferredArtists }, card }: BandMusicProps) {
  const bandId = card.bandId ?? undefined
  const state = bandStateOf(card)
  return (
    <>
      {goalTracks.length > 0 && (
        <Tracks>
          <Section
            title="목표 곡"
            bleed
            end={
              <Link
                css={textButtonCss}
                to={paths.playlist(bandId)}
                state={state}
                aria-label="목표 곡 모두 보기"
              >
                모두 보기
              </Link>
            }
          >
            <ul>
              <TrackItems tracks={goalTracks.slice(0, TRACKS)} />
            </ul>
          </Section>
        </Tracks>
      )}
      {preferredArtists.length > 0 && (
        <Section
          title="취향"
          bleed
          end={
            <Link css={textButtonCss} to={paths.prefer(bandId)} state={state} aria-label="취향 모두 보기">
              모두 보기
            </Link>
          }
        >
          <ArtistStrip artists={preferredArtists.slice(0, ARTISTS)} label="좋아하는 아티스트" />
        </Section>
      )}
    </>
  )
}

const Tracks = styled.div`
  section > div:first-of-type {
    margin-bottom: 4px;
  }
`
