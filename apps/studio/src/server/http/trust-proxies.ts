// SPDX-License-Identifier: Apache-2.0
import { BlockList, isIP, isIPv4 } from 'node:net'

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv4(address) ? 'ipv4' : 'ipv6')

/** An IPv4 address inside an IPv6 one counts as the IPv4 address. */
const plain = (address: string): string => address.toLowerCase().replace(/^::ffff:(?=[\d.]+$)/, '')

/**
 * Returns whether an address is one of these, or in one of these networks. Throws for an entry that is
 * neither.
 */
export function trustProxies(entries: readonly string[]): (address: string) => boolean {
  const trusted = new BlockList()
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/')
    if (prefix === undefined) trusted.addAddress(plain(address), familyOf(plain(address)))
    else trusted.addSubnet(address, Number(prefix), familyOf(address))
  }
  return (address) => isIP(plain(address)) !== 0 && trusted.check(plain(address), familyOf(plain(address)))
}
