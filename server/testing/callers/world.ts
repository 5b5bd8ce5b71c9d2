import { ALL_CONSENTS } from '#contract/documents.ts'
import { login } from '#contract/http/auth/auth.ts'
import { sendResetCode, verifyResetCode } from '#contract/http/auth/password.ts'
import { listSessions } from '#contract/http/auth/sessions.ts'
import { sendCode, signUp, verifyCode } from '#contract/http/auth/signup.ts'
import { readInvitation } from '#contract/http/chat/invitations.ts'
import { changeRoom } from '#contract/http/chat/rooms.ts'
import { requestChat } from '#contract/http/friends/chatRequests.ts'
import { listNotifications } from '#contract/http/notifications/notifications.ts'
import { savePushSubscription, type PushSubscription } from '#contract/http/notifications/push.ts'
import type { SuspendedLogin } from '#contract/http/safety/sanctions.ts'
import { archiveTest, KINDS, type TestedKind } from '#server/modules/archive/archive.fixtures.ts'
import { friendsTest } from '#server/modules/friends/friends.fixtures.ts'
import { signTicket } from '#server/modules/notifications/push/ticket.ts'
import { savedTest } from '#server/modules/profile/profile.fixtures.ts'
import { safetyTest } from '#server/modules/safety/safety.fixtures.ts'
import { nextId } from '../ids.ts'
import type { TestMember } from '../members.ts'
import { testServer, type TestServer } from '../testServer.ts'

/** The log-in of a member, with its tokens. */
interface LoggedIn extends TestMember {
  accessToken: string
  refreshToken: string
}

/**
 * The people of the table in `matrix.ts`, and functions that create what a call is about. `member` belongs to
 * each of these things, `owner` has it, and `stranger` knows nobody.
 */
export async function aWorld() {
  const server = await testServer()
  const people = {
    stranger: await server.aMember({ nickname: 'stranger' }),
    member: await server.aMember({ nickname: 'member' }),
    owner: await server.aMember({ nickname: 'owner' }),
  }
  return { server, ...people, ...thingsOf(server, people) }
}

export type World = Awaited<ReturnType<typeof aWorld>>

