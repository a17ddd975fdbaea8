// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { walletTransferOf } from './wallet-transfer.ts'

it.each([
  ['MAIN', 'OAK', { ok: true, vassalage: 'OAK', toVendor: true }],
  ['OAK', 'MAIN', { ok: true, vassalage: 'OAK', toVendor: false }],
  ['MAIN', 'MAIN', { ok: false, field: 'toVassalage' }],
  ['OAK', 'ELM', { ok: false, field: 'toVassalage' }],
])('from %s to %s', (fromVassalage, toVassalage, expected) => {
  expect(walletTransferOf({ fromVassalage, toVassalage })).toEqual(expected)
})
