import styled from '@emotion/styled'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { SESSION_NAMES } from '#contract/sessions.ts'
import { paths } from '#src/lib/paths.ts'
import { summariseNames } from '#src/lib/text/summariseNames.ts'
import { RequiredMark } from '#src/ui/controls/fields/FieldFrame.tsx'
import { Section } from '#src/ui/frame/Section.tsx'
import { AlbumIcon } from '#src/ui/icons/AlbumIcon.tsx'
import { HeartIcon } from '#src/ui/icons/HeartIcon.tsx'
import { MicIcon } from '#src/ui/icons/MicIcon.tsx'
import { MusicIcon } from '#src/ui/icons/MusicIcon.tsx'
import { SettingRow, SettingRowContent, settingRowCss } from '#src/ui/lists/SettingRow.tsx'
import { loadedWhenOpen } from '#src/ui/overlays/loadedLate.ts'
import { theme } from '#src/ui/theme.ts'
import type { BandDraft, PartProps } from '../bandDraft.ts'

const SessionsSheet = loadedWhenOpen(() => import('./SessionsSheet.tsx').then((part) => part.SessionsSheet))

/**
 * Sessions, genres, artists and songs. All four are marked as required, and each row says when it is empty.
 */
export function MusicPart({ draft, onChange }: PartProps) {
  const [isChoosing, setIsChoosing] = useState(false)
  const sessions = draft.sessions.map((session) => SESSION_NAMES[session])
  return (
    <Section title="함께할 음악" bleed>
      <SettingRow
        {...rowOf('세션', <MicIcon />, summariseNames(sessions), '세션을 골라주세요')}
        aria-haspopup="dialog"
        onClick={() => setIsChoosing(true)}
      />
      <StepLink
        to={paths.createBandGenre()}
        {...rowOf('장르', <AlbumIcon />, summariseNames(draft.genres), '장르를 골라주세요')}
      />
      <StepLink
        to={paths.createBandArtist()}
        {...rowOf(
          '아티스트',
          <HeartIcon />,
          summariseNames(draft.artists.map(({ name }) => name)),
          '아티스트를 골라주세요',
        )}
      />
      <StepLink
        to={paths.createBandSong()}
        {...rowOf('목표 곡', <MusicIcon />, songsOf(draft), '목표 곡을 골라주세요')}
      />
      <SessionsSheet
        open={isChoosing}
        onClose={() => setIsChoosing(false)}
        title="모집할 세션"
        sessions={draft.sessions}
        onConfirm={(chosen) => {
          setIsChoosing(false)
          onChange({ sessions: chosen })
        }}
      />
    </Section>
  )
}

/** The representative song comes first and is named so. */
function songsOf({ tracks, representativeSong }: BandDraft): string {
  const first = tracks.find(({ spotifyId }) => spotifyId === representativeSong)
  const others = tracks.filter((track) => track !== first).map(({ title }) => title)
  return summariseNames(first ? [`대표곡 ${first.title}`, ...others] : others)
}

const rowOf = (name: string, icon: ReactNode, summary: string, missingText: string) => ({
  icon,
  title: (
    <Name>
      {name}
      <RequiredMark />
    </Name>
  ),
  summary: summary === '' ? <Missing>{missingText}</Missing> : summary,
})

interface StepLinkProps {
  to: string
  icon: ReactNode
  title: ReactNode
  summary: ReactNode
}

const StepLink = ({ to, ...row }: StepLinkProps) => (
  <Link to={to} css={settingRowCss} data-two="true">
    <SettingRowContent {...row} />
  </Link>
)

const Name = styled.span`
  display: flex;
  gap: 4px;
`

const Missing = styled.span`
  color: ${theme.color.t3};
`
