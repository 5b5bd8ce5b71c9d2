import { describe, expect } from 'vitest'
import { ALL_CONSENTS } from '#contract/documents.ts'
import { login, refreshTokens } from '#contract/http/auth/auth.ts'
import { sendCode, signUp, verifyCode } from '#contract/http/auth/signup.ts'
import { listFriends } from '#contract/http/friends/friends.ts'
import { joseTokens } from '#server/adapters/secrets/joseTokens.ts'
import { keyedDigest } from '#server/adapters/secrets/keyedDigest.ts'
import { createApp } from '#server/app.ts'
import { signRoomFile } from '#server/files/roomFiles.ts'
import { caller } from '#server/testing/call.ts'
import type { TestMember } from '#server/testing/members.ts'
import type { TestServer } from '#server/testing/testServer.ts'
import { it } from './auth.fixtures.ts'

const [OLD, NEW] = ['the old secret of thirty-two bytes!!', 'the new secret of thirty-two bytes!!'].map(
  (text) => new TextEncoder().encode(text),
) as [Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>]

/** A node with these secrets, on the store of the test. */
async function aNode({ deps, logged }: TestServer, secret: typeof OLD, previous: typeof OLD | null = null) {
  const own = {
    ...deps,
    digest: await keyedDigest(secret, previous),
    tokens: await joseTokens(secret, deps.now, previous),
  }
  const app = createApp(own)
  return { app, deps: own, call: caller(app, own, logged) }
}

async function nodesOf(server: TestServer) {
  return {
    before: await aNode(server, OLD),
    during: await aNode(server, NEW, OLD),
    after: await aNode(server, NEW),
  }
}

const logInAt = async ({ call }: Awaited<ReturnType<typeof aNode>>, { email, password }: TestMember) =>
  (await call(login, { body: { email, password } })).value

const code = ({ sentMail }: TestServer) => /\b\d{5}\b/.exec(sentMail.at(-1)!.text)![0]

describe('a change of the secret', () => {
  it('keeps everybody logged in while both are accepted, and signs with the new one', async ({
    server,
    mina,
  }) => {
    const { before, during, after } = await nodesOf(server)
    const accessToken = await before.deps.tokens.signAccess(mina, server.clock.now())
    expect((await during.call(listFriends, { as: accessToken })).status).toBe(200)
    expect(await after.call(listFriends, { as: accessToken })).toMatchObject({
      status: 401,
      code: 'AUTH_007',
    })
    const renewed = await during.deps.tokens.signAccess(mina, server.clock.now())
    expect((await after.call(listFriends, { as: renewed })).status).toBe(200)
    expect((await before.call(listFriends, { as: renewed })).code).toBe('AUTH_007')
    server.clock.advance({ minutes: 15 })
    expect((await during.call(listFriends, { as: accessToken })).code).toBe('AUTH_006')
  })

  it('renews a log-in of before, whose next token is good after it', async ({ server, mina }) => {
    const { before, during, after } = await nodesOf(server)
    const { refreshToken } = await logInAt(before, mina)
    expect((await after.call(refreshTokens, { body: { refreshToken } })).code).toBe('AUTH_009')
    const next = (await during.call(refreshTokens, { body: { refreshToken } })).value.refreshToken!
    const last = await after.call(refreshTokens, { body: { refreshToken: next } })
    expect(last.status).toBe(200)
  })

  it('repeats a renewal of just before it byte for byte', async ({ server, mina }) => {
    const { before, during } = await nodesOf(server)
    const { refreshToken } = await logInAt(before, mina)
    const next = (await before.call(refreshTokens, { body: { refreshToken } })).value.refreshToken!
    server.clock.advance({ seconds: 10 })
    const repeated = (await during.call(refreshTokens, { body: { refreshToken } })).value
    expect(repeated.refreshToken).toBe(next)
    expect((await during.call(refreshTokens, { body: { refreshToken: next } })).status).toBe(200)
  })

  it('keeps mailed codes and proofs', async ({ server }) => {
    const { before, during, after } = await nodesOf(server)
    const email = 'new@example.com'
    await before.call(sendCode, { body: { email } })
    expect((await after.call(verifyCode, { body: { email, code: code(server) } })).code).toBe('AUTH4021')
    expect((await during.call(verifyCode, { body: { email, code: code(server) } })).status).toBe(200)
    await before.call(sendCode, { body: { email } })
    const { proof } = (await before.call(verifyCode, { body: { email, code: code(server) } })).value
    const facts = {
      password: 'onstage25',
      nickname: 'newbie',
      gender: '여성',
      region: '서울',
      age: 23,
      consents: ALL_CONSENTS,
    } as const
    const body = { email, proof: proof!, ...facts }
    expect((await after.call(signUp, { body })).code).toBe('AUTH4023')
    expect((await during.call(signUp, { body })).status).toBe(200)
  })

  it('keeps the addresses of room files', async ({ server }) => {
    const { before, during, after } = await nodesOf(server)
    const file = { bytes: new TextEncoder().encode('la la la'), mime: 'audio/mpeg' } as const
    const address = await signRoomFile(before.deps, await server.deps.files.put(file, 'room-files'))
    expect((await during.app.request(address)).status).toBe(200)
    expect((await after.app.request(address)).status).toBe(404)
  })
})
