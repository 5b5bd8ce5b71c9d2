/**
 * Members, their tastes, bands and notifications of a grown store. Rows are made inside Postgres, and the same
 * every time: what varies comes from the row's number.
 */
import { sql, type SQL } from 'drizzle-orm'
import { GENRES, KEYWORD_PRESETS } from '#contract/genresAndKeywords.ts'
import { GENDERS, REGIONS } from '#contract/scalars.ts'
import { SESSION_TYPES } from '#contract/sessions.ts'
import type { Tx } from '#server/db/db.ts'
import { bandNameKey } from '#server/modules/bands/bandNameKey.ts'
import {
  ARTISTS_EACH,
  insertCatalogue,
  insertSaved,
  textArray,
  TRACKS_EACH,
  withIndexesLast,
} from './archives.ts'
import { insertBands } from './manyBands.ts'
import { makeBandNames } from './searchedRooms.ts'

export interface GrownPeople {
  members: number
  bands: number
}

const FIRST =
  '새벽 노을 바람 하얀 푸른 느린 조용한 작은 깊은 밤의 봄날 여름 가을 겨울 달빛 별빛 은하 우주 바다 파도 구름 안개 소나기 무지개 심야 한낮 도시 골목 옥상 지하 나른한 반짝 고요 빨간 검은 초록 하린 도준 서윤 지안'
const SECOND =
  '기타 드럼 베이스 보컬 건반 토끼 고양이 여우 고래 참새 나무 숲 별 달 해 섬 길 꿈 노래 소리 앰프 피크 스틱 페달 악보 리듬 멜로디 코드 밴드 합주 민지 현우 수빈 예준 하준 지우 jazz rock punk blue'
const LEVELS = ['BEGINNER', 'INTERMEDIATE', 'EXPERT']
const NOTIFICATIONS_EACH = 2
/** They have as many as a list shows. */
const NOTIFIED = 200
/** In this share of the members. */
const WITH_PICTURE = 0.3

/** An integer from 0 on that is as good as random, and the same for the same `of` and `salt`. */
export const hashed = (of: SQL, salt: number): SQL =>
  sql`(hashint8extended(${of}, ${sql.raw(String(salt))}) & 2147483647)`

const oneOf = (texts: readonly string[], of: SQL, salt: number): SQL =>
  sql`(${textArray(texts)})[1 + ${hashed(of, salt)} % ${sql.raw(String(texts.length))}]`

export async function insertPeople(tx: Tx, { members, bands }: GrownPeople): Promise<void> {
  const n = sql`n`
  const nickname = sql`${oneOf(FIRST.split(' '), n, 1)} || ${oneOf(SECOND.split(' '), n, 2)} || n`
  await withIndexesLast(tx, 'members', () =>
    tx.execute(sql`
      insert into members (email, nickname, nickname_key, password_hash, gender, age, region, bio, profile_image_url, created_at)
      select 'bench' || n || '@example.com', ${nickname}, ${nickname}, '-', ${oneOf(GENDERS, n, 3)}, 15 + ${hashed(n, 4)} % 40,
        ${oneOf(REGIONS, n, 5)}, '주말에 합주할 사람을 찾고 있어요.',
        case when ${hashed(n, 6)} % 1000 < ${WITH_PICTURE * 1000}::int then '/files/' || substr(md5(n::text), 1, 22) || '.w960.webp' end,
        now() - interval '3 years' + n * interval '3 years' / ${members}::int
      from generate_series(1, ${members}::bigint) n`),
  )
  await insertTastes(tx, members)
  await insertCatalogue(tx)
  await withIndexesLast(tx, 'saved_artists', () => insertSaved(tx, 'artists', ARTISTS_EACH))
  await withIndexesLast(tx, 'saved_tracks', () => insertSaved(tx, 'tracks', TRACKS_EACH))
  await insertNamedBands(tx, members, bands)
  await insertNotifications(tx, members, bands)
  await insertSessions(tx, members)
}

