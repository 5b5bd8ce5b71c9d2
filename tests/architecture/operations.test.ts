import { describe, expect, it } from 'vitest'
import { CALLS } from '#contract/calls.ts'
import { readSources } from './modules.ts'
import { handoversIn, NO_FUNCTION_OF_ITS_OWN, operationOf, type Handover } from './operations.ts'

const handovers = readSources(['server'])
  .filter(({ path }) => path.endsWith('.routes.ts'))
  .flatMap(handoversIn)

const keepsItsName = ({ operation, functions }: Handover) =>
  operation !== null && functions.includes(operation)

/** Whether every route of the call passes it to a function of its name. An alias path is a second route. */
function hasFunctionOfItsOwn(id: string): boolean {
  const ofCall = handovers.filter(({ operation }) => operation !== null && operation === operationOf(id))
  return ofCall.length > 0 && ofCall.every(keepsItsName)
}

const exceptions = NO_FUNCTION_OF_ITS_OWN.flatMap(({ ids }) => ids)
const ids = CALLS.map(({ id }) => id)

describe('the route of a call', () => {
  it('passes it to a function of the same name', () => {
    const renamed = ids.filter((id) => !exceptions.includes(id) && !hasFunctionOfItsOwn(id))
    expect(renamed.map((id) => `${id} ${operationOf(id)}`)).toEqual([])
  })

  it('names a call of the contract, and every call has one', () => {
    expect(handovers.filter(({ operation }) => operation === null)).toEqual([])
    expect(new Set(handovers.map(({ operation }) => operation)).size).toBe(CALLS.length)
  })

  it('is an exception once, and only while its call has no function of that name', () => {
    expect(exceptions.filter((id, i) => exceptions.indexOf(id) !== i)).toEqual([])
    expect(exceptions.filter((id) => !ids.includes(id) || hasFunctionOfItsOwn(id))).toEqual([])
  })
})

describe('a route handler', () => {
  const planted = (route: string) =>
    handoversIn({
      path: 'a.routes.ts',
      text: `
        import { joinBand } from '#contract/http/a.ts'
        import * as calls from '#contract/http/b.ts'
        import { countTry } from '#server/http/limits/tries.ts'
        import { enter, joinBand as join } from './a.service.ts'
        import * as bands from './bands.service.ts'
        ${route}`,
    })[0]!

  it.each([
    `route(joinBand, ({ deps }) => bands.enter(deps))`,
    `route(joinBand, ({ deps }) => enter(deps))`,
    `route(joinBand, ({ deps }) => joinBand(deps))`,
    `route(joinBand, ({ deps }) => other.joinBand(deps))`,
    `route(joinBand, ({ deps }) => bands.joinBand(deps), ({ deps }) => bands.enter(deps))`,
    `route(calls.joinBand, entering(bands))`,
    `route(joinBand, async () => ({ joined: true }))`,
  ])('under another name is found: %s', (route) => {
    expect(planted(route).operation).toBe('joinBand')
    expect(keepsItsName(planted(route))).toBe(false)
  })

  it.each([
    `route(joinBand, ({ deps }) => bands.joinBand(deps))`,
    `route(joinBand, ({ deps }) => join(deps))`,
    `route(calls.joinBand, async ({ deps }) => ({ rooms: await bands.joinBand(deps) }))`,
    `route({ ...joinBand, path: '/api/join' }, ({ deps }) => bands.joinBand(deps))`,
    `route(joinBand, ({ deps }) => countTry(deps), ({ deps }) => bands.joinBand(deps))`,
  ])('under its own name is accepted: %s', (route) => {
    expect(keepsItsName(planted(route))).toBe(true)
  })
})
