import { afterEach, expect, it } from 'vitest'
import { emptyStore, type EmptyStore } from '#server/testing/emptyStore.ts'
import { testServer } from '#server/testing/testServer.ts'
import { moveStore } from './moveStore.ts'
import { readFacts } from './storeFacts.ts'

let target: EmptyStore | null = null
afterEach(async () => {
  await target?.close()
  target = null
})

it('a move takes every row and goes on with the next id, and a second one into the same database is refused', async () => {
  const { deps, aMember } = await testServer()
  await aMember()
  target = await emptyStore()
  const facts = await moveStore(deps, target, deps.now)
  expect(await target.db.transaction(readFacts)).toEqual(facts)
  expect(facts.sequences.members_id_seq).toBe(1)
  await expect(moveStore(deps, target, deps.now)).rejects.toThrow('is not empty')
}, 60_000)
