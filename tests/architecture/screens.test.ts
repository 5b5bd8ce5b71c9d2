import { expect, it } from 'vitest'
import { ROUTES } from '#src/app/routes/routeTable.ts'
import { ALSO, SCREENS } from './screens.ts'

/** Parameters have names of their own on each side; what counts is where they stand. */
const shape = (path: string) => path.replace(/:\w+|\{\w+\}/g, ':')
const shapes = (paths: readonly string[]) => paths.map(shape).sort()

it('opens a screen at every address of docs/product.md "Screens", and at no other', () => {
  expect(shapes(ROUTES.map(({ path }) => path))).toEqual(shapes([...SCREENS, ...ALSO, '*']))
})
