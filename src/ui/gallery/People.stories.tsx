import { useState } from 'react'
import { BAND_SESSION_TYPES, type BandSessionType } from '#contract/sessions.ts'
import { ArtistGrid } from '../people/ArtistGrid.tsx'
import { ArtistStrip } from '../people/ArtistStrip.tsx'
import { InstrumentIcon } from '../people/InstrumentIcon.tsx'
import { LevelIcon } from '../people/LevelIcon.tsx'
import { PassFailBadge } from '../people/PassFailBadge.tsx'
import { SessionBadges } from '../people/SessionBadges.tsx'
import { SessionGrid } from '../people/SessionGrid.tsx'
import { Marked } from '../text/Marked.tsx'
import { PlainTags } from '../text/PlainTags.tsx'
import { Words } from '../text/Words.tsx'
import { Column, Row } from './Section.tsx'

export default { title: 'People' }

const page = { padding: 20 }
const ARTISTS = ['브로콜리너마저', '검정치마', '새소년', '잔나비', '실리카겔', 'Nightbus'].map((name) => ({
  spotifyId: name,
  name,
  imageUrl: null,
}))

export const Artists = {
  render: () => (
    <main style={page}>
      <Column gap={28}>
        <ArtistStrip artists={ARTISTS} label="좋아하는 아티스트" />
        <ArtistStrip artists={ARTISTS.slice(0, 3)} label="고른 아티스트" size={64} onRemove={() => true} />
        <ArtistGrid
          artists={ARTISTS}
          label="아티스트"
          chosenIds={new Set([ARTISTS[1]!.spotifyId])}
          renderArtist={(artist, content) => (
            <button type="button" aria-pressed={artist === ARTISTS[1]}>
              {content}
            </button>
          )}
        />
      </Column>
    </main>
  ),
}

export const Sessions = { render: () => <SessionsStory /> }

function SessionsStory() {
  const [chosen, setChosen] = useState<BandSessionType[]>(['bass'])
  return (
    <main style={page}>
      <Column gap={24}>
        <SessionGrid
          label="세션"
          sessions={BAND_SESSION_TYPES}
          chosen={chosen}
          several
          onChoose={(session) =>
            setChosen(
              chosen.includes(session) ? chosen.filter((each) => each !== session) : [...chosen, session],
            )
          }
        />
        <SessionBadges
          sessions={[
            { sessionType: 'vocal', level: 'BEGINNER' },
            { sessionType: 'drums', level: 'EXPERT' },
            { sessionType: 'piano' },
          ]}
        />
        <Row>
          {BAND_SESSION_TYPES.map((session) => (
            <InstrumentIcon key={session} session={session} size={30} />
          ))}
        </Row>
        <Row>
          <LevelIcon level="BEGINNER" size={30} />
          <LevelIcon level="INTERMEDIATE" size={30} />
          <LevelIcon level="EXPERT" size={30} />
        </Row>
        <Row>
          <PassFailBadge passFail="PENDING" />
          <PassFailBadge passFail="PASS" />
          <PassFailBadge passFail="FAIL" />
          <PassFailBadge passFail="PENDING" own />
        </Row>
      </Column>
    </main>
  )
}

export const Texts = {
  render: () => (
    <main style={page}>
      <Column gap={20}>
        <p>
          <Marked text="새벽 네 시의 택시" typed="네 시" />
        </p>
        <PlainTags label="장르" words={['인디', '드림팝', '슈게이즈']} />
        <Words words={['보컬', '기타', '드럼']} />
      </Column>
    </main>
  ),
}
