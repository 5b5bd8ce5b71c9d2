import { loadavg } from 'node:os'

export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/** `share` from 0 to 1; interpolates linearly between neighbours. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  if (sorted.length === 0) return Number.NaN
  const at = (sorted.length - 1) * share
  const low = sorted[Math.floor(at)] as number
  const high = sorted[Math.ceil(at)] as number
  return low + (high - low) * (at - Math.floor(at))
}

export interface Figure {
  /** Id in docs/performance.md "Budgets", such as `C5`. */
  id: string
  what: string
  /** One value per run, in `unit`. */
  runs: readonly number[]
  unit: string
  /** The budget in words. */
  must: string
  /** Whether the median meets the budget. */
  keeps: (median: number) => boolean
}

/**
 * The current speed of this machine: ms for a fixed loop, best of three. Shared machines vary by a factor
 * between two hours.
 */
function fixedLoopMs(): number {
  const runs = Array.from({ length: 3 }, () => {
    const since = performance.now()
    let value = 0
    for (let i = 0; i < 3e7; i += 1) value = (value * 31 + i) | 0
    const ms = performance.now() - since
    // A loop whose result is unused may be optimized away.
    return Number.isNaN(value) ? 0 : ms
  })
  return Math.min(...runs)
}

/**
 * Prints the medians under the command that made them, with the machine's load and speed, without which times
 * say little.
 */
export function printFigures(title: string, figures: readonly Figure[]): void {
  const command = `node --import tsx ${process.argv
    .slice(1)
    .map((part) => part.replace(`${process.cwd()}/`, ''))
    .join(' ')}`
  const load = loadavg()
    .map((value) => value.toFixed(1))
    .join(' ')
  process.stdout.write(
    `\n${title}\n$ ${command}   (load ${load}; a fixed loop takes ${round(fixedLoopMs())} ms)\n`,
  )
  const rows = figures.map((figure) => {
    const middle = median(figure.runs)
    return {
      id: figure.id,
      figure: figure.what,
      median: `${round(middle)} ${figure.unit}`,
      range: `${round(Math.min(...figure.runs))}–${round(Math.max(...figure.runs))}`,
      runs: figure.runs.length,
      must: figure.must,
      kept: figure.keeps(middle) ? 'yes' : 'NO',
    }
  })
  // oxlint-disable-next-line no-console -- a table on the terminal is what a bench is for
  console.table(rows)
}

function round(value: number): string {
  if (Math.abs(value) >= 100) return String(Math.round(value))
  return String(Number(value.toPrecision(3)))
}
