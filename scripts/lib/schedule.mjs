/**
 * @typedef {object} Job
 * @property {string} name
 * @property {number} cores how many cores it keeps busy
 * @property {string[]} [after] names of jobs that must have ended before; names that are not in the list do not count
 * @property {(alone: boolean) => Promise<void>} run `alone`: nothing runs beside it, so it may write to the terminal as it goes
 */

/**
 * Runs jobs in their order, side by side as far as the cores reach. A job that takes every core runs alone, so that tests
 * with a clock in them do not compete. A failing job holds nothing back; `run` must not reject.
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
