import { ALL_CONSENTS } from '#contract/documents.ts'
import { addBookmark } from '#contract/http/bands/bookmarks.ts'
import { DEFAULT_NOTIFICATION_SETTINGS } from '#contract/http/notifications/settings.ts'
import { report, type ReportKind } from '#contract/http/safety/reports.ts'
import type { TestedKind } from '#server/modules/archive/archive.fixtures.ts'
import { nextId } from '../ids.ts'
import { aPhoto, asFile } from '../pictures.ts'
import { aSound } from '../sounds.ts'
import { aSignUp, aSubscription, type World } from './world.ts'

/** What a call is made with, whoever makes it. */
export interface Request {
  path?: Record<string, number>
  query?: Record<string, unknown>
  body?: Record<string, unknown>
  files?: Record<string, Blob>
}

type MakeRequest = (world: World) => Request | Promise<Request>

const NEW = 'new@example.com'
const plain = (): Request => ({})
const aPicture = async () => asFile(await aPhoto(40, 30))
const aName = { name: '새벽', color: 'RED' }

const ofOwner: MakeRequest = ({ owner }) => ({ path: { memberId: owner.memberId } })
const toOwner: MakeRequest = ({ owner }) => ({ body: { targetMemberId: owner.memberId } })
const ofBand: MakeRequest = async (world) => ({ path: { bandId: await world.aBand() } })
const ofAppliedBand: MakeRequest = async (world) => ({
  path: { bandId: (await world.anAppliedBand()).bandId },
})
const applied: MakeRequest = async (world) => ({ ...(await ofAppliedBand(world)), body: {} })
const bandRow: MakeRequest = async (world) => ({ query: { bandId: await world.aBand() } })
const ofRoom =
  (makeRoom: 'aGroup' | 'aPrivateRoom' | 'anApplicationRoom', rest: Request = {}): MakeRequest =>
  async (world) => ({ path: { roomId: await world[makeRoom]() }, ...rest })
/** A call about a room in each of the three kinds of rooms. */
const inEachRoom = (id: string, rest?: Request): Record<string, MakeRequest> => ({
  [id]: ofRoom('aGroup', rest),
  [`${id} private`]: ofRoom('aPrivateRoom', rest),
  [`${id} application`]: ofRoom('anApplicationRoom', rest),
})
const reported = (kind: ReportKind, targetId: number) => ({ body: { kind, targetId, reason: 'ABUSE' } })
const chosenGroup: MakeRequest = async (world) => ({ query: { chatId: await world.aGroup() } })
const searched = (name: 'q' | 'query' | 'keyword') => (): Request => ({ query: { [name]: 'a' } })

/** The calls of one kind of archive item, by the letters of its ids. */
function archiveRequests(items: string, folders: string, kind: TestedKind['kind']) {
  const key = `${kind}Id`
  const ofItem: MakeRequest = async ({ anItem }) => ({ path: { [key]: await anItem(kind) } })
  const named: MakeRequest = async ({ anItem }) => {
    await anItem(kind)
    return { body: { spotifyId: `${kind}-shared` } }
  }
  const ofFolder: MakeRequest = async ({ aFolder }) => ({
    path: { folderId: (await aFolder(kind)).folderId },
  })
  return {
    [`${items}1`]: named,
    [`${items}2`]: ofItem,
    [`${items}3`]: named,
    [`${items}4`]: plain,
    [`${items}5`]: ofItem,
    [`${folders}1`]: plain,
    [`${folders}2`]: () => ({ body: aName }),
    [`${folders}3`]: ofFolder,
    [`${folders}4`]: ofFolder,
    [`${folders}5`]: async ({ aFolder }) => {
      const { folderId, itemId } = await aFolder(kind)
      return { path: { folderId }, body: { [key]: itemId } }
    },
    [`${folders}6`]: async ({ aFolder }) => {
      const { folderId, itemId } = await aFolder(kind)
      return { path: { folderId, [key]: itemId } }
    },
  } satisfies Record<string, MakeRequest>
}

const changedFolder =
  (kind: TestedKind['kind']): MakeRequest =>
  async ({ aFolder }) => ({ path: { folderId: (await aFolder(kind)).folderId }, body: aName })
const sortedFolders =
  (kind: TestedKind['kind']): MakeRequest =>
  async ({ aFolder }) => ({ body: { folderIds: [(await aFolder(kind)).folderId] } })
const ofAttachment =
  (isSent: boolean): MakeRequest =>
  async ({ aGroup, friends, owner }) => {
    const roomId = await aGroup()
    const { attachmentId } = await friends.sentUp(owner, roomId)
    if (isSent) await friends.toGroup(owner, roomId, { content: '녹음', attachmentId })
    return { path: { roomId, attachmentId } }
  }

