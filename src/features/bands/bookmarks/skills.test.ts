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

const shown = (members: BandMember[]) =>
  skillsOf(members).map(({ session, highlighted }) => (highlighted ? session.toUpperCase() : session))

it('the wanted sessions are highlighted, next to sessions that the band does not have', () => {
  const members = [plays('electric_guitar'), wants('vocal'), wants('bass'), wants('keyboard')]
  expect(shown(members)).toEqual(['VOCAL', 'acoustic_guitar', 'BASS', 'drums', 'KEYBOARD', 'violin'])
})

it('sessions of the members fill up when fewer than three are wanted', () => {
  expect(shown([plays('drums'), plays('vocal'), wants('trumpet')])).toEqual([
    'VOCAL',
    'electric_guitar',
    'acoustic_guitar',
    'bass',
    'DRUMS',
    'TRUMPET',
  ])
})

it('only the first three wanted sessions are highlighted, and further ones are left out', () => {
  const members = [wants('violin'), wants('drums'), wants('vocal'), wants('bass'), plays('keyboard')]
  expect(shown(members)).toEqual([
    'VOCAL',
    'electric_guitar',
    'acoustic_guitar',
    'DRUMS',
    'VIOLIN',
    'trumpet',
  ])
})

it('the piano appears only for a band that has one', () => {
  expect(shown([plays('piano'), wants('vocal')])).toContain('PIANO')
  expect(skillsOf([wants('vocal')]).map(({ session }) => session)).not.toContain('piano')
})

it('each session says whether it is wanted', () => {
  const skills = skillsOf([plays('drums'), wants('vocal')])
  expect(skills.filter(({ wanted }) => wanted).map(({ session }) => session)).toEqual(['vocal'])
})

it.each([
  ['there are no members', []],
  ['there is one member', [plays('bass')]],
  [
    'two members play the same session',
    [plays('electric_guitar'), plays('electric_guitar'), wants('electric_guitar')],
  ],
  ['every session is wanted', BAND_SESSION_TYPES.map(wants)],
])('three sessions are highlighted and three are not, each once, when %s', (_, members) => {
  const skills = skillsOf(members)
  expect(new Set(skills.map(({ session }) => session)).size).toBe(6)
  expect(skills.filter(({ highlighted }) => highlighted)).toHaveLength(3)
})
