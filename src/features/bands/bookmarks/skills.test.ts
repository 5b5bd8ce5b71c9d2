import { expect, it } from 'vitest'
import type { BandMember } from '#contract/http/bands/bands.ts'
import { BAND_SESSION_TYPES, type BandSessionType } from '#contract/sessions.ts'
import { skillsOf } from './skills.ts'

const plays = (role: BandSessionType): BandMember => ({
  id: 7,
  name: 'harin',
  role,
  isRecruiting: false,
  profileImage: null,
})
const wants = (role: BandSessionType): BandMember => ({
  ...plays(role),
  id: 0,
  name: '모집중',
  isRecruiting: true,
})

/** The lit sessions in capitals. */
const shown = (members: BandMember[]) =>
  skillsOf(members, 'RECRUITING').map(({ session, wanted }) => (wanted ? session.toUpperCase() : session))

it('the wanted sessions are lit, among the sessions of the members and others', () => {
  const members = [plays('electric_guitar'), wants('vocal'), wants('bass'), wants('keyboard')]
  expect(shown(members)).toEqual(['VOCAL', 'electric_guitar', 'acoustic_guitar', 'BASS', 'drums', 'KEYBOARD'])
})

it('a session that only a member plays is not lit', () => {
  expect(shown([plays('drums'), plays('vocal'), wants('trumpet')])).toEqual([
    'vocal',
    'electric_guitar',
    'acoustic_guitar',
    'bass',
    'drums',
    'TRUMPET',
  ])
})

it('every wanted session is shown, also more than three and more than six', () => {
  const four = [wants('violin'), wants('drums'), wants('vocal'), wants('bass'), plays('keyboard')]
  expect(shown(four)).toEqual(['VOCAL', 'electric_guitar', 'BASS', 'DRUMS', 'keyboard', 'VIOLIN'])
  expect(shown(BAND_SESSION_TYPES.map(wants))).toEqual(
    BAND_SESSION_TYPES.map((session) => session.toUpperCase()),
  )
})

it('the piano appears only for a band that has one', () => {
  expect(shown([plays('piano'), wants('vocal')])).toContain('piano')
  expect(shown([wants('vocal')])).not.toContain('piano')
})

it('none is lit where the band no longer recruits', () => {
  const skills = skillsOf([plays('drums'), wants('vocal')], 'ACTIVE')
  expect(skills.filter(({ wanted }) => wanted)).toEqual([])
  expect(skills.map(({ session }) => session)).toContain('vocal')
})

it.each([
  ['there are no members', []],
  ['there is one member', [plays('bass')]],
  [
    'two members play the same session',
    [plays('electric_guitar'), plays('electric_guitar'), wants('electric_guitar')],
  ],
])('six sessions are shown, each once, when %s', (_, members) => {
  const sessions = skillsOf(members, 'RECRUITING').map(({ session }) => session)
  expect(sessions).toHaveLength(6)
  expect(new Set(sessions).size).toBe(6)
})
