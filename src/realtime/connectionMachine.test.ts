import { describe, expect, it } from 'vitest'
import { type ConnectionEvent, type ConnectionState, OFF, redialDelayMs, step } from './connectionMachine.ts'

const after = (events: ConnectionEvent[], from: ConnectionState = OFF) =>
  events.reduce<{ state: ConnectionState; commands: string[] }>(
    ({ state, commands }, event) => {
      const next = step(state, event)
      const { command } = next
      const words = command ? [command.type === 'wait' ? `wait ${command.ms}` : command.type] : []
      return { state: next.state, commands: [...commands, ...words] }
    },
    { state: from, commands: [] },
  )

const failed = { type: 'failed', problem: 'connect' } as const
const dropped = { type: 'failed', problem: 'socket' } as const
const opened = { type: 'opened' } as const
const signedIn = { type: 'signedIn' } as const
const due = { type: 'due' } as const
const live = after([signedIn, opened]).state

it('each of the five redials waits 1 s longer, and later ones 30 s', () => {
  expect([1, 2, 3, 4, 5, 6, 7].map(redialDelayMs)).toEqual([
    1_000, 2_000, 3_000, 4_000, 5_000, 30_000, 30_000,
  ])
})

it('the connection is dialled when a member signs in and hung up when they sign out', () => {
  expect(after([signedIn, opened, { type: 'signedOut' }])).toEqual({
    state: OFF,
    commands: ['dial', 'wait 10000', 'hangUp'],
  })
})

it('the connection is lost after the fifth redial, and dialled every 30 s from then on', () => {
  const { state, commands } = after([
    signedIn,
    failed,
    due,
    failed,
    due,
    failed,
    due,
    failed,
    due,
    failed,
    due,
    failed,
    due,
    dropped,
  ])
  expect(state).toMatchObject({ status: 'lost', problem: 'socket' })
  expect(commands).toEqual([
    'dial', 'wait 1000', 'dial', 'wait 2000', 'dial', 'wait 3000', 'dial', 'wait 4000', 'dial', 'wait 5000',
    'dial', 'wait 30000', 'dial', 'wait 30000',
  ]) // oxfmt-ignore
})

it('a lost connection stays lost while it is dialled, and is live once it opens', () => {
  const lost: ConnectionState = { ...live, status: 'lost', problem: 'socket', tries: 5 }
  expect(after([due], lost)).toEqual({ state: lost, commands: ['dial'] })
  expect(after([due, opened], lost)).toEqual({
    state: { ...lost, status: 'live', problem: null },
    commands: ['dial', 'wait 10000'],
  })
})

describe('the count of redials', () => {
  it('continues while a connection opens and breaks again', () => {
    expect(after([dropped, due, opened, dropped], live).commands).toEqual([
      'wait 1000', 'dial', 'wait 10000', 'wait 2000',
    ]) // oxfmt-ignore
  })

  it.each([
    ['10 s of connection', [opened, { type: 'steady' }, dropped]],
    ['coming online or becoming visible', [{ type: 'woke' }, failed]],
    ['a request of the member', [failed, { type: 'reconnectRequested' }, failed]],
  ] satisfies [string, ConnectionEvent[]][])('restarts after %s', (_name, events) => {
    expect(after([dropped, due, ...events], live).commands.at(-1)).toBe('wait 1000')
  })
})

it('the page waking up causes an immediate dial from stale and from lost', () => {
  for (const status of ['stale', 'lost'] as const)
    expect(after([{ type: 'woke' }], { ...live, status })).toMatchObject({
      state: { status: 'connecting' },
      commands: ['dial'],
    })
})

it('the page waking up leaves a live connection and a pending dial alone', () => {
  expect(after([{ type: 'woke' }], live).commands).toEqual([])
  expect(after([{ type: 'woke' }], { ...live, status: 'connecting' }).commands).toEqual([])
})

it('a request of the member dials at once from stale and from lost', () => {
  for (const status of ['stale', 'lost'] as const)
    expect(after([{ type: 'reconnectRequested' }], { ...live, status, tries: 5 })).toMatchObject({
      state: { status: 'connecting', tries: 0 },
      commands: ['dial'],
    })
})

it('a page whose socket was displaced by newer ones rests until the member looks at it', () => {
  const displaced = after([{ type: 'displaced' }], live)
  expect(displaced).toMatchObject({ state: { status: 'lost', problem: 'socket' }, commands: ['rest'] })
  expect(after([{ type: 'woke' }], displaced.state).commands).toEqual(['dial'])
})

describe('a node that restarts', () => {
  const restart = { type: 'restart' } as const

  it('is dialled again a second later without showing a problem', () => {
    const { state, commands } = after([restart], live)
    expect(state).toMatchObject({ status: 'stale', problem: null, tries: 1 })
    expect(commands).toEqual(['wait 1000'])
    expect(after([due, opened], state)).toMatchObject({
      state: { status: 'live', problem: null },
      commands: ['dial', 'wait 10000'],
    })
  })

  it('counts as a try, so that a server that only restarts is not dialled every second', () => {
    const again = [restart, due, opened]
    const { state, commands } = after([...again, ...again, ...again, ...again, ...again, restart], live)
    expect(state.status).toBe('lost')
    expect(commands.filter((word) => word.startsWith('wait') && word !== 'wait 10000')).toEqual([
      'wait 1000', 'wait 2000', 'wait 3000', 'wait 4000', 'wait 5000', 'wait 30000',
    ]) // oxfmt-ignore
  })

  it('shows a problem once the redial fails', () => {
    expect(after([restart, due, failed], live).state).toMatchObject({ status: 'stale', problem: 'connect' })
  })

  it('leaves a lost connection lost, and changes nothing once signed out', () => {
    const lost: ConnectionState = { ...live, status: 'lost', problem: 'socket', tries: 5 }
    expect(after([restart], lost).state.status).toBe('lost')
    expect(after([restart])).toEqual({ state: OFF, commands: [] })
  })
})

