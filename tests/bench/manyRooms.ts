import { sql, type SQL } from 'drizzle-orm'
import type { DbPlace } from '#server/adapters/db/connect.ts'
import type { Tx } from '#server/db/db.ts'
import { inOneGo, patiently } from './archives.ts'

/** Members 1 to `PEOPLE` have about 540 rooms each: half private, else groups of 6 and applications. */
export const PEOPLE = 600
/** The members after them, with 2,000 rooms each. */
export const HOARDERS = 10
/** The members after those, with 50 rooms each. */
export const NEWCOMERS = 10
/** Bands per member and applicants per band; so each member has as many applications. */
const BANDS_EACH = 2
const APPLICANTS_EACH = 20
/** Rooms of a hoarder: groups with five others, applications to bands, and applicants of their one band. */
const HOARDED = { groups: 1_200, applications: 100, applicants: 100 }

const literal = (count: number) => sql.raw(String(count))
const upTo = (count: number, name: string) => sql`generate_series(1, ${literal(count)}) ${sql.raw(name)}`
const NEWCOMER = sql`generate_series(${literal(PEOPLE + HOARDERS + 1)}, ${literal(PEOPLE + HOARDERS + NEWCOMERS)}) who`
const HOARDER = sql`generate_series(${literal(PEOPLE + 1)}, ${literal(PEOPLE + HOARDERS)}) who`
/** The member `steps` places further on, wrapping around. */
const after = (member: SQL, steps: SQL) => sql`1 + (${member} - 1 + ${steps}) % ${literal(PEOPLE)}`
const bandOf = (member: SQL, nth: SQL) => sql`(${member} - 1) * ${literal(BANDS_EACH)} + ${nth}`

const [who, n, nth] = [sql.raw('who'), sql.raw('n'), sql.raw('nth')]

/** Rooms: the kind, the people, and the band that the second person applied to. */
const ROOMS: readonly SQL[] = [
  sql`select 'PRIVATE', array[who, ${after(who, n)}], null::bigint from ${upTo(PEOPLE, 'who')}, ${upTo(125, 'n')}`,
  sql`select 'GROUP', array(select ${after(who, sql`seat * (n + 1)`)} from generate_series(0, 5) seat), null
    from ${upTo(PEOPLE, 'who')}, ${upTo(16, 'n')}`,
  sql`select 'BAND', array[who, ${after(who, sql`200 + 40 * nth + n`)}], ${bandOf(who, nth)}
    from ${upTo(PEOPLE, 'who')}, ${upTo(BANDS_EACH, 'nth')}, ${upTo(APPLICANTS_EACH, 'n')}`,
  sql`select 'PRIVATE', array[n, who], null from ${HOARDER}, ${upTo(PEOPLE, 'n')}`,
  sql`select 'GROUP', who || array(select ${after(n, sql`seat * 37`)} from generate_series(0, 4) seat), null
    from ${HOARDER}, ${upTo(HOARDED.groups, 'n')}`,
  sql`select 'BAND', array[n, who], ${bandOf(n, sql`1`)} from ${HOARDER}, ${upTo(HOARDED.applications, 'n')}`,
  sql`select 'BAND', array[who, n], ${literal(PEOPLE * BANDS_EACH)} + who - ${literal(PEOPLE)}
    from ${HOARDER}, ${upTo(HOARDED.applicants, 'n')}`,
  sql`select 'PRIVATE', array[n, who], null from ${NEWCOMER}, ${upTo(25, 'n')}`,
  sql`select 'GROUP', who || array(select ${after(n, sql`seat * 37`)} from generate_series(0, 4) seat), null
    from ${NEWCOMER}, ${upTo(25, 'n')}`,
]

/** Last written to within a month; one in forty is pinned, and up to two of the newest may be unread. */
export const fillRooms = (place: DbPlace) =>
  patiently(place, (db) =>
    inOneGo(db, async (tx) => {
      await insertBands(tx)
      await tx.execute(sql`
        create temporary table drafts on commit drop as
        select row_number() over () as id, kind, people, band_id, 3 + floor(random() * 40)::int as talk_count,
          now() - random() * interval '30 days' as at
        from (${sql.join([...ROOMS], sql` union all `)}) as drawn (kind, people, band_id)`)
      await tx.execute(sql`
        insert into messages (id, room_id, sender_id, content, talk_number, created_at)
        select id, id, people[1], repeat('이번 주 토요일 합주 시간 정해요! ', 1 + (id % 3)::int), talk_count, at from drafts`)
      await tx.execute(sql`
        insert into rooms (id, kind, name, low_id, high_id, talk_count, last_message_id, last_message_at, created_at)
        select id, kind, case kind when 'GROUP' then '방 ' || id end,
          case kind when 'PRIVATE' then least(people[1], people[2]) end,
          case kind when 'PRIVATE' then greatest(people[1], people[2]) end, talk_count, id, at, at from drafts`)
      await tx.execute(sql`
        insert into participants (room_id, member_id, last_read_message_id, read_talk_count, pinned_at, joined_at)
        select id, member, 0, talk_count - floor(random() * 3)::int, case when random() < 0.025 then at end, at
        from drafts, lateral (select distinct unnest(people)) as seat (member)`)
      await tx.execute(sql`
        insert into applications (room_id, band_id, applicant_id, session, pass_fail, created_at)
        select distinct on (band_id, people[2]) id, band_id, people[2], 'bass',
          (array['PENDING', 'PASS', 'FAIL'])[1 + floor(random() * 3)::int], at
        from drafts where kind = 'BAND'`)
    }),
  )

/** Two bands per member, then one per hoarder. */
async function insertBands(tx: Tx): Promise<void> {
  const ordinary = literal(PEOPLE * BANDS_EACH)
  await tx.execute(sql`
    insert into bands (id, manager_id, name, created_at)
    select n, case when n <= ${ordinary} then 1 + (n - 1) / ${literal(BANDS_EACH)} else n - ${ordinary} + ${literal(PEOPLE)} end,
      '밴드 ' || n, now()
    from ${upTo(PEOPLE * BANDS_EACH + HOARDERS, 'n')}`)
  await tx.execute(sql`
    insert into band_sessions (band_id, session, position)
    select id, session, 0 from bands, unnest(array['bass', 'vocal', 'drums']) session`)
}
