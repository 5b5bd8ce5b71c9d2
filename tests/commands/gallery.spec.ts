import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Frame } from '@playwright/test'
import { freePort } from '../../scripts/lib/process.mjs'
import { expect, test } from './harness/test.ts'

/** The origin at which the built files are served by a route; no server listens there. */
const BUILT = 'http://localhost'

/** The warnings of Storybook's own frame around the stories. */
test.use({ noise: [/\/sb-manager\//] })

test('npm run gallery serves every story, and draws the overview without a console line', async ({
  page,
  run,
}) => {
  const port = await freePort()
  const gallery = run('gallery', ['-p', String(port), '--ci', '--no-version-updates'])
  const [, url] = await gallery.says(/Local: +(http:\/\/[\w.]+:\d+)/)
  await page.goto(`${url}/?path=/story/${OVERVIEW.id}`)
  const stories = page.locator('#storybook-preview-iframe')
  await expect(stories.contentFrame().getByRole('heading', { name: OVERVIEW.heading })).toBeVisible()
  // Inside the gallery's own frame, because Chromium warns when a page with connecting sockets is left.
  const frame = await (await stories.elementHandle()).contentFrame()
  await expectOurFonts(frame!)
  const index = await fetch(`${url}/index.json`)
  await expectEveryStory((await index.json()) as Index)
})

test('npm run gallery:build builds every story, and each draws without a console line', async ({
  page,
  run,
  folder,
}) => {
  const gallery = join(folder, 'gallery')
  const build = run('gallery:build', ['-o', gallery])
  expect(await build.ended, build.output).toBe(0)
  await page.route(`${BUILT}/**`, (route) =>
    route.fulfill({ path: join(gallery, new URL(route.request().url()).pathname) }),
  )
  await page.goto(`${BUILT}/iframe.html?viewMode=story&id=${OVERVIEW.id}`)
  await drawAll(page.mainFrame(), JSON.parse(await readFile(join(gallery, 'index.json'), 'utf8')) as Index)
})

/** `index.json`, Storybook's list of all stories. */
interface Index {
  entries: Record<string, unknown>
}

const OVERVIEW = { id: 'overview--components', heading: '컴포넌트와 상태' }

/** `frame` shows the overview, or will do so. */
async function drawAll(frame: Frame, { entries }: Index): Promise<void> {
  const stories = await expectEveryStory({ entries })
  await expect(frame.getByRole('heading', { name: OVERVIEW.heading })).toBeVisible()
  await expectOurFonts(frame)
  for (const story of stories) {
    expect(await draw(frame, story), story).toBe('storyRendered')
    await expect(frame.locator('#storybook-root > *').first(), story).toBeAttached()
  }
}

async function expectEveryStory({ entries }: Index): Promise<string[]> {
  const files = (await readdir('src/ui', { recursive: true })).filter((file) => file.endsWith('.stories.tsx'))
  const stories = Object.keys(entries)
  expect(stories.length).toBeGreaterThan(files.length)
  return stories
}

interface Channel {
  on: (event: string, hear: () => void) => void
  emit: (event: string, payload: unknown) => void
}

/** Draws another story in the same frame. Resolves with Storybook's name for the outcome. */
function draw(frame: Frame, storyId: string): Promise<string> {
  return frame.evaluate((storyId) => {
    const channel = (globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel })
      .__STORYBOOK_ADDONS_CHANNEL__
    return new Promise<string>((resolve) => {
      for (const end of ['storyRendered', 'storyErrored', 'storyThrewException', 'storyMissing'])
        channel.on(end, () => resolve(end))
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
    })
  }, storyId)
}

/** The font of the log-in screen comes with the page, all other characters with a separate sheet. */
async function expectOurFonts(frame: Frame): Promise<void> {
  const family = () => document.documentElement.style.getPropertyValue('--font-late')
  await expect.poll(() => frame.evaluate(family)).toBe("'Pretendard Late'")
  const loaded = () =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map((face) => face.family)
  await expect
    .poll(() => frame.evaluate(loaded))
    .toEqual(
      expect.arrayContaining(
        ['Pretendard Variable', 'Pretendard Late'].map((name) => expect.stringContaining(name)),
      ),
    )
}
