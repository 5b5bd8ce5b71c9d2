import { test } from 'vitest'
import { changeProfile } from '#contract/http/profile/profile.ts'
import { aMember, theServer } from '../renderApp.tsx'

/** Tests of yuna's profile. A file that needs more in the profile replaces `details`. */
export const it = test
  .extend('details', (): Record<string, unknown> => ({}))
  .extend('yuna', async ({ details }) => {
    const yuna = await aMember({ nickname: 'yuna22' })
    await theServer().call(changeProfile, {
      as: yuna,
      body: {
        age: 26,
        gender: 'FEMALE',
        region: '서울',
        bio: '퇴근 후에 기타 치는 사람이에요.',
        ...details,
      },
    })
    return yuna
  })
