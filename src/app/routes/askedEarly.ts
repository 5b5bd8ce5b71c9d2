import { ADDRESSES } from '#contract/addresses.ts'
import { HOME_BANDS, MESSAGE_PAGE_SIZE } from '#contract/limits.ts'
import { paths } from '#src/lib/paths.ts'

/** A request that a screen begins with. */
export interface EarlyAsk {
  /** Path and query, as the app sends them. */
  address: string
  /** The endpoint that sends it inside the app. Absent: it is asked early only when the page is opened at this address. */
  endpoint?: { name: string; arg?: number | string }
}

type Params = Readonly<Record<string, string | undefined>>
type Row = (params: Params, search: URLSearchParams) => EarlyAsk[]

const ID = /^[1-9]\d*$/
const at = (address: string, ids: Record<string, string> = {}) =>
  address.replace(/:(\w+)/g, (_param, name: string) => ids[name] ?? '')

const rooms: EarlyAsk = { address: ADDRESSES.listRooms }

/** The newest messages of the room in the query. */
function messages(search: URLSearchParams): EarlyAsk[] {
  const roomId = search.get('roomId') ?? ''
  if (!ID.test(roomId)) return []
  return [{ address: `${at(ADDRESSES.listMessages, { roomId })}?limit=${MESSAGE_PAGE_SIZE}` }]
}

/** Of a path whose id no member can have nothing is asked: its screen says so. */
const ofMember = (address: string, name: string, { memberId = '' }: Params): EarlyAsk[] =>
  ID.test(memberId) ? [{ address: at(address, { memberId }), endpoint: { name, arg: Number(memberId) } }] : []
const member = (params: Params) => ofMember(ADDRESSES.readMemberProfile, 'readMemberProfile', params)
const songs = (params: Params) => ofMember(ADDRESSES.listMemberTracks, 'listMemberTracks', params)

/**
 * What each screen asks the server first, by the path of its route. It is asked while the screen's code is on its way: at the start
 * by the entry (`main.ts`), later by the route's loader. A group is joined before it is read, so its messages are not asked early.
 */
export const ASKED_EARLY: Readonly<Record<string, Row>> = {
  [paths.home()]: () => [
    {
      address: `${ADDRESSES.listRecommendedBands}?limit=${HOME_BANDS}`,
      endpoint: { name: 'findRecommended', arg: 'home' },
    },
  ],
  [paths.join()]: () => [rooms],
  '/home/chat': () => [rooms],
  '/home/private-chat': (_params, search) => [rooms, ...messages(search)],
  [paths.my()]: () => [{ address: ADDRESSES.readProfile, endpoint: { name: 'readProfile' } }],
  '/profile-detail/:memberId': member,
  '/profile-other/:memberId': (params) => [...member(params), ...songs(params)],
}

/** The requests of the screen at an address. Empty: none, or no such screen. */
export function askedAt({ pathname, searchParams }: URL): EarlyAsk[] {
  for (const [path, row] of Object.entries(ASKED_EARLY)) {
    const params = paramsOf(path, pathname)
    if (params) return row(params, searchParams)
  }
  return []
}

function paramsOf(path: string, pathname: string): Params | null {
  const [wanted, given] = [path.split('/'), pathname.split('/')]
  if (wanted.length !== given.length) return null
  const params: Record<string, string | undefined> = {}
  for (const [i, part] of wanted.entries()) {
    if (part.startsWith(':')) params[part.slice(1)] = given[i]
    else if (part !== given[i]) return null
  }
  return params
}
