import fc from 'fast-check'

/**
 * Property tests import fast-check from here. They try the same cases in every run, so they never fail by
 * chance. `npm run fuzz` sets FUZZ_SEED to a new seed each round; FUZZ_RUNS=10 tries ten times as many cases.
 */
const FIXED_SEED = 1

const factor = Number(process.env.FUZZ_RUNS || 1)

/** How many cases a property is tried with when its usual number is `count`. */
export const runs = (count: number): number => Math.max(1, Math.round(count * factor))

fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED || FIXED_SEED), numRuns: runs(100) })

export { fc }
