import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { chatTest } from '../modules/chat/chat.fixtures.ts'
import { planOf } from '../testing/plan.ts'
import { testServer } from '../testing/testServer.ts'
import { newestOfRoom, oldestOfRoom } from './messageOrder.ts'
import { messages } from './schema.ts'

it('a page of a long room that has been quiet is read by the room index, without sorting or reading other rooms', async () => {
  const server = await testServer()
  const chat = chatTest(server)
  const harin = await server.aMember()
  const [quiet, busy] = [await chat.aRoom('GROUP', [harin]), await chat.aRoom('GROUP', [harin])]
  const { db } = server.deps
  for (const roomId of [quiet, busy])
    await db.execute(sql`
      insert into messages (room_id, sender_id, content, talk_number, created_at)
      select ${roomId}::bigint, ${harin.memberId}::bigint, '말', n, now() from generate_series(1, 2000) n`)
  await db.execute(sql`analyze messages`)
  const ofRoom = eq(messages.roomId, quiet)
  for (const query of [
    db.select().from(messages).where(ofRoom).orderBy(newestOfRoom).limit(50),
    db
      .select()
      .from(messages)
      .where(and(ofRoom, lt(messages.id, 1_900)))
      .orderBy(newestOfRoom)
      .limit(50),
    db
      .select()
      .from(messages)
      .where(and(ofRoom, gt(messages.id, 100)))
      .orderBy(oldestOfRoom)
      .limit(50),
  ]) {
    const steps = await planOf(db, query)
    expect(steps.map((step) => step['Node Type'])).not.toContain('Sort')
    expect(steps.at(-1)).toMatchObject({ 'Index Name': 'messages_room', 'Actual Rows': 50 })
  }
})
