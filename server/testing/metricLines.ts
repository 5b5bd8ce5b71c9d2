import type { Prometheus } from '#server/metrics/prometheus.ts'

type Labels = Record<string, string>

/** Reads a metrics page as Prometheus does. The value of a series is null if it is missing. */
export async function metricLines(page: Pick<Prometheus, 'text'>) {
  return linesOf(await page.text())
}

export function linesOf(text: string) {
  const series = new Map<string, number>()
  for (const line of text.split('\n')) {
    const [, name, labels = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? []
    if (name !== undefined) series.set(keyOf(name, parsed(labels)), Number(value))
  }
  return {
    value: (name: string, labels: Labels = {}): number | null => series.get(keyOf(name, labels)) ?? null,
    /** The labels of all series of a metric. */
    labelsOf: (name: string): string[] =>
      [...series.keys()].filter((key) => key.startsWith(`${name}{`)).map((key) => key.slice(name.length)),
  }
}

const parsed = (text: string): Labels =>
  Object.fromEntries([...text.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name!, value!]))

const keyOf = (name: string, labels: Labels) =>
  `${name}{${Object.entries(labels)
    .map(([label, value]) => `${label}=${value}`)
    .sort()
    .join(',')}}`
