// S9 (docs/performance.md "Budgets") through HTTP: lists of 50 rooms a second from one built server, over
// keep-alive connections; in one answer, and as the first page, which the app asks for. `--store=Postgres` or
// `--store=PGlite` limits the run to that store; with `--nodes=2` half of the connections are to each node.
import { listRooms } from '#contract/http/chat/rooms.ts'
import { ROOM_PAGE_SIZE } from '#contract/limits.ts'
import { accessTokens } from './accessTokens.ts'
import { KeptAlive } from './keptAlive.ts'
import { rates } from './rates.ts'
import { crowdOfRoomLists, PEOPLE, READERS, ROOM_LIST_MIN_BYTES, roomListFigures } from './roomLists.ts'
import { serveNodes, STORES_OF_NODES } from './servedNodes.ts'
import { fill, onEachStore } from './stores.ts'
import { printFigures, type Figure } from './table.ts'

const named = (['PGlite', 'Postgres'] as const).filter((name) => process.argv.includes(`--store=${name}`))
const figures: Figure[] = []
const tokens = await accessTokens(PEOPLE)

await onEachStore(
  async (store) => {
    await fill(store, crowdOfRoomLists())
    const nodes = await serveNodes(store)
    const readers = await Promise.all(
      Array.from({ length: READERS }, (_, nth) => KeptAlive.open(nodes.originOf(nth))),
    )
    let turn = 0
    const readsOf = (path: string) =>
      rates(
        READERS,
        async (worker) => {
          const { status, bodyBytes } = await readers[worker]!.get(path, tokens[(turn += 1) % PEOPLE]!)
          if (status !== 200 || bodyBytes < ROOM_LIST_MIN_BYTES)
            throw new Error(`${status}, ${bodyBytes} bytes`)
        },
        nodes.cpuSeconds,
      )
    const whole = await readsOf(listRooms.path)
    const pages = await readsOf(`${listRooms.path}?limit=${ROOM_PAGE_SIZE}`)
    for (const reader of readers) reader.close()
    await nodes.stop()
    figures.push(...roomListFigures(nodes.name, whole, store.name === 'Postgres'))
    figures.push(...roomListFigures(`${nodes.name}, the first page`, pages, store.name === 'Postgres'))
  },
  named.length > 0 ? named : STORES_OF_NODES,
)

printFigures('Room lists through HTTP, 16 connections', figures)
