// SPDX-License-Identifier: Apache-2.0
import { parseSync } from '@swc/core'
import { onlyNames } from './foreign-words.ts'

/** A node of the syntax tree, with only the fields that this file reads. */
interface SyntaxNode {
  type?: string
  [field: string]: unknown
}

/** Attributes, properties and fields whose value people read, or a screen reader speaks. */
const spokenNames = new Set([
  'title',
  'alt',
  'placeholder',
  'label',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'aria-placeholder',
  'hint',
  'error',
  'caption',
  'detail',
  'note',
  'heading',
  'message',
  'description',
  'tooltip',
  'summary',
])
const spokenEnding = /(?:Label|Title|Text|Hint|Message|Caption|Placeholder)$/
/** Fields of the page that contain a sentence, and functions whose argument is one. */
const spokenFields = new Set(['textContent', 'innerText', 'title', 'alt', 'placeholder', 'ariaLabel'])
const spokenCalls = new Set(['alert', 'confirm', 'prompt', 'toast', 'setText'])
/** An attribute whose English is data: a host, an address, a class. */
const dataLike = /^[\w./:@#%*+\-[\]{}]*[./:@#\d_\-[\]][\w./:@#%*+\-[\]{}]*$/

/** Class names of a style: all lower case, and at least one with a step (`my-3`) or a state. */
const isClassList = (text: string): boolean =>
  /^[^A-Z,;?]+$/.test(text) && text.split(/\s+/).some((name) => /^[a-z-]+(?:-\d|:[a-z])/.test(name))

const isWord = (text: string): boolean =>
  /\p{L}{2}/u.test(text) && !onlyNames(text) && !dataLike.test(text.trim()) && !isClassList(text)

/**
 * The sentences and words in the source of a page that people would read and that do not come from
 * packages/texts: text and attributes of elements, labels in data, text written into the page.
 */
export function englishIn(source: string, file: string): string[] {
  if (file.endsWith('.html')) return englishInHtml(source)
  const found: string[] = []
  const tree = parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x') })
  visit(tree as unknown as SyntaxNode, (node) => found.push(...spokenBy(node)))
  return [...new Set(found.filter(isWord).map((text) => text.trim().replaceAll(/\s+/g, ' ')))]
}

function spokenBy(node: SyntaxNode): string[] {
  switch (node.type) {
    case 'JSXText':
      return [textOf(node.value)]
    case 'JSXElement':
    case 'JSXFragment':
      return listOf(node.children).flatMap((child) =>
        child.type === 'JSXExpressionContainer' ? literalsOf(child) : [],
      )
    case 'JSXAttribute':
      return isSpoken(nameOf(node.name)) ? literalsOf(node.value) : []
    case 'KeyValueProperty':
      return isSpoken(nameOf(node.key)) ? literalsOf(node.value) : []
    case 'AssignmentExpression':
      return spokenFields.has(nameOf((node.left as SyntaxNode).property)) ? literalsOf(node.right) : []
    case 'CallExpression':
      return spokenByCall(node)
    default:
      return []
  }
}

function spokenByCall(node: SyntaxNode): string[] {
  const callee = node.callee as SyntaxNode
  const name = nameOf(callee) || nameOf(callee.property)
  const values = listOf(node.arguments).map(({ expression }) => expression as SyntaxNode)
  if (spokenCalls.has(name)) return values.flatMap(literalsOf)
  // h('button', attributes, ...children) makes an element; setAttribute('title', ...) gives it words.
  if (name === 'h') return values.slice(2).flatMap(literalsOf)
  const [first, second] = values
  return name === 'setAttribute' && literalsOf(first).some(isSpoken) ? literalsOf(second) : []
}

const isSpoken = (name: string): boolean =>
  spokenNames.has(name) || (spokenEnding.test(name) && name !== 'enterKeyHint')

/** The literals that an expression can evaluate to: both branches of a choice, each part of a sum. */
function literalsOf(value: unknown): string[] {
  const node = value as SyntaxNode | undefined
  switch (node?.type) {
    case 'StringLiteral':
      return [textOf(node.value)]
    case 'TemplateLiteral':
      return [
        ...listOf(node.quasis).map(({ cooked }) => textOf(cooked)),
        ...listOf(node.expressions).flatMap(literalsOf),
      ]
    case 'ConditionalExpression':
      return [...literalsOf(node.consequent), ...literalsOf(node.alternate)]
    case 'BinaryExpression':
      return ['+', '??', '||', '&&'].includes(textOf(node.operator))
        ? [...literalsOf(node.left), ...literalsOf(node.right)]
        : []
    case 'JSXExpressionContainer':
    case 'ParenthesisExpression':
    case 'TsAsExpression':
    case 'TsConstAssertion':
    case 'TsSatisfiesExpression':
      return literalsOf(node.expression)
    default:
      return []
  }
}

function visit(node: unknown, see: (node: SyntaxNode) => void): void {
  if (Array.isArray(node)) for (const part of node) visit(part, see)
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return
  see(node as SyntaxNode)
  for (const [field, part] of Object.entries(node)) if (field !== 'span') visit(part, see)
}

/** The words of a static page; `{{key}}` is a text. */
function englishInHtml(source: string): string[] {
  const text = source.replaceAll(/<!--[\s\S]*?-->|<(script|style)[\s\S]*?<\/\1>|\{\{[\w.]+\}\}/g, ' ')
  return [
    ...[...text.matchAll(/<meta name="description" content="([^"]*)"/g)].map(([, words]) => textOf(words)),
    ...[...text.matchAll(/\s(?:title|alt|placeholder|aria-label)="([^"]*)"/g)].map(([, words]) =>
      textOf(words),
    ),
    ...text.replaceAll(/<[^>]*>/g, '\n').split('\n'),
  ]
    .filter(isWord)
    .map((words) => words.trim())
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const listOf = (value: unknown): SyntaxNode[] => (Array.isArray(value) ? (value as SyntaxNode[]) : [])

/** The name of an identifier, of a property or of an attribute. */
function nameOf(node: unknown): string {
  return textOf((node as SyntaxNode | undefined)?.value)
}
