// SPDX-License-Identifier: Apache-2.0
import { parseSync } from '@swc/core'

/** A text in a TypeScript file that may be SQL. */
export interface Statement {
  line: number
  /** With $1, $2 ... for the values. */
  text: string
  /** Written as sql`...`, so it is certainly SQL. */
  tagged: boolean
}

const mayHoldSql = /\b(?:select|insert|update|delete|from|join|into|truncate|merge|copy)\b/i

/** Every template and string of a file that may be SQL, and all templates with the tag `sql`. */
export function findStatements(source: string): Statement[] {
  if (!mayHoldSql.test(source) && !source.includes('sql`')) return []
  const found: Statement[] = []
  const add = (first: string, text: string, tagged: boolean): void => {
    if (!tagged && !mayHoldSql.test(text)) return
    found.push({ line: source.slice(0, source.indexOf(first)).split('\n').length, text, tagged })
  }
  visit(parseSync(source, { syntax: 'typescript', target: 'esnext' }).body, add)
  return found
}

interface Quasi {
  raw: string
  cooked?: string
}
interface Node {
  type?: string
  tag?: { value?: string }
  template?: Node
  quasis?: Quasi[]
  expressions?: unknown[]
  value?: unknown
}
type Add = (first: string, text: string, tagged: boolean) => void

function visit(node: unknown, add: Add): void {
  if (Array.isArray(node)) for (const one of node) visit(one, add)
  else if (typeof node === 'object' && node !== null) visitNode(node, add)
}

function visitNode(node: Node, add: Add): void {
  if (node.type === 'TaggedTemplateExpression') addTemplate(node.template!, add, node.tag?.value === 'sql')
  else if (node.type === 'TemplateLiteral' && node.expressions) addTemplate(node, add, false)
  else if (node.type === 'StringLiteral') add(String(node.value), String(node.value), false)
  else for (const part of Object.values(node)) visit(part, add)
}

function addTemplate({ quasis = [], expressions = [] }: Node, add: Add, tagged: boolean): void {
  const parts = quasis.map(({ raw, cooked }) => cooked ?? raw)
  const text = parts.reduce((before, part, index) => `${before}$${index}${part}`)
  add(quasis.map(({ raw }) => raw).find((raw) => raw.trim() !== '') ?? '', text, tagged)
  visit(expressions, add)
}
