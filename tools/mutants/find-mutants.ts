// SPDX-License-Identifier: Apache-2.0
import {
  changeConstant,
  changeMethod,
  changeOperator,
  decide,
  dropSign,
  type Replacements,
} from './changes.ts'
import { childrenOf, parseSource, type SyntaxNode } from './syntax.ts'

/** One change of one expression. */
export interface Mutant {
  readonly start: number
  readonly end: number
  readonly line: number
  readonly original: string
  readonly replacement: string
  /** The expression is the beginning of a statement, which must not become a part of the one before. */
  readonly isStatement: boolean
}

const replacementsOf: Readonly<Record<string, Replacements>> = {
  BinaryExpression: changeOperator,
  LogicalExpression: changeOperator,
  AssignmentExpression: changeOperator,
  UnaryExpression: dropSign,
  Literal: changeConstant,
  CallExpression: changeMethod,
}
const branches = new Set(['IfStatement', 'ConditionalExpression'])
const loops = new Set(['WhileStatement', 'ForStatement', 'DoWhileStatement'])
/** What has no behaviour: types, and the names of modules. */
const withoutBehaviour = /^(TS(?!As|NonNull|Satisfies)|Import(?!Expression)|Export(All|Specifier))/

interface NodePosition {
  readonly parent?: SyntaxNode
  readonly field: string
  readonly statement: SyntaxNode | undefined
}

/** All mutants of a file, in the order of the source. The words of an error are no behaviour, so they stay. */
export function findMutants(file: string, source: string): Mutant[] {
  const textOf = (node: SyntaxNode): string => source.slice(node.start, node.end)
  const found: Mutant[] = []
  const visit = (node: SyntaxNode, position: NodePosition): void => {
    if (isLeftOut(node, position)) return
    const mutate = (replacement: string): void => {
      found.push({
        start: node.start,
        end: node.end,
        line: source.slice(0, node.start).split('\n').length,
        original: textOf(node),
        replacement,
        isStatement: position.statement?.start === node.start,
      })
    }
    for (const replacement of allReplacements(node, position, textOf)) mutate(replacement)
    const statement =
      node.type === 'ExpressionStatement' ? node : isBlock(node) ? undefined : position.statement
    for (const { field, child } of childrenOf(node)) visit(child, { parent: node, field, statement })
  }
  visit(parseSource(file, source), { field: '', statement: undefined })
  return found.toSorted((left, right) => left.start - right.start || right.end - left.end)
}

function allReplacements(
  node: SyntaxNode,
  { parent, field }: NodePosition,
  textOf: (node: SyntaxNode) => string,
): string[] {
  const own = replacementsOf[node.type]?.(node, textOf) ?? []
  const isDecision = field === 'test' && (branches.has(parent?.type ?? '') || loops.has(parent?.type ?? ''))
  return isDecision ? [...own, ...decide(loops.has(parent?.type ?? ''))] : own
}

const isBlock = (node: SyntaxNode): boolean => /^(BlockStatement|Program|FunctionBody)$/.test(node.type)

function isLeftOut(node: SyntaxNode, { parent, field }: NodePosition): boolean {
  if (withoutBehaviour.test(node.type) || node.type === 'ThrowStatement') return true
  if (node.type === 'ExpressionStatement' && typeof node['directive'] === 'string') return true
  if (field === 'key' && parent?.['computed'] !== true) return true
  return field === 'source' && /^(Import|Export)/.test(parent?.type ?? '')
}
