import { expect, it } from 'vitest'
import { placeOf } from './placeOf.ts'

it('every history entry has its own key', () => {
  expect(placeOf({ key: 'a1', pathname: '/join', search: '' })).not.toBe(
    placeOf({ key: 'b2', pathname: '/join', search: '' }),
  )
})

it('pages opened directly have different keys for different addresses', () => {
  const opened = (pathname: string, search = '') => placeOf({ key: 'default', pathname, search })
  expect(opened('/join')).toBe(opened('/join'))
  expect(opened('/join')).not.toBe(opened('/band'))
  expect(opened('/search', '?q=a')).not.toBe(opened('/search', '?q=b'))
})