/** By call id: creates what the call is about, and returns the request. The answers are in `matrix.ts`. */
export const REQUESTS: Record<string, MakeRequest> = {
  A1: ({ owner: { email, password } }) => ({ body: { email, password } }),
  A2: async ({ logIn, owner }) => ({ body: { refreshToken: (await logIn(owner)).refreshToken } }),
  A3: async ({ logIn, owner }) => ({ body: { refreshToken: (await logIn(owner)).refreshToken } }),
  A4: async ({ logIn, owner }) => {
    const { memberId, refreshToken } = await logIn(owner)
    return { body: { memberId, refreshToken } }
  },
  A5: () => ({ body: { email: NEW } }),
  A6: async ({ aMailedCode }) => ({ body: { email: NEW, code: await aMailedCode(NEW) } }),
  A7: () => ({ query: { nickname: 'nobody' } }),
  A8: async (world) => ({ body: { ...aSignUp(NEW), proof: await world.aProof(NEW) } }),
  A9: plain,
  A10: async (world) => ({ query: { sessionId: await world.aSession() } }),
  A11: plain,
  A12: ({ owner }) => ({ body: { email: owner.email } }),
  A13: async (world) => ({ body: { email: world.owner.email, code: await world.aResetCode() } }),
  A14: async (world) => ({
    body: { email: world.owner.email, proof: await world.aResetProof(), password: 'onstage26' },
  }),
  // every member of the world has the same password
  A15: ({ owner }) => ({ body: { password: owner.password, newPassword: 'onstage26' } }),
  CO1: plain,
  DX1: plain,
  DX2: plain,
  DX3: plain,
  CO2: () => ({ body: { consents: ALL_CONSENTS } }),

  S1: plain,
  S2: plain,
  S3: plain,
  S4: plain,
  S5: searched('keyword'),
  S6: searched('keyword'),
  S7: async (world) => ({ body: { ...(await world.aNewcomer()), selectedSessions: { bass: 'BEGINNER' } } }),

  PR1: plain,
  PR2: () => ({ body: { bio: '베이스를 쳐요' } }),
  PR3: async () => ({ files: { file: await aPicture() } }),
  PR4: ofOwner,
  PR5: ofOwner,
  PR6: ofOwner,
  PR7: ofOwner,

  M1: searched('q'),
  M2: searched('q'),
  M3: searched('q'),
  M4: searched('q'),
  M5: searched('query'),
  M6: searched('query'),
  M7: searched('query'),
  M8: searched('query'),

  ...archiveRequests('AT', 'FT', 'track'),
  ...archiveRequests('AR', 'FA', 'artist'),
  ...archiveRequests('AL', 'FB', 'album'),
  FT7: changedFolder('track'),
  FT8: sortedFolders('track'),
  FA7: changedFolder('artist'),
  FA8: sortedFolders('artist'),
  AT6: plain,
  AT7: plain,
  AT8: plain,
  AT9: async ({ anItem }) => ({ path: { trackId: await anItem('track') } }),
  AR6: plain,
  AR7: plain,
  AL6: async ({ anItem }) => ({ path: { albumId: await anItem('album') }, body: { isPrivate: true } }),
  AS1: () => ({ query: { spotifyIds: 'track-shared' } }),
  MS1: () => ({ query: { by: 'tracks' } }),

  F1: plain,
  F2: toOwner,
  F3: async ({ friends, member, owner }) => ({
    path: { friendRequestId: await friends.asked(member, owner) },
  }),
  F4: async ({ friends, member, owner }) => ({
    path: { friendRequestId: await friends.asked(member, owner) },
  }),
  F5: async ({ friends, member, owner }) => ({
    path: { friendRequestId: await friends.asked(owner, member) },
  }),
  F6: async ({ friends, member, owner }) => ({ path: { friendId: await friends.befriend(owner, member) } }),
  F7: plain,
  CR1: toOwner,
  CR2: async (world) => ({ path: { notificationId: await world.aChatRequest() } }),
  N1: plain,
  N2: async (world) => ({ query: { type: 'CHAT', notificationId: await world.aChatRequest() } }),
  N3: plain,
  N4: () => ({ body: DEFAULT_NOTIFICATION_SETTINGS }),
  N5: plain,
  N6: () => ({ body: aSubscription() }),
  N7: plain,
  N8: async (world) => {
    const { endpoint, keys } = await world.aPushSubscription()
    return { body: { endpoint, auth: keys.auth, renewed: aSubscription() } }
  },
  N9: async (world) => ({
    body: { ticket: await world.aPushTicket(), content: '안녕하세요', clientMessageId: nextId() },
  }),
  N10: async (world) => ({ body: { ticket: await world.aPushTicket() } }),

  BL1: plain,
  BL2: ofOwner,
  BL3: ofOwner,

  CH1: plain,
  CH2: ({ owner }) => ({ body: { memberIds: [owner.memberId], roomName: '주말 합주' } }),
  CH3: async (world) => ({ body: { roomId: await world.aGroup(), roomName: '일요 합주' } }),
  ...inEachRoom('CH4'),
  ...inEachRoom('CH5'),
  ...inEachRoom('CH6', { body: {} }),
  'CH6 open': async (world) => ({ path: { roomId: await world.anOpenGroup() }, body: {} }),
  'CH6 invited': async (world) => {
    const { roomId, code } = await world.anInvitation()
    return { path: { roomId }, body: { code } }
  },
  ...inEachRoom('CH7'),
  CH8: applied,
  CH9: chosenGroup,
  CH10: chosenGroup,
  'CH9 band': bandRow,
  'CH10 band': bandRow,
  CH11: plain,
  CH12: ({ owner }) => ({ body: { memberId: owner.memberId } }),
  ...inEachRoom('CH13', { files: { file: aSound() } }),
  ...inEachRoom('CH14', { query: { day: '2026-07-08' } }),
  ...inEachRoom('CH15', { query: { q: '합주' } }),
  CH16: ofAttachment(true),
  'CH16 unsent': ofAttachment(false),
  CH17: ofRoom('aGroup'),
  CH18: ofRoom('aGroup'),
  CH19: async (world) => ({ query: { code: (await world.anInvitation()).code } }),
  ...inEachRoom('CH20', { body: { until: null, mentions: true } }),
  ...inEachRoom('CH21'),

  B1: plain,
  B2: plain,
  B3: ofBand,
  B4: ofBand,
  B5: ofBand,
  B6: ofBand,
  B7: ofBand,
  B8: applied,
  B9: plain,
  B10: ofAppliedBand,
  BM1: plain,
  BM2: ofBand,
  BM3: async ({ server, aBand, member }) => {
    const bandId = await aBand()
    await server.call(addBookmark, { as: member, path: { bandId } })
    return { path: { bandId } }
  },
  RC1: () => ({ body: { name: '해일', session: ['bass'] } }),
  RC2: async (world) => ({ body: { bandId: await world.aBand(), description: '매주 토요일' } }),
  RC3: ofBand,
  RC4: ofAppliedBand,
  RC5: async ({ anAppliedBand }) => {
    const { bandId, roomId } = await anAppliedBand()
    return { path: { bandId }, body: { applicantUpdate: [{ roomId, status: 'PASS' }] } }
  },

  RP1: ({ owner }) => reported('MEMBER', owner.memberId),
  'RP1 message': async ({ aGroup, friends, owner }) => {
    await friends.toGroup(owner, await aGroup(), { content: '도배' })
    return reported('MESSAGE', 1)
  },
  'RP1 room': async (world) => reported('ROOM', await world.aGroup()),
  'RP1 private': async (world) => reported('ROOM', await world.aPrivateRoom()),
  'RP1 band': async (world) => reported('BAND', await world.aBand()),
  RP2: async ({ server, owner, member }) => {
    const { body } = reported('MEMBER', member.memberId)
    return { path: (await server.call(report, { as: owner, body })).value }
  },
  SA1: async (world) => ({ path: { sanctionId: await world.aSanction(world.owner) } }),
  SA2: async (world) => ({
    path: { sanctionId: await world.aSanction(world.owner) },
    body: { words: '오해가 있었어요' },
  }),
  SA3: async (world) => ({
    body: { objectionToken: await world.anObjectionToken(), words: '오해가 있었어요' },
  }),
  MD1: async (world) => {
    await world.aCase()
    return { query: { state: 'WAITING' } }
  },
  MD2: async (world) => ({ path: { caseId: await world.aCase() } }),
  MD3: async (world) => ({ path: { caseId: await world.aCase() }, body: { isTaken: true } }),
  MD5: async (world) => {
    await world.aCase()
    return { query: { memberId: world.member.memberId } }
  },
  MD6: async (world) => {
    await world.aCase()
    return { path: { sanctionId: await world.aSanction(world.member) }, body: { reason: '오해였어요' } }
  },
  MD7: async (world) => {
    await world.aCase()
    return { query: { isOpen: 'true' } }
  },
  MD8: async (world) => ({
    path: { objectionId: await world.anObjection() },
    body: { state: 'LIFTED', answer: '오해였어요' },
  }),
  MD9: async (world) => {
    await world.aCase()
    return { query: { q: 'member' } }
  },
  MD10: async (world) => {
    await world.aCase()
    return {}
  },
  MD4: async (world) => ({
    path: { caseId: await world.aCase() },
    body: { decision: 'WARNING', reason: '말을 조심해 주세요' },
  }),
}
