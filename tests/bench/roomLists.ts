import { type Crowd } from './crowd.ts'
import type { Rate } from './rates.ts'
import type { Figure } from './table.ts'

export const PEOPLE = 400
/** Approximate number of rooms per member. */
export const ROOM_LIST = 50
/** Concurrent requests. */
export const READERS = 16
/** Bytes; an answer with 50 rooms has about 20 kB. */
export const ROOM_LIST_MIN_BYTES = 10_000

/** Everybody has about 50 rooms: half with one other, half in groups of 6. Room 1 is a group of 10. */
export function crowdOfRoomLists(): Crowd {
  const seat = (mine: number, step: number) => 1 + ((mine + step) % PEOPLE)
  const rooms: number[][] = [Array.from({ length: 10 }, (_, at) => at + 1)]
  for (let mine = 0; mine < PEOPLE; mine += 1) {
    for (let step = 1; step <= ROOM_LIST / 4; step += 1) rooms.push([seat(mine, 0), seat(mine, step)])
    for (let nth = 0; nth < ROOM_LIST / 12; nth += 1)
      rooms.push([0, 1, 2, 3, 4, 5].map((at) => seat(mine, at * (nth + 2))))
  }
  return { people: PEOPLE, rooms }
}

/** S9's budget is for Postgres alone. */
export function roomListFigures(where: string, reads: readonly Rate[], hasBudget: boolean): Figure[] {
  const must = (budget: string, keeps: (value: number) => boolean) =>
    hasBudget ? { must: budget, keeps } : { must: '-', keeps: () => true }
  return [
    {
      id: 'S9',
      what: `${where}: lists of ${ROOM_LIST} rooms`,
      runs: reads.map((rate) => rate.perSecond),
      unit: '/s',
      ...must('≥ 1500', (value) => value >= 1_500),
    },
    {
      id: 'S9',
      what: `${where}: p99 of a list`,
      runs: reads.map((rate) => rate.p99Ms),
      unit: 'ms',
      ...must('≤ 50', (value) => value <= 50),
    },
    {
      id: 'S9',
      what: `${where}: CPU of the server a list`,
      runs: reads.map((rate) => rate.cpuMsEach),
      unit: 'ms',
      must: '-',
      keeps: () => true,
    },
  ]
}
