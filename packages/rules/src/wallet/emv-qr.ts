// SPDX-License-Identifier: Apache-2.0

/** One value of EMVCo's format for merchants: its number of two digits and its content. */
export interface EmvValue {
  id: string
  content: string
}

/** One value with its number and its length. */
export const emvValue = (id: string, content: string): string =>
  `${id}${String(content.length).padStart(2, '0')}${content}`

/** The whole content with its checksum, which covers the number and length of itself, too. */
export function withChecksum(content: string): string {
  const summed = `${content}6304`
  return summed + checksum(summed).toString(16).toUpperCase().padStart(4, '0')
}

/** CRC-16/CCITT-FALSE over the bytes of UTF-8: names may be written a second time in letters of the country. */
function checksum(text: string): number {
  let sum = 0xffff
  for (const byte of bytesOf(text)) {
    sum ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1) sum = (sum & 0x8000 ? (sum << 1) ^ 0x1021 : sum << 1) & 0xffff
  }
  return sum
}

function* bytesOf(text: string): Generator<number> {
  for (const part of encodeURIComponent(text).matchAll(/%([\dA-F]{2})|(.)/g))
    yield part[1] === undefined ? (part[2] ?? '').charCodeAt(0) : Number.parseInt(part[1], 16)
}

/** The values of a content in their order; undefined when the lengths do not fit or a value comes twice. */
export function emvValues(content: string): EmvValue[] | undefined {
  const values: EmvValue[] = []
  for (let at = 0; at < content.length;) {
    const [, id = '', digits = ''] = /^(\d{2})(\d{2})/.exec(content.slice(at, at + 4)) ?? []
    const length = Number(digits)
    const inner = content.slice(at + 4, at + 4 + length)
    if (id === '' || length === 0 || inner.length !== length) return undefined
    if (values.some((value) => value.id === id)) return undefined
    values.push({ id, content: inner })
    at += 4 + length
  }
  return values
}
