import { expect, it } from 'vitest'
import { isTest, parseModule, readSources } from './modules.ts'

/** Components that the gallery does not show, with the reason. */
const NOT_SHOWN: Record<string, string> = {
  'src/ui/frame/BackdropPage.tsx': 'the frame of a whole screen',
  'src/ui/media/PhotoPicker.tsx': 'stands in a form of its feature',
  'src/ui/lists/WindowList.tsx': 'scrolls with the window',
  'src/ui/frame/SectionGap.tsx': 'a line between sections',
}

/** Icons.stories.tsx shows whatever stands in the folder. */
const IS_ICON = /^src\/ui\/icons\/\w+Icon\.tsx$/

it('the gallery shows every component that features share', () => {
  const modules = new Map(
    readSources(['src', '.storybook'])
      .map(parseModule)
      .map((module) => [module.path, module]),
  )
  const shown = new Set(
    [...modules.keys()].filter((path) => path.endsWith('.stories.tsx') || path.startsWith('.storybook/')),
  )
  for (const path of shown) for (const file of modules.get(path)?.files ?? []) shown.add(file)
  const components = [...modules.keys()].filter(
    (path) => path.startsWith('src/ui/') && path.endsWith('.tsx') && !isTest(path) && !IS_ICON.test(path),
  )
  const missing = components.filter((path) => !shown.has(path)).sort()
  expect(missing).toEqual(Object.keys(NOT_SHOWN).sort())
})
