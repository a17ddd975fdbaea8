// SPDX-License-Identifier: Apache-2.0
import { SaxesParser } from 'saxes'
import { RefusedMessage } from '../refused-message.ts'

/** An element with what the feed writes into it; its texts are of no use to us. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
}

interface OpenElement {
  name: string
  attributes: Record<string, string>
  children: OpenElement[]
}

const deepest = 12
const mostElements = 60_000

/**
 * Reads a message. Throws RefusedMessage for anything that is not well-formed, declares a document type (and with it
 * entities), has a processing instruction, or is deeper or longer than messages are.
 */
export function readXml(text: string): XmlElement {
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false })
  const open: OpenElement[] = []
  let root: OpenElement | undefined
  let count = 0
  parser.on('error', () => {
    throw new RefusedMessage('it is not well-formed XML')
  })
  parser.on('doctype', () => {
    throw new RefusedMessage('it declares a document type')
  })
  parser.on('processinginstruction', () => {
    throw new RefusedMessage('it has a processing instruction')
  })
  parser.on('opentag', ({ name, attributes }) => {
    count += 1
    if (count > mostElements || open.length >= deepest)
      throw new RefusedMessage('it has more elements than messages have')
    const element: OpenElement = { name, attributes: { ...attributes }, children: [] }
    open.at(-1)?.children.push(element)
    root ??= element
    open.push(element)
  })
  parser.on('closetag', () => {
    open.pop()
  })
  parser.write(text).close()
  if (!root) throw new RefusedMessage('it is empty')
  return root
}

/** The first child of a name. */
export const childOf = ({ children }: XmlElement, name: string): XmlElement | undefined =>
  children.find((each) => each.name === name)

export const childrenOf = (element: XmlElement | undefined, name: string): readonly XmlElement[] =>
  element?.children.filter((each) => each.name === name) ?? []
