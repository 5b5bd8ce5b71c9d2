import { expect, it } from 'vitest'
import { receivePush } from './receive.ts'
import { fakeDevice, pushedGroup, pushedPerson } from './testing/fakeDevice.ts'

/** Receives pushes one after the other. */
async function received(...pushes: (string | null)[]) {
  const { device, state } = fakeDevice()
  for (const push of pushes) await receivePush(device, push)
  const shown = [...state.notifications.values()].map(({ title, look }) => ({ title, body: look.body }))
  return { shown, state, look: [...state.notifications.values()][0]?.look }
}

it('messages of a group are one notification with their number, and a line for each with its writer', async () => {
  const { shown, look } = await received(pushedGroup())
  expect(shown).toEqual([
    {
      title: '토요일 망원 합주 · 메시지 3개',
      body: 'harin 이번 주 토요일 합주 시간 정해요!\ndojun99 4시 어때요?\ntaeo 저는 4시 좋아요',
    },
  ])
  expect(look?.actions?.map(({ title }) => title)).toEqual(['답장', '읽음'])
  expect(look?.timestamp).toBe(Date.parse('2026-11-20T10:00:00.000Z'))
})

it('a message of a person has their name as title and only its text', async () => {
  const { shown } = await received(pushedPerson())
  expect(shown).toEqual([{ title: 'minseo', body: '그럼 데모 들어보고 연락드릴게요!' }])
})

it('a later message of the room takes the place of its notification and sounds again', async () => {
  const more = pushedPerson({ count: 2, messageId: 31 })
  const { shown, look, state } = await received(pushedPerson(), more)
  expect(shown.map(({ title }) => title)).toEqual(['minseo · 메시지 2개'])
  expect(look?.renotify).toBe(true)
  expect(state.sounded).toHaveLength(2)
})

it('a push that was overtaken by a newer one of its room changes nothing', async () => {
  const { shown } = await received(pushedPerson({ count: 2, messageId: 31 }), pushedPerson())
  expect(shown.map(({ title }) => title)).toEqual(['minseo · 메시지 2개'])
})

it('a push that comes twice does not sound again', async () => {
  const { shown, look } = await received(pushedPerson(), pushedPerson())
  expect(shown.map(({ title }) => title)).toEqual(['minseo'])
  expect(look?.renotify).toBe(false)
})

it('rooms have a notification each', async () => {
  const { shown } = await received(pushedPerson(), pushedGroup())
  expect(shown).toHaveLength(2)
})

it.each([
  [1, '새 메시지'],
  [3, '새 메시지 3개'],
])('of %i hidden messages neither name nor text is shown, and no button', async (count, title) => {
  const { shown, look } = await received(pushedGroup({ title: null, count, lines: [] }))
  expect(shown).toEqual([{ title, body: '열어서 확인해주세요' }])
  expect(look?.actions).toBeUndefined()
})

const news = (facts: Record<string, unknown> = {}) =>
  JSON.stringify({
    kind: 'NOTIFICATION',
    notificationId: 5,
    title: '새벽 네 시',
    body: '지원자 2명이 새로 왔어요',
    at: '2026-11-20T10:00:00.000Z',
    unread: 1,
    ...facts,
  })

it('other news are shown as the server words them, and open their page', async () => {
  const { shown, look } = await received(news())
  expect(shown).toEqual([{ title: '새벽 네 시', body: '지원자 2명이 새로 왔어요' }])
  expect(look?.data.to).toBe('/my/notifications/5')
})

it('hidden news are only said to be there', async () => {
  const { shown } = await received(news({ title: null, body: null }))
  expect(shown).toEqual([{ title: '새 소식', body: '열어서 확인해주세요' }])
})

it('a room that was read elsewhere loses its notification, and the others stay', async () => {
  const read = JSON.stringify({ kind: 'READ', roomId: 7, unread: 1 })
  const { shown, state } = await received(pushedGroup(), pushedPerson(), read)
  expect(shown.map(({ title }) => title)).toEqual(['minseo'])
  expect(state.count).toBe(1)
})

it('the icon of the app has the number of everything unread', async () => {
  expect((await received(pushedGroup())).state.count).toBe(4)
})

it('a push that arrives after its member has logged out tells the next member nothing', async () => {
  const { device, state } = fakeDevice()
  state.sent = null
  await receivePush(device, pushedGroup())
  const [{ title, look } = { title: '', look: { body: '' } }] = state.notifications.values()
  expect([title, look.body]).toEqual(['새 소식', '열어서 확인해주세요'])
  expect(state.count).toBeNull()
})

it.each([
  ['nothing', null],
  ['no JSON', 'hello'],
  ['a kind of a newer server', JSON.stringify({ kind: 'CONCERT', unread: 2 })],
  ['messages without a room', pushedGroup({ roomId: undefined })],
  ['messages without a count of unread', pushedGroup({ unread: undefined })],
  ['a line that is no line', pushedGroup({ lines: ['harin'] })],
])('%s is shown as news without details, which lead to the list', async (_what, push) => {
  const { shown, look } = await received(push)
  expect(shown).toEqual([{ title: '새 소식', body: '열어서 확인해주세요' }])
  expect(look?.data.to).toBe('/my/notifications')
})
