// SPDX-License-Identifier: Apache-2.0
import type { SyntaxNode } from './syntax.ts'

/** What takes the place of an expression in each of its mutants. `textOf` is the source of a node. */
export type Replacements = (node: SyntaxNode, textOf: (node: SyntaxNode) => string) => string[]

const operators: Readonly<Record<string, readonly string[]>> = {
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
  '*=': ['/='],
  '/=': ['*='],
}
/** A map, because every object has a method `toString`. */
const methods: ReadonlyMap<string, string> = new Map([
  ['min', 'max'],
  ['max', 'min'],
  ['floor', 'ceil'],
  ['ceil', 'floor'],
  ['some', 'every'],
  ['every', 'some'],
])

const isText = (node: SyntaxNode): boolean =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node['value'] === 'string')

/** Another operator between the same two sides; none where `+` joins texts. */
export const changeOperator: Replacements = (node, textOf) => {
  const left = node['left'] as SyntaxNode
  const right = node['right'] as SyntaxNode
  const operator = String(node['operator'])
  if (operator.startsWith('+') && (isText(left) || isText(right))) return []
  // What was computed first is still computed first, whichever operator binds closer.
  const before = left.type === 'LogicalExpression' ? `(${textOf(left)})` : textOf(left)
  return (operators[operator] ?? []).map((other) => `${before} ${other} ${textOf(right)}`)
}

/** The operand without its sign or negation. */
export const dropSign: Replacements = (node, textOf) =>
  node['operator'] === '!' || node['operator'] === '-' ? [textOf(node['argument'] as SyntaxNode)] : []

/** The next number, the other truth, no text. */
export const changeConstant: Replacements = (node, textOf) => {
  const value = node['value']
  if (typeof value === 'boolean') return [String(!value)]
  if (typeof node['bigint'] === 'string') return [`${BigInt(node['bigint']) + 1n}n`]
  if (typeof value === 'number') return [`${textOf(node)} + 1`]
  return typeof value === 'string' && value !== '' ? ["''"] : []
}

/** A neighbouring method: the greatest for the least, every one for any one. */
export const changeMethod: Replacements = (node, textOf) => {
  const callee = node['callee'] as SyntaxNode
  if (callee.type !== 'MemberExpression' || callee['computed'] === true) return []
  const property = callee['property'] as SyntaxNode
  const other = methods.get(textOf(property))
  if (other === undefined) return []
  const text = textOf(node)
  return [text.slice(0, property.start - node.start) + other + text.slice(property.end - node.start)]
}

/** Always and never, for what a branch asks. A loop is only tried without any turn, for the other would not end. */
export const decide = (isLoop: boolean): string[] => (isLoop ? ['false'] : ['true', 'false'])
