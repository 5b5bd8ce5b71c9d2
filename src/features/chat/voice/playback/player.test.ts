import { beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeAudio } from '#tests/env/fakeSound.ts'
import { makePlayer, type PlayedSound, type Player } from './player.ts'

let element: FakeAudio
let player: Player

beforeEach(() => {
  vi.useFakeTimers()
  element = new FakeAudio()
  player = makePlayer(() => element as unknown as HTMLAudioElement)
  return () => {
    player.stop()
    vi.useRealTimers()
  }
})

const sound = (url: string, freshUrl?: PlayedSound['freshUrl']): PlayedSound => ({
  source: url,
  by: 'jun',
  freshUrl,
})
const settled = () => vi.advanceTimersByTimeAsync(0)
/** Plays for this many seconds. */
async function hear(seconds: number) {
  element.advance(seconds)
  await vi.advanceTimersByTimeAsync(50)
}

async function playing(key: string, url = `/${key}`) {
  player.toggle(key, sound(url))
  await settled()
}

/** An address as the element says it. */
const absolute = (path: string) => new URL(path, location.href).href

describe('a sound', () => {
  it('plays from the tap on, reports its position, and is reset at its end', async () => {
    player.toggle('a', sound('/a'))
    // within the tap's task, or iOS blocks playback
    expect(element.sources).toEqual([absolute('/a')])
    expect(player.playbackOf('a').state).toBe('loading')
    await settled()
    element.duration = 3
    element.dispatchEvent(new Event('durationchange'))
    expect(player.playbackOf('a')).toMatchObject({ state: 'playing', durationMs: 3_000 })
    await hear(1)
    expect(player.playbackOf('a').positionMs).toBe(1_000)
    await hear(2)
    expect(player.playbackOf('a')).toMatchObject({ state: 'idle', positionMs: 0 })
  })

  it('pauses, and resumes at the same position', async () => {
    await playing('a')
    await hear(2)
    await playing('a')
    expect(player.playbackOf('a')).toMatchObject({ state: 'paused', positionMs: 2_000 })
    expect(element.paused).toBe(true)
    await playing('a')
    expect(player.playbackOf('a').state).toBe('playing')
    expect(element.currentTime).toBe(2)
  })

  it('is paused when the phone pauses it, for a call or unplugged headphones', async () => {
    await playing('a')
    element.pause()
    await settled()
    expect(player.playbackOf('a').state).toBe('paused')
  })

  it('is loading while it waits for data, and then playing again', async () => {
    await playing('a')
    element.dispatchEvent(new Event('waiting'))
    expect(player.playbackOf('a').state).toBe('loading')
    element.dispatchEvent(new Event('playing'))
    expect(player.playbackOf('a').state).toBe('playing')
  })

  it('can be sought during playback and before', async () => {
    player.seek('a', 5_000)
    expect(player.playbackOf('a')).toMatchObject({ state: 'idle', positionMs: 5_000 })
    await playing('a')
    expect(element.currentTime).toBe(5)
    player.seek('a', 1_000)
    expect(element.currentTime).toBe(1)
    expect(player.playbackOf('a').positionMs).toBe(1_000)
  })

  it('plays at 1.5×, and so do the next sounds', async () => {
    await playing('a')
    player.changeRate()
    expect(element.playbackRate).toBe(1.5)
    expect(player.playbackOf('a').rate).toBe(1.5)
    await playing('b')
    expect([element.playbackRate, element.defaultPlaybackRate]).toEqual([1.5, 1.5])
    player.changeRate()
    expect(player.playbackOf('c').rate).toBe(1)
  })

  it('has an object URL only as long as the phone’s file is played', async () => {
    const file = new Blob(['sound'])
    const made = vi.fn(() => 'blob:1')
    const revoked = vi.fn()
    Object.assign(URL, { createObjectURL: made, revokeObjectURL: revoked })
    player.toggle('mine', { source: file, by: '' })
    await settled()
    expect(element.src).toBe(absolute('blob:1'))
    expect(revoked).not.toHaveBeenCalled()
    await playing('b')
    expect(revoked).toHaveBeenCalledWith('blob:1')
  })
})

describe('several sounds', () => {
  it('play one at a time: another one starts, and the first keeps its position', async () => {
    await playing('a')
    await hear(2)
    await playing('b')
    expect(player.playbackOf('a')).toMatchObject({ state: 'idle', positionMs: 2_000 })
    expect(player.playbackOf('b')).toMatchObject({ state: 'playing', positionMs: 0 })
    await playing('a')
    expect(element.currentTime).toBe(2)
    expect(player.playbackOf('b').state).toBe('idle')
  })

  it('report changes of the playing sound only, at most every 50 ms', async () => {
    const [heardA, heardB] = [vi.fn(), vi.fn()]
    player.subscribe('a', heardA)
    player.subscribe('b', heardB)
    await playing('a')
    heardA.mockClear()
    element.advance(1)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(heardA).toHaveBeenCalledTimes(20)
    expect(heardB).not.toHaveBeenCalled()
  })

  it('stop and lose their positions when the room is left', async () => {
    await playing('a')
    await hear(2)
    player.stop()
    expect(element.paused).toBe(true)
    expect(player.playbackOf('a')).toMatchObject({ state: 'idle', positionMs: 0 })
    const heard = vi.fn()
    player.subscribe('a', heard)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(heard).not.toHaveBeenCalled()
  })
})

describe('an expired URL', () => {
  it('is replaced by a new one, and playback resumes at the same position', async () => {
    element.next = 'breaks'
    const freshUrl = vi.fn(async () => {
      element.next = 'plays'
      return '/a?key=new'
    })
    player.seek('a', 3_000)
    player.toggle('a', sound('/a?key=old', freshUrl))
    await settled()
    expect(element.src).toBe(absolute('/a?key=new'))
    expect(element.currentTime).toBe(3)
    expect(player.playbackOf('a').state).toBe('playing')
  })

  it('is replaced once: then the sound fails, and can be played again', async () => {
    element.next = 'breaks'
    const freshUrl = vi.fn(async () => '/a?key=new')
    player.toggle('a', sound('/a', freshUrl))
    await settled()
    expect(player.playbackOf('a').state).toBe('failed')
    expect(freshUrl).toHaveBeenCalledTimes(1)
    element.next = 'plays'
    await playing('a')
    expect(player.playbackOf('a').state).toBe('playing')
  })

  it('does not start playback when the member has paused it meanwhile', async () => {
    let answer = (_url: string) => {}
    element.next = 'breaks'
    const expired = sound('/a', () => new Promise<string>((resolve) => (answer = resolve)))
    player.toggle('a', expired)
    await settled()
    player.toggle('a', expired)
    element.next = 'plays'
    answer('/a?key=new')
    await settled()
    expect(element.paused).toBe(true)
    expect(player.playbackOf('a').state).toBe('idle')
  })

  it('changes nothing when another sound was started meanwhile', async () => {
    let answer = (_url: string) => {}
    const freshUrl = () => new Promise<string>((resolve) => (answer = resolve))
    element.next = 'breaks'
    player.toggle('a', sound('/a', freshUrl))
    await settled()
    element.next = 'plays'
    await playing('b')
    answer('/a?key=new')
    await settled()
    expect(element.src).toBe(absolute('/b'))
    expect(player.playbackOf('b').state).toBe('playing')
    expect(player.playbackOf('a').state).toBe('idle')
  })
})
