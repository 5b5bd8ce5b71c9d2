import { type ColumnDef, type Constraint, loadModule, type Node, parseSync } from 'libpg-query'
import type { Migration } from '#server/db/migrate.ts'

/**
 * What an old node or a writer cannot bear while a new node applies a migration (docs/operations.md "Writing
 * a migration"), and what to write instead. Old nodes go on reading and writing every table as it was, and a
 * lock that excludes writers may be held for a moment only. Statements that are not known to be harmless are
 * refused, too. Not read from the statements: whether the rows that old nodes write satisfy a new constraint,
 * and who relies on one that is dropped.
 */
const INSTEAD = {
  concurrently:
    'Write concurrently, .concurrently() in the schema, in a migration that has nothing but such statements.',
  alone: 'Separate the statements by --> statement-breakpoint.',
  keep: 'Old nodes use it: leave it as it is, stop using it, and let it be null or have a default.',
  addAnother: 'Old nodes use the old name: add another one, write both, and read the new one.',
  nullable: 'Old nodes do not fill it: let it be null, or give it a constant default.',
  constantDefault:
    'Every row would be rewritten: use a constant default, or let it be null and fill it in batches by a job.',
  constraintApart: 'Every row would be checked: add the constraint by a statement of its own, not valid.',
  notValid: 'Add it not valid, and validate it in the next migration.',
  usingIndex:
    'Create a unique index concurrently, and add the constraint using that index in the next migration.',
  validateLater: 'The lock of adding it would be held meanwhile: validate it in the next migration.',
  checkFirst:
    'Add check (… is not null) not valid, and validate it in the next migration; set not null in the same or a later one.',
  newColumn:
    'Rows may be rewritten: add a column of the new type, write both, and fill it in batches by a job.',
  batches:
    'Every row that it changes stays locked until the migration ends: change them in batches by a job.',
  unknown:
    'Nobody has judged it: use other statements, or add it to tests/architecture/migrations.ts with the reason.',
}

/** A check that a column is not null, by which Postgres sets `not null` without reading the table. */
interface NotNullCheck {
  table: string
  constraint: string | undefined
  column: string
  isValid: boolean
}

/** Statements that take no lock which members notice, and that old nodes do not see. */
const HARMLESS = new Set([
  'CreateStmt',
  'CreateSeqStmt',
  'CreateEnumStmt',
  'CreateExtensionStmt',
  'CommentStmt',
  'InsertStmt',
])
/** The same of `alter table`. */
const HARMLESS_CHANGES = new Set([
  'AT_ColumnDefault',
  'AT_DropNotNull',
  'AT_DropConstraint',
  'AT_SetStatistics',
  'AT_SetRelOptions',
])

await loadModule()

/**
 * What is wrong with the migrations from the one whose name begins with `from` on. Those before only tell
 * which checks there are.
 */
export function unbearable(
  migrations: readonly Pick<Migration, 'name' | 'statements'>[],
  from: string,
): string[] {
  const checks: NotNullCheck[] = []
  return migrations.flatMap(({ name, statements }) => {
    const created = new Set<string>()
    const added = new Set<string>()
    const found = statements.flatMap((text) => {
      const parsed = (parseSync(text).stmts ?? []).flatMap(({ stmt }) => (stmt ? [stmt] : []))
      const crowded =
        parsed.length > 1 && parsed.some(isConcurrent) ? [`several statements. ${INSTEAD.alone}`] : []
      return [...crowded, ...parsed.flatMap((stmt) => judged(stmt, { created, added, checks }))]
    })
    return name >= from ? found.map((what) => `${name}: ${what}`) : []
  })
}

interface Known {
  /** The tables that this migration has created so far: nobody uses them yet. */
  created: Set<string>
  /** The constraints that this migration has added to other tables. */
  added: Set<string>
  /** Those of all migrations so far. */
  checks: NotNullCheck[]
}

const isConcurrent = (stmt: Node) =>
  ('IndexStmt' in stmt && stmt.IndexStmt.concurrent) || ('DropStmt' in stmt && stmt.DropStmt.concurrent)

function judged(stmt: Node, known: Known): string[] {
  if ('CreateStmt' in stmt) {
    known.created.add(stmt.CreateStmt.relation?.relname ?? '')
    return []
  }
  if ('IndexStmt' in stmt) {
    const { concurrent, relation, idxname } = stmt.IndexStmt
    if (concurrent || known.created.has(relation?.relname ?? '')) return []
    return [`create index ${idxname} on ${relation?.relname}. ${INSTEAD.concurrently}`]
  }
  if ('DropStmt' in stmt) {
    const { removeType, concurrent } = stmt.DropStmt
    if (removeType === 'OBJECT_INDEX') return concurrent ? [] : [`drop index. ${INSTEAD.concurrently}`]
    return [`drop ${inWords(removeType)}. ${INSTEAD.keep}`]
  }
  if ('RenameStmt' in stmt) return [`rename ${inWords(stmt.RenameStmt.renameType)}. ${INSTEAD.addAnother}`]
  if ('AlterTableStmt' in stmt) {
    const table = stmt.AlterTableStmt.relation?.relname ?? ''
    if (known.created.has(table)) return []
    return (stmt.AlterTableStmt.cmds ?? []).flatMap((cmd) => judgedChange(table, cmd, known))
  }
  for (const kind of ['UpdateStmt', 'DeleteStmt'] as const)
    if (kind in stmt) {
      const { relation } = (stmt as Record<typeof kind, { relation?: { relname?: string } }>)[kind]
      if (known.created.has(relation?.relname ?? '')) return []
      return [`${kind === 'UpdateStmt' ? 'update' : 'delete from'} ${relation?.relname}. ${INSTEAD.batches}`]
    }
  const [kind = ''] = Object.keys(stmt)
  return HARMLESS.has(kind) ? [] : [`${kind}. ${INSTEAD.unknown}`]
}

