import { sql, type SQLWrapper } from 'drizzle-orm'
import type { Db } from '../db/db.ts'

export interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  /** Per loop. */
  'Actual Rows': number
  'Actual Loops': number
  Plans?: PlanNode[]
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** Runs a query and returns the steps the store has taken, the last one first. */
export async function planOf(db: Db, query: SQLWrapper): Promise<PlanNode[]> {
  const { rows } = (await db.execute(sql`explain (analyze, format json) ${query.getSQL()}`)) as {
    rows: [{ 'QUERY PLAN': [{ Plan: PlanNode }] }]
  }
  return nodesOf(rows[0]['QUERY PLAN'][0].Plan)
}
