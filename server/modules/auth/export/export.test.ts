import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { withdraw } from '#contract/http/auth/auth.ts'
import { listNotifications } from '#contract/http/notifications/notifications.ts'
import { consents, dataExports } from '#server/db/accountTables.ts'
import { bands } from '#server/db/bandTables.ts'
import { trackFolderEntries, trackFolders } from '#server/db/folderTables.ts'
import { savedTracks, tracks } from '#server/db/musicTables.ts'
import { notifications } from '#server/db/requestTables.ts'
import { blocks, cases, reports, sanctions } from '#server/db/safetyTables.ts'
import { members } from '#server/db/schema.ts'
import { deleteOldExports } from '#server/jobs/dataExports.ts'
import { friendsTest } from '#server/modules/friends/friends.fixtures.ts'
import { it as base } from '#server/testing/server.fixtures.ts'
import { authTest } from '../auth.fixtures.ts'
import { exportTest } from './export.fixtures.ts'
import { makeExports } from './making.service.ts'

const it = base
  .extend('mina', ({ server }) => server.aMember({ nickname: 'mina', bio: '드럼 쳐요' }))
  .extend('jun', ({ server }) => server.aMember({ nickname: 'jun' }))
  .extend('exports', ({ server }) => exportTest(server))
  .extend('friends', ({ server }) => friendsTest(server))

const listOf = (content: Record<string, string | number>, name: string) =>
  JSON.parse(String(content[name])) as Record<string, unknown>[]

describe('asking for one’s data', () => {
  it('says what there is, and how far it is', async ({ exports, mina }) => {
    expect(await exports.state(mina)).toEqual({
      state: null,
      partsDone: 0,
      fileName: null,
      bytes: null,
      readyAt: null,
      expiresAt: null,
      url: null,
      counts: { tracks: 0, folders: 0, messages: 0, bands: 0, applications: 0 },
    })
    expect((await exports.asked(mina)).status).toBe(200)
    expect(await exports.state(mina)).toMatchObject({ state: 'WAITING', partsDone: 0, counts: null })
    expect(await exports.made()).toBe(1)
    expect(await exports.state(mina)).toMatchObject({
      state: 'READY',
      partsDone: 4,
      fileName: 'hapju-mina.zip',
      bytes: expect.any(Number),
    })
  })

  it('is one at a time: asking again, also at once, makes one file', async ({ server, exports, mina }) => {
    await Promise.all([exports.asked(mina), exports.asked(mina), exports.asked(mina)])
    expect(await server.deps.db.$count(dataExports)).toBe(1)
    expect(await exports.made()).toBe(1)
    expect(await exports.made()).toBe(0)
  })

  it('tells this node to look at once', async ({ server, mina }) => {
    let told = 0
    server.deps.onExportAsked = () => void (told += 1)
    await exportTest(server).asked(mina)
    expect(told).toBe(1)
  })

  it('is notified when it is ready, in the app that is open too', async ({ server, exports, mina }) => {
    await exports.asked(mina)
    await exports.made()
    const { value } = await server.call(listNotifications, { as: mina })
    expect(value).toMatchObject([{ type: 'DATA', title: '내 데이터 파일이 준비됐어요.', senderId: null }])
    expect(server.events).toMatchObject([
      { kind: 'member', memberId: mina.memberId, event: { type: 'NOTIFICATION', data: { type: 'DATA' } } },
    ])
  })

  it('can be stopped, and nothing is left of it', async ({ server, exports, mina }) => {
    await exports.asked(mina)
    expect((await exports.cancelled(mina)).status).toBe(200)
    expect((await exports.cancelled(mina)).status).toBe(200)
    expect(await exports.state(mina)).toMatchObject({ state: null })
    expect(await exports.made()).toBe(0)
    expect(await server.deps.db.$count(notifications)).toBe(0)
  })

  it('can be stopped while it is being made', async ({ server, exports, mina }) => {
    await exports.asked(mina)
    const { files } = server.deps
    await server.deps.db
      .update(members)
      .set({ profileImageUrl: '/files/AAAAAAAAAAAAAAAAAAAAAA.w640.jpg' })
      .where(eq(members.id, mina.memberId))
    const get = async (path: string) => {
      await exports.cancelled(mina)
      return files.get(path)
    }
    expect(await makeExports({ ...server.deps, files: { ...files, get } })).toBe(0)
    expect(await exports.state(mina)).toMatchObject({ state: null })
    expect(await server.deps.archives.removeOlder(new Date(8.64e15))).toBe(0)
    expect(await server.deps.db.$count(notifications)).toBe(0)
  })

  it('a finished one stays when nothing is being made, and a new one replaces it', async ({
    exports,
    mina,
  }) => {
    await exports.asked(mina)
    await exports.made()
    await exports.cancelled(mina)
    const { url } = await exports.state(mina)
    expect((await exports.fetched(url!)).status).toBe(200)
    await exports.asked(mina)
    expect((await exports.fetched(url!)).status).toBe(404)
    expect(await exports.state(mina)).toMatchObject({ state: 'WAITING' })
  })
})

