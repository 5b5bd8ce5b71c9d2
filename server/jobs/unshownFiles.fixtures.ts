import { changeProfile, uploadMedia } from '#contract/http/profile/profile.ts'
import { asFile } from '../testing/pictures.ts'
import { rememberingFiles } from '../testing/rememberingFiles.ts'
import { it as base } from '../testing/server.fixtures.ts'
import { testServer, type TestServer } from '../testing/testServer.ts'
import { deleteUnshown } from './unshownFiles.ts'

const aSound = () => asFile('ID3\x03 sound', 'a.mp3', 'audio/mpeg')

/** Tests of this job with files that harin uploads. Files are as old as the server's clock says. */
export const it = base
  .extend('host', async () => {
    const remembered = rememberingFiles(() => server.clock.now())
    const server: TestServer = await testServer({ deps: { files: remembered.files } })
    return { server, ...remembered }
  })
  .extend('server', ({ host }) => host.server)
  .extend('files', ({ host }) => host.files)
  .extend('kept', ({ host }) => host.kept)
  .extend('harin', ({ server }) => server.aMember({ nickname: 'harin' }))
  /** Runs as a newly started node, which has not checked anything yet. */
  .extend(
    'run',
    ({ server }) =>
      (changed: Partial<TestServer['deps']> = {}) =>
        deleteUnshown({ ...server.deps, ...changed }),
  )
  .extend(
    'sentUp',
    ({ server, harin }) =>
      async (file: Blob = aSound()) =>
        (await server.call(uploadMedia, { as: harin, files: { file } })).value.url,
  )
  .extend(
    'play',
    ({ server, harin }) =>
      (mediaUrl: string) =>
        server.call(changeProfile, { as: harin, body: { mediaUrl } }),
  )
  .extend(
    'statusOf',
    ({ server }) =>
      async (url: string) =>
        (await server.app.request(url)).status,
  )
  .extend(
    'putOne',
    ({ files }) =>
      () =>
        files.put({ bytes: new Uint8Array([1]), mime: 'audio/mpeg' }),
  )
