import { expect, it } from 'vitest'
import { placeOf } from './placeOf.ts'

it('every entry of the history has a place of its own', () => {
  expect(placeOf({ key: 'a1', pathname: '/join', search: '' })).not.toBe(
    placeOf({ key: 'b2', pathname: '/join', search: '' }),
  )
})

it('a page that is opened by its address does not take the place of another one', () => {
  const opened = (pathname: string, search = '') => placeOf({ key: 'default', pathname, search })
  expect(opened('/join')).toBe(opened('/join'))
  expect(opened('/join')).not.toBe(opened('/band'))
  expect(opened('/search', '?q=a')).not.toBe(opened('/search', '?q=b'))
})
