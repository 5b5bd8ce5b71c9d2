import { changeProfile, uploadMedia } from '#contract/http/profile/profile.ts'
import type { TestMember } from '../testing/members.ts'
import { asFile } from '../testing/pictures.ts'
import type { TestServer } from '../testing/testServer.ts'
import { deleteUnshown } from './unshownFiles.ts'

/** What the tests of this job say, of files that `member` sends up. `test` is asked at each call. */
export function unshownTest(test: () => { server: TestServer; member: TestMember }) {
  const aSound = () => asFile('ID3\x03 sound', 'a.mp3', 'audio/mpeg')
  return {
    /** As a node that has just started: it has looked at nothing yet. */
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
