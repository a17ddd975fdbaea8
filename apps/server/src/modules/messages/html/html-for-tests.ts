// SPDX-License-Identifier: Apache-2.0
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5'
import { linkTarget, pictureAddress } from './addresses.ts'
import { allowedAttributes, allowedClasses, allowedTags } from './allowed-html.ts'

type Node = DefaultTreeAdapterTypes.ChildNode
const html = 'http://www.w3.org/1999/xhtml'
/** What a browser's parser adds to a table by itself. */
const tags = new Set<string>([...allowedTags, 'tbody'])

/**
 * Everything in a text, as a browser would parse it, that is not on the allow list; empty for a clean text.
 */
export function strangersIn(text: string): string[] {
  const strangers: string[] = []
  const waiting: Node[] = [...parseFragment(text).childNodes]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.nodeName === '#text') continue
    if (!('tagName' in node)) strangers.push(node.nodeName)
    else {
      strangers.push(...strangersOf(node))
      waiting.push(...node.childNodes)
      if ('content' in node) strangers.push('template content')
    }
  }
  return strangers
}

function strangersOf({ tagName, namespaceURI, attrs }: DefaultTreeAdapterTypes.Element): string[] {
  if (!tags.has(tagName) || namespaceURI !== html) return [`<${tagName}>`]
  return attrs
    .filter(
      ({ name, value, prefix }) =>
        prefix !== undefined || !(allowedAttributes[tagName] ?? []).includes(name) || !isFit(name, value),
    )
    .map(({ name, value }) => `<${tagName} ${name}="${value}">`)
}

function isFit(name: string, value: string): boolean {
  if (name === 'href') return linkTarget(value)?.href === value
  if (name === 'src') return pictureAddress(value) === value
  if (name === 'class') return value.split(' ').every((word) => allowedClasses.includes(word))
  if (name === 'rel') return value === 'noopener noreferrer nofollow'
  if (name === 'target') return value === '_blank'
  return true
}
