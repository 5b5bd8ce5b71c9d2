import fs from 'node:fs'
import { builtinEnvironments, type Environment } from 'vitest/runtime'
import { fewDeclarations } from './fewDeclarations.ts'

/** Reduces jsdom's default style sheet, which jsdom reads from a file while loading; no option does. */
async function withFewStyles<T>(load: () => Promise<T>): Promise<T> {
  const read = fs.readFileSync
  fs.readFileSync = ((file: fs.PathOrFileDescriptor, ...rest: []) => {
    const text = read(file, ...rest)
    const isSheet = typeof file === 'string' && file.endsWith('default-stylesheet.css')
    return isSheet ? fewDeclarations(String(text)) : text
  }) as typeof read
  try {
    return await load()
  } finally {
    fs.readFileSync = read
  }
}

const { VirtualConsole } = await withFewStyles(() => import('jsdom'))

/**
 * Globals that jsdom must not replace: `fetch` and MSW do not understand its own, and files arrive broken.
 */
const FROM_NODE = [
  'Blob',
  'File',
  'FormData',
  'Request',
  'Response',
  'Headers',
  'fetch',
  'AbortController',
  'AbortSignal',
] as const

/** Prints jsdom's errors, such as an unreadable style sheet, on the console of the test that caused them. */
function complainToTest() {
  // oxlint-disable-next-line eslint/no-console -- whoever listens to the console of a test hears it there
  return new VirtualConsole().on('jsdomError', (error) => console.error(error))
}

/** jsdom with Node's fetch classes, so that requests reach the mounted server unchanged, with files. */
const jsdomFetch: Environment = {
  name: 'jsdom-fetch',
  // The mounted server runs in Node: its modules must keep their file: URLs.
  viteEnvironment: 'ssr',
  async setup(global, options) {
    const kept = Object.fromEntries(FROM_NODE.map((name) => [name, global[name]]))
    const jsdom = await builtinEnvironments.jsdom.setup(global, {
      ...options,
      jsdom: { ...options.jsdom, virtualConsole: complainToTest() },
    })
    const FormDataOfJsdom = global.FormData as typeof FormData
    Object.assign(global, kept)
    global.FormData = class extends (kept.FormData as typeof FormData) {
      constructor(form?: HTMLFormElement, submitter?: HTMLElement | null) {
        super()
        if (!form) return
        for (const [name, value] of new FormDataOfJsdom(form, submitter)) {
          if (typeof value === 'string') this.append(name, value)
        }
        for (const input of form.querySelectorAll<HTMLInputElement>('input[type=file][name]')) {
          for (const file of input.files ?? []) this.append(input.name, file)
        }
      }
    }
    return jsdom
  },
}

export default jsdomFetch
