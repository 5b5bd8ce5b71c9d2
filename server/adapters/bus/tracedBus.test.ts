import { beforeEach, expect, it } from 'vitest'
import type { RealtimeEvent } from '#server/realtime/events.ts'
import { aRoomMessage } from '#server/realtime/testing/events.ts'
import { noTracing } from '#server/traces/noTracing.ts'
import { inProcessBus } from './inProcessBus.ts'
import { tracedBus } from './tracedBus.ts'

const PLACE = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'

let here: string | undefined
const bus = tracedBus(inProcessBus(), { ...noTracing, here: () => here })
const heard: RealtimeEvent[] = []
bus.subscribe((event) => heard.push(event))
beforeEach(() => {
  here = PLACE
  heard.length = 0
})

it('an event for members says where its cause is in a trace', async () => {
  const news: RealtimeEvent = {
    kind: 'member',
    memberId: 1,
    destination: '/user/queue/notifications',
    event: {},
  }
  await bus.publish(aRoomMessage())
  await bus.publish(news)
  expect(heard).toEqual([
    { ...aRoomMessage(), trace: PLACE },
    { ...news, trace: PLACE },
  ])
})

it('an event that was published by a batch keeps the place of its own message', async () => {
  await bus.publish({ ...aRoomMessage(), trace: 'its own' })
  expect(heard).toEqual([{ ...aRoomMessage(), trace: 'its own' }])
})

it('events of no recorded trace, and those for nodes alone, stay as they are', async () => {
  await bus.publish({ kind: 'memberSessionsEnded', memberId: 1 })
  here = undefined
  await bus.publish(aRoomMessage())
  expect(heard).toEqual([{ kind: 'memberSessionsEnded', memberId: 1 }, aRoomMessage()])
})
