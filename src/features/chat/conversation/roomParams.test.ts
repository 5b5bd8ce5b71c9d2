import { expect, it } from 'vitest'
import { isBandRoom, readRoom } from './roomParams.ts'

const read = (query: string) => readRoom(new URLSearchParams(query))

it('reads the room of an address', () => {
  expect(read('roomId=52&roomType=GROUP')).toEqual({ kind: 'room', roomId: 52 })
})

it('tells no room from one that cannot be', () => {
  expect(read('')).toEqual({ kind: 'none' })
  for (const bad of ['roomId=', 'roomId=abc', 'roomId=0', 'roomId=-3', 'roomId=1.5', 'roomId=1e3']) {
    expect(read(bad)).toEqual({ kind: 'bad' })
  }
})

it('knows the room of an application by its type', () => {
  expect(['BAND', 'BAND-APPLICANT', 'BAND-MANAGER'].every(isBandRoom)).toBe(true)
  expect(['PRIVATE', 'GROUP', '', null].some(isBandRoom)).toBe(false)
})
