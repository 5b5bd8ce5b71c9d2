import type { Evidence, EvidenceLine } from '#contract/http/safety/reports.ts'
import type { CaseDetail } from './moderationApi.ts'

type Report = CaseDetail['reports'][number]

/** Reports whose evidence is shown together. */
export interface EvidenceGroup {
  key: string
  evidence: Evidence
  reports: readonly Report[]
}

/**
 * Messages of one room that several members reported are one conversation, oldest first, in which each
 * reported message is marked. Everything else is shown once for each thing that was reported, as it was at
 * the newest report.
 */
export function evidenceGroups(reports: readonly Report[]): EvidenceGroup[] {
  const groups = new Map<string, { evidence: Evidence; reports: Report[] }>()
  for (const report of reports) {
    const key = keyOf(report.evidence)
    const group = groups.get(key)
    if (!group) {
      groups.set(key, { evidence: report.evidence, reports: [report] })
      continue
    }
    group.evidence = merged(group.evidence, report.evidence)
    group.reports.push(report)
  }
  return [...groups].map(([key, group]) => ({ key, ...group }))
}

function keyOf(evidence: Evidence): string {
  switch (evidence.kind) {
    case 'MEMBER':
      return 'member'
    case 'BAND':
      return `band ${evidence.bandId}`
    case 'MESSAGE':
    case 'ROOM':
      return `${evidence.kind} ${evidence.roomId}`
  }
}

function merged(earlier: Evidence, later: Evidence): Evidence {
  return earlier.kind === 'MESSAGE' && later.kind === 'MESSAGE'
    ? { ...later, lines: mergedLines(earlier.lines, later.lines) }
    : later
}

function mergedLines(some: readonly EvidenceLine[], more: readonly EvidenceLine[]): EvidenceLine[] {
  const lines = new Map(some.map((line) => [line.messageId, line]))
  for (const line of more) {
    const isReported = line.isReported || (lines.get(line.messageId)?.isReported ?? false)
    lines.set(line.messageId, { ...line, isReported })
  }
  return [...lines.values()].sort((a, b) => a.messageId - b.messageId)
}
