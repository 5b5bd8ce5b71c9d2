import { changeProfile, uploadMedia } from '#contract/http/profile/profile.ts'
import { areFilesOurs } from '#server/files/fileOwner.ts'
import type { TestMember } from '../testing/members.ts'
import { asFile } from '../testing/pictures.ts'
import { rememberingFiles } from '../testing/rememberingFiles.ts'
import { it as base } from '../testing/server.fixtures.ts'
import { testServer, type TestServer } from '../testing/testServer.ts'
import { deleteUnshown } from './unshownFiles.ts'

const aSound = () => asFile('ID3\x03 sound', 'a.mp3', 'audio/mpeg')

/** Helpers for tests of this job with files that `member` uploads. */
const unshownTest = ({ call, app, deps }: TestServer, member: TestMember) => ({
  async sentUp(file: Blob = aSound()) {
    return (await call(uploadMedia, { as: member, files: { file } })).value.url
  },
  play: (mediaUrl: string) => call(changeProfile, { as: member, body: { mediaUrl } }),
  statusOf: async (url: string) => (await app.request(url)).status,
  putOne: () => deps.files.put({ bytes: new Uint8Array([1]), mime: 'audio/mpeg' }),
})

/** Tests of this job. Files are as old as the server's clock says. */
export const it = base
  .extend('host', async () => {
    const remembered = rememberingFiles(() => server.clock.now())
    const server: TestServer = await testServer({ deps: { files: remembered.files } })
    await areFilesOurs(server.deps) // as at a start
    return { server, ...remembered }
  })
  .extend('server', ({ host }) => host.server)
  .extend('files', ({ host }) => host.files)
  .extend('kept', ({ host }) => host.kept)
  .extend('harin', ({ server }) => server.aMember({ nickname: 'harin' }))
  .extend('unshown', ({ server, harin }) => unshownTest(server, harin))
  /** Runs as a newly started node, which has not checked anything yet, and may remove any number of files. */
  .extend(
    'run',
    ({ server: { deps } }) =>
      (changed: Partial<TestServer['deps']> = {}) =>
        deleteUnshown({ ...deps, ...changed }, undefined, { files: Infinity, share: 1 }),
  )
