// SPDX-License-Identifier: Apache-2.0
import { BadStatement } from './statement-file.ts'

export type XmlPart =
  | { kind: 'open'; name: string; attributes: Readonly<Record<string, string>>; line: number }
  | { kind: 'text'; text: string; line: number }
  | { kind: 'close'; name: string; line: number }

const deepest = 40
const known: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
const tagForm = /^([A-Za-z_][\w.:-]{0,99})((?:\s+[A-Za-z_][\w.:-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)$/
const attributeForm = /([A-Za-z_][\w.:-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g

/**
 * The parts of a plain XML text. There is no document type, so no entity but the five that XML itself has: a text with
 * one is refused, and nothing is ever fetched. Names lose their prefix. Throws BadStatement.
 */
export function* readXml(text: string): Generator<XmlPart> {
  const stack: string[] = []
  let at = 0
  let line = 1
  const skip = (to: number): void => {
    for (let next = text.indexOf('\n', at); next !== -1 && next < to; next = text.indexOf('\n', next + 1))
      line += 1
    at = to
  }
  const endOf = (sign: string, from: number): number => {
    const end = text.indexOf(sign, from)
    if (end === -1) throw new BadStatement(line, 'the file ends too early')
    return end
  }
  while (at < text.length) {
    const tag = text.indexOf('<', at)
    const raw = text.slice(at, tag === -1 ? text.length : tag)
    if (raw.trim() !== '') {
      if (stack.length === 0 && raw.trim() !== '') throw new BadStatement(line, 'this is no XML')
      if (stack.length > 0) yield { kind: 'text', text: plainText(raw, line), line }
    }
    skip(tag === -1 ? text.length : tag)
    if (tag === -1) break
    if (text.startsWith('<!--', at)) skip(endOf('-->', at) + 3)
    else if (text.startsWith('<?', at)) skip(endOf('?>', at) + 2)
    else if (text.startsWith('<!', at))
      throw new BadStatement(line, 'a document type or a CDATA part is not read')
    else {
      const end = endOf('>', at)
      const inside = text.slice(at + 1, end)
      if (inside.startsWith('/')) {
        const name = localName(inside.slice(1).trim())
        if (stack.pop() !== name) throw new BadStatement(line, `${name.slice(0, 40)} is closed but not open`)
        yield { kind: 'close', name, line }
      } else {
        const [, full, attributes = '', closed] = tagForm.exec(inside) ?? []
        if (full === undefined) throw new BadStatement(line, 'a tag cannot be read')
        if (stack.length >= deepest) throw new BadStatement(line, 'the file is nested too deep')
        const name = localName(full)
        yield { kind: 'open', name, attributes: attributesOf(attributes, line), line }
        if (closed === '/') yield { kind: 'close', name, line }
        else stack.push(name)
      }
      skip(end + 1)
    }
  }
  if (stack.length > 0) throw new BadStatement(line, 'the file ends too early')
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

function attributesOf(text: string, line: number): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [, name = '', double, single] of text.matchAll(attributeForm))
    if (!name.startsWith('xmlns')) found[localName(name)] = plainText(double ?? single ?? '', line)
  return found
}

function plainText(raw: string, line: number): string {
  return raw.replace(/&([^;\s]{0,10});?/g, (whole, name: string) => {
    const code = /^#(?:x([\da-fA-F]{1,6})|(\d{1,7}))$/.exec(name)
    const value = code
      ? Number.parseInt(code[1] ?? code[2] ?? '', code[1] === undefined ? 10 : 16)
      : undefined
    if (value !== undefined && value > 31 && value <= 0x10ffff) return String.fromCodePoint(value)
    const plain = Object.hasOwn(known, name) ? known[name] : undefined
    if (plain === undefined || !whole.endsWith(';')) throw new BadStatement(line, 'an entity is not known')
    return plain
  })
}
