import * as v from 'valibot'
import { expect, it } from 'vitest'
import { readData } from './readData.ts'

const Person = v.strictObject({ nickname: v.string(), age: v.number() })

it.each([
  [[{ nickname: 'harin', age: '26' }], 'people.json: 0.age: Invalid type: Expected number but received "26"'],
  [[{ nickname: 'harin', age: 26, agee: 1 }], 'people.json: 0.agee: Invalid key'],
  [{}, 'people.json: the whole file: Invalid type: Expected Array but received Object'],
])('a mistake in %j is reported with its file and place', (data, message) => {
  expect(() => readData('people.json', v.array(Person), data)).toThrow(message)
})
