import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import {
  type AnswerOf,
  type AnyCall,
  fillPath,
  type InputOf,
  type PathOf,
  type QueryOf,
} from '#contract/call.ts'
import { login, type Tokens } from '#contract/http/auth.ts'
import { openPrivateRoom } from '#contract/http/rooms.ts'
import { sendCode, signUp, verifyCode } from '#contract/http/signup.ts'
import type { ServerProcess } from './server.ts'

interface Parts<C extends AnyCall> {
  path?: PathOf<C>
  query?: QueryOf<C>
  body?: InputOf<C>
  as?: Tokens
}

/** Makes a call of the contract past the app, for what a test presupposes. A refusal throws with its text. */
export async function ask<C extends AnyCall>(
  server: ServerProcess,
  call: C,
  { path, query, body, as }: Parts<C> = {},
) {
  const url = new URL(fillPath(call.path, path ?? {}), server.url)
  for (const [key, value] of Object.entries(query ?? {})) url.searchParams.set(key, String(value))
  const headers = new Headers({ 'Content-Type': 'application/json' })
  if (as) headers.set('Authorization', `Bearer ${as.accessToken}`)
  const response = await fetch(url, {
    method: call.method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${call.id} was refused: ${response.status} ${text}`)
  const json = JSON.parse(text) as { result?: unknown }
  return (
    call.answer ? v.parse(call.answer, call.body === 'bare' ? json : json.result) : undefined
  ) as AnswerOf<C>
}

export interface Member extends Tokens {
  memberId: number
  email: string
  password: string
  nickname: string
}

/** Signs somebody up as the app would, without drawing it. */
export async function aMember(server: ServerProcess, nickname: string): Promise<Member> {
  const email = `${nickname.toLowerCase()}@example.com`
  const password = 'gitar2025'
  await ask(server, sendCode, { body: { email } })
  await ask(server, verifyCode, { body: { email, code: await server.mailedCode(email) } })
  await ask(server, signUp, { body: { email, password, nickname, gender: '여성', region: '서울', age: 23 } })
  return { ...(await ask(server, login, { body: { email, password } })), email, password, nickname }
}

/** The private room of two members. */
export async function aPrivateRoom(server: ServerProcess, one: Member, other: Member): Promise<number> {
  const room = await ask(server, openPrivateRoom, { as: one, body: { memberId: other.memberId } })
  return room.roomId
}

/** The members of the sample data whose password is known. */
export async function sampleMembers(server: ServerProcess): Promise<Member[]> {
  const kept = await readFile(join(server.dataDir, 'sample-log-ins.json'), 'utf8')
  const logIns = JSON.parse(kept) as Pick<Member, 'email' | 'password' | 'nickname'>[]
  return Promise.all(
    logIns.map(async ({ email, password, nickname }) => ({
      ...(await ask(server, login, { body: { email, password } })),
      email,
      password,
      nickname,
    })),
  )
}
