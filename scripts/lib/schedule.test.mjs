import { expect, it } from 'vitest'
import { runSideBySide } from './schedule.mjs'

/** Runs jobs that end in the order in which they began, and tells what ran beside what. */
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

it('runs two jobs of one core each side by side on two cores', async () => {
  const jobs = [
    { name: 'types', cores: 1 },
    { name: 'lint', cores: 1 },
  ]
  expect(await beside(jobs, 2)).toEqual(['types+lint', 'types+lint'])
  expect(await beside(jobs, 1)).toEqual(['types', 'lint'])
})

it('runs a job that takes every core alone', async () => {
  const jobs = [
    { name: 'types', cores: 1 },
    { name: 'e2e', cores: 2 },
    { name: 'size', cores: 1 },
  ]
  expect(await beside(jobs, 2)).toEqual(['types', 'e2e', 'size'])
})

it('starts a job only when those before it have ended, and lets others pass meanwhile', async () => {
  const jobs = [
    { name: 'build', cores: 1 },
    { name: 'size', cores: 1, after: ['build'] },
    { name: 'format', cores: 1 },
  ]
  expect(await beside(jobs, 2)).toEqual(['build+format', 'build+format', 'size'])
})

it('fills the gaps of a job that takes every core with one small job at a time', async () => {
  const jobs = [
    { name: 'types', cores: 1, fillsGaps: true },
    { name: 'lint', cores: 1, fillsGaps: true },
    { name: 'unit', cores: 2 },
    { name: 'e2e', cores: 2 },
  ]
  expect(await beside(jobs, 2)).toEqual(['unit+types', 'unit+types', 'e2e+lint', 'e2e+lint'])
})

it('gives a small job a core of its own where no job takes all of them', async () => {
  const jobs = [
    { name: 'types', cores: 1, fillsGaps: true },
    { name: 'lint', cores: 1, fillsGaps: true },
  ]
  expect(await beside(jobs, 2)).toEqual(['types+lint', 'types+lint'])
})

it('lets a job that takes every core wait for one that fills gaps', async () => {
  const jobs = [
    { name: 'types', cores: 1, fillsGaps: true },
    { name: 'commands', cores: 2, after: ['types'] },
    { name: 'e2e', cores: 2 },
  ]
  expect(await beside(jobs, 2)).toEqual(['e2e+types', 'e2e+types', 'commands'])
})

it('does not wait for a job that is not part of this run', async () => {
  expect(await beside([{ name: 'size', cores: 1, after: ['build'] }], 2)).toEqual(['size'])
})

it('says which jobs wait for each other', async () => {
  const jobs = [
    { name: 'hen', cores: 1, after: ['egg'] },
    { name: 'egg', cores: 1, after: ['hen'] },
  ]
  await expect(beside(jobs, 2)).rejects.toThrow('hen, egg')
})
