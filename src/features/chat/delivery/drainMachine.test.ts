import { describe, expect, it } from 'vitest'
import {
  AT_REST,
  type DrainEffect,
  type DrainEvent,
  type DrainFacts,
  type DrainState,
  step,
  type WaitsFor,
} from './drainMachine.ts'

/** Connected, visible and sending, with nothing to send. */
const IDLE: DrainFacts = {
  isLive: true,
  isHeld: true,
  isVisible: true,
  toSend: null,
  toUpload: null,
  paceMs: 0,
}
/** Another tab sends. */
const WATCHING: DrainFacts = { ...IDLE, isHeld: false }

const changed = { type: 'changed' } as const
const loaded: DrainState = { ...AT_REST, uploads: 'loaded' }
const loading: DrainState = { ...AT_REST, uploads: 'loading' }
const paced: DrainState = { ...AT_REST, isPaced: true }
const counting: DrainState = { ...AT_REST, takeOver: 'counting' }
const asking: DrainState = { ...loaded, takeOver: 'asking' }

const words = (effects: readonly DrainEffect[]) =>
  effects.map((effect) => {
    if (effect.type === 'clear') return `clear ${effect.timer}`
    const id = 'id' in effect ? ` ${effect.id}` : ''
    return effect.type === 'arm' ? `in ${effect.ms}: ${effect.timer}${id}` : `${effect.type}${id}`
  })

const after = (state: DrainState, event: DrainEvent, facts: DrainFacts) => {
  const next = step(state, event, facts)
  return [words(next.effects), next.state]
}

type Row = [title: string, from: DrainState, facts: DrainFacts, effects: string[], to: DrainState]

describe('a change', () => {
  it.each<Row>([
    ['does nothing when there is nothing to send', AT_REST, IDLE, [], AT_REST],
    ['does nothing while another tab sends and nothing waits', AT_REST, WATCHING, [], AT_REST],
    [
      'sends the next message and expects its echo within 5 s',
      AT_REST,
      { ...IDLE, toSend: 'a' },
      ['send a', 'in 5000: echoDue a'],
      AT_REST,
    ],
    [
      'waits as long as the pace requires',
      AT_REST,
      { ...IDLE, toSend: 'a', paceMs: 700 },
      ['in 700: paceDue'],
      paced,
    ],
    [
      'waits anew when the pace requires another wait',
      paced,
      { ...IDLE, toSend: 'a', paceMs: 10_000 },
      ['in 10000: paceDue'],
      paced,
    ],
    [
      'sends before the end of the wait when the pace allows it',
      paced,
      { ...IDLE, toSend: 'a' },
      ['clear paceDue', 'send a', 'in 5000: echoDue a'],
      AT_REST,
    ],
    ['ends the wait when nothing is left to send', paced, IDLE, ['clear paceDue'], AT_REST],
    ['ends the wait when the lock is lost', paced, WATCHING, ['clear paceDue'], AT_REST],
    [
      'loads the uploading code when a file is next',
      AT_REST,
      { ...IDLE, toUpload: 'f' },
      ['loadUploads'],
      loading,
    ],
    ['loads it once', loading, { ...IDLE, toUpload: 'f' }, [], loading],
    ['is passed on to the uploads, also without a file', loaded, IDLE, ['followUploads'], loaded],
    ['is passed on to the uploads while another tab sends', loaded, WATCHING, ['followUploads'], loaded],
    [
      'serves files first, then messages',
      loaded,
      { ...IDLE, toSend: 'a', toUpload: 'f' },
      ['followUploads', 'send a', 'in 5000: echoDue a'],
      loaded,
    ],
    [
      'gives another tab 3 s to send the next message',
      AT_REST,
      { ...WATCHING, toSend: 'a', toUpload: 'f' },
      ['loadUploads', 'in 3000: takeOverDue a'],
      { ...loading, takeOver: 'counting' },
    ],
    [
      'gives another tab 3 s to upload the next file',
      loading,
      { ...WATCHING, toUpload: 'f' },
      ['in 3000: takeOverDue f'],
      { ...loading, takeOver: 'counting' },
    ],
    ['does not count the 3 s anew', counting, { ...WATCHING, toSend: 'b' }, [], counting],
    [
      'does not count while the other tabs are asked',
      asking,
      { ...WATCHING, toSend: 'b' },
      ['followUploads'],
      asking,
    ],
    ['stops counting when nothing waits', counting, WATCHING, ['clear takeOverDue'], AT_REST],
    [
      'stops counting when the page is hidden',
      counting,
      { ...WATCHING, toSend: 'a', isVisible: false },
      ['clear takeOverDue'],
      AT_REST,
    ],
    [
      'stops counting when this tab sends itself',
      counting,
      { ...IDLE, toSend: 'a' },
      ['send a', 'in 5000: echoDue a', 'clear takeOverDue'],
      AT_REST,
    ],
    ['never counts in a hidden tab', AT_REST, { ...WATCHING, toSend: 'a', isVisible: false }, [], AT_REST],
  ])('%s', (_title, from, facts, effects, to) => {
    expect(after(from, changed, facts)).toEqual([effects, to])
  })
})