function thingsOf(server: TestServer, { member, owner }: Record<'member' | 'owner', TestMember>) {
  const friends = friendsTest(server)
  const saved = savedTest(server)
  const safety = safetyTest(server)
  const archiveOf = (kind: TestedKind['kind']) =>
    archiveTest(
      server,
      KINDS.find((tested) => tested.kind === kind)!,
    )

  /** An item that owner and member have saved. Resolves with its id. */
  async function anItem(kind: TestedKind['kind']): Promise<number> {
    const id = await saved[kind](owner, 'shared')
    await archiveOf(kind).save(member, `${kind}-shared`)
    return id
  }

  return {
    friends,
    saved,
    anItem,
    /** A folder of the owner with one item. */
    async aFolder(kind: TestedKind['kind']) {
      const itemId = await anItem(kind)
      const archive = archiveOf(kind)
      const folderId = await archive.addFolder(owner)
      await archive.put(owner, folderId, itemId)
      return { folderId, itemId }
    },
    aGroup: () => friends.aRoom('GROUP', [owner, member]),
    async anOpenGroup(): Promise<number> {
      const roomId = await this.aGroup()
      await server.call(changeRoom, { as: owner, body: { roomId, isOpen: true } })
      return roomId
    },
    async anInvitation() {
      const roomId = await this.aGroup()
      const { code } = (await server.call(readInvitation, { as: owner, path: { roomId } })).value
      return { roomId, code }
    },
    aPrivateRoom: () => friends.aRoom('PRIVATE', [owner, member]),
    aBand: () => friends.aBand(owner),
    /** A band with an application of the member. */
    async anAppliedBand() {
      const bandId = await friends.aBand(owner)
      return { bandId, roomId: await friends.anApplication(bandId, owner, member) }
    },
    async anApplicationRoom(): Promise<number> {
      return (await this.anAppliedBand()).roomId
    },
    /** A chat request of the member, as the owner's notification. */
    async aChatRequest(): Promise<number> {
      await server.call(requestChat, { as: member, body: { targetMemberId: owner.memberId } })
      return (await server.call(listNotifications, { as: owner })).value[0]!.notificationId
    },
    async logIn(person: TestMember): Promise<LoggedIn> {
      const { email, password } = person
      return { ...person, ...(await server.call(login, { body: { email, password } })).value }
    },
    /** Of a log-in of the owner. */
    async aPushSubscription(): Promise<PushSubscription> {
      const { accessToken } = await this.logIn(owner)
      const subscription = aSubscription()
      await server
        .call(savePushSubscription, { as: accessToken, body: subscription })
        .then(({ value }) => value)
      return subscription
    },
    /** Of a message that the member has written to the owner in their private room. */
    async aPushTicket(): Promise<string> {
      const { memberId } = owner
      const [roomId, sessionId] = [await this.aPrivateRoom(), await this.aSession()]
      await friends.toPrivate(member, roomId, { content: '안녕하세요' })
      return signTicket(server.deps, { memberId, sessionId, roomId, messageId: 1 })
    },
    /** A log-in of the owner. */
    async aSession(): Promise<string> {
      const { accessToken } = await this.logIn(owner)
      return (await server.call(listSessions, { as: accessToken })).value[0]!.sessionId
    },
    /** The code mailed to an e-mail that nobody has. */
    async aMailedCode(email: string): Promise<string> {
      await server.call(sendCode, { body: { email } })
      return /\b\d{5}\b/.exec(server.sentMail.at(-1)!.text)![0]
    },
    async aProof(email: string): Promise<string> {
      const code = await this.aMailedCode(email)
      return (await server.call(verifyCode, { body: { email, code } })).value.proof!
    },
    /** A mailed code for a new password of the owner. */
    async aResetCode(): Promise<string> {
      await server.call(sendResetCode, { body: { email: owner.email } })
      return /\b\d{5}\b/.exec(server.sentMail.at(-1)!.text)![0]
    },
    async aResetProof(): Promise<string> {
      const body = { email: owner.email, code: await this.aResetCode() }
      return (await server.call(verifyResetCode, { body })).value.proof
    },
    /** A warning. */
    aSanction: (of: TestMember) => safety.aSanction(of),
    /** An objection of the member. The owner is a moderator from then on. */
    async anObjection(): Promise<number> {
      await safety.makeModerator(owner)
      return safety.anObjection(member)
    },
    /** Decides a case against somebody: for good, or for three days. */
    async sanction(about: TestMember, decision: 'SUSPENSION' | 'CHAT_LIMIT'): Promise<void> {
      const judge = await server.aMember({ nickname: 'judge', email: 'judge@example.com' })
      await safety.makeModerator(judge)
      const caseId = await safety.aCase({ about, by: [judge], reason: 'SPAM' })
      const days = decision === 'SUSPENSION' ? null : 3
      await safety.decide(judge, caseId, { decision, days }).then(({ value }) => value)
    },
    /** What a log-in of the owner gets, who is suspended from then on. */
    async anObjectionToken(): Promise<string> {
      await safety.aSanction(owner, { kind: 'SUSPENSION' })
      const { email, password } = owner
      const { result } = await server.call(login, { body: { email, password } })
      return (result as SuspendedLogin).objectionToken!
    },
    /** A case about the member. The owner is a moderator from then on. */
    async aCase(): Promise<number> {
      await safety.makeModerator(owner)
      return safety.aCase({ about: member, by: [owner] })
    },
    /** A member of five minutes, with the proof of their sign-up. */
    async aNewcomer() {
      const email = 'new@example.com'
      const proof = await this.aProof(email)
      const { memberId } = (await server.call(signUp, { body: { ...aSignUp(email), proof } })).value
      return { memberId: memberId!, proof }
    },
  }
}

/** A browser's subscription to a push service. Nothing can be encrypted for it. */
export const aSubscription = (): PushSubscription => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${nextId()}`,
  keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
})

export const aSignUp = (email: string) => ({
  email,
  password: 'onstage25',
  nickname: 'Newcomer',
  gender: '여성',
  region: '서울',
  age: 23,
  consents: ALL_CONSENTS,
})
