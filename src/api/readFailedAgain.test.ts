import { afterEach, expect, it, vi } from 'vitest'
import { makeStore } from '#src/app/store.ts'
import { makeTokenStorage } from '#src/auth/tokenStorage.ts'
import { bookmarksApi } from '#src/features/bands/bookmarks/bookmarksApi.ts'
import { expectConsole } from '#tests/env/quietConsole.ts'
import { readFailedAgain } from './readFailedAgain.ts'
import { refusal, stubServer } from './testing/stubServer.ts'

const { listBookmarks } = bookmarksApi.endpoints
const KEY = 'listBookmarks(undefined)'
const bookmarks = listBookmarks.select()

afterEach(() => vi.unstubAllGlobals())

it('a query that has failed is read again, and one that has an answer is not', async () => {
  expectConsole('error', /the bookmarks could not be read/)
  makeTokenStorage().saveSession({ accessToken: 'a', refreshToken: 'r', memberId: 3 }, false)
  let fails = true
  const seen = stubServer(() => (fails ? refusal(400, 'COMMON400') : { json: [] }))
  const { store, dispose } = makeStore()
  await store.dispatch(listBookmarks.initiate())
  expect(bookmarks(store.getState()).isError).toBe(true)

  fails = false
  store.dispatch(readFailedAgain(KEY))
  await vi.waitFor(() => expect(bookmarks(store.getState()).data).toEqual([]))
  store.dispatch(readFailedAgain(KEY))
  store.dispatch(readFailedAgain('listBookmarks(1)'))
  expect(seen).toHaveLength(2)
  dispose()
})
