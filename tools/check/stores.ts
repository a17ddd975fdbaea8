// SPDX-License-Identifier: Apache-2.0
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from '@swc/core'
import { findStatements } from './tables/find-statements.ts'

/**
 * A file of a module that holds a statement is a store: it knows the tables of its own module, imports nothing but
 * types of other modules, and refuses nothing. Operations decide, refuse, and call stores and other modules.
 */
const root = fileURLToPath(new URL('../../', import.meta.url))
const modules = 'apps/server/src/modules'
const isTest = /\.test\.ts$|-for-tests\.ts$/
const refusals = new Set(['fault', 'Fault', '*'])

interface Specifier {
  type: string
  local?: { value: string }
  imported?: { value: string } | null
  orig?: { value: string }
  isTypeOnly?: boolean
}
interface Node {
  type?: string
  source?: { value: string } | null
  typeOnly?: boolean
  specifiers?: Specifier[]
  callee?: { type: string }
  arguments?: { expression: { type: string; value?: string } }[]
}
/** What a file takes from another one when it runs; `*` for all of it. */
interface Taken {
  from: string
  names: string[]
}

/** What a store imports or does although only an operation may; nothing for a file without a statement. */
export function storeProblems(path: string, source: string): string[] {
  if (!source.includes('sql`') || !findStatements(source).some(({ tagged }) => tagged)) return []
  return takenBy(parseSync(source, { syntax: 'typescript', target: 'esnext' }).body).flatMap(
    ({ from, names }) => {
      if (from === '@tessera/contract' && names.some((name) => refusals.has(name)))
        return [`${path}: a store refuses nothing, but this one imports ${names.join(', ')} of ${from}`]
      const other = from.startsWith('.') ? moduleOf(join(dirname(path), from)) : undefined
      return other === undefined || other === moduleOf(path)
        ? []
        : [`${path}: a store knows its own module only, but this one imports ${names.join(', ')} of ${other}`]
    },
  )
}

function moduleOf(path: string): string | undefined {
  const [name, ...rest] = path.startsWith(`${modules}/`) ? path.slice(modules.length + 1).split('/') : []
  return rest.length > 0 ? name : undefined
}

function takenBy(node: unknown): Taken[] {
  if (Array.isArray(node)) return node.flatMap(takenBy)
  if (typeof node !== 'object' || node === null) return []
  const { type = '', source } = node as Node
  if (source && /^(?:Import|Export)\w*Declaration$/.test(type)) return takenByLine(node, source.value)
  const late = type === 'CallExpression' ? lateImport(node) : undefined
  return late === undefined ? Object.values(node).flatMap(takenBy) : [{ from: late, names: ['*'] }]
}

function takenByLine({ typeOnly, specifiers = [] }: Node, from: string): Taken[] {
  const values = specifiers.filter(({ isTypeOnly }) => isTypeOnly !== true)
  if (typeOnly === true || (specifiers.length > 0 && values.length === 0)) return []
  return [{ from, names: values.length === 0 ? ['*'] : values.map(nameOf) }]
}

const lateImport = ({ callee, arguments: given }: Node): string | undefined =>
  callee?.type === 'Import' ? given?.[0]?.expression.value : undefined

const nameOf = ({ type, imported, orig, local }: Specifier): string =>
  type === 'ImportSpecifier' || type === 'ExportSpecifier'
    ? (imported?.value ?? orig?.value ?? local?.value ?? '*')
    : '*'

if (import.meta.main) {
  const paths = globSync(`${modules}/**/*.ts`, { cwd: root }).filter((path) => !isTest.test(path))
  const found = paths.toSorted().flatMap((path) => storeProblems(path, readFileSync(root + path, 'utf8')))
  for (const line of found) console.error(line)
  if (found.length > 0) process.exit(1)
}
