import { describe, expect, it } from 'vitest'
import { statementText } from './statementText.ts'

describe('the name of a statement', () => {
  it.each([
    ['select "id" from "members" where "email" = $1', 'select members'],
    ['insert into "messages" ("room_id") values ($1) returning "id"', 'insert messages'],
    ['update "rooms" set "talk_count" = $1', 'update rooms'],
    ['delete from "blocks" where "blocker_id" = $1', 'delete blocks'],
    [
      'with room as (select 1 from "rooms" r for no key update of r) insert into "messages" select * from room',
      'insert messages',
    ],
    ['insert into "counters" values ($1) on conflict do update set "count" = 1', 'insert counters'],
    ['select * from lateral_things for update', 'select lateral_things'],
    ['select pg_try_advisory_lock($1)', 'select'],
    ['begin', 'begin'],
    ['COMMIT', 'commit'],
  ])('of %s is %s', (sql, name) => {
    expect(statementText(sql).name).toBe(name)
  })
})

describe('the text of a statement', () => {
  it('has no literal: neither a text, also with a quote in it, nor a number', () => {
    const { text } = statementText(
      `select "a1" from "t" where "name" = '하린''s' and "age" > 23 and "share" < 0.5 and "id" = $12`,
    )
    expect(text).toBe('select "a1" from "t" where "name" = ? and "age" > ? and "share" < ? and "id" = $12')
  })

  it('is the same for lists of any length', () => {
    const { text } = statementText('select 1 from "t" where "id" in ($1, $2, $3) and "state" = $4')
    expect(text).toBe('select ? from "t" where "id" in ($1, …) and "state" = $4')
  })

  it('is cut after 2,000 characters, and has no line ends', () => {
    const { text } = statementText(`select\n  ${'"column", '.repeat(400)}\n"id" from "t"`)
    expect(text).toHaveLength(2_000)
    expect(text).not.toContain('\n')
  })
})
