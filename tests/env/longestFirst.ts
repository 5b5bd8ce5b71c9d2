import { statSync } from 'node:fs'
import type { TestSequencer, TestSpecification } from 'vitest/node'

/** Slow for their size. Started last, they would leave one core idle. */
const LONG = [
  'src/app/routes/askAhead.test.ts',
  'src/app/timeTravel.test.tsx',
  'server/main.test.ts',
  'server/main.backup.test.ts',
  'server/sample/loadSampleData.test.ts',
  'server/sample/sampleData.test.ts',
  'server/jobs/afterDeletion.test.ts',
  'server/jobs/withdrawnMembers.test.ts',
  'server/adapters/db/connect.test.ts',
  'src/features/chat/timeline/interleavings.test.ts',
  'src/features/chat/list/MessageList.test.tsx',
]

/**
 * The order of the projects. A worker serves one project and is replaced at the first file of another, so the
 * files of a project stay together. A worker without a file left begins the next project.
 */
const PROJECTS = ['server', 'server-pglite', 'journeys', 'unit-alone', 'unit', 'unit-bare']

/**
 * Sorts files the same way on every machine: by project, then the longest first. Vitest's own order depends on
 * the times of earlier runs.
 */
export class LongestFirst implements TestSequencer {
  async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ranked = files.map((file) => ({ file, rank: rankOf(file), bytes: statSync(file.moduleId).size }))
    return ranked
      .sort((a, b) => turnOf(a.file) - turnOf(b.file) || a.rank - b.rank || b.bytes - a.bytes)
      .map(({ file }) => file)
  }

  async shard(): Promise<never> {
    throw new Error('The tests of one run are not divided among machines.')
  }
}

const turnOf = ({ project }: TestSpecification) => PROJECTS.indexOf(project.name)

function rankOf({ moduleId }: TestSpecification): number {
  const place = LONG.findIndex((path) => moduleId.endsWith(`/${path}`))
  return place === -1 ? LONG.length : place
}
