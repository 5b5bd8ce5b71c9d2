import { aMember, aPrivateRoom } from './harness/api.ts'
import { bubbles, expectAllSent, openPrivateRoom, say } from './harness/chat.ts'
import { copyTemplate, postgresUrl } from './harness/store.ts'
import { expect, test } from './harness/test.ts'

const databaseUrl = postgresUrl()
const redisUrl = process.env.TEST_REDIS_URL

test('two members on two nodes chat as if they were on one', async ({ startServer, openPhone }) => {
  test.skip(!databaseUrl || !redisUrl, 'needs TEST_DATABASE_URL and TEST_REDIS_URL; npm test starts both')
  const settings = {
    DATABASE_URL: await copyTemplate(databaseUrl ?? ''),
    REDIS_URL: redisUrl ?? '',
    TOKEN_SECRET: 'an end-to-end secret of enough characters',
  }
  const one = await startServer(settings)
  const two = await startServer(settings)
  const [yuna, jun] = [await aMember(one, 'yuna'), await aMember(two, 'jun')]
  const roomId = await aPrivateRoom(one, yuna, jun)
  const hers = await openPhone({ at: one, as: yuna })
  const his = await openPhone({ at: two, as: jun })
  await openPrivateRoom(hers, roomId)
  await openPrivateRoom(his, roomId)
  await say(hers, '첫째 노드')
  await expect(bubbles(his, '첫째 노드')).toBeVisible()
  await say(his, '둘째 노드')
  await expect(bubbles(hers, '둘째 노드')).toBeVisible()
  await expectAllSent(hers)
  // He has read hers: the 1 beside it disappears on the other node.
  await expect(hers.getByText('명이 읽지 않음')).toHaveCount(0)
})
