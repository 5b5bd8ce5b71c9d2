import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const FOLDER = '.cache/e2e-builds'
const TEXT = /\.(js|html|json)$/
/** What the service worker keeps, in its text: the page first. */
const PRECACHED = /\[(\{"revision":"[\da-f]{32}","url":"index\.html"\}),[^\]]*\]/
const REVISION = /(?<="revision":")[\da-f]{32}(?=","url":"index\.html")/

/** A copy of the build that a test may replace by a newer one, as a release does. */
export class Build {
  readonly folder: string

  private constructor(folder: string) {
    this.folder = folder
  }

  static async copy(): Promise<Build> {
    await mkdir(FOLDER, { recursive: true })
    const folder = await mkdtemp(join(FOLDER, 'build-'))
    await cp('dist', folder, { recursive: true })
    return new Build(folder)
  }

  /**
   * Makes the service worker keep the page and no other file. Keeping all of them takes three seconds of
   * processor time for each phone, and most tests of the worker do not need it.
   */
  async keepPageAlone(): Promise<void> {
    await this.changeWorker((text) => text.replace(PRECACHED, (_, page: string) => `[${page}]`))
  }

  /** Changes the service worker's text. */
  async changeWorker(change: (text: string) => string): Promise<void> {
    const path = join(this.folder, 'web/sw.js')
    for (const copy of ['.br', '.gz']) await rm(path + copy, { force: true })
    const text = await readFile(path, 'utf8')
    const changed = change(text)
    if (changed === text) throw new Error('sw.js is other than expected')
    await writeFile(path, changed)
  }

  get program(): string {
    return join(this.folder, 'server/main.mjs')
  }

  /**
   * Gives every script another name, also where it is named, so no script of the version before is left, and
   * marks the page with `version`, a word that no revision starts with: it begins the page's new revision.
   * Restart the server: it has read the files.
   */
  async release(version: string): Promise<void> {
    const web = join(this.folder, 'web')
    const names = await readdir(web, { recursive: true })
    for (const name of names) if (/\.(br|gz)$/.test(name)) await rm(join(web, name))
    const scripts = new Set(
      names.filter((name) => /^assets\/.+\.js$/.test(name)).map((name) => name.slice(7)),
    )
    const renamed = (text: string) =>
      text.replaceAll(/[\w$.-]+\.js\b/g, (name) =>
        scripts.has(name) ? name.replace(/\.js$/, `.${version}.js`) : name,
      )
    const texts = names.filter((name) => TEXT.test(name)).map((name) => join(web, name))
    for (const path of [...texts, join(this.folder, 'preloads.json')]) {
      const text = renamed(await readFile(path, 'utf8'))
      await writeFile(path, text.replace('</head>', `<meta name="version" content="${version}"></head>`))
    }
    for (const name of scripts) await rename(join(web, 'assets', name), join(web, 'assets', renamed(name)))
    await this.changeWorker((text) =>
      text.replace(REVISION, (revision) => version + revision.slice(version.length)),
    )
  }

  remove = () => rm(this.folder, { recursive: true, force: true })
}
