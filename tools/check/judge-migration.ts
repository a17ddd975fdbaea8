// SPDX-License-Identifier: Apache-2.0
import { parseSync } from 'libpg-query'

/** A statement that would break a process of the previous release. */
export interface Breakage {
  rule: MigrationRule
  line: number
  sentence: string
}

export const migrationRules = {
  drops:
    'drops something that running code may use. Let a release go by in which nothing uses it, then say so in a line above: -- contract: expanded in NNNN, shipped in X.Y.Z',
  renames:
    'renames something that running code knows by its old name. Add the new one beside it; a table may be replaced when the same file creates one, or a view, under the old name',
  'changes-type':
    'changes the type of a column, which rewrites the table and breaks prepared statements. Add a column beside it',
  'demands-value':
    'demands a value that running code does not write. Give the column a default in the same file, or wait: -- contract: expanded in NNNN, shipped in X.Y.Z',
  rewrites:
    'fills every row while nobody can read the table. Add the column without this default, then set the default in a statement of its own',
  'locks-for-index':
    'builds an index while nobody can write. Use "create index concurrently" in a file that begins with -- outside a transaction; for a partitioned table "on only", and attach. Of a small table say so in a line above: -- small table: why',
  'locks-for-check':
    'reads the whole table while nobody can write. Add the constraint "not valid" (or "using index") and validate it in a later file',
  'takes-right':
    'takes a right that running code may need. When nothing uses it any more, say so in a line above: -- contract: expanded in NNNN, shipped in X.Y.Z',
  hides: 'hides a change of tables in a block that cannot be judged. Write it as a plain statement',
  'function-elsewhere':
    'holds the text of a function, which has one place: apps/*/functions/NAME.sql, applied after the migrations. Only the first form of one that a table of this file needs may be created here; say so in a line above: -- first form: why',
  mixes: 'begins with -- outside a transaction and holds something else than indexes made concurrently',
} as const
export type MigrationRule = keyof typeof migrationRules

export interface Migration {
  sql: string
  /** Numbers of the earlier files in its folder. */
  earlier: readonly number[]
  /** Released versions. */
  released: readonly string[]
}

type Node = Record<string, unknown>
interface Found {
  rule: MigrationRule
  mayBeMarked: boolean
}

const outsideMark = /^-- outside a transaction$/m
const contractMark = /^-- contract: expanded in (\d{4}), shipped in (\d+\.\d+\.\d+)$/m
const firstFormMark = /^-- first form: \S.*$/m
const smallMark = /^-- small table: \S.*$/m

/**
 * What in this file breaks a process of the previous release; needs `loadModule` of libpg-query first. Throws
 * when it is not SQL.
 */
export function judgeMigration({ sql, earlier, released }: Migration): Breakage[] {
  const { stmts = [] } = parseSync(sql) as {
    stmts?: { stmt: Node; stmt_location?: number; stmt_len?: number }[]
  }
  const bytes = Buffer.from(sql)
  const nodes = stmts.map(({ stmt }) => entryOf(stmt))
  const outside = outsideMark.test(sql)
  // The first file of a folder finds an empty database, which no process uses.
  const isFirst = earlier.length === 0
  const endOf = (index: number): number =>
    (stmts[index]?.stmt_location ?? 0) + (stmts[index]?.stmt_len ?? bytes.length)
  return stmts.flatMap((_, index) => {
    // Including the comments above it.
    const from = index === 0 ? 0 : endOf(index - 1) + 1
    const text = bytes.subarray(from, endOf(index)).toString()
    const [kind, node] = nodes[index]!
    const found =
      outside && !isConcurrentIndex(kind, node)
        ? [{ rule: 'mixes' as const, mayBeMarked: false }]
        : [...(isFirst ? [] : judge(kind, node, nodes, text)), ...judgeFunction(kind, node, text)]
    const [, expandedIn, shippedIn] = contractMark.exec(text) ?? []
    const isContract = earlier.includes(Number(expandedIn)) && released.includes(shippedIn ?? '')
    const comments = /^(\s*(--.*)?\n)*/.exec(text)?.[0] ?? ''
    const line = bytes.subarray(0, from).toString().split('\n').length + comments.split('\n').length - 1
    return found
      .filter(({ mayBeMarked }) => !(mayBeMarked && isContract))
      .map(({ rule }) => ({ rule, line, sentence: migrationRules[rule] }))
  })
}

const entryOf = (stmt: Node): [string, Node] => Object.entries(stmt)[0] as [string, Node]
type Statements = readonly (readonly [string, Node])[]

