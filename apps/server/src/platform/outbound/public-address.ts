// SPDX-License-Identifier: Apache-2.0
import { BlockList, isIP, isIPv6 } from 'node:net'

/**
 * IPv4 networks that do not belong to anybody on the internet: local, private, shared, link-local,
 * documentation, multicast, reserved.
 */
const reservedIPv4: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]
/**
 * Reserved networks within 2000::/3, the range of public addresses: tunnels, which end in other networks, and
 * documentation.
 */
const reservedIPv6: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const reserved = new BlockList()
for (const [network, prefix] of reservedIPv4) reserved.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of reservedIPv6) reserved.addSubnet(network, prefix, 'ipv6')
const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')

/**
 * Whether an address is on the public internet, so that it cannot reach anything of this machine or its
 * network.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false
  return isIPv6(address)
    ? globalUnicast.check(address, 'ipv6') && !reserved.check(address, 'ipv6')
    : !reserved.check(address, 'ipv4')
}
