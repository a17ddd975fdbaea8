// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { walletTransferOf } from './wallet-transfer.ts'

it.each([
  ['MAIN', 'OAK', { vendorCode: 'OAK', toVendor: true }],
  ['OAK', 'MAIN', { vendorCode: 'OAK', toVendor: false }],
  ['MAIN', 'MAIN', undefined],
  ['OAK', 'ELM', undefined],
])('from %s to %s', (from, to, expected) => {
  expect(walletTransferOf({ from, to })).toEqual(expected)
})
