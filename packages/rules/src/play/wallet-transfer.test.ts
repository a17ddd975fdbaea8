// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { walletTransferOf } from './wallet-transfer.ts'

it.each([
  ['MAIN', 'OAK', { ok: true, vendorCode: 'OAK', toVendor: true }],
  ['OAK', 'MAIN', { ok: true, vendorCode: 'OAK', toVendor: false }],
  ['MAIN', 'MAIN', { ok: false, field: 'toVendorCode' }],
  ['OAK', 'ELM', { ok: false, field: 'toVendorCode' }],
])('from %s to %s', (fromVendorCode, toVendorCode, expected) => {
  expect(walletTransferOf({ fromVendorCode, toVendorCode })).toEqual(expected)
})