describe('making it', () => {
  it('is taken over when its node has not been heard for two minutes', async ({ server, exports, mina }) => {
    await exports.asked(mina)
    const workingAt = server.clock.now()
    await server.deps.db.update(dataExports).set({ state: 'WORKING', workingAt, partsDone: 2 })
    server.clock.advance({ minutes: 2 })
    expect(await exports.made()).toBe(0)
    server.clock.advance({ seconds: 1 })
    expect(await exports.made()).toBe(1)
  })

  it('is handed on by a node that ends', async ({ server, exports, mina }) => {
    await exports.asked(mina)
    const ended = new AbortController()
    const { archives } = server.deps
    const put: typeof archives.put = (chunks) => {
      ended.abort()
      return archives.put(chunks)
    }
    expect(await makeExports({ ...server.deps, archives: { ...archives, put } }, ended.signal)).toBe(0)
    expect(await exports.state(mina)).toMatchObject({ state: 'WAITING' })
    expect(await exports.made()).toBe(1)
  })

  it('that fails is logged, said, and can be asked for again', async ({ server, exports, mina }) => {
    await exports.asked(mina)
    const put = () => Promise.reject(new Error('the disk is full'))
    await makeExports({ ...server.deps, archives: { ...server.deps.archives, put } })
    expect(await exports.state(mina)).toMatchObject({ state: 'FAILED', counts: { tracks: 0 } })
    expect(server.logged).toContainEqual(expect.objectContaining({ msg: 'could not make an export' }))
    await exports.asked(mina)
    expect(await exports.made()).toBe(1)
  })

  it('fails when no node could finish it in two hours', async ({ server, exports, mina }) => {
    await exports.asked(mina)
    server.clock.advance({ hours: 2, seconds: 1 })
    expect(await exports.made()).toBe(0)
    expect(await exports.state(mina)).toMatchObject({ state: 'FAILED' })
  })

  it('two nodes make one file each of two members, and none twice', async ({ exports, mina, jun }) => {
    await Promise.all([exports.asked(mina), exports.asked(jun)])
    const made = await Promise.all([exports.made(), exports.made()])
    expect(made[0] + made[1]).toBe(2)
  })
})

