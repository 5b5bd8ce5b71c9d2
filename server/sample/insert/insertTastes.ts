import type { Tx } from '#server/db/db.ts'
import { memberGenres, memberKeywords, memberSessions } from '#server/db/profileTables.ts'
import { TASTES, type Taste } from '../tastes.ts'
import { insertAll } from './insertAll.ts'

/** Inserts sessions, genres and keywords of the members. `insertArchives.ts` inserts the saved items. */
export async function insertTastes(tx: Tx, memberIdOf: (nickname: string) => number): Promise<void> {
  const people = TASTES.map((taste) => ({ ...taste, memberId: memberIdOf(taste.nickname) }))
  const rows = <Row>(rowsOf: (person: Taste & { memberId: number }, nth: number) => readonly Row[]) =>
    people.flatMap(rowsOf)
  await insertAll(
    tx,
    memberSessions,
    rows(({ memberId, sessions }) =>
      sessions.map((session, position) => ({ memberId, ...session, position })),
    ),
  )
  await insertAll(
    tx,
    memberGenres,
    rows(({ memberId, genres }) => genres.map((genre, position) => ({ memberId, genre, position }))),
  )
  await insertAll(
    tx,
    memberKeywords,
    rows(({ memberId, keywords }) => keywords.map((keyword, position) => ({ memberId, keyword, position }))),
  )
}
