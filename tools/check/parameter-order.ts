// SPDX-License-Identifier: Apache-2.0
import { readFileSync, globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseSync } from '@swc/core'

/**
 * The parameters of a function of the servers stand in one order (ARCHITECTURE.md): the transaction or the database, then
 * what is needed from outside (`deps`), then what the caller knows and asks. What routes are added to stands before all.
 */
const root = fileURLToPath(new URL('../../', import.meta.url))
const sources = ['apps/server/src/modules/**/*.ts', 'apps/studio/src/server/**/*.ts']
const databases = new Set(['Tx', 'Queries', 'Database'])

type Node = Record<string, unknown> & { type?: string }
type Rank = 'routes' | 'database' | 'deps' | 'rest'
const ranks: readonly Rank[] = ['routes', 'database', 'deps', 'rest']

/** The functions whose parameters stand in another order, by name; those without one by their position. */
export function misordered(source: string): string[] {
  const found: string[] = []
  visit(parseSync(source, { syntax: 'typescript' }) as unknown as Node, '', (name, parameters) => {
    const order = parameters.map((parameter) => ranks.indexOf(rankOf(parameter)))
    if (order.some((rank, index) => index > 0 && rank < order[index - 1]!)) found.push(name)
  })
  return found
}

/** Calls `found` with each function that has a name, and its parameters. */
function visit(node: unknown, name: string, found: (name: string, parameters: Node[]) => void): void {
  if (Array.isArray(node)) for (const each of node) visit(each, name, found)
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return
  const { type, ...inside } = node as Node
  const own = nameOf(node as Node) ?? name
  if (type === 'FunctionDeclaration' || type === 'ArrowFunctionExpression')
    found(own, ((node as Node)['params'] as Node[]) ?? [])
  for (const each of Object.values(inside)) visit(each, own, found)
}

const nameOf = ({ type, id, identifier }: Node): string | undefined =>
  type === 'VariableDeclarator'
    ? ((id as Node)['value'] as string | undefined)
    : type === 'FunctionDeclaration'
      ? ((identifier as Node)['value'] as string)
      : undefined

function rankOf(parameter: Node): Rank {
  const pattern = (parameter['pat'] ?? parameter) as Node
  const target = pattern.type === 'AssignmentPattern' ? (pattern['left'] as Node) : pattern
  const names = typeNames((target['typeAnnotation'] as Node | null)?.['typeAnnotation'])
  if (names.includes('FastifyInstance')) return 'routes'
  if (names.some((name) => databases.has(name))) return 'database'
  return names.some((name) => name.endsWith('Deps')) ? 'deps' : 'rest'
}

/** The type, the parts of an intersection, and what `Pick` and the like take from. */
function typeNames(type: unknown): string[] {
  const { type: kind, ...node } = (type ?? {}) as Node
  if (kind === 'TsIntersectionType') return (node['types'] as Node[]).flatMap(typeNames)
  if (kind !== 'TsTypeReference') return []
  const name = String((node['typeName'] as Node)['value'])
  const [from] = ((node['typeParams'] as Node | null)?.['params'] as Node[]) ?? []
  return name === 'Pick' || name === 'Omit' ? typeNames(from) : [name]
}

if (import.meta.main) {
  const files = globSync(sources, { cwd: root }).filter((file) => !/\.test\.ts$|-for-tests\.ts$/.test(file))
  const lines = files.flatMap((file) =>
    misordered(readFileSync(root + file, 'utf8')).map((name) => `${file}: ${name}`),
  )
  for (const line of lines.toSorted()) console.error(line)
  if (lines.length > 0) {
    console.error('The transaction or the database comes first, then deps, then the rest.')
    process.exit(1)
  }
}
