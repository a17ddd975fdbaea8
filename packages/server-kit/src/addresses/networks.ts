// SPDX-License-Identifier: Apache-2.0
import { BlockList, isIP, isIPv4 } from 'node:net'

/** An address in the form used for comparison: an IPv4 address inside an IPv6 one becomes plain IPv4. */
const plainAddress = (ip: string): string => {
  const inner = ip.toLowerCase().startsWith('::ffff:') ? ip.slice(7) : ip
  return isIPv4(inner) ? inner : ip
}
const familyOf = (ip: string): 'ipv4' | 'ipv6' => (isIPv4(ip) ? 'ipv4' : 'ipv6')
const longestPrefix = { ipv4: 32, ipv6: 128 }

/** Whether a text is an address, or a network such as 10.0.0.0/8. */
export function isNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/')
  if (isIP(address) === 0 || more.length > 0) return false
  return (
    prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= longestPrefix[familyOf(address)])
  )
}

const compiled = new WeakMap<readonly string[], BlockList>()

function compile(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', prefix] = network.split('/')
    if (prefix === undefined) list.addAddress(plainAddress(address), familyOf(plainAddress(address)))
    else list.addSubnet(address, Number(prefix), familyOf(address))
  }
  return list
}

/** Whether the address is one of these, or in one of these networks. Parsed lists are cached. */
export function isInNetworks(networks: readonly string[], ip: string): boolean {
  if (networks.length === 0) return false
  const address = plainAddress(ip)
  if (isIP(address) === 0) return false
  let list = compiled.get(networks)
  if (!list) compiled.set(networks, (list = compile(networks)))
  return list.check(address, familyOf(address))
}