async function insertTastes(tx: Tx, members: number): Promise<void> {
  const different = (texts: readonly string[], steps: readonly number[], salt: number) =>
    sql`(${textArray(texts)})[1 + (${hashed(sql`m`, salt)} + k * (array[${sql.raw(steps.join(', '))}])[1 + ${hashed(sql`m`, salt + 1)} % ${sql.raw(String(steps.length))}]) % ${sql.raw(String(texts.length))}]`
  await withIndexesLast(tx, 'member_genres', () =>
    tx.execute(sql`
      insert into member_genres (member_id, genre, position)
      select m, ${different(GENRES, [1, 2, 3, 4, 5, 6, 7, 8], 10)}, k
      from generate_series(1, ${members}::bigint) m, generate_series(1, 3) k`),
  )
  // the steps have no common divisor with the number of texts, so no text is drawn twice
  await withIndexesLast(tx, 'member_keywords', () =>
    tx.execute(sql`
      insert into member_keywords (member_id, keyword, position)
      select m, ${different(Object.values(KEYWORD_PRESETS).flat(), [1, 3, 5, 9, 11, 13], 12)}, k
      from generate_series(1, ${members}::bigint) m, generate_series(1, 3) k`),
  )
  await tx.execute(sql`
    insert into member_sessions (member_id, session_type, level, position)
    select m, ${different(SESSION_TYPES, [1, 3, 5, 7], 14)}, ${oneOf(LEVELS, sql`m * 2 + k`, 16)}, k
    from generate_series(1, ${members}::bigint) m, generate_series(1, 2) k`)
}

/** Names of bands are made of the words that are said in rooms. */
async function insertNamedBands(tx: Tx, members: number, bands: number): Promise<void> {
  await tx.execute(
    sql`create temp table band_names (n bigint primary key, name text, key text) on commit drop`,
  )
  const names = makeBandNames(bands)
  for (let from = 0; from < bands; from += 10_000) {
    const some = names.slice(from, from + 10_000).map((name) => [name, bandNameKey(name)])
    await tx.execute(sql`
      insert into band_names
      select ${from}::int + at, pair ->> 0, pair ->> 1
      from json_array_elements(${JSON.stringify(some)}::json) with ordinality as named (pair, at)`)
  }
  await insertBands(tx, {
    bands,
    people: members,
    name: sql`(select name from band_names named where named.n = n.n)`,
    nameKey: sql`(select key from band_names named where named.n = n.n)`,
  })
}

/** Invitations to bands; the first hundredth of the members have NOTIFIED each. */
async function insertNotifications(tx: Tx, members: number, bands: number): Promise<void> {
  await withIndexesLast(tx, 'notifications', () =>
    tx.execute(sql`
      insert into notifications (receiver_id, type, sender_id, band_id, is_read, created_at)
      select r, 'BAND', 1 + (r + k * 7919) % ${members}::int, 1 + (r * 31 + k) % ${bands}::int, ${hashed(sql`r * 1000 + k`, 20)} % 4 > 0,
        now() - interval '1 year' + (r + k)  * interval '1 second'
      from generate_series(1, ${members}::bigint) r
      cross join lateral generate_series(1, case when r <= ${members / 100}::int then ${NOTIFIED}::int else ${NOTIFICATIONS_EACH}::int end) k`),
  )
}

/** A log-in for each member, and a second one for a third of them, each with its current token. */
async function insertSessions(tx: Tx, members: number): Promise<void> {
  const id = sql`md5('family' || m || '/' || k)::uuid`
  const logIns = sql`
    from generate_series(1, ${members}::bigint) m
    cross join lateral generate_series(1, case when m % 3 = 0 then 2 else 1 end) k`
  await withIndexesLast(tx, 'refresh_families', () =>
    tx.execute(sql`
      insert into refresh_families (id, member_id, created_at, user_agent)
      select ${id}, m, now() - interval '1 day', 'Mozilla/5.0 (Linux; Android 14) Chrome/126' ${logIns}`),
  )
  await withIndexesLast(tx, 'refresh_tokens', () =>
    tx.execute(sql`
      insert into refresh_tokens (id, family_id, token_hash, issued_at, expires_at)
      select md5('token' || m || '/' || k)::uuid, ${id}, md5('hash' || m || '/' || k), now(), now() + interval '30 days' ${logIns}`),
  )
  await tx.execute(sql`
    insert into push_subscriptions (session_id, member_id, endpoint, p256dh, auth, created_at)
    select ${id}, m, 'https://fcm.googleapis.com/fcm/send/' || m || '/' || k, 'p', 'a', now() ${logIns}`)
}
