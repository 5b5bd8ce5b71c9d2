import { beforeEach, describe, expect, it } from 'vitest'
import type { TestMember } from '#server/testing/members.ts'
import { testServer, type TestServer } from '#server/testing/testServer.ts'
import { aProvider, archiveTest, KINDS } from './archive.fixtures.ts'

// What the store sees to: an entry is in its folder once, and goes with the folder and with the saved item.

let server: TestServer
let harin: TestMember
let dojun: TestMember

describe.each(KINDS.map((tested) => [tested.kind, tested] as const))(
  'the folders (FT, FA, FB) of each %s',
  (_, tested) => {
    let archive: ReturnType<typeof archiveTest>
    let folder: number
    beforeEach(async () => {
      server = await testServer({ deps: { music: aProvider().music } })
      archive = archiveTest(server, tested)
      harin = await server.aMember({ nickname: 'harin' })
      dojun = await server.aMember({ nickname: 'dojun99' })
      folder = await archive.addFolder(harin)
    })

    describe('making one (2)', () => {
      it('may bear a name that another one has', async () => {
        await archive.addFolder(harin, '폴더1')
        expect(await archive.foldersOf(harin)).toHaveLength(2)
      })
    })

    describe('removing one (3)', () => {
      it('while others put into it ends with no folder and everything saved', async () => {
        const ids = await archive.saveAll(harin, 'a', 'b', 'c', 'd')
        const answers = await Promise.all([
          ...ids.map((id) => archive.put(harin, folder, id)),
          archive.removeFolder(harin, folder),
          ...ids.map((id) => archive.put(harin, folder, id)),
        ])
        const refusals = answers.filter(({ status }) => status !== 200).map(({ code }) => code)
        expect(refusals.filter((code) => code !== 'FOLDER4004')).toEqual([])
        expect(await archive.foldersOf(harin)).toEqual([])
        expect(await archive.saved(harin)).toHaveLength(4)
      })
    })

    describe('putting into one (5)', () => {
      it('again is harmless, and does not make it newer', async () => {
        const [a, b] = await archive.saveAll(harin, 'a', 'b')
        await archive.put(harin, folder, a!)
        server.clock.advance({ minutes: 1 })
        await archive.put(harin, folder, b!)
        server.clock.advance({ minutes: 1 })
        expect((await archive.put(harin, folder, a!)).status).toBe(200)
        expect(await archive.held(harin, folder)).toEqual(['b', 'a'])
      })

      it('of several at once ends with all of them', async () => {
        const ids = await archive.saveAll(harin, 'a', 'b', 'c', 'd', 'e')
        await Promise.all([...ids, ...ids].map((id) => archive.put(harin, folder, id)))
        expect((await archive.held(harin, folder)).sort()).toEqual(['a', 'b', 'c', 'd', 'e'])
      })

      it('refuses what is not saved, by the caller, and what nobody has', async () => {
        const [others] = await archive.saveAll(dojun, 'a')
        expect(await archive.put(harin, folder, others!)).toMatchObject({
          status: 400,
          code: `${tested.code}4000`,
        })
        expect(await archive.put(harin, folder, 999)).toMatchObject({
          status: 404,
          code: `${tested.code}4004`,
        })
        expect(await archive.held(harin, folder)).toEqual([])
      })

      it('of an item that is being removed ends with it in neither', async () => {
        const [id] = await archive.saveAll(harin, 'a')
        const [put] = await Promise.all([archive.put(harin, folder, id!), archive.remove(harin, id!)])
        expect([200, 400]).toContain(put.status)
        expect(await archive.held(harin, folder)).toEqual([])
      })
    })
  },
)
