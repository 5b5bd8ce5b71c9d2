import { expect, it } from 'vitest'
import { evidenceGroups } from './evidence.ts'
import { aMemberCase, aMessageCase } from './testing/cases.ts'

it('messages of one room that two members reported are one conversation with both marked', () => {
  const groups = evidenceGroups(aMessageCase().reports)
  expect(groups).toHaveLength(1)
  const [{ evidence, reports }] = groups as [(typeof groups)[0]]
  expect(
    evidence.kind === 'MESSAGE' && evidence.lines.map(({ messageId, isReported }) => [messageId, isReported]),
  ).toEqual([
    [1, false],
    [2, true],
    [3, true],
    [4, false],
  ])
  expect(reports.map(({ reporterName }) => reporterName)).toEqual(['hyunwoo', 'taeo'])
})

it('messages and a profile are apart, and a profile is shown as it was at the newest report', () => {
  const [profile] = aMemberCase(null).reports as [ReturnType<typeof aMemberCase>['reports'][0]]
  const later = {
    ...profile,
    reportId: 9,
    evidence: { ...profile.evidence, nickname: 'dongha2' },
  } as typeof profile
  const groups = evidenceGroups([...aMessageCase().reports, profile, later])
  expect(groups.map(({ key }) => key)).toEqual(['MESSAGE 5', 'member'])
  expect(groups[1]!.evidence).toMatchObject({ nickname: 'dongha2' })
})
