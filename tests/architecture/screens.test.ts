import { expect, it } from 'vitest'
import { ROUTES } from '#src/app/routes/routeTable.ts'
import { ALSO, SCREENS } from './screens.ts'

/** Parameter names differ on each side; only their positions count. */
const shape = (path: string) => path.replace(/:\w+|\{\w+\}/g, ':')
const shapes = (paths: readonly string[]) => paths.map(shape).sort()

it('the app opens a screen at every address of docs/product.md "Screens", and at no other', () => {
  expect(shapes(ROUTES.map(({ path }) => path))).toEqual(shapes([...SCREENS, ...ALSO, '*']))
})