function judgedChange(table: string, cmd: Node, { added, checks }: Known): string[] {
  if (!('AlterTableCmd' in cmd)) return []
  const { subtype = '', name: named = '', def } = cmd.AlterTableCmd
  const refused = (what: string, instead: string) => [`alter table ${table} ${what}. ${instead}`]
  switch (subtype) {
    case 'AT_AddColumn':
      return def && 'ColumnDef' in def
        ? whatIsWrongWith(def.ColumnDef).flatMap((instead) =>
            refused(`add column ${def.ColumnDef.colname}`, instead),
          )
        : []
    case 'AT_AddConstraint': {
      if (!def || !('Constraint' in def)) return []
      const { Constraint: constraint } = def
      const { conname, contype, skip_validation: isNotValid, indexname } = constraint
      added.add(`${table}.${conname}`)
      const column = columnNotNull(constraint)
      if (column !== null) checks.push({ table, constraint: conname, column, isValid: !isNotValid })
      const what = `add constraint ${conname}`
      if (contype === 'CONSTR_CHECK' || contype === 'CONSTR_FOREIGN')
        return isNotValid ? [] : refused(what, INSTEAD.notValid)
      return indexname === undefined ? refused(what, INSTEAD.usingIndex) : []
    }
    case 'AT_ValidateConstraint': {
      for (const check of checks)
        if (check.table === table && check.constraint === named) check.isValid = true
      return added.has(`${table}.${named}`)
        ? refused(`validate constraint ${named}`, INSTEAD.validateLater)
        : []
    }
    case 'AT_SetNotNull':
      return checks.some((check) => check.table === table && check.column === named && check.isValid)
        ? []
        : refused(`alter column ${named} set not null`, INSTEAD.checkFirst)
    case 'AT_DropColumn':
      return refused(`drop column ${named}`, INSTEAD.keep)
    case 'AT_AlterColumnType':
      return refused(`alter column ${named} type`, INSTEAD.newColumn)
    default:
      return HARMLESS_CHANGES.has(subtype) ? [] : refused(subtype, INSTEAD.unknown)
  }
}

function whatIsWrongWith({ typeName, constraints = [] }: ColumnDef): string[] {
  const all = constraints.flatMap((node) => ('Constraint' in node ? [node.Constraint] : []))
  const has = (kind: Constraint['contype']) => all.some(({ contype }) => contype === kind)
  const wrong: string[] = []
  if (has('CONSTR_NOTNULL') && !has('CONSTR_DEFAULT')) wrong.push(INSTEAD.nullable)
  const isSerial = (typeName?.names ?? []).some(
    (node) => 'String' in node && node.String.sval?.endsWith('serial'),
  )
  const fills = all.some(
    ({ contype, raw_expr: value }) => contype === 'CONSTR_DEFAULT' && value && !isConstant(value),
  )
  if (isSerial || fills || has('CONSTR_IDENTITY') || has('CONSTR_GENERATED'))
    wrong.push(INSTEAD.constantDefault)
  if (has('CONSTR_CHECK') || has('CONSTR_FOREIGN')) wrong.push(INSTEAD.constraintApart)
  if (has('CONSTR_UNIQUE') || has('CONSTR_PRIMARY')) wrong.push(INSTEAD.usingIndex)
  return wrong
}

/** A value that is computed once for the whole table, the time of the migration included. */
function isConstant(value: Node): boolean {
  if ('A_Const' in value || 'SQLValueFunction' in value) return true
  if ('TypeCast' in value) return value.TypeCast.arg !== undefined && isConstant(value.TypeCast.arg)
  if ('A_ArrayExpr' in value) return (value.A_ArrayExpr.elements ?? []).every(isConstant)
  if (!('FuncCall' in value)) return false
  return (value.FuncCall.funcname ?? []).some((node) => 'String' in node && node.String.sval === 'now')
}

/** Of `check (column is not null)`, else null. */
function columnNotNull({ contype, raw_expr: expression }: Constraint): string | null {
  if (contype !== 'CONSTR_CHECK' || !expression || !('NullTest' in expression)) return null
  const { nulltesttype, arg } = expression.NullTest
  if (nulltesttype !== 'IS_NOT_NULL' || !arg || !('ColumnRef' in arg)) return null
  const last = arg.ColumnRef.fields?.at(-1)
  return last && 'String' in last ? (last.String.sval ?? null) : null
}

const inWords = (kind = '') => kind.replace(/^OBJECT_(TAB(?=C))?/, '').toLowerCase()
