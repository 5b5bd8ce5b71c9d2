// S4 (docs/performance.md "Budgets"): SEND to delivery at half a node's capacity, every message stored first.
import { capacityOf } from './capacity.ts'
import { onEachStore } from './stores.ts'
import { printFigures, type Figure } from './table.ts'

const figures: Figure[] = []
const noBudget = { must: '-', keeps: () => true }

await onEachStore(async (store) => {
  const { confirmedPerSecond, deliveriesPerSecond, halfP50Ms, halfP99Ms } = await capacityOf(store, 1)
  figures.push(
    {
      id: 'S4',
      what: `${store.name}: capacity, messages confirmed`,
      runs: confirmedPerSecond,
      unit: '/s',
      ...noBudget,
    },
    {
      id: 'S4',
      what: `${store.name}: capacity, deliveries`,
      runs: deliveriesPerSecond,
      unit: '/s',
      ...noBudget,
    },
    {
      id: 'S4',
      what: `${store.name}: SEND to delivery at half of it, median`,
      runs: halfP50Ms,
      unit: 'ms',
      ...noBudget,
    },
    {
      id: 'S4',
      what: `${store.name}: SEND to delivery at half of it, p99`,
      runs: halfP99Ms,
      unit: 'ms',
      must: '≤ 50',
      keeps: (value) => value <= 50,
    },
  )
})

printFigures('Stored messages, 2,000 members in groups of 10, one node', figures)
