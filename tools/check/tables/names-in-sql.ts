// SPDX-License-Identifier: Apache-2.0
import { parseSync } from 'libpg-query'

/** The objects that a statement names. */
export interface Names {
  relations: ReadonlySet<string>
  functions: ReadonlySet<string>
}

/**
 * Names in a statement; needs `loadModule` of libpg-query first. Anything with a `known` name counts as that
 * object. Throws when it is not SQL.
 */
export function namesIn(sql: string, known: ReadonlySet<string>): Names {
  const found: Found = { relations: new Set(), functions: new Set(), within: new Set() }
  collect(parseSync(sql), found)
  return {
    relations: new Set([...found.relations].filter((name) => known.has(name) || !found.within.has(name))),
    functions: found.functions,
  }
}

interface Found {
  relations: Set<string>
  functions: Set<string>
  /** Names that the statement defines itself. */
  within: Set<string>
}
interface Relation {
  relname?: string
}
interface Named {
  String: { sval: string }
}

function collect(node: unknown, found: Found): void {
  if (Array.isArray(node)) for (const one of node) collect(one, found)
  else if (typeof node === 'object' && node !== null)
    for (const [key, part] of Object.entries(node)) {
      // "for update of r" names a part of the statement.
      if (key === 'lockingClause') continue
      if (key === 'CommonTableExpr') found.within.add((part as { ctename: string }).ctename)
      if (key === 'RangeVar' || key === 'relation') addRelation(part as Relation, found)
      if (key === 'FuncCall') found.functions.add(lastOf((part as { funcname: Named[] }).funcname))
      collect(part, found)
    }
}

const lastOf = (names: readonly Named[]): string => names.at(-1)?.String.sval ?? ''

function addRelation({ relname }: Relation, { relations }: Found): void {
  if (relname !== undefined) relations.add(relname)
}

/** The names that occur in a text where SQL has the name of a table, or of a function. */
export function namesInText(text: string, known: ReadonlySet<string>): Names {
  const plain = text.replaceAll(/--.*$/gm, '').replaceAll(/'[^']*'/g, "''")
  const tables = /(?:\b(?:from|join|into|update|only|table)|,)\s+(?:only\s+)?(?:public\.)?(\w+)/gi
  const within = (pattern: RegExp): Set<string> =>
    new Set([...plain.matchAll(pattern)].map(([, name = '']) => name).filter((name) => known.has(name)))
  return { relations: within(tables), functions: within(/\b(\w+)\s*\(/g) }
}
