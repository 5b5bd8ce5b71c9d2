import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import {
  type AnswerOf,
  type AnyCall,
  fillPath,
  type InputOf,
  type PathOf,
  type QueryOf,
} from '#contract/call.ts'
import { ALL_CONSENTS } from '#contract/documents.ts'
import { login, type Tokens } from '#contract/http/auth/auth.ts'
import { sendCode, signUp, verifyCode } from '#contract/http/auth/signup.ts'
import { createRoom, listRooms, openPrivateRoom, type ManagerRoom } from '#contract/http/chat/rooms.ts'
import { requestFriend } from '#contract/http/friends/friends.ts'
import { createRecruitment } from '#contract/http/recruitments/recruitments.ts'
import type { SAMPLE_LOG_INS } from '#server/sample/people.ts'
import type { ServerProcess } from './server.ts'

interface Parts<C extends AnyCall> {
  path?: PathOf<C>
  query?: QueryOf<C>
  /** Sent as JSON, or as the JSON part of a form where the call takes one. */
  body?: InputOf<C>
  as?: Tokens
}

/** Makes a call of the contract without the app, to set up a test. A refusal throws with its text. */
export async function ask<C extends AnyCall>(
  server: ServerProcess,
  call: C,
  { path, query, body, as }: Parts<C> = {},
) {
  const url = new URL(fillPath(call.path, path ?? {}), server.url)
  for (const [key, value] of Object.entries(query ?? {})) url.searchParams.set(key, String(value))
  const headers = new Headers()
  if (as) headers.set('Authorization', `Bearer ${as.accessToken}`)
  if (!call.multipart) headers.set('Content-Type', 'application/json')
  const response = await fetch(url, { method: call.method, headers, body: bodyOf(call, body) })
  const text = await response.text()
  if (!response.ok) throw new Error(`${call.id} was refused: ${response.status} ${text}`)
  const json = JSON.parse(text) as { result?: unknown }
  return (
    call.answer ? v.parse(call.answer, call.body === 'bare' ? json : json.result) : undefined
  ) as AnswerOf<C>
}

function bodyOf(call: AnyCall, value: unknown): string | FormData | null {
  if (value === undefined) return null
  const json = JSON.stringify(value)
  if (!call.multipart?.json) return json
  const form = new FormData()
  form.append(call.multipart.json, json)
  return form
}

export interface LogIn {
  email: string
  password: string
  nickname: string
}

export interface Member extends LogIn, Tokens {
  memberId: number
}

/** A new session, as on another device. */
export async function logIn(server: ServerProcess, { email, password, nickname }: LogIn): Promise<Member> {
  return { ...(await ask(server, login, { body: { email, password } })), email, password, nickname }
}

let names = 0

/** The word with three digits appended, unique in this worker. A nickname has at most ten characters. */
export const unique = (word: string): string => `${word}${String((names += 1)).padStart(3, '0')}`

/** Signs a member up through the API, without the screens. The nickname is the word made unique. */
export async function aMember(server: ServerProcess, word: string): Promise<Member> {
  const nickname = unique(word)
  const [email, password] = [`${nickname}@example.com`, 'gitar2025']
  await ask(server, sendCode, { body: { email } })
  const code = await server.mailedCode(email)
  const proof = (await ask(server, verifyCode, { body: { email, code } })).proof!
  const who = { password, nickname, gender: '여성', region: '서울', age: 23 } as const
  const made = await ask(server, signUp, { body: { email, proof, ...who, consents: ALL_CONSENTS } })
  const { memberId, accessToken, refreshToken } = made
  return {
    email,
    password,
    nickname,
    memberId: memberId!,
    accessToken: accessToken!,
    refreshToken: refreshToken!,
  }
}

/** Sends requests in both directions, which makes both friends. */
export async function makeFriends(server: ServerProcess, one: Member, other: Member): Promise<void> {
  await ask(server, requestFriend, { as: one, body: { targetMemberId: other.memberId } })
  await ask(server, requestFriend, { as: other, body: { targetMemberId: one.memberId } })
}

/** The private room of two members. */
export async function aPrivateRoom(server: ServerProcess, one: Member, other: Member): Promise<number> {
  const room = await ask(server, openPrivateRoom, { as: one, body: { memberId: other.memberId } })
  return room.roomId
}

export async function aGroup(
  server: ServerProcess,
  maker: Member,
  others: Member[],
  roomName: string,
): Promise<number> {
  const memberIds = others.map(({ memberId }) => memberId)
  return (await ask(server, createRoom, { as: maker, body: { memberIds, roomName } })).roomId
}

/** The bands a member manages, as listed in their rooms. */
export async function managedBands(server: ServerProcess, as: Member): Promise<ManagerRoom[]> {
  const { chatRoomInfos } = await ask(server, listRooms, { as })
  return chatRoomInfos.flatMap((room) => (room.roomType === 'BAND-MANAGER' ? [room] : []))
}

export interface Band {
  bandId: number
  name: string
}

/**
 * A new band in Seoul, where every new member lives too, so it is the first one recommended to them. Its name
 * is the word made unique.
 */
export async function aBand(
  server: ServerProcess,
  manager: Member,
  word: string,
  facts: Partial<InputOf<typeof createRecruitment>>,
): Promise<Band> {
  const name = unique(word)
  const body = { ...facts, name, region: '서울' }
  const { bandId } = await ask(server, createRecruitment, { as: manager, body })
  return { bandId, name }
}

/** A member of the sample data with friends, rooms of all kinds and bands. For tests that change nothing. */
export async function aSampleMember(
  server: ServerProcess,
  nickname: (typeof SAMPLE_LOG_INS)[number],
): Promise<Member> {
  const kept = await readFile(server.sampleLogIns, 'utf8')
  const logIns = JSON.parse(kept) as LogIn[]
  return logIn(
    server,
    logIns.find((each) => each.nickname === nickname)!,
  )
}
