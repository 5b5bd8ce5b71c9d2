import { useLocation } from 'react-router-dom'
import { paths } from '#src/lib/paths.ts'
import type { ArchiveKind } from '../kinds.ts'

export const TAB_PATHS: Readonly<Record<ArchiveKind, string>> = {
  tracks: paths.archive(),
  artists: paths.archiveArtists(),
  albums: paths.archiveAlbums(),
}

/** The tab of the current path. */
export function useArchiveKind(): ArchiveKind {
  const { pathname } = useLocation()
  if (pathname === TAB_PATHS.artists) return 'artists'
  return pathname === TAB_PATHS.albums ? 'albums' : 'tracks'
}
