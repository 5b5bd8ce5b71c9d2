/**
 * @typedef {object} Job
 * @property {string} name
 * @property {number} cores how many cores it keeps busy
 * @property {boolean} [fillsGaps] it may run beside a job that takes every core
 * @property {string[]} [after] names of jobs that must end first; unknown names are ignored
 * @property {(how: { alone: boolean, inGaps: boolean }) => Promise<void>} run `alone`: no other job writes to
 *   the terminal. `inGaps`: beside a job that takes every core, so at the lowest priority
 */

/**
 * Runs jobs in order, as many at a time as there are cores for. A job that takes all cores shares them with
 * no other, because its tests may depend on timing. The exception is `fillsGaps`: one such job at a time runs
 * beside it, and `run` must give it the lowest priority. A failed job does not stop the others; `run` must
 * not reject.
 *
 * @param {Job[]} jobs
 * @param {number} cores
 */
export async function runSideBySide(jobs, cores) {
  const hasGaps = jobs.some((job) => job.cores >= cores && !job.fillsGaps)
  const waiting = jobs.map((job) => ({
    ...job,
    cores: Math.min(job.cores, cores),
    inGaps: hasGaps && Boolean(job.fillsGaps),
  }))
  const names = new Set(jobs.map(({ name }) => name))
  const ended = new Set()
  const running = new Map()

  const areOver = (after) => after.every((name) => ended.has(name) || !names.has(name))

  function start(job, end) {
    waiting.splice(waiting.indexOf(job), 1)
    const done = job.run({ alone: !job.inGaps && job.cores === cores, inGaps: job.inGaps }).then(() => {
      running.delete(job.name)
      ended.add(job.name)
      end()
    })
    running.set(job.name, done)
  }

  let free = cores
  function startOnFreeCores() {
    for (;;) {
      const queue = waiting.filter((job) => !job.inGaps)
      // A later job must not overtake one that only waits for cores, or large jobs would starve.
      const blocked = queue.findIndex((job) => job.cores > free)
      const next = queue.findIndex(({ cores: needed, after = [] }) => needed <= free && areOver(after))
      if (next < 0 || (blocked >= 0 && blocked < next)) return
      const job = queue[next]
      free -= job.cores
      start(job, () => (free += job.cores))
    }
  }

  let isGapFilled = false
  function startInGap() {
    const job = waiting.find(({ inGaps, after = [] }) => inGaps && areOver(after))
    if (!job || isGapFilled) return
    isGapFilled = true
    start(job, () => (isGapFilled = false))
  }

  while (waiting.length > 0 || running.size > 0) {
    startOnFreeCores()
    startInGap()
    if (running.size === 0)
      throw new Error(`These wait for each other: ${waiting.map(({ name }) => name).join(', ')}`)
    await Promise.race(running.values())
  }
}
