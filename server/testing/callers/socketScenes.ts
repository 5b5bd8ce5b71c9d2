import { expect, vi } from 'vitest'
import { requestChat } from '#contract/http/friends/chatRequests.ts'
import * as destinations from '#contract/ws/destinations.ts'
import { socketAuthenticate } from '#server/modules/auth/auth.socket.ts'
import { messagesOf } from '#server/modules/chat/chat.fixtures.ts'
import { chatSend } from '#server/modules/chat/chat.socket.ts'
import { createRealtime, type Realtime } from '#server/realtime/createRealtime.ts'
import { fakePeer, type FakePeer } from '#server/realtime/testing/fakeConnection.ts'
import { nextId } from '../ids.ts'
import type { TestMember } from '../members.ts'
import type { Caller } from './rows.ts'
import { SILENCE } from './socketMatrix.ts'
import { aWorld, type World } from './world.ts'

const {
  ERROR_QUEUE,
  groupLastRead,
  groupSend,
  groupTopic,
  NOTIFICATION_QUEUE,
  OWN_ROOMS_QUEUE,
  privateLastRead,
  privateSend,
  roomQueue,
  SIGHT,
  typingIn,
  UNREAD_QUEUE,
} = destinations

interface Scene {
  world: World
  caller: Caller
  peer: FakePeer
  /** A participant other than the caller. */
  other: TestMember
  /** Connects another device of a member. */
  connect(member: TestMember): Promise<FakePeer>
}

/** A subscription: its destination, and what then happens. */
type Watch = (scene: Scene) => Promise<{ destination: string; happens: () => Promise<unknown> }>
/** A SEND. */
type Frame = (scene: Scene) => Promise<{ destination: string; body?: string }>

const said = (roomType: string) => JSON.stringify({ content: '합주해요', roomType })

export const WATCHES: Record<string, Watch> = {
  async WS1({ world: { aGroup, friends, owner } }) {
    const roomId = await aGroup()
    return {
      destination: groupTopic(roomId),
      happens: () => friends.toGroup(owner, roomId, { content: '합주해요' }),
    }
  },
  async 'WS2 private'({ world: { aPrivateRoom, friends, owner } }) {
    const roomId = await aPrivateRoom()
    return {
      destination: roomQueue(roomId),
      happens: () => friends.toPrivate(owner, roomId, { content: '합주해요' }),
    }
  },
  async 'WS2 application'({ world, world: { friends, owner } }) {
    const roomId = await world.anApplicationRoom()
    return {
      destination: roomQueue(roomId),
      happens: () => friends.toBand(owner, roomId, { content: '합주해요' }),
    }
  },
  async WS3({ world: { aGroup, friends }, other }) {
    const roomId = await aGroup()
    return {
      destination: UNREAD_QUEUE,
      happens: () => friends.toGroup(other, roomId, { content: '합주해요' }),
    }
  },
  async WS4({ world, caller, peer, connect }) {
    const speaker = caller === 'owner' ? peer : await connect(world.owner)
    return {
      destination: ERROR_QUEUE,
      happens: async () => {
        speaker.say('SEND', { destination: groupSend(404) }, said('GROUP'))
        await settled(speaker)
      },
    }
  },
  async WS9({ world: { server, member, owner } }) {
    return {
      destination: NOTIFICATION_QUEUE,
      happens: () => server.call(requestChat, { as: member, body: { targetMemberId: owner.memberId } }),
    }
  },
  async WS11({ world: { server, aGroup, friends, member, owner } }) {
    const roomId = await aGroup()
    await friends.toGroup(member, roomId, { content: '합주해요' })
    const { messageId } = messagesOf(server.events)[0]!
    return { destination: OWN_ROOMS_QUEUE, happens: () => friends.readGroup(owner, roomId, messageId) }
  },
}