describe('the lock', () => {
  it('gained, starts files and messages', () => {
    expect(after(AT_REST, { type: 'lockGained' }, { ...IDLE, toSend: 'a', toUpload: 'f' })).toEqual([
      ['loadUploads', 'send a', 'in 5000: echoDue a'],
      loading,
    ])
  })

  it('lost to another tab, stops the uploads here', () => {
    expect(after(loaded, { type: 'lockLost' }, { ...WATCHING, toSend: 'a' })).toEqual([
      ['stopUploads', 'giveUp'],
      loaded,
    ])
  })

  it('lost with the connection, lets an upload continue', () => {
    expect(after(loaded, { type: 'lockLost' }, { ...WATCHING, isLive: false })).toEqual([['giveUp'], loaded])
  })
})

describe('the uploading code', () => {
  it('is told what is to be done as soon as it is loaded', () => {
    expect(after(loading, { type: 'uploadsLoaded' }, { ...IDLE, toSend: 'a' })).toEqual([
      ['followUploads'],
      loaded,
    ])
  })

  it('is loaded again 5 s after a failure', () => {
    expect(after(loading, { type: 'loadFailed' }, { ...IDLE, toUpload: 'f' })).toEqual([
      ['in 5000: loadDue'],
      loading,
    ])
    expect(after(loading, { type: 'loadDue' }, { ...IDLE, toUpload: 'f' })).toEqual([
      ['loadUploads'],
      loading,
    ])
  })

  it('is not loaded again when no file is left', () => {
    expect(after(loading, { type: 'loadDue' }, IDLE)).toEqual([[], AT_REST])
  })
})

describe('the end of a wait', () => {
  it('of the pace sends the next message', () => {
    expect(after(paced, { type: 'paceDue' }, { ...IDLE, toSend: 'a', toUpload: 'f' })).toEqual([
      ['send a', 'in 5000: echoDue a'],
      AT_REST,
    ])
  })

  it('of the pace sends nothing when nothing is left', () => {
    expect(after(paced, { type: 'paceDue' }, IDLE)).toEqual([[], AT_REST])
  })

  it('for an echo counts an attempt while the message is in flight', () => {
    const due = { type: 'echoDue', id: 'a' } as const
    expect(after(AT_REST, { ...due, isInFlight: true }, IDLE)).toEqual([['unconfirmed a'], AT_REST])
    expect(after(AT_REST, { ...due, isInFlight: false }, IDLE)).toEqual([[], AT_REST])
  })
})

describe('after 3 s without the other tab', () => {
  const due = (waitsFor: WaitsFor) => ({ type: 'takeOverDue', id: 'a', waitsFor }) as const
  const facts = { ...WATCHING, toSend: 'b' }

  it.each<[string, DrainState, WaitsFor, string[], DrainState]>([
    ['the lock is taken for a message', counting, 'turn', ['takeLock'], AT_REST],
    [
      'the other tabs are asked about an upload',
      { ...loaded, takeOver: 'counting' },
      'upload',
      ['askOtherTabs a'],
      asking,
    ],
    [
      'the lock is taken for an upload when the uploading code is not there to ask',
      { ...loading, takeOver: 'counting' },
      'upload',
      ['takeLock'],
      loading,
    ],
    ['nothing happens for a message that waits no longer', counting, 'nothing', [], AT_REST],
  ])('%s', (_title, from, waitsFor, effects, to) => {
    expect(after(from, due(waitsFor), facts)).toEqual([effects, to])
  })
})

describe('the answer of the other tabs', () => {
  const answered = (isGoingOn: boolean, waitsFor: WaitsFor) =>
    ({ type: 'otherTabAnswered', isGoingOn, waitsFor }) as const
  const facts = { ...WATCHING, toUpload: 'f' }

  it('that the upload goes on gives them another 3 s', () => {
    expect(after(asking, answered(true, 'upload'), facts)).toEqual([
      ['in 3000: takeOverDue f'],
      { ...loaded, takeOver: 'counting' },
    ])
  })

  it('that is missing lets this tab take the lock', () => {
    expect(after(asking, answered(false, 'upload'), facts)).toEqual([['takeLock'], loaded])
    expect(after(asking, answered(false, 'turn'), facts)).toEqual([['takeLock'], loaded])
  })

  it('is of no consequence once the message is gone', () => {
    expect(after(asking, answered(false, 'nothing'), facts)).toEqual([[], loaded])
  })

  it('leaves alone a wait that has begun meanwhile', () => {
    const recounting: DrainState = { ...loaded, takeOver: 'counting' }
    expect(after(recounting, answered(true, 'upload'), facts)).toEqual([[], recounting])
    expect(after(recounting, answered(false, 'upload'), facts)).toEqual([['takeLock'], recounting])
  })
})
