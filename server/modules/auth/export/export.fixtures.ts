import { TextWriter, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js'
import { askForExport, cancelExport, readExport } from '#contract/http/auth/dataExport.ts'
import type { TestMember } from '#server/testing/members.ts'
import type { TestServer } from '#server/testing/testServer.ts'
import { makeExports } from './making.service.ts'

/** The texts of an archive's files by their names; of `files/…` the size alone. */
export async function unzipped(bytes: Uint8Array): Promise<Record<string, string | number>> {
  const zip = new ZipReader(new Uint8ArrayReader(bytes))
  const found: Record<string, string | number> = {}
  for (const entry of await zip.getEntries()) {
    if (entry.directory) continue
    found[entry.filename] = entry.filename.startsWith('files/')
      ? entry.uncompressedSize
      : await entry.getData(new TextWriter())
  }
  await zip.close()
  return found
}

/** Asking for a member's data, making it, and downloading it. */
export function exportTest({ app, call, deps }: TestServer) {
  const state = async (as: TestMember) => (await call(readExport, { as })).value
  const fetched = (url: string) => app.request(url.replace('http://localhost', ''))
  return {
    asked: (as: TestMember) => call(askForExport, { as }),
    cancelled: (as: TestMember) => call(cancelExport, { as }),
    state,
    made: () => makeExports(deps),
    fetched,
    /** Asks, makes and downloads. */
    async contentOf(as: TestMember) {
      await call(askForExport, { as })
      await makeExports(deps)
      const { url } = await state(as)
      return unzipped(new Uint8Array(await (await fetched(url!)).arrayBuffer()))
    },
  }
}
