import { defaultSerializeQueryArgs } from '@reduxjs/toolkit/query'
import type { Params } from 'react-router-dom'
import { paths } from '#src/lib/paths.ts'

type Row = (params: Params, search: URLSearchParams) => string

/** The key of an entry in the RTK Query cache. */
const key = (endpointName: string, queryArgs?: unknown) =>
  defaultSerializeQueryArgs({ endpointName, queryArgs, endpointDefinition: undefined as never })

/** A tab of the archive, or one folder of it. */
const archive =
  (kind: string): Row =>
  (_params, search) =>
    key('listItems', { kind, folderId: Number(search.get('folder')) || null })

const band: Row = ({ bandId }) => key('readBandDetail', Number(bandId))

/** The entry that the content of a screen is from, by the path of its route. */
const SHOWN: Readonly<Record<string, Row>> = {
  [paths.home()]: () => key('findRecommended', 'home'),
  [paths.join()]: () => key('listRooms'),
  [paths.my()]: () => key('readProfile'),
  [paths.archive()]: archive('tracks'),
  [paths.archiveArtists()]: archive('artists'),
  [paths.archiveAlbums()]: archive('albums'),
  [paths.savedBands()]: () => key('listBookmarks'),
  [paths.notifications()]: () => key('listNotifications'),
  '/join/saved-band/:bandId': band,
}

/** Null: the screen shows several, which are found by their subscriptions. */
export const shownQuery = (path: string, params: Params, search: URLSearchParams): string | null =>
  SHOWN[path]?.(params, search) ?? null