export const FRAMES: Record<string, Frame> = {
  WS5: async ({ world }) => ({ destination: groupSend(await world.aGroup()), body: said('GROUP') }),
  'WS6 private': async ({ world }) => ({
    destination: privateSend(await world.aPrivateRoom()),
    body: said('PRIVATE'),
  }),
  'WS6 application': async ({ world }) => ({
    destination: privateSend(await world.anApplicationRoom()),
    body: said('BAND'),
  }),
  async WS7({ world: { server, aPrivateRoom, friends }, other }) {
    const roomId = await aPrivateRoom()
    await friends.toPrivate(other, roomId, { content: '합주해요' })
    return { destination: privateLastRead(roomId), body: String(messagesOf(server.events)[0]!.messageId) }
  },
  async WS8({ world: { server, aGroup, friends }, other }) {
    const roomId = await aGroup()
    await friends.toGroup(other, roomId, { content: '합주해요' })
    return { destination: groupLastRead(roomId), body: String(messagesOf(server.events)[0]!.messageId) }
  },
  WS10: async ({ world }) => ({ destination: typingIn(await world.aGroup()) }),
  'WS10 private': async ({ world }) => ({ destination: typingIn(await world.aPrivateRoom()) }),
  WS12: () => Promise.resolve({ destination: SIGHT, body: JSON.stringify({ inSight: true }) }),
}

/** Changes the world after the thing is made, and before the caller does something about it. */
type Meanwhile = (world: World, caller: Caller) => Promise<unknown>

/** What the caller gets for a row of the table. */
export async function gotBy(
  caller: Caller,
  name: string,
  meanwhile: Meanwhile = () => Promise.resolve(),
): Promise<string> {
  const world = await aWorld()
  const realtime = realtimeOf(world)
  try {
    const connect = async (member: TestMember) => connected(realtime, await tokenOf(world, member))
    if (caller === 'nobody') return refusalOf(await connected(realtime, null))
    if (caller === 'broken') return refusalOf(await connected(realtime, 'nonsense'))
    const peer = await connect(world[caller])
    const other = caller === 'owner' ? world.member : world.owner
    const scene = { world, caller, peer, other, connect }
    if (FRAMES[name]) return await sent(FRAMES[name], scene, meanwhile)
    const watched = await WATCHES[name]!(scene)
    await meanwhile(world, caller)
    return await heard(watched, peer)
  } finally {
    await realtime.close(100)
  }
}

/** What a member gets who connects with the token of an earlier log-in after a suspension. */
export async function gotBySuspended(who: 'stranger' | 'member' | 'owner'): Promise<string> {
  const world = await aWorld()
  const realtime = realtimeOf(world)
  const { accessToken } = await world.logIn(world[who])
  try {
    await world.sanction(world[who], 'SUSPENSION')
    return refusalOf(await connected(realtime, accessToken))
  } finally {
    await realtime.close(100)
  }
}

async function heard({ destination, happens }: Awaited<ReturnType<Watch>>, peer: FakePeer) {
  peer.say('SUBSCRIBE', { destination, id: 'here' })
  await settled(peer)
  await happens()
  return peer.received('here').length > 0 ? 'hears' : SILENCE
}

async function sent(frame: Frame, scene: Scene, meanwhile: Meanwhile): Promise<string> {
  const { peer, world, caller } = scene
  const { destination, body } = await frame(scene)
  await meanwhile(world, caller)
  const before = world.server.events.length
  peer.say('SUBSCRIBE', { destination: ERROR_QUEUE, id: 'refusals' })
  peer.say('SEND', { destination }, body)
  await settled(peer)
  const [refusal] = peer.received('refusals') as { data: { code: string } }[]
  return refusal?.data.code ?? (world.server.events.length > before ? 'OK' : 'dropped')
}

/** The whole socket side of a node on the world's server. */
function realtimeOf({ server: { deps } }: World): Realtime {
  const handlers = { authenticate: socketAuthenticate(deps), send: chatSend(deps) }
  return createRealtime({ handlers, bus: deps.bus, log: deps.log, now: deps.now })
}

const tokenOf = ({ server: { deps } }: World, { memberId, email }: TestMember) =>
  deps.tokens.signAccess({ memberId, email, sessionId: nextId() }, deps.now())

async function connected(realtime: Realtime, token: string | null): Promise<FakePeer> {
  const peer = fakePeer(realtime)
  peer.say('CONNECT', {
    'accept-version': '1.2',
    ...(token !== null && { Authorization: `Bearer ${token}` }),
  })
  await vi.waitFor(() => expect(peer.frames).toHaveLength(1))
  return peer
}

const refusalOf = ({ frames: [frame] }: FakePeer) =>
  frame!.command === 'ERROR' ? frame!.headers.message! : frame!.command

/** Waits until the server has handled everything that the peer said before. */
async function settled(peer: FakePeer): Promise<void> {
  const receipt = nextId()
  peer.say('UNSUBSCRIBE', { id: 'none', receipt })
  await vi.waitFor(() =>
    expect(peer.frames.some(({ headers }) => headers['receipt-id'] === receipt)).toBe(true),
  )
}