function judge(kind: string, node: Node, all: Statements, text: string): Found[] {
  const always = (rule: MigrationRule): Found[] => [{ rule, mayBeMarked: false }]
  const unlessMarked = (rule: MigrationRule): Found[] => [{ rule, mayBeMarked: true }]
  switch (kind) {
    case 'DropStmt':
      return comesAgain(node, all) ? [] : unlessMarked('drops')
    case 'TruncateStmt':
      return unlessMarked('drops')
    case 'RenameStmt':
      return isReplaced(node, all) ? [] : unlessMarked('renames')
    case 'AlterObjectSchemaStmt':
      return unlessMarked('renames')
    case 'AlterEnumStmt':
      return 'oldVal' in node ? unlessMarked('renames') : []
    case 'GrantStmt':
      return node['is_grant'] === true || isMadeHere(namesOf(node['objects']), all)
        ? []
        : unlessMarked('takes-right')
    case 'IndexStmt':
      return isMadeHere([relationOf(node)], all) ||
        node['concurrent'] === true ||
        isOnlyParent(node) ||
        smallMark.test(text)
        ? []
        : always('locks-for-index')
    case 'DoStmt':
      return /\b(drop|rename|truncate|set\s+not\s+null|alter\s+column|create\s+(unique\s+)?index)\b/i.test(
        text,
      )
        ? always('hides')
        : []
    case 'AlterTableStmt':
      return isMadeHere([relationOf(node)], all)
        ? []
        : commandsOf(node).flatMap((command) => judgeCommand(command, node, all))
    default:
      return []
  }
}

function judgeFunction(kind: string, node: Node, text: string): Found[] {
  const found: Found[] = [{ rule: 'function-elsewhere', mayBeMarked: false }]
  if (kind === 'DoStmt') return /\bcreate\s+(or\s+replace\s+)?(function|procedure)\b/i.test(text) ? found : []
  if (kind !== 'CreateFunctionStmt') return []
  return node['replace'] !== true && firstFormMark.test(text) ? [] : found
}

interface Command {
  subtype: string
  name?: string
  def?: { ColumnDef?: { constraints?: { Constraint: Constraint }[] }; Constraint?: Constraint }
}
interface Constraint {
  contype: string
  conname?: string
  skip_validation?: boolean
  indexname?: string
  raw_expr?: Node
}
const commandsOf = (node: Node): Command[] =>
  (node['cmds'] as { AlterTableCmd: Command }[]).map(({ AlterTableCmd }) => AlterTableCmd)

function judgeCommand(command: Command, table: Node, all: Statements): Found[] {
  const unlessMarked = (rule: MigrationRule): Found[] => [{ rule, mayBeMarked: true }]
  switch (command.subtype) {
    case 'AT_DropColumn':
    case 'AT_DetachPartition':
      return unlessMarked('drops')
    case 'AT_AlterColumnType':
      return unlessMarked('changes-type')
    case 'AT_SetNotNull':
      return hasDefaultHere(command.name, table, all) ? [] : unlessMarked('demands-value')
    // "drop default" is parsed as a default without an expression.
    case 'AT_ColumnDefault':
      return command.def ? [] : unlessMarked('demands-value')
    case 'AT_AddColumn':
      return judgeColumn(command.def?.ColumnDef?.constraints?.map(({ Constraint }) => Constraint) ?? [])
    case 'AT_AddConstraint':
      return judgeConstraint(command.def?.Constraint)
    case 'AT_DropConstraint':
      return addsConstraint(command.name, table, all) ? [] : unlessMarked('drops')
    default:
      return []
  }
}

function judgeColumn(constraints: readonly Constraint[]): Found[] {
  const has = (contype: string): boolean => constraints.some((constraint) => constraint.contype === contype)
  const byDefault = constraints.find(({ contype }) => contype === 'CONSTR_DEFAULT')?.raw_expr
  if (has('CONSTR_GENERATED') || has('CONSTR_IDENTITY') || (byDefault && callsFunction(byDefault)))
    return [{ rule: 'rewrites', mayBeMarked: false }]
  if (has('CONSTR_UNIQUE') || has('CONSTR_PRIMARY')) return [{ rule: 'locks-for-index', mayBeMarked: false }]
  return has('CONSTR_NOTNULL') && !byDefault ? [{ rule: 'demands-value', mayBeMarked: true }] : []
}

