import { sql } from 'drizzle-orm'
import type { DbPlace } from '#server/adapters/db/connect.ts'
import type { Db } from '#server/db/db.ts'
import { writeSearchBlocks } from '#server/modules/chat/search/searchBlocks.service.ts'
import { patiently, withIndexesLast } from './archives.ts'
import { emailOf } from './crowd.ts'

/** One long room and many short ones with the same vocabulary. */
export interface SearchedRooms {
  long: number
  short: { rooms: number; messages: number }
}

const WORDS_MAX = 8_000
const SAID =
  '안녕 합주 연습 연습실 오늘 내일 저녁 기타 드럼 베이스 보컬 키보드 예약 가능 시간 어때요 좋아요 네네 ㅋㅋㅋ ㅎㅎ 감사합니다 제가 그럼 확인 노래 박자 공연 무대 녹음 홍대 합정 주말 토요일 하린 도준 잔나비 아이유 please ok demo'.split(
    ' ',
  )
const ENDINGS = ['', '', '', '요', '은', '는', '이', '가', '에서', '하고', '?', '!!']
/** Each occurs once in this many messages. */
export const RARE_WORDS = [
  { word: '오르간', every: 1_000 },
  { word: '신디사이저', every: 10_000 },
  { word: '하프시코드', every: 250_000 },
]

function randomFrom(seed: number): () => number {
  let state = seed
  return () => (state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff) / 0x8000_0000
}

/** Word frequencies as in a language: the 1,000th word occurs a thousandth as often as the first. */
function makeWords(random: () => number): () => string {
  const words = [...SAID]
  while (words.length < WORDS_MAX)
    words.push(
      Array.from({ length: 2 + Math.floor(random() * 3) }, () =>
        String.fromCharCode(
          0xac00 +
            Math.floor(random() * 19) * 588 +
            Math.floor(random() * 21) * 28 +
            (random() < 0.5 ? 0 : Math.floor(random() * 28)),
        ),
      ).join(''),
    )
  const shares: number[] = []
  let sum = 0
  for (let rank = 1; rank <= words.length; rank += 1) shares.push((sum += 1 / rank))
  return () => {
    const at = random() * sum
    let [low, high] = [0, shares.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if (shares[middle]! < at) low = middle + 1
      else high = middle
    }
    return words[low]!
  }
}

/** Two words each, as said in the rooms. */
export function makeBandNames(count: number): string[] {
  const pick = makeWords(randomFrom(7))
  return Array.from({ length: count }, () => `${pick()} ${pick()}`)
}

export function makeSayings(): (n: number) => string {
  const random = randomFrom(42)
  const pick = makeWords(random)
  const saidWord = () => pick() + ENDINGS[Math.floor(random() * ENDINGS.length)]!
  return (n) => {
    const said = Array.from({ length: 1 + Math.floor(random() * 10) }, saidWord)
    for (const { word, every } of RARE_WORDS) if (n % every === Math.floor(every / 2)) said.push(word)
    return said.join(' ')
  }
}

const ROWS_AT_ONCE = 10_000

/** Member 1 is in all of the rooms, the long one first. Rows are inserted by SQL. */
export const fillSearchedRooms = (place: DbPlace, wanted: SearchedRooms) =>
  patiently(place, (db) => fill(db, wanted))

async function fill(db: Db, { long, short }: SearchedRooms): Promise<void> {
  await db.execute(sql`
    insert into members (email, nickname, nickname_key, password_hash, gender, age, created_at)
    values (${emailOf(1)}, 'm1', 'm1', '', 'OTHER', 27, now())`)
  await db.execute(sql`
    insert into rooms (kind, name, talk_count, last_message_id, last_message_at, created_at)
    select 'GROUP', '방', case when n = 0 then ${long}::int else ${short.messages}::int end, 1, now(), now()
    from generate_series(0, ${short.rooms}::int) n`)
  await db.execute(sql`
    insert into participants (room_id, member_id, joined_at) select id, 1, now() from rooms`)
  const saying = makeSayings()
  const insert = (room: number, texts: readonly string[], from: number) =>
    db.execute(sql`
      insert into messages (room_id, sender_id, content, talk_number, created_at)
      select ${room}::bigint, 1, said.value, ${from}::int + said.at, now()
      from json_array_elements_text(${JSON.stringify(texts)}::json) with ordinality as said(value, at)`)
  for (let from = 0; from < long; from += ROWS_AT_ONCE) {
    const count = Math.min(ROWS_AT_ONCE, long - from)
    await insert(
      1,
      Array.from({ length: count }, (_, n) => saying(from + n)),
      from,
    )
  }
  for (let room = 0; room < short.rooms; room += 1)
    await insert(
      2 + room,
      Array.from({ length: short.messages }, (_, n) => saying(n)),
      0,
    )
}

/** Writes all missing blocks and builds their index in one go. */
export const fillBlocks = (place: DbPlace) =>
  patiently(place, async (db) => {
    // one connection; a commit a block would wait for the disk
    await db.execute(sql`set synchronous_commit = off`)
    await withIndexesLast(db, 'search_blocks', () => writeSearchBlocks({ db }))
    await db.execute(sql`vacuum analyze`)
  })

/** Adds this many messages to the long room, as member 1 would send them. */
export async function sayMore(db: Db, messages: number): Promise<void> {
  await db.execute(sql`
    insert into messages (room_id, sender_id, content, talk_number, created_at)
    select 1, 1, content, (select talk_count from rooms where id = 1) + row_number() over (), now()
    from (select content from messages where room_id = 1 order by id limit ${messages}::int) said`)
  await db.execute(sql`update rooms set talk_count = talk_count + ${messages}::int where id = 1`)
}
