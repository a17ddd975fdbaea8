// SPDX-License-Identifier: Apache-2.0

const groups = /^@(?:layer|media|supports|container|starting-style)\b/
const className = /\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-]|[^\x00-\x7f])+)/gi
const escapes = /\\([0-9a-f]{1,6})\s?|\\(.)/gi

/** Every word of built scripts that can be a class: the words of their strings, and names of properties. */
export function classesIn(scripts: readonly string[]): Set<string> {
  const found = new Set<string>()
  for (const script of scripts) {
    const text = script.replace(/\\(["'`\\])/g, '$1')
    for (const word of text.split(/[\s"'`]|\$\{|\}/)) found.add(word)
    for (const [word] of text.matchAll(/[a-z]+/g)) found.add(word)
  }
  return found
}

/**
 * The style sheet without the rules that need a class which is not used. All else stays as it is, and where it is, so
 * that the order of what remains is that of the whole sheet.
 */
export function keepUsedRules(sheet: string, used: ReadonlySet<string>): string {
  return partsOf(sheet)
    .map(({ head, body }) => {
      if (body === undefined) return head
      if (groups.test(head)) {
        const remaining = keepUsedRules(body, used)
        return remaining === '' ? '' : `${head}{${remaining}}`
      }
      if (head.startsWith('@')) return `${head}{${body}}`
      const remaining = selectorsOf(head).filter((selector) =>
        classesOf(selector).every((name) => used.has(name)),
      )
      return remaining.length === 0 ? '' : `${remaining.join(',')}{${body}}`
    })
    .join('')
}

/** A statement or a comment has no body. */
interface Part {
  head: string
  body?: string
}

/** The rules and statements of a style sheet, or of a group in it, in their order. */
function partsOf(sheet: string): Part[] {
  const parts: Part[] = []
  let begin = 0
  let open = 0
  let depth = 0
  for (const { 0: sign, index } of sheet.matchAll(signs)) {
    const end = index + sign.length
    if (sign === '{' && depth++ === 0) open = index
    if (sign === '}' && --depth === 0)
      parts.push({ head: sheet.slice(begin, open), body: sheet.slice(open + 1, index) })
    if (depth > 0 || (sign !== '}' && sign !== ';' && !sign.startsWith('/*'))) continue
    if (sign !== '}') parts.push({ head: sheet.slice(begin, end) })
    begin = end
  }
  if (depth !== 0) throw new Error('A brace of the style sheet has no other one')
  return parts.map(({ head, ...rest }) => ({ head: head.trim(), ...rest }))
}

/** What can begin or end a part, and all that can contain such a sign without meaning it. */
const signs = /\/\*[\s\S]*?\*\/|\\[\s\S]|"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|[{};]/g

/** The selectors of a list; commas inside of brackets belong to one of them. */
function selectorsOf(head: string): string[] {
  const selectors = ['']
  let depth = 0
  for (const [sign] of head.matchAll(/\\[\s\S]|"[^"]*"|'[^']*'|[\s\S]/g)) {
    if (sign === '(' || sign === '[') depth += 1
    if (sign === ')' || sign === ']') depth -= 1
    if (sign === ',' && depth === 0) selectors.push('')
    else selectors[selectors.length - 1] += sign
  }
  return selectors
}

const classesOf = (selector: string): string[] =>
  [...selector.replace(/"[^"]*"|'[^']*'/g, '').matchAll(className)].map(([, name = '']) =>
    name.replace(escapes, (_, code: string | undefined, sign: string | undefined) =>
      code === undefined ? (sign ?? '') : String.fromCodePoint(Number.parseInt(code, 16)),
    ),
  )
