import { describe, expect, it } from 'vitest'
import { readMigrations } from '#server/db/migrate.ts'
import { unbearable } from './migrations.ts'

/** Those before are in use. */
const JUDGED_FROM = '0020'

it('every migration can be applied while old nodes serve members', () => {
  expect(unbearable(readMigrations(), JUDGED_FROM)).toEqual([])
})

/** The migrations 0020, 0021 and so on, each with its statements. */
const judged = (...migrations: readonly (readonly string[])[]) =>
  unbearable(
    migrations.map((statements, nth) => ({ name: `002${nth}`, statements })),
    JUDGED_FROM,
  )

describe('a migration is refused', () => {
  it.each([
    ['drop table bands', 'drop table. Old nodes use it'],
    ['drop type mood', 'drop type. Old nodes use it'],
    ['drop index bands_name', 'drop index. Write concurrently'],
    ['alter table bands drop column name', 'alter table bands drop column name. Old nodes use it'],
    ['alter table bands rename to groups', 'rename table. Old nodes use the old name'],
    ['alter table bands rename column name to title', 'rename column. Old nodes use the old name'],
    ['alter table bands rename constraint a to b', 'rename constraint. Old nodes use the old name'],
    ['alter table bands alter column name set not null', 'set not null. Add check (… is not null) not valid'],
    ['alter table bands add column mood text not null', 'add column mood. Old nodes do not fill it'],
    [
      'alter table bands add column mood uuid default gen_random_uuid()',
      'add column mood. Every row would be rewritten',
    ],
    [
      'alter table bands add column n bigint generated always as identity',
      'add column n. Every row would be rewritten',
    ],
    [
      'alter table bands add column n int generated always as (id + 1) stored',
      'add column n. Every row would be rewritten',
    ],
    ['alter table bands add column n bigserial', 'add column n. Every row would be rewritten'],
    ['alter table bands add column n int check (n > 0)', 'add column n. Every row would be checked'],
    ['alter table bands add column n bigint references members', 'add column n. Every row would be checked'],
    ['alter table bands add column n int unique', 'add column n. Create a unique index concurrently'],
    ['alter table bands alter column id type text', 'alter column id type. Rows may be rewritten'],
    ['alter table bands set unlogged', 'AT_SetUnLogged. Nobody has judged it'],
    ['create index bands_mood on bands (mood)', 'create index bands_mood on bands. Write concurrently'],
    ['alter table bands add constraint c check (id > 0)', 'add constraint c. Add it not valid'],
    [
      'alter table bands add constraint c foreign key (id) references members',
      'add constraint c. Add it not valid',
    ],
    [
      'alter table bands add constraint c unique (name)',
      'add constraint c. Create a unique index concurrently',
    ],
    ['update bands set name = 1', 'update bands. Every row that it changes stays locked'],
    ['delete from bands', 'delete from bands. Every row that it changes stays locked'],
    ['lock table bands', 'LockStmt. Nobody has judged it'],
    ['truncate bands', 'TruncateStmt. Nobody has judged it'],
    ['do $$ begin drop table bands; end $$', 'DoStmt. Nobody has judged it'],
    [
      'create index concurrently a on bands (id); create index b on bands (id)',
      'several statements. Separate the statements',
    ],
  ])('with %s', (statement, said) => {
    expect(judged([statement])[0]).toContain(`0020: `)
    expect(judged([statement])[0]).toContain(said)
  })

  it('when it validates a constraint under the lock of adding it', () => {
    const add = 'alter table bands add constraint c check (id > 0) not valid'
    const validate = 'alter table bands validate constraint c'
    expect(judged([add, validate])).toEqual([
      '0020: alter table bands validate constraint c. The lock of adding it would be held meanwhile: validate it in the next migration.',
    ])
    expect(judged([add], [validate])).toEqual([])
  })

  it('for each statement, whatever the others are', () => {
    expect(judged(['create table songs (id bigint)', 'drop table bands'], ['drop table songs'])).toHaveLength(
      2,
    )
  })
})

describe('a migration is accepted', () => {
  it.each([
    [
      [
        'create table songs (id bigint primary key, band_id bigint not null references bands check (band_id > 0))',
      ],
    ],
    [
      [
        'create table songs (id bigint)',
        'alter table songs add constraint c foreign key (id) references bands',
        'create index i on songs (id)',
        'alter table songs alter column id set not null',
      ],
    ],
    [['create index concurrently i on bands (id)', 'drop index concurrently j']],
    [['alter table bands add column mood text']],
    [
      [
        `alter table bands add column mood text default 'calm' not null, add column at timestamptz default now() not null`,
      ],
    ],
    [
      [
        `alter table bands add column moods text[] default '{}'::text[] not null`,
        'alter table bands add column n int default -1',
      ],
    ],
    [['alter table bands alter column name drop not null', 'alter table bands drop constraint c']],
    [['alter table bands add constraint c foreign key (id) references members not valid']],
    [['alter table bands add constraint c unique using index i']],
    [['insert into bands (id) values (1)']],
  ])('with %s', (statements) => {
    expect(judged(statements)).toEqual([])
  })

  it('when it sets not null after a check has been validated', () => {
    const add = 'alter table bands add constraint c check (mood is not null) not valid'
    const set = 'alter table bands alter column mood set not null'
    const validate = 'alter table bands validate constraint c'
    expect(judged([add], [validate, set])).toEqual([])
    expect(judged([add], [set])).toHaveLength(1)
    expect(judged([add], [set, validate])).toHaveLength(1)
  })
})

it('migrations of before the rules are not judged', () => {
  expect(unbearable([{ name: '0019_push', statements: ['drop table bands'] }], JUDGED_FROM)).toEqual([])
})
