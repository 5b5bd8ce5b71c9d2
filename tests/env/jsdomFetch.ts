import fs from 'node:fs'
import { builtinEnvironments, type Environment } from 'vitest/runtime'
import { fewDeclarations } from './fewDeclarations.ts'

/** Reduces jsdom's default style sheet, which it reads from a file while it is being loaded. No option replaces it. */
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

/** What jsdom must not replace: its own versions are not the ones `fetch` and MSW understand, and files arrive broken. */
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

/** What jsdom complains of, such as a style sheet it cannot read, is said on the console of the test that caused it. */
function complainToTest() {
  // oxlint-disable-next-line eslint/no-console -- whoever listens to the console of a test hears it there
  return new VirtualConsole().on('jsdomError', (error) => console.error(error))
}

/** jsdom with Node's fetch family, so that a request of the app reaches the mounted server unchanged, files included. */
const jsdomFetch: Environment = {
  name: 'jsdom-fetch',
  // The mounted server is Node's: its modules must keep their file: addresses.
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
