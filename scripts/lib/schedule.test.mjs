import { expect, it } from 'vitest'
import { runSideBySide } from './schedule.mjs'

/** Runs jobs that end in the order in which they began, and reports which ran side by side. */
async function beside(jobs, cores) {
  const running = new Set()
  const seen = []
  await runSideBySide(
    jobs.map((job) => ({
      ...job,
      async run() {
        running.add(job.name)
        await Promise.resolve()
        seen.push([...running].join('+'))
        await Promise.resolve()
        running.delete(job.name)
      },
    })),
    cores,
  )
  return seen
}

it('two jobs of one core each run side by side on two cores', async () => {
  const jobs = [
    { name: 'types', cores: 1 },
    { name: 'lint', cores: 1 },
  ]
  expect(await beside(jobs, 2)).toEqual(['types+lint', 'types+lint'])
  expect(await beside(jobs, 1)).toEqual(['types', 'lint'])
})

it('a job that takes every core runs alone', async () => {
  const jobs = [
    { name: 'types', cores: 1 },
    { name: 'e2e', cores: 2 },
    { name: 'size', cores: 1 },
  ]
  expect(await beside(jobs, 2)).toEqual(['types', 'e2e', 'size'])
})

it('a job starts only when those before it have ended, and others pass it meanwhile', async () => {
  const jobs = [
    { name: 'build', cores: 1 },
    { name: 'size', cores: 1, after: ['build'] },
    { name: 'format', cores: 1 },
  ]
  expect(await beside(jobs, 2)).toEqual(['build+format', 'build+format', 'size'])
})

it('a job that takes every core has one small job at a time beside it', async () => {
  const jobs = [
    { name: 'types', cores: 1, fillsGaps: true },
    { name: 'lint', cores: 1, fillsGaps: true },
    { name: 'unit', cores: 2 },
    { name: 'e2e', cores: 2 },
  ]
  expect(await beside(jobs, 2)).toEqual(['unit+types', 'unit+types', 'e2e+lint', 'e2e+lint'])
})

it('a small job gets its own core when no job takes all of them', async () => {
  const jobs = [
    { name: 'types', cores: 1, fillsGaps: true },
    { name: 'lint', cores: 1, fillsGaps: true },
  ]
  expect(await beside(jobs, 2)).toEqual(['types+lint', 'types+lint'])
})

it('a job that takes every core waits for one that fills gaps', async () => {
  const jobs = [
    { name: 'types', cores: 1, fillsGaps: true },
    { name: 'commands', cores: 2, after: ['types'] },
    { name: 'e2e', cores: 2 },
  ]
  expect(await beside(jobs, 2)).toEqual(['e2e+types', 'e2e+types', 'commands'])
})

it('a job does not wait for one that is not part of this run', async () => {
  expect(await beside([{ name: 'size', cores: 1, after: ['build'] }], 2)).toEqual(['size'])
})

it('jobs that wait for each other are reported', async () => {
  const jobs = [
    { name: 'hen', cores: 1, after: ['egg'] },
    { name: 'egg', cores: 1, after: ['hen'] },
  ]
  await expect(beside(jobs, 2)).rejects.toThrow('hen, egg')
})
