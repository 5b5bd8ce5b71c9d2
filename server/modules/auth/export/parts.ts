import type { Deps, ServedFile } from '#server/deps.ts'
import {
  selectOwnBlocks,
  selectOwnConsents,
  selectOwnFriends,
  selectOwnProfile,
  selectOwnReports,
  selectOwnRequests,
  selectOwnSanctions,
  selectOwnSessions,
  selectPlaying,
} from './own.queries.ts'
import {
  OWN_ALBUMS,
  OWN_APPLICATIONS,
  OWN_ARTISTS,
  OWN_BANDS,
  OWN_BOOKMARKS,
  OWN_FOLDERS,
  OWN_MESSAGES,
  OWN_TRACKS,
  selectRoomNames,
  type Long,
} from './ownLists.queries.ts'
import type { Entry } from './zip.ts'

type Source = Pick<Deps, 'db' | 'files'>

/** Called before each page, with the number of parts when one is done; throws to stop. */
type Alive = (partsDone?: number) => Promise<void>

/** Rows of one read: a few hundred kB of messages at the most. */
const ROWS_AT_A_TIME = 500

/**
 * All that a member has, in the order of `EXPORT_PARTS`, and nothing that others have written to them. Read
 * in pages while the archive is written; what changes meanwhile is there as it was or as it is.
 */
export async function* entriesOf(
  source: Source,
  memberId: number,
  at: Date,
  alive: Alive,
): AsyncGenerator<Entry> {
  yield { name: '읽어보기.txt', content: text(readMe(at)) }
  yield* profile(source, memberId)
  await alive(1)
  yield* archive(source, memberId, alive)
  await alive(2)
  yield* messages(source, memberId, alive)
  await alive(3)
  yield* bands(source, memberId, alive)
}

const readMe = (at: Date) => `합주에 남긴 내 데이터예요.
만든 때: ${at.toISOString()}

프로필과 계정   profile.json, consents.json, log-ins.json, friends.json, requests.json,
                blocked.json, reports.json, sanctions.json, files/profile.*, files/recording.*
저장한 것       saved-tracks.json, saved-artists.json, saved-albums.json, folders.json
채팅            messages.json, files/messages/*  (내가 보낸 것만 담았어요)
밴드와 지원     bands.json, applications.json, saved-bands.json, files/bands/*

시간은 모두 UTC예요. 다른 멤버가 보낸 채팅은 담지 않아요.
`

async function* profile({ db, files }: Source, memberId: number): AsyncGenerator<Entry> {
  const member = await selectOwnProfile(db, memberId)
  if (!member) throw new Error('the member is gone')
  const { picture, recording, ...facts } = member
  const kept = {
    ...(await file(files, 'profile', picture)),
    ...(await file(files, 'recording', recording)),
  }
  const playing = await selectPlaying(db, memberId)
  yield json('profile.json', {
    ...facts,
    ...playing,
    picture: kept.profile?.name ?? null,
    // the address of another site stays an address
    recording: kept.recording?.name ?? recording,
  })
  yield json('consents.json', await selectOwnConsents(db, memberId))
  yield json('log-ins.json', await selectOwnSessions(db, memberId))
  yield json('friends.json', await selectOwnFriends(db, memberId))
  yield json('requests.json', await selectOwnRequests(db, memberId))
  yield json('blocked.json', await selectOwnBlocks(db, memberId))
  yield json('reports.json', await selectOwnReports(db, memberId))
  yield json('sanctions.json', await selectOwnSanctions(db, memberId))
  yield* Object.values(kept)
}

async function* archive({ db }: Source, memberId: number, alive: Alive): AsyncGenerator<Entry> {
  const list = (name: string, ...kinds: readonly Long[]) =>
    listed(name, concat(kinds.map((kind) => pages(db, memberId, kind, alive))))
  yield list('saved-tracks.json', OWN_TRACKS)
  yield list('saved-artists.json', OWN_ARTISTS)
  yield list('saved-albums.json', OWN_ALBUMS)
  yield list('folders.json', ...OWN_FOLDERS)
}

