// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { isInNetworks, isNetwork } from './networks.ts'

it.each([
  ['10.1.2.3', true],
  ['::ffff:10.1.2.3', true],
  ['11.1.2.3', false],
  ['192.0.2.1', true],
  ['::FFFF:192.0.2.1', true],
  ['192.0.2.2', false],
  ['2001:db8:1::9', true],
  ['2001:db9::9', false],
  ['not an address', false],
])('%s is in a list of networks and addresses: %s', (address, isIn) => {
  expect(isInNetworks(['10.0.0.0/8', '::ffff:192.0.2.1', '2001:db8::/32'], address)).toBe(isIn)
})

it('no address is in an empty list', () => {
  expect(isInNetworks([], '10.1.2.3')).toBe(false)
})

it.each([
  ['10.0.0.1', true],
  ['10.0.0.0/8', true],
  ['10.0.0.0/32', true],
  ['2001:db8::/128', true],
  ['10.0.0.0/33', false],
  ['2001:db8::/129', false],
  ['10.0.0.0/', false],
  ['10.0.0.0/8/8', false],
  ['999.1.1.1', false],
  ['everybody', false],
])('%s names an address or a network: %s', (text, names) => {
  expect(isNetwork(text)).toBe(names)
  if (names) expect(() => isInNetworks([text], '10.0.0.1')).not.toThrow()
})
