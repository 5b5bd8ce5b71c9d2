import { ADDRESSES } from '#contract/addresses.ts'
import { fillPath } from '#contract/call.ts'
import { HOME_BANDS, MESSAGE_PAGE_SIZE, ROOM_PAGE_SIZE } from '#contract/limits.ts'
import { HOME, JOIN, MY } from '#src/lib/screenPaths.ts'

/** A request that a screen starts with. */
export interface EarlyAsk {
  /** The path and query that the app sends. */
  address: string
  /**
   * The endpoint that sends it inside the app. Absent: it is sent early only when the page is opened at this
   * address.
   */
  endpoint?: { name: string; arg?: number | string }
}

type Params = Readonly<Record<string, string | undefined>>
type Row = (params: Params, search: URLSearchParams) => EarlyAsk[]

const ID = /^[1-9]\d*$/

/** The first page, which for most members is the whole list. */
const rooms: EarlyAsk = { address: `${ADDRESSES.listRooms}?limit=${ROOM_PAGE_SIZE}` }

/** The newest messages of the room in the query. */
function messages(search: URLSearchParams): EarlyAsk[] {
  const roomId = search.get('roomId') ?? ''
  if (!ID.test(roomId)) return []
  const path = fillPath(ADDRESSES.listMessages, { roomId: Number(roomId) })
  return [{ address: `${path}?limit=${MESSAGE_PAGE_SIZE}` }]
}

type MemberAddress = typeof ADDRESSES.readMemberProfile | typeof ADDRESSES.listMemberTracks

/** Empty when the path has no valid member id: the screen then shows that itself. */
function ofMember(address: MemberAddress, name: string, params: Params): EarlyAsk[] {
  const memberId = Number(params.memberId)
  return ID.test(params.memberId ?? '')
    ? [{ address: fillPath(address, { memberId }), endpoint: { name, arg: memberId } }]
    : []
}
const member = (params: Params) => ofMember(ADDRESSES.readMemberProfile, 'readMemberProfile', params)
const songs = (params: Params) => ofMember(ADDRESSES.listMemberTracks, 'listMemberTracks', params)

/**
 * The first requests of each screen, by the path of its route. They are sent while the screen's code is
 * loading: by the script in the page (`pageScript.ts`) at the start, later by the route's loader. A group must
 * be joined before it is read, so its messages are not requested early.
 */
export const ASKED_EARLY: Readonly<Record<string, Row>> = {
  [HOME]: () => [
    {
      address: `${ADDRESSES.listRecommendedBands}?limit=${HOME_BANDS}`,
      endpoint: { name: 'findRecommended', arg: 'home' },
    },
  ],
  [JOIN]: () => [rooms],
  '/home/chat': () => [rooms],
  '/home/private-chat': (_params, search) => [rooms, ...messages(search)],
  [MY]: () => [{ address: ADDRESSES.readProfile, endpoint: { name: 'readProfile' } }],
  '/profile-detail/:memberId': member,
  '/profile-other/:memberId': (params) => [...member(params), ...songs(params)],
}

/** The early requests at an address. Empty when there are none, or no such screen. */
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
