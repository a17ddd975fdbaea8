// SPDX-License-Identifier: Apache-2.0
import { parseSync } from 'vite'

/** A node of the syntax tree, as far as mutants need it. */
export interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

/** The syntax tree of a TypeScript file. Throws a SyntaxError for a file that does not parse. */
export function parseSource(file: string, source: string): SyntaxNode {
  const { program, errors } = parseSync(file, source)
  if (errors[0]) throw new SyntaxError(`${file}: ${errors[0].message}`)
  return program as unknown as SyntaxNode
}

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string'

/** The nodes right below, with the field that holds each, in the order of the source. */
export function childrenOf(node: SyntaxNode): { field: string; child: SyntaxNode }[] {
  return Object.entries(node)
    .flatMap(([field, value]) =>
      (Array.isArray(value) ? value : [value]).filter(isNode).map((child) => ({ field, child })),
    )
    .toSorted((left, right) => left.child.start - right.child.start)
}
