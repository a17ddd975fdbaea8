// SPDX-License-Identifier: Apache-2.0
import type { Owned } from '@tessera/server/src/platform/db/owned.ts'
import { findStatements, type Statement } from './find-statements.ts'
import { namesIn, namesInText, type Names } from './names-in-sql.ts'
import type { Schema } from './read-schema.ts'

export const ownerRules = {
  'no-owner': 'belongs to nobody; name it in the tables.ts of the folder that owns it',
  'two-owners': 'belongs to two folders',
  unknown: 'is named in a tables.ts, and no migration makes it',
  foreign: 'belongs to another folder; ask that one for an operation, or for a view that is open',
  unreadable: 'cannot be read as SQL',
  'unknown-table': 'names its table elsewhere, so nobody can say whose it is; write the name here',
} as const
export type OwnerRule = keyof typeof ownerRules

/** What is wrong, where, and with which table, view or function. */
export interface OwnerProblem {
  rule: OwnerRule
  location: string
  name: string
}

export interface OwnedCode {
  schema: Schema
  /** What each folder owns, by the folder's path. */
  owners: ReadonlyMap<string, Owned>
  /** Text of each file, by its path. */
  files: ReadonlyMap<string, string>
  /** Files that insert the name of a table into a statement, and why they may. */
  unnamed?: Readonly<Record<string, string>>
}

/** Everything that is used by others than its owner, or has no owner. Needs `loadModule` of libpg-query. */
export function judgeOwners(code: OwnedCode): OwnerProblem[] {
  const ownerOf = new Map(
    [...code.owners].flatMap(([folder, owned]) => namesOf(owned).map((name) => [name, folder])),
  )
  const open = new Set([...code.owners.values()].flatMap((owned) => owned.open ?? []))
  const judgeUses = judgeUsesWith({ ownerOf, open, known: knownIn(code.schema) })
  return [
    ...judgeDeclarations(code),
    ...judgeSchema(code, ownerOf, judgeUses),
    ...[...code.files].flatMap(([path, source]) => judgeFile({ code, path, source, judgeUses })),
  ]
}

/** A table and a function may have the same name. */
const namesOf = ({ tables, views = [], functions = [] }: Owned): string[] => [
  ...new Set([...tables, ...views, ...functions]),
]
const knownIn = ({ tables, views, functions }: Schema): Set<string> =>
  new Set([...tables, ...views.keys(), ...functions.keys()])

/** Each object of the schema has one owner, and owners only name existing objects. */
function judgeDeclarations({ schema, owners }: OwnedCode): OwnerProblem[] {
  const known = knownIn(schema)
  const declared = [...owners].flatMap(([folder, owned]) => namesOf(owned).map((name) => ({ folder, name })))
  const claims = Map.groupBy(declared, ({ name }) => name)
  return [
    ...[...known].filter((name) => !claims.has(name)).map((name) => problem('no-owner', 'migrations', name)),
    ...declared
      .filter(({ name }) => !known.has(name))
      .map(({ folder, name }) => problem('unknown', folder, name)),
    ...[...claims]
      .filter(([, folders]) => folders.length > 1)
      .map(([name, folders]) =>
        problem('two-owners', folders.map(({ folder }) => folder).join(' and '), name),
      ),
  ]
}

const problem = (rule: OwnerRule, location: string, name: string): OwnerProblem => ({ rule, location, name })

type JudgeUses = (folder: string | undefined, location: string, names: Names) => OwnerProblem[]

function judgeUsesWith({
  ownerOf,
  open,
  known,
}: {
  ownerOf: ReadonlyMap<string, string>
  open: ReadonlySet<string>
  known: ReadonlySet<string>
}): JudgeUses {
  const isOfDatabase = (name: string): boolean => name.startsWith('pg_')
  return (folder, location, { relations, functions }) => [
    ...[...relations]
      .filter((name) => !known.has(name) && !isOfDatabase(name))
      .map((name) => problem('no-owner', location, name)),
    ...[...relations, ...functions]
      .filter((name) => known.has(name) && !open.has(name) && ownerOf.get(name) !== folder)
      .map((name) => problem('foreign', location, name)),
  ]
}

/** Views and functions also use only what belongs to their owner, unless it says why not. */
function judgeSchema(
  { schema, owners }: OwnedCode,
  ownerOf: ReadonlyMap<string, string>,
  judgeUses: JudgeUses,
): OwnerProblem[] {
  return [...schema.views, ...schema.functions].flatMap(([name, uses]) => {
    const folder = ownerOf.get(name)
    const excepted = owners.get(folder ?? '')?.exceptions?.[name]?.uses ?? []
    return judgeUses(folder, `migrations, ${name}`, uses).filter((found) => !excepted.includes(found.name))
  })
}

interface FileToJudge {
  code: OwnedCode
  path: string
  source: string
  judgeUses: JudgeUses
}

function judgeFile({ code, path, source, judgeUses }: FileToJudge): OwnerProblem[] {
  const folder = [...code.owners.keys()]
    .filter((owner) => path.startsWith(`${owner}/`))
    .toSorted((one, other) => other.length - one.length)[0]
  const known = knownIn(code.schema)
  return findStatements(source).flatMap((statement) => {
    const location = `${path}:${statement.line}`
    const names = readNames(statement, known)
    if (typeof names !== 'string') return judgeUses(folder, location, names)
    return path in (code.unnamed ?? {}) ? [] : [problem(names, location, statement.text.slice(0, 60))]
  })
}

const beginsAsSql =
  /^\s*(?:select\s|insert into\s|update\s+\S+\s+set\s|delete from\s|with\s.+\sas\s|truncate\s|lock table\s|copy\s|merge into\s)/i
const namesNothing = /\b(?:from|join|into|update|truncate|table)\s+(?:only\s+)?\$\d/i

/**
 * What a text uses. An untagged text that is not SQL may be a piece of some, so tables in SQL-like positions
 * count. Answers the rule that it breaks when its use cannot be determined.
 */
function readNames({ text, tagged }: Statement, known: ReadonlySet<string>): Names | OwnerRule {
  const isSql = tagged || beginsAsSql.test(text)
  try {
    return isSql ? namesIn(text, known) : namesInText(text, known)
  } catch {
    if (namesNothing.test(text)) return 'unknown-table'
    return tagged ? 'unreadable' : namesInText(text, known)
  }
}
