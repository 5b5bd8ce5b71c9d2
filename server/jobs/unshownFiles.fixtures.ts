import { changeProfile, uploadMedia } from '#contract/http/profile/profile.ts'
import type { TestMember } from '../testing/members.ts'
import { asFile } from '../testing/pictures.ts'
import type { TestServer } from '../testing/testServer.ts'
import { deleteUnshown } from './unshownFiles.ts'

/** Helpers for tests of this job with files that `member` uploads. `test` is called anew each time. */
export function unshownTest(test: () => { server: TestServer; member: TestMember }) {
  const aSound = () => asFile('ID3\x03 sound', 'a.mp3', 'audio/mpeg')
  return {
    /** Runs as a newly started node, which has not checked anything yet. */
    run: (changed: Partial<TestServer['deps']> = {}) => deleteUnshown({ ...test().server.deps, ...changed }),
    async sentUp(file: Blob = aSound()) {
      const { server, member } = test()
      return (await server.call(uploadMedia, { as: member, files: { file } })).value.url
    },
    play(mediaUrl: string) {
      const { server, member } = test()
      return server.call(changeProfile, { as: member, body: { mediaUrl } })
    },
    statusOf: async (url: string) => (await test().server.app.request(url)).status,
    putOne: () => test().server.deps.files.put({ bytes: new Uint8Array([1]), mime: 'audio/mpeg' }),
  }
}
