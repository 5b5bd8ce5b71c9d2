import { expect, it } from 'vitest'
import { isBandRoom, readRoom } from './roomParams.ts'

const read = (query: string) => readRoom(new URLSearchParams(query))

it('reads the room id of a URL', () => {
  expect(read('roomId=52&roomType=GROUP')).toEqual({ kind: 'room', roomId: 52 })
})

it('distinguishes a missing room id from an invalid one', () => {
  expect(read('')).toEqual({ kind: 'none' })
  for (const bad of ['roomId=', 'roomId=abc', 'roomId=0', 'roomId=-3', 'roomId=1.5', 'roomId=1e3']) {
    expect(read(bad)).toEqual({ kind: 'bad' })
  }
})

it('recognises an application room by its type', () => {
  expect(['BAND', 'BAND-APPLICANT', 'BAND-MANAGER'].every(isBandRoom)).toBe(true)
  expect(['PRIVATE', 'GROUP', '', null].some(isBandRoom)).toBe(false)
})
