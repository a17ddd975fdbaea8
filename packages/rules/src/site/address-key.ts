// SPDX-License-Identifier: Apache-2.0
const ipv4 = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.|$)){4}(?<!\.)$/
/**
 * An IPv4 address at the end of an IPv6 one: mapped (`::ffff:a.b.c.d`) or translated (`64:ff9b::a.b.c.d`).
 */
const dottedTail = /^(.*:)(\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3})$/
const group = /^[0-9a-f]{1,4}$/
const mapped = '0:0:0:0:0:ffff'
const translated = '64:ff9b:0:0:0:0'
const groupsOfAddress = 8
const groupsOfNetwork = 4

/** Texts that are not addresses are counted together, so that inventing them gains nothing. */
export const noAddress = 'no-address'

/**
 * The key for limits and locks by address; the addresses of one subscriber share a key. That is a single IPv4
 * address, or an IPv6 network of 64 bits. An IPv4 address inside an IPv6 one, mapped or translated, counts as
 * the IPv4 address; a zone (`%eth0`) is ignored.
 */
export function addressKey(ip: string): string {
  if (!ip.includes(':')) return ipv4.test(ip) ? ip : noAddress
  const groups = groupsOf(ip.toLowerCase().replace(/%.*$/s, ''))
  if (!groups) return noAddress
  const prefix = groups.slice(0, 6).join(':')
  return prefix === mapped || prefix === translated
    ? dotted(groups.slice(6))
    : groups.slice(0, groupsOfNetwork).join(':')
}

/** The eight groups of an IPv6 address without leading zeros; undefined for any other text. */
function groupsOf(text: string): string[] | undefined {
  const [, head = '', tail = ''] = dottedTail.exec(text) ?? []
  if (tail !== '' && !ipv4.test(tail)) return undefined
  const sides = (tail === '' ? text : head + hexadecimal(tail)).split('::')
  if (sides.length > 2) return undefined
  const [before = [], after] = sides.map((side) => (side === '' ? [] : side.split(':')))
  const missing = groupsOfAddress - before.length - (after?.length ?? 0)
  if (after ? missing < 1 : missing !== 0) return undefined
  const all = after ? [...before, ...Array.from({ length: missing }, () => '0'), ...after] : before
  return all.every((one) => group.test(one))
    ? all.map((one) => Number.parseInt(one, 16).toString(16))
    : undefined
}

function hexadecimal(address: string): string {
  const [first = 0, second = 0, third = 0, fourth = 0] = address.split('.').map(Number)
  return `${(first * 256 + second).toString(16)}:${(third * 256 + fourth).toString(16)}`
}

const dotted = (groups: readonly string[]): string =>
  groups
    .map((one) => Number.parseInt(one, 16))
    .map((value) => `${value >> 8}.${value & 255}`)
    .join('.')