/** now() does not change within a statement, so one value serves all rows. */
const callsFunction = (expression: Node): boolean => {
  const name = (JSON.stringify(expression).match(/"FuncCall":\{"funcname":\[.*?\]/g) ?? []).filter(
    (call) => !call.includes('"now"'),
  )
  return name.length > 0
}

function judgeConstraint(constraint: Constraint | undefined): Found[] {
  if (constraint?.contype === 'CONSTR_NOTNULL') return [{ rule: 'demands-value', mayBeMarked: true }]
  if (!constraint || constraint.skip_validation === true || constraint.indexname !== undefined) return []
  return [{ rule: 'locks-for-check', mayBeMarked: false }]
}

const isConcurrentIndex = (kind: string, node: Node): boolean =>
  (kind === 'IndexStmt' || (kind === 'DropStmt' && node['removeType'] === 'OBJECT_INDEX')) &&
  node['concurrent'] === true

interface Relation {
  relname: string
  schemaname?: string
}
const nameOf = ({ relname, schemaname = 'public' }: Relation): string => `${schemaname}.${relname}`
const relationOf = (node: Node): string => nameOf(node['relation'] as Relation)
/** An index of the parent alone, to which those of the partitions are attached. */
const isOnlyParent = (node: Node): boolean => (node['relation'] as { inh?: boolean }).inh !== true

/** The names in a list of objects of any kind. */
function namesOf(objects: unknown): string[] {
  return (objects as Node[]).map((object) => {
    const range = object['RangeVar'] as Relation | undefined
    if (range) return nameOf(range)
    const withArgs = object['ObjectWithArgs'] as { objname: Node[]; objargs?: Node[] } | undefined
    if (withArgs)
      return signatureOf(
        withArgs.objname,
        (withArgs.objargs ?? []).map((arg) => arg['TypeName']),
      )
    const items =
      (object['List'] as { items: Node[] } | undefined)?.items ??
      (object['TypeName'] as { names?: Node[] } | undefined)?.names ??
      []
    return qualified(items)
  })
}
const textOf = (node: Node): string => (node['String'] as { sval: string } | undefined)?.sval ?? ''
const qualified = (names: readonly Node[]): string =>
  (names.length === 1 ? ['public', textOf(names[0]!)] : names.map(textOf)).join('.')
const typeOf = (type: unknown): string =>
  ((type as { names: Node[] }).names.map(textOf).at(-1) ?? '') +
  ((type as { arrayBounds?: unknown }).arrayBounds ? '[]' : '')
const signatureOf = (name: readonly Node[], types: readonly unknown[]): string =>
  `${qualified(name)}(${types.map(typeOf).join(',')})`

/** The objects that a statement creates, named like a statement that drops them would name them. */
function madeBy([kind, node]: readonly [string, Node]): string[] {
  if (kind === 'CreateStmt') return [relationOf(node)]
  if (kind === 'CreateTableAsStmt') return [nameOf((node['into'] as { rel: Relation }).rel)]
  if (kind === 'ViewStmt') return [nameOf(node['view'] as Relation)]
  if (kind === 'CreateSeqStmt') return [nameOf(node['sequence'] as Relation)]
  if (kind === 'IndexStmt') return [`public.${String(node['idxname'])}`]
  if (kind === 'CreateTrigStmt')
    return [`${(node['relation'] as Relation).relname}.${String(node['trigname'])}`]
  if (kind !== 'CreateFunctionStmt') return []
  const parameters = (
    (node['parameters'] ?? []) as { FunctionParameter: { mode: string; argType: unknown } }[]
  ).map(({ FunctionParameter }) => FunctionParameter)
  const inputs = parameters.filter(({ mode }) => !['FUNC_PARAM_OUT', 'FUNC_PARAM_TABLE'].includes(mode))
  return [
    signatureOf(
      node['funcname'] as Node[],
      inputs.map(({ argType }) => argType),
    ),
  ]
}
const isMadeHere = (names: readonly string[], all: Statements): boolean => {
  const made = new Set(all.filter(([, node]) => node['if_not_exists'] !== true).flatMap(madeBy))
  return names.length > 0 && names.every((name) => made.has(name))
}
const comesAgain = (node: Node, all: Statements): boolean =>
  isMadeHere(namesOf(node['objects']), all) || isIndexMadeAgain(node, all)
const isIndexMadeAgain = (node: Node, all: Statements): boolean =>
  node['removeType'] === 'OBJECT_INDEX' &&
  namesOf(node['objects']).every((name) => all.some((one) => madeBy(one).includes(name)))
const isReplaced = (node: Node, all: Statements): boolean =>
  node['renameType'] === 'OBJECT_TABLE' && isMadeHere([relationOf(node)], all)

const commandsOn = (table: Node, all: Statements): Command[] =>
  all
    .filter(([kind, node]) => kind === 'AlterTableStmt' && relationOf(node) === relationOf(table))
    .flatMap(([, node]) => commandsOf(node))
const hasDefaultHere = (column: string | undefined, table: Node, all: Statements): boolean =>
  commandsOn(table, all).some(
    ({ subtype, name, def }) => subtype === 'AT_ColumnDefault' && name === column && def !== undefined,
  )
const addsConstraint = (name: string | undefined, table: Node, all: Statements): boolean =>
  commandsOn(table, all).some(
    ({ subtype, def }) => subtype === 'AT_AddConstraint' && def?.Constraint?.conname === name,
  )
