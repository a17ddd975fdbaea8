// SPDX-License-Identifier: Apache-2.0
import { parseSync } from 'libpg-query'
import { namesIn, namesInText, type Names } from './names-in-sql.ts'

/** Everything that the migrations create, by name, and what views and functions use. */
export interface Schema {
  tables: ReadonlySet<string>
  views: ReadonlyMap<string, Names>
  functions: ReadonlyMap<string, Names>
}

interface Made {
  tables: Set<string>
  /** The tables whose first partition these once were, under the table's name. */
  renamed: Map<string, string>
  views: Map<string, string>
  functions: Map<string, string>
}
type Node = Record<string, unknown>
interface Relation {
  relname: string
}
interface Text {
  String: { sval: string }
}

/**
 * Reads migrations in order, then the files of functions; needs `loadModule` of libpg-query first. Throws
 * when one is not SQL.
 */
export function readSchema(files: readonly string[]): Schema {
  const made: Made = { tables: new Set(), renamed: new Map(), views: new Map(), functions: new Map() }
  for (const sql of files) {
    const bytes = Buffer.from(sql)
    for (const { stmt, stmt_location: from = 0, stmt_len: length } of statementsOf(sql)) {
      const [kind = '', node = {}] = Object.entries(stmt)[0] ?? []
      const until = length === undefined ? bytes.length : from + length
      make(made, kind, node as Node, bytes.subarray(from, until).toString())
    }
  }
  for (const [part, table] of made.renamed) if (made.tables.has(table)) made.tables.delete(part)
  return withUses(made)
}

const statementsOf = (sql: string): { stmt: Node; stmt_location?: number; stmt_len?: number }[] =>
  (parseSync(sql) as { stmts?: { stmt: Node; stmt_location?: number; stmt_len?: number }[] }).stmts ?? []

function make(made: Made, kind: string, node: Node, text: string): void {
  if (kind === 'CreateStmt' && node['partbound'] === undefined) made.tables.add(nameOf(node['relation']))
  else if (kind === 'CreateSeqStmt') made.tables.add(nameOf(node['sequence']))
  else if (kind === 'ViewStmt') made.views.set(nameOf(node['view']), text)
  else if (kind === 'CreateFunctionStmt')
    made.functions.set(lastText(node['funcname'] as Text[]), bodyOf(node))
  else if (kind === 'RenameStmt' && node['renameType'] === 'OBJECT_TABLE') rename(made, node)
  else if (kind === 'DropStmt') drop(made, node)
}

function rename({ tables, renamed }: Made, node: Node): void {
  const [before, after] = [nameOf(node['relation']), String(node['newname'])]
  tables.delete(before)
  tables.add(after)
  renamed.set(after, before)
}

function drop({ tables, views, functions }: Made, node: Node): void {
  for (const object of node['objects'] as Node[]) {
    const withArguments = object['ObjectWithArgs'] as { objname: Text[] } | undefined
    const list = object['List'] as { items: Text[] } | undefined
    const name = lastText(withArguments?.objname ?? list?.items ?? [])
    if (node['removeType'] === 'OBJECT_TABLE' || node['removeType'] === 'OBJECT_SEQUENCE') tables.delete(name)
    if (node['removeType'] === 'OBJECT_VIEW') views.delete(name)
    if (node['removeType'] === 'OBJECT_FUNCTION') functions.delete(name)
  }
}

const nameOf = (relation: unknown): string => (relation as Relation).relname
const lastText = (texts: readonly Text[]): string => texts.at(-1)?.String.sval ?? ''

/** The text between the dollar quotes. */
function bodyOf({ options }: Node): string {
  const body = (options as { DefElem: { defname: string; arg: { List: { items: Text[] } } } }[]).find(
    ({ DefElem }) => DefElem.defname === 'as',
  )
  return body?.DefElem.arg.List.items[0]?.String.sval ?? ''
}

function withUses({ tables, views, functions }: Made): Schema {
  const known = new Set([...tables, ...views.keys(), ...functions.keys()])
  const usesOfView = (name: string, text: string): Names => {
    const { relations, functions: called } = namesIn(text, known)
    return { relations: new Set([...relations].filter((relation) => relation !== name)), functions: called }
  }
  return {
    tables,
    views: new Map([...views].map(([name, text]) => [name, usesOfView(name, text)])),
    functions: new Map([...functions].map(([name, body]) => [name, namesInText(body, known)])),
  }
}