async function* messages({ db, files }: Source, memberId: number, alive: Alive): AsyncGenerator<Entry> {
  /** The paths of the files by their names in the archive, found while the messages are written. */
  const carried = new Map<string, string>()
  const names = new Map<number, string>()

  async function* presented(): AsyncGenerator<unknown[]> {
    for await (const page of pages(db, memberId, OWN_MESSAGES, alive)) {
      const unnamed = new Set(page.map(({ roomId }) => roomId).filter((roomId) => !names.has(roomId)))
      for (const [roomId, name] of await selectRoomNames(db, memberId, [...unnamed])) names.set(roomId, name)
      yield page.map(({ path, ...message }) => {
        const name = path === null ? null : `files/messages/${message.id}${endingOf(path)}`
        if (name !== null && path !== null) carried.set(name, path)
        return { ...message, room: names.get(message.roomId) ?? null, file: name }
      })
    }
  }

  yield listed('messages.json', presented())
  for (const [name, path] of carried) {
    await alive()
    yield* Object.values(await file(files, name, path, name))
  }
}

async function* bands({ db, files }: Source, memberId: number, alive: Alive): AsyncGenerator<Entry> {
  const kept: Entry[] = []
  async function* presented(): AsyncGenerator<unknown[]> {
    for await (const page of pages(db, memberId, OWN_BANDS, alive)) {
      const rows: unknown[] = []
      for (const { picture, demo, ...band } of page) {
        const own = {
          ...(await file(files, `bands/${band.id}`, picture)),
          ...(await file(files, `bands/${band.id}-demo`, demo)),
        }
        kept.push(...Object.values(own))
        rows.push({
          ...band,
          picture: own[`bands/${band.id}`]?.name ?? null,
          demo: own[`bands/${band.id}-demo`]?.name ?? demo,
        })
      }
      yield rows
    }
  }
  yield listed('bands.json', presented())
  yield listed('applications.json', pages(db, memberId, OWN_APPLICATIONS, alive))
  yield listed('saved-bands.json', pages(db, memberId, OWN_BOOKMARKS, alive))
  yield* kept
}

/** Rows in the order of the ids, a page at a time; what is deleted meanwhile is left out. */
async function* pages<Row extends { id: number }>(
  db: Deps['db'],
  memberId: number,
  { ids, rows }: Long<Row>,
  alive: Alive,
): AsyncGenerator<Row[]> {
  const all = await ids(db, memberId)
  for (let at = 0; at < all.length; at += ROWS_AT_A_TIME) {
    await alive()
    const some = all.slice(at, at + ROWS_AT_A_TIME)
    const byId = new Map((await rows(db, memberId, some)).map((row) => [row.id, row]))
    yield some.flatMap((id) => byId.get(id) ?? [])
  }
}

async function* concat<Item>(lists: readonly AsyncIterable<Item>[]): AsyncGenerator<Item> {
  for (const list of lists) yield* list
}

const json = (name: string, value: unknown): Entry => ({
  name,
  content: text(JSON.stringify(value, null, 2)),
})

/** One row a line. */
const listed = (name: string, rows: AsyncIterable<unknown[]>): Entry => ({ name, content: lines(rows) })

async function* lines(rows: AsyncIterable<unknown[]>): AsyncGenerator<Uint8Array> {
  let isFirst = true
  for await (const page of rows) {
    if (page.length === 0) continue
    const written = page.map((row) => JSON.stringify(row)).join(',\n')
    yield encoder.encode(`${isFirst ? '[\n' : ',\n'}${written}`)
    isFirst = false
  }
  yield encoder.encode(isFirst ? '[]\n' : '\n]\n')
}

const encoder = new TextEncoder()

async function* text(words: string): AsyncGenerator<Uint8Array> {
  yield encoder.encode(words)
}

/**
 * The file under its name below `files/`, in an object so that it can be spread. Empty: no file of this
 * server, or it is gone. Of a picture it is the largest size.
 */
async function file(
  files: Deps['files'],
  key: string,
  path: string | null,
  name = `files/${key}${endingOf(path ?? '')}`,
): Promise<Record<string, Entry>> {
  const found = path === null ? null : await files.get(path)
  if (found === null) return {}
  return { [key]: { name, content: bytesOf(found), isPacked: true } }
}

const endingOf = (path: string) => /\.[a-z0-9]+$/.exec(path)?.[0] ?? ''

/** Opened when it is read, so that a long list of files keeps none open. */
async function* bytesOf({ size, read }: ServedFile): AsyncGenerator<Uint8Array> {
  const content = read(0, size - 1)
  if (content instanceof Uint8Array) return yield content
  const reader = content.getReader()
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
  } finally {
    await reader.cancel()
  }
}