describe('downloading it', () => {
  it('is a download that nobody caches, in ranges too', async ({ server, exports, mina }) => {
    await exports.asked(mina)
    await exports.made()
    const { url, bytes } = await exports.state(mina)
    const whole = await exports.fetched(url!)
    expect(whole.headers.get('Content-Disposition')).toBe('attachment; filename="hapju-mina.zip"')
    expect(whole.headers.get('Content-Type')).toBe('application/zip')
    expect(whole.headers.get('Cache-Control')).toBe('private, no-store')
    expect((await whole.arrayBuffer()).byteLength).toBe(bytes)
    const path = url!.replace('http://localhost', '')
    const part = await server.app.request(path, { headers: { Range: 'bytes=0-1' } })
    expect(part.status).toBe(206)
    expect(await part.text()).toBe('PK')
  })

  it('needs the signature of this member, in time', async ({ server, exports, mina }) => {
    await exports.asked(mina)
    await exports.made()
    const { url } = await exports.state(mina)
    expect((await exports.fetched(url!)).status).toBe(200)
    for (const wrong of [
      url!.replace(/key=./, (key) => (key === 'key=0' ? 'key=1' : 'key=0')),
      url!.replace(/until=\d+/, (until) => `${until}9`),
      url!.split('?')[0]!,
      url!.replace(/exports\/./, (name) => (name === 'exports/A' ? 'exports/B' : 'exports/A')),
    ])
      expect((await exports.fetched(wrong)).status).toBe(404)
    server.clock.advance({ minutes: 15 })
    expect((await exports.fetched(url!)).status).toBe(404)
    expect((await exports.fetched((await exports.state(mina)).url!)).status).toBe(200)
  })

  it('is over after a day, and the job deletes the file', async ({ server, exports, mina }) => {
    await exports.asked(mina)
    await exports.made()
    server.clock.advance({ hours: 23, minutes: 59 })
    const { url } = await exports.state(mina)
    expect(await deleteOldExports(server.deps)).toBe(0)
    server.clock.advance({ minutes: 1 })
    expect(await exports.state(mina)).toMatchObject({ state: null, url: null })
    expect((await exports.fetched(url!)).status).toBe(404)
    expect(await deleteOldExports(server.deps)).toBe(1)
    expect(await server.deps.archives.get(new URL(url!).pathname)).toBeNull()
    expect(await server.deps.db.$count(dataExports)).toBe(0)
  })

  it('a file that no export names is deleted after two days', async ({ server, exports, mina }) => {
    await exports.asked(mina)
    await exports.made()
    await server.deps.db.delete(dataExports)
    server.clock.advance({ days: 2 })
    await deleteOldExports(server.deps)
    expect(await server.deps.archives.removeOlder(new Date(8.64e15))).toBe(1)
    await exports.asked(mina)
    await exports.made()
    await server.deps.db.delete(dataExports)
    server.clock.advance({ days: 2, seconds: 1 })
    await deleteOldExports(server.deps)
    expect(await server.deps.archives.removeOlder(new Date(8.64e15))).toBe(0)
  })

  it('ends with the withdrawal, and so does one that is being made', async ({
    server,
    exports,
    mina,
    jun,
  }) => {
    for (const member of [mina, jun]) await exports.asked(member)
    await server.deps.db
      .update(dataExports)
      .set({ state: 'WORKING', workingAt: server.clock.now() })
      .where(eq(dataExports.memberId, jun.memberId))
    await exports.made()
    const { url } = await exports.state(mina)
    for (const member of [mina, jun]) {
      const { accessToken, refreshToken } = await authTest(server, member).loggedIn()
      const body = { memberId: member.memberId, refreshToken }
      expect((await server.call(withdraw, { as: accessToken, body })).status).toBe(200)
    }
    expect((await exports.fetched(url!)).status).toBe(404)
    expect(await server.deps.archives.get(new URL(url!).pathname)).toBeNull()
    expect(await server.deps.db.$count(dataExports)).toBe(0)
  })
})

