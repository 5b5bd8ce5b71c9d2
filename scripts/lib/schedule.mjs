/**
 * @typedef {object} Job
 * @property {string} name
 * @property {number} cores how many cores it keeps busy
 * @property {string[]} [after] names of jobs that must end first; unknown names are ignored
 * @property {(alone: boolean) => Promise<void>} run `alone`: no other job runs, so it may write to the terminal directly
 */

/**
 * Runs jobs in order, as many at a time as there are cores for. A job that needs all cores runs alone, so that
 * tests that depend on time do not compete. A failed job does not stop the others; `run` must not reject.
 *
 * @param {Job[]} jobs
 * @param {number} cores
 */
export async function runSideBySide(jobs, cores) {
  const waiting = jobs.map((job) => ({ ...job, cores: Math.min(job.cores, cores) }))
  const names = new Set(jobs.map(({ name }) => name))
  const ended = new Set()
  const running = new Map()
  let free = cores

  const mayStart = ({ cores: needed, after = [] }) =>
    needed <= free && after.every((name) => ended.has(name) || !names.has(name))

  while (waiting.length > 0 || running.size > 0) {
    // In order: a later job must not overtake one that only waits for cores, or the large ones would starve.
    while (waiting.length > 0) {
      const blocked = waiting.findIndex((job) => job.cores > free)
      const next = waiting.findIndex(mayStart)
      if (next < 0 || (blocked >= 0 && blocked < next)) break
      const [job] = waiting.splice(next, 1)
      free -= job.cores
      const done = job.run(job.cores === cores).then(() => {
        running.delete(job.name)
        ended.add(job.name)
        free += job.cores
      })
      running.set(job.name, done)
    }
    if (running.size === 0)
      throw new Error(`These wait for each other: ${waiting.map(({ name }) => name).join(', ')}`)
    await Promise.race(running.values())
  }
}
