import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findPromtool } from '../../scripts/lib/tools.mjs'
import { DEFINITIONS, type MetricName } from './definitions.ts'
import { prometheusMetrics } from './prometheus.ts'

const ALERTS = 'deploy/prometheus/alerts.yaml'
const alerts = readFileSync(ALERTS, 'utf8')
const dashboard = JSON.parse(readFileSync('deploy/grafana/hapju.json', 'utf8')) as {
  panels: { id: number; title: string; targets?: { expr: string }[] }[]
  templating: { list: { definition?: string }[] }
}
const operations = readFileSync('docs/operations.md', 'utf8')
const promtool = findPromtool()

/** The queries of the dashboard, with those of its variables. */
const queries = [
  ...dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
  ...dashboard.templating.list.flatMap(({ definition }) => definition ?? []),
].join('\n')

const types = prometheusMetrics().types()
const LABELS_OF_PROMETHEUS = ['instance', 'job', 'le', 'kind']

/**
 * The metric of a series: of a histogram's `…_bucket`, `…_sum` and `…_count` the histogram. Null: none has
 * it.
 */
function metricOf(series: string): string | null {
  const [, base = '', part] = /^(\w+?)(_bucket|_sum|_count)?$/.exec(series) ?? []
  if (part !== undefined && types.get(base) === 'histogram') return base
  return types.has(series) && types.get(series) !== 'histogram' ? series : null
}

const seriesIn = (text: string) => [...new Set(text.match(/\bhapju_\w+/g) ?? [])]

describe.each([
  ['the alerts', alerts],
  ['the dashboard', queries],
])('%s', (_, text) => {
  it('name only series that the server has', () => {
    expect(seriesIn(text).length).toBeGreaterThan(5)
    expect(seriesIn(text).filter((series) => metricOf(series) === null)).toEqual([])
  })

  it('select only by labels that the series have', () => {
    const strange = [...text.matchAll(/\b(hapju_\w+)\{([^}]*)\}/g)].flatMap(([, series, selector]) => {
      const name = metricOf(series!) as MetricName
      const labels: readonly string[] = [...(DEFINITIONS[name]?.labels ?? []), ...LABELS_OF_PROMETHEUS]
      const selected = [...selector!.matchAll(/(\w+)\s*[=!]/g)].map(([, label]) => label!)
      return selected.filter((label) => !labels.includes(label)).map((label) => `${series} ${label}`)
    })
    expect(strange).toEqual([])
  })
})

it('a series of an unknown metric, or of a histogram without its part, is noticed', () => {
  expect(metricOf('hapju_unknown_total')).toBeNull()
  expect(metricOf('hapju_sockets_count')).toBeNull()
  expect(metricOf('hapju_bus_lag_seconds')).toBeNull()
  expect(metricOf('hapju_bus_lag_seconds_bucket')).toBe('hapju_bus_lag_seconds')
})

it('the dashboard shows every metric of ours', () => {
  const shown = new Set(seriesIn(queries).map(metricOf))
  expect(Object.keys(DEFINITIONS).filter((name) => !shown.has(name))).toEqual([])
})

it('no two panels have the same id', () => {
  const ids = dashboard.panels.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

describe('an alert', () => {
  const rules = alerts.split(/^ {6}- alert: /m).slice(1)

  it.each(rules.map((rule) => [rule.slice(0, rule.indexOf('\n')), rule] as const))(
    '%s waits, has a severity and a summary, and names the section that tells what to do',
    (name, rule) => {
      expect(rule).toMatch(/^ +for: \d+m$/m)
      expect(rule).toMatch(/^ +severity: (critical|warning)$/m)
      expect(rule).toMatch(/^ +summary: ['"]?.*[a-z].*\.['"]?$/m)
      expect(/runbook: docs\/operations\.md#(\S+)/.exec(rule)?.[1]).toBe(name.toLowerCase())
      expect(operations).toContain(`\n#### ${name}\n`)
    },
  )
})

it('the operations document has the table of the metrics as they are', () => {
  const rows = [...operations.matchAll(/^\| `(hapju_\w+)` +\| (\w+) +\| (.*?) +\|/gm)].map(
    ([, name, type, labels]) => [name, type, labels!.replaceAll('`', '')],
  )
  const defined = Object.entries(DEFINITIONS).map(([name, { type, labels }]) => [
    name,
    type,
    labels.join(', ') || '–',
  ])
  expect(rows).toEqual(defined)
})

describe.runIf(promtool)('by promtool', () => {
  const run = (...args: string[]) => execFileSync(promtool, args, { encoding: 'utf8' })

  it('the rules are valid', () => {
    expect(run('check', 'rules', ALERTS)).toContain('SUCCESS')
  })

  it('the alerts are sent when they should be, and only then', () => {
    expect(run('test', 'rules', 'deploy/prometheus/alerts.test.yaml')).toContain('SUCCESS')
  })
})