describe('a refused token', () => {
  const refused = { type: 'tokenRefused' } as const
  const renewed = { type: 'tokensRenewed' } as const

  it('is replaced without showing a problem or counting a try', () => {
    const { state, commands } = after([refused, renewed, opened], live)
    expect(commands).toEqual(['renew', 'dial', 'wait 10000'])
    expect(state).toEqual(live)
    expect(after([refused], live).state).toMatchObject({ status: 'connecting', problem: null })
  })

  it('is replaced while the connection is lost, which the member reads on', () => {
    const lost: ConnectionState = { ...live, status: 'lost', problem: 'socket', tries: 5 }
    expect(after([due, refused, renewed], lost)).toMatchObject({
      state: { status: 'lost', problem: 'socket' },
      commands: ['dial', 'renew', 'dial'],
    })
    expect(after([due, refused, { type: 'renewalFailed' }], lost).commands).toEqual([
      'dial',
      'renew',
      'wait 30000',
    ])
  })

  it('is a failure when the new token is refused too', () => {
    expect(after([refused, renewed, refused], live)).toMatchObject({
      state: { status: 'stale', problem: 'connect', tries: 1 },
      commands: ['renew', 'dial', 'wait 1000'],
    })
  })

  it('is a failure when the renewal gets no answer', () => {
    expect(after([refused, { type: 'renewalFailed' }], live).state).toMatchObject({
      status: 'stale',
      problem: 'connect',
    })
  })
})

it('late events change nothing after the state went off', () => {
  expect(
    after([opened, dropped, due, { type: 'reconnectRequested' }, { type: 'tokensRenewed' }]).state,
  ).toEqual(OFF)
})

type Status = ConnectionState['status']
const inStatus = (status: Status): ConnectionState => ({ status, problem: 'socket', tries: 3, renewed: true })
const everyStatus: Status[] = ['off', 'connecting', 'live', 'stale', 'lost']
const statusesBut = (...known: Status[]) => everyStatus.filter((status) => !known.includes(status))

describe('an event that a status does not handle', () => {
  it.each([
    ['signedIn', statusesBut('off')],
    ['signedOut', ['off']],
    ['opened', statusesBut('connecting', 'lost')],
    ['failed', statusesBut('connecting', 'live', 'lost')],
    ['tokenRefused', statusesBut('connecting', 'live', 'lost')],
    ['displaced', statusesBut('connecting', 'live', 'lost')],
    ['tokensRenewed', statusesBut('connecting', 'lost')],
    ['renewalFailed', statusesBut('connecting', 'lost')],
    ['due', statusesBut('stale', 'lost')],
    ['reconnectRequested', statusesBut('stale', 'lost')],
  ] satisfies [ConnectionEvent['type'], Status[]][])('%s changes nothing in %s', (type, statuses) => {
    const event = { type, problem: 'connect' } as ConnectionEvent
    for (const status of statuses)
      expect(step(inStatus(status), event)).toEqual({ state: inStatus(status), command: null })
  })
})

describe('a step', () => {
  it('to live clears the problem, and resets the count only once the connection is steady', () => {
    expect(step(inStatus('connecting'), opened)).toEqual({
      state: { status: 'live', problem: null, tries: 3, renewed: false },
      command: { type: 'wait', ms: 10_000, then: 'steady' },
    })
    expect(step(inStatus('live'), { type: 'steady' })).toEqual({
      state: { ...inStatus('live'), tries: 0 },
      command: null,
    })
  })

  it('to stale sets the problem and the time of the next dial', () => {
    for (const status of ['connecting', 'live'] as const)
      expect(step(inStatus(status), failed)).toEqual({
        state: { status: 'stale', problem: 'connect', tries: 4, renewed: true },
        command: { type: 'wait', ms: 4_000, then: 'due' },
      })
  })

  it('to lost sets the last problem and schedules a dial in 30 s', () => {
    expect(step({ ...inStatus('live'), tries: 5 }, failed)).toEqual({
      state: { status: 'lost', problem: 'connect', tries: 5, renewed: true },
      command: { type: 'wait', ms: 30_000, then: 'due' },
    })
  })

  it('out of any status hangs up when the member signs out', () => {
    for (const status of statusesBut('off'))
      expect(step(inStatus(status), { type: 'signedOut' })).toEqual({
        state: OFF,
        command: { type: 'hangUp' },
      })
  })

  it('caused by the member or the page resets the count and keeps the problem on screen', () => {
    expect(step(inStatus('lost'), { type: 'woke' })).toEqual({
      state: { status: 'connecting', problem: 'socket', tries: 0, renewed: false },
      command: { type: 'dial' },
    })
    for (const status of ['stale', 'lost'] as const)
      expect(step(inStatus(status), { type: 'reconnectRequested' })).toEqual({
        state: { status: 'connecting', problem: 'socket', tries: 0, renewed: false },
        command: { type: 'dial' },
      })
  })
})
