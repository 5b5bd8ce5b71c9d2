import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { paths } from '#src/lib/paths.ts'
import { expectConsole } from '#tests/env/quietConsole.ts'
import { aMember, renderApp } from '#tests/renderApp.tsx'
import { ROUTES } from './routeTable.ts'

/** `import()` without a connection, or after a release has removed the old files. */
const cannotBeFetched = () => Promise.reject(new Error('Failed to fetch dynamically imported module'))

it.each(['/nowhere', paths.groupChat(52)])(
  'a screen whose code cannot be loaded shows the error inside the frame: %s',
  async (path) => {
    const logged = expectConsole('error', '[hapju] a screen could not be shown')
    for (const route of ROUTES)
      if (['/home/chat', '*'].includes(route.path))
        vi.spyOn(route, 'lazy').mockImplementation(cannotBeFetched)
    const { router } = await renderApp(path, { as: await aMember() })
    expect(await screen.findByRole('heading', { level: 1, name: '화면을 열지 못했습니다.' })).toBeVisible()
    expect(screen.getByRole('button', { name: '다시 시도' })).toBeVisible()
    expect(screen.getByRole('main')).toContainElement(screen.getByRole('alert'))
    expect(logged.calls).toContainEqual(['[hapju] a screen could not be shown', expect.anything()])

    await router.navigate('/my/archive')
    expect(await screen.findByRole('heading', { name: 'Archive' })).toBeInTheDocument()
    expect(screen.queryByRole('alert')).toBeNull()
  },
)
