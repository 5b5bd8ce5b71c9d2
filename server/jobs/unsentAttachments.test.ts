import { beforeEach, describe, expect, it } from 'vitest'
import { readAttachment } from '#contract/http/chat/attachments.ts'
import { listMessages } from '#contract/http/chat/messages.ts'
import { attachments, messages } from '../db/schema.ts'
import { chatTest, type ChatTest } from '../modules/chat/chat.fixtures.ts'
import type { TestMember } from '../testing/members.ts'
import { aPhoto, asFile } from '../testing/pictures.ts'
import { rememberingFiles } from '../testing/rememberingFiles.ts'
import { testServer, type TestServer } from '../testing/testServer.ts'
import { deleteUnsent } from './unsentAttachments.ts'

let server: TestServer
let chat: ChatTest
let kept: () => string[]
let harin: TestMember
let roomId: number
beforeEach(async () => {
  const { files, ...remembered } = rememberingFiles()
  kept = remembered.kept
  server = await testServer({ deps: { files } })
  chat = chatTest(server)
  harin = await server.aMember()
  roomId = await chat.aRoom('GROUP', [harin, await server.aMember()])
})

const send = (attachmentId: number) => chat.toGroup(harin, roomId, { content: '음성 메시지', attachmentId })
const read = (attachmentId: number) =>
  server.call(readAttachment, { as: harin, path: { roomId, attachmentId } })

describe('an uploaded file', () => {
  it('is deleted after a day without a message, in all its sizes, and cannot be sent any more', async () => {
    const { attachmentId, url } = await chat.sentUp(harin, roomId, asFile(await aPhoto()))
    server.clock.advance({ hours: 23, minutes: 59 })
    expect(await deleteUnsent(server.deps)).toBe(0)
    expect((await server.app.request(url)).status).toBe(200)
    server.clock.advance({ minutes: 1 })
    expect(await deleteUnsent(server.deps)).toBe(1)
    expect(kept()).toEqual([])
    for (const size of [url, url.replace('.w960.', '.w160.')])
      expect((await server.app.request(size)).status).toBe(404)
    expect((await read(attachmentId)).code).toBe('ATTACHMENT4004')
    expect(await send(attachmentId)).toMatchObject({ code: 'ATTACHMENT4004' })
    expect(await deleteUnsent(server.deps)).toBe(0)
  })

  it('is kept with the message that carries it', async () => {
    const { attachmentId } = await chat.sentUp(harin, roomId)
    await send(attachmentId)
    server.clock.advance({ days: 400 })
    expect(await deleteUnsent(server.deps)).toBe(0)
    expect((await server.app.request((await read(attachmentId)).value.url)).status).toBe(200)
  })

  it('is also deleted when its sender was deleted without sending it', async () => {
    await chat.sentUp(harin, roomId)
    await chat.deleteMember(harin)
    server.clock.advance({ days: 1 })
    expect(await deleteUnsent(server.deps)).toBe(1)
    expect(kept()).toEqual([])
  })

  it('is checked only once: a run reads the files that turned a day old since the last run', async () => {
    for (let day = 0; day < 3; day += 1) {
      await send((await chat.sentUp(harin, roomId)).attachmentId)
      await chat.sentUp(harin, roomId)
      server.clock.advance({ days: 1 })
      expect(await deleteUnsent(server.deps)).toBe(1)
    }
    expect(kept()).toHaveLength(3)
  })
})

it('is deleted by one of several nodes, however many files there are', async () => {
  const { db, files, now } = server.deps
  for (let n = 0; n < 130; n += 1) {
    const path = await files.put({ bytes: new Uint8Array([n]), mime: 'audio/mp4' }, 'room-files')
    await db
      .insert(attachments)
      .values({ roomId, kind: 'AUDIO', path, mime: 'audio/mp4', bytes: 1, createdAt: now() })
  }
  const sent = await chat.sentUp(harin, roomId)
  await send(sent.attachmentId)
  server.clock.advance({ days: 1 })
  const deleted = await Promise.all([1, 2, 3].map(() => deleteUnsent({ ...server.deps })))
  expect(deleted.reduce((sum, each) => sum + each, 0)).toBe(130)
  expect(kept()).toHaveLength(1)
})

it('is either kept when it is sent at the same moment, or refused', async () => {
  for (let round = 0; round < 12; round += 1) {
    const { attachmentId } = await chat.sentUp(harin, roomId)
    server.clock.advance({ days: 1 })
    const [deleted, refusal] = await Promise.all([deleteUnsent({ ...server.deps }), send(attachmentId)])
    const { status } = await read(attachmentId)
    expect([deleted, refusal?.code ?? null, status]).toEqual(
      refusal ? [1, 'ATTACHMENT4004', 404] : [0, null, 200],
    )
  }
  const { value } = await server.call(listMessages, { as: harin, path: { roomId } })
  expect(value.messages).toHaveLength(await server.deps.db.$count(messages))
  for (const { attachment } of value.messages)
    expect((await server.app.request(attachment!.url)).status).toBe(200)
  expect(kept()).toHaveLength(value.messages.length)
}, 60_000)