describe('the file', () => {
  it('has the profile, what was agreed to, and no secret', async ({ server, exports, mina }) => {
    const content = await exports.contentOf(mina)
    expect(Object.keys(content)[0]).toBe('읽어보기.txt')
    expect(JSON.parse(String(content['profile.json']))).toMatchObject({
      email: mina.email,
      nickname: 'mina',
      bio: '드럼 쳐요',
      picture: null,
    })
    expect(listOf(content, 'consents.json')).toHaveLength(await server.deps.db.$count(consents))
    expect(JSON.stringify(content)).not.toMatch(/password|quick:|tokenHash/i)
  })

  it('has what the member has sent, with the room’s name, and nothing that others have', async ({
    exports,
    friends,
    mina,
    jun,
  }) => {
    const roomId = await friends.aRoom('GROUP', [mina, jun])
    await friends.toGroup(mina, roomId, { content: '내일 합주 어때요?' })
    await friends.toGroup(jun, roomId, { content: '준이 쓴 비밀' })
    const { attachmentId } = await friends.sentUp(mina, roomId)
    await friends.toGroup(mina, roomId, { content: '녹음', attachmentId })
    const content = await exports.contentOf(mina)
    const sent = listOf(content, 'messages.json')
    expect(sent).toMatchObject([
      { roomId, content: '내일 합주 어때요?', type: 'TEXT', file: null, room: expect.any(String) },
      { roomId, file: expect.stringMatching(/^files\/messages\/\d+\.\w+$/) },
    ])
    expect(content[String(sent[1]!.file)]).toBeGreaterThan(0)
    expect(JSON.stringify(content)).not.toContain('준이 쓴 비밀')
  })

  it('has a long archive whole and in order, and its folders', async ({ server, exports, mina }) => {
    const { db, now } = server.deps
    const at = { createdAt: now(), updatedAt: now() }
    const made = await db
      .insert(tracks)
      .values(
        Array.from({ length: 1_201 }, (_, n) => ({
          spotifyId: `t${n}`,
          title: `곡 ${n}`,
          artist: 'x',
          ...at,
        })),
      )
      .returning({ id: tracks.id })
    const savedAt = (n: number) => new Date(now().getTime() + (1_201 - n) * 1_000)
    await db
      .insert(savedTracks)
      .values(made.map(({ id }, n) => ({ memberId: mina.memberId, trackId: id, savedAt: savedAt(n) })))
    const folder = { memberId: mina.memberId, name: '연습', colour: 'RED' as const, createdAt: now() }
    const [{ id: folderId } = { id: 0 }] = await db.insert(trackFolders).values(folder).returning()
    const entry = { memberId: mina.memberId, folderId, trackId: made[0]!.id, addedAt: now() }
    await db.insert(trackFolderEntries).values(entry)
    expect((await exports.state(mina)).counts).toMatchObject({ tracks: 1_201, folders: 1 })

    const content = await exports.contentOf(mina)
    const titles = listOf(content, 'saved-tracks.json').map(({ title }) => title)
    expect(titles).toEqual(Array.from({ length: 1_201 }, (_, n) => `곡 ${1_200 - n}`))
    expect(listOf(content, 'folders.json')).toMatchObject([
      { name: '연습', kind: 'TRACK', itemIds: [made[0]!.id] },
    ])
  })

  it('has blocks, the own reports without their evidence, sanctions and bands', async ({
    server,
    exports,
    mina,
    jun,
  }) => {
    const { db, now } = server.deps
    const [at, memberId] = [now(), mina.memberId]
    await db.insert(blocks).values({ blockerId: memberId, blockedId: jun.memberId, createdAt: at })
    const [{ id: caseId } = { id: 0 }] = await db
      .insert(cases)
      .values({ memberId: jun.memberId, reason: 'SPAM', openedAt: at, dueAt: at })
      .returning()
    await db.insert(reports).values({
      caseId,
      reporterId: memberId,
      kind: 'MEMBER',
      targetId: jun.memberId,
      words: '광고예요',
      evidence: { kind: 'MEMBER', bio: '준의 소개' },
      createdAt: at,
    })
    await db.insert(sanctions).values({ memberId, kind: 'WARNING', reason: '욕설', startsAt: at })
    await db.insert(bands).values({ managerId: memberId, name: '새벽', createdAt: at })
    const content = await exports.contentOf(mina)
    expect(listOf(content, 'blocked.json')).toMatchObject([{ nickname: 'jun' }])
    expect(listOf(content, 'reports.json')).toMatchObject([
      { about: 'MEMBER', reason: 'SPAM', words: '광고예요' },
    ])
    expect(listOf(content, 'sanctions.json')).toMatchObject([
      { kind: 'WARNING', reason: '욕설', objection: null },
    ])
    expect(listOf(content, 'bands.json')).toMatchObject([{ name: '새벽', sessions: [], picture: null }])
    expect(JSON.stringify(content)).not.toContain('준의 소개')
  })

  it('of a member without anything is complete all the same', async ({ exports, mina }) => {
    const content = await exports.contentOf(mina)
    for (const name of ['messages', 'saved-tracks', 'bands', 'applications', 'folders'])
      expect(listOf(content, `${name}.json`)).toEqual([])
  })
})
