import styled from '@emotion/styled'
import { Link } from 'react-router-dom'
import type { TrackDetail } from '#contract/http/archive/archivedTracks.ts'
import { paths } from '#src/lib/paths.ts'
import { AlbumIcon } from '#src/ui/icons/AlbumIcon.tsx'
import { MicIcon } from '#src/ui/icons/MicIcon.tsx'
import { SettingGroup, SettingRowContent, settingRowCss } from '#src/ui/lists/SettingRow.tsx'

/**
 * Whose track it is, and from which album. Both lead to their pages if the catalogue has them, otherwise to a
 * search for the name.
 */
export function TrackSources({ track: { artist, artistId, album, albumId } }: { track: TrackDetail }) {
  return (
    <Place>
      <SettingGroup>
        <Link
          css={settingRowCss}
          data-two="true"
          to={artistId === null ? paths.search(artist) : paths.artist(artistId)}
        >
          <SettingRowContent icon={<MicIcon />} title={artist} summary="아티스트" />
        </Link>
        {album !== null && (
          <Link
            css={settingRowCss}
            data-two="true"
            to={albumId === null ? paths.archiveAdd(album) : paths.album(albumId)}
          >
            <SettingRowContent icon={<AlbumIcon />} title={album} summary="앨범" />
          </Link>
        )}
      </SettingGroup>
    </Place>
  )
}

const Place = styled.div`
  padding: 28px var(--gutter) 0;
`
