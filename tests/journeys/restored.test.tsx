import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { screen, waitFor, within } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { listMessages } from '#contract/http/chat/messages.ts'
import { listRooms } from '#contract/http/chat/rooms.ts'
import { openDb } from '#server/adapters/db/connect.ts'
import { idsAheadOf, mendSql } from '#server/backup/mend.ts'
import type { Db } from '#server/db/db.ts'
import { layOutLists } from '#src/features/chat/testing/listLayout.ts'
import { paths } from '#src/lib/paths.ts'
import { aMember, aMessage, aRoom, closeApps, renderApp, replaceServer, theServer } from '../renderApp.tsx'

// jsdom has no layout, and the list renders only visible rows.
beforeAll(layOutLists)

const log = () => screen.findByRole('log', { name: '대화' })
const said = async (text: string) => within(await log()).findByText(text)

/**
 * The store as a restore brings it back. The commands themselves copy rows, which takes ten times as long;
 * `server/main.backup.test.ts` tests them.
 */
async function copyOf(db: Db): Promise<Db> {
  const { $client } = db as unknown as { $client: PGlite }
  const dump = join(tmpdir(), `hapju-copy-${process.pid}`)
  await writeFile(dump, Buffer.from(await (await $client.dumpDataDir('none')).arrayBuffer()))
  const copy = await openDb({ kind: 'memory', dump })
  onTestFinished(copy.close)
  await rm(dump)
  // A copied folder is ahead of its rows by up to 32 ids of each sequence; a restore is not.
  await copy.db.execute(
    sql`select setval(pg_get_serial_sequence('messages', 'id'), (select max(id) from messages))`,
  )
  return copy.db
}

it('a phone that knows more than a restored server loses no further message, and its unsent ones arrive', async () => {
  const yuna = await aMember({ nickname: 'yuna' })
  const jun = await aMember({ nickname: 'jun' })
  const roomId = await aRoom([yuna, jun])
  await aMessage(roomId, jun, '토요일 3시')
  const { deps, clock } = theServer()
  const takenAt = clock.now()
  // Before the app opens its socket: copying stops everything else for seconds, also the heart-beats.
  const restored = await copyOf(deps.db)
  const { user, socket } = await renderApp(paths.privateChat(roomId), { as: yuna })
  await said('토요일 3시')
  await waitFor(() => expect(socket.open).toBe(1))
  await aMessage(roomId, jun, '아니 4시')
  await said('아니 4시')
  await restored.execute(mendSql({ idsAhead: idsAheadOf(takenAt, clock.now()), endsSessions: false }))

  socket.block()
  await user.type(screen.getByRole('textbox', { name: '메시지' }), '4시 좋아요{Enter}')
  await replaceServer(restored)
  await aMessage(roomId, jun, '그럼 5시')

  await said('그럼 5시')
  await waitFor(() => expect(screen.queryByText('보내는 중')).not.toBeInTheDocument())
  expect(within(await log()).getAllByText('4시 좋아요')).toHaveLength(1)
  // an open page shows what is lost until it is loaded again
  expect(within(await log()).getByText('아니 4시')).toBeInTheDocument()
  const kept = ['토요일 3시', '4시 좋아요', '그럼 5시'].sort()
  await vi.waitFor(async () => {
    const { value } = await theServer().call(listMessages, { as: jun, path: { roomId } })
    expect(value.messages.map(({ content }) => content).sort()).toEqual(kept)
    const rooms = await theServer().call(listRooms, { as: yuna })
    expect(rooms.value.chatRoomInfos[0]!.unreadCount).toBe(0)
  })

  closeApps()
  await renderApp(paths.privateChat(roomId), { as: yuna })
  await said('그럼 5시')
  expect(within(await log()).queryByText('아니 4시')).not.toBeInTheDocument()
})
