import { expect, it } from 'vitest'
import { refusal, stubServer } from '#src/api/testing/stubServer.ts'
import { makeStore } from '#src/app/store.ts'
import { expectConsole } from '#tests/env/quietConsole.ts'
import { bookmarksApi } from './bookmarksApi.ts'

function readingBands() {
  const { store, dispose } = makeStore({ wait: () => Promise.resolve() })
  return { read: store.dispatch(bookmarksApi.endpoints.listBookmarks.initiate()), dispose }
}

it('a failed request for the saved bands is logged', async () => {
  const { calls } = expectConsole('error', 'the bookmarks could not be read')
  stubServer(() => refusal(400, 'BAND4000'))
  const { read, dispose } = readingBands()
  await read
  expect(calls).toHaveLength(1)
  dispose()
})

it('an aborted request for the saved bands is not logged', async () => {
  stubServer(() => 'silence')
  const { read, dispose } = readingBands()
  read.abort()
  expect(await read).toMatchObject({ error: { name: 'AbortError' } })
  dispose()
})
