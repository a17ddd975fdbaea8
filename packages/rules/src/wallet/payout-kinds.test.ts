// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import {
  cryptoMethodNames,
  cryptoMethods,
  eWalletNumber,
  isPaidTo,
  maskPayoutNumber,
} from './payout-kinds.ts'

it('pays to banks always, and to e-wallets and coins that the brand lists', () => {
  const methods = { eWallets: ['MoMo'], crypto: ['USDT (Tron)'] }
  expect(isPaidTo({ eWallets: [], crypto: [] }, { kind: 'bank', bankName: 'Any' })).toBe(true)
  expect(isPaidTo(methods, { kind: 'e-wallet', bankName: 'MoMo' })).toBe(true)
  expect(isPaidTo(methods, { kind: 'crypto', bankName: 'MoMo' })).toBe(false)
  expect(isPaidTo(methods, { kind: 'crypto', bankName: 'USDT (Tron)' })).toBe(true)
  expect(isPaidTo(methods, { kind: 'crypto', bankName: 'TRX (Tron)' })).toBe(false)
})

it('lists every coin once', () => {
  expect([...cryptoMethodNames].toSorted()).toEqual(Object.keys(cryptoMethods).toSorted())
})

it('reads the number of an e-wallet without blanks and dashes, and nothing else', () => {
  expect(eWalletNumber('090 123-4567')).toBe('0901234567')
  expect(eWalletNumber('+84 901 234 567')).toBe('+84901234567')
  expect(eWalletNumber('٠٩٠١٢٣٤٥٦٧')).toBe('0901234567')
  expect(eWalletNumber('＋８１ ９０－１２３４－５６７８')).toBe('+819012345678')
  expect(eWalletNumber('1234')).toBeUndefined()
  expect(eWalletNumber('12345\u0000')).toBeUndefined()
})

it('shows a wallet and an address so that only their owner recognises them', () => {
  expect(maskPayoutNumber('bank', '12345678')).toBe('12345678')
  expect(maskPayoutNumber('e-wallet', '0901234567')).toBe('•••••••567')
  expect(maskPayoutNumber('crypto', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')).toBe('TR7NHq…gjLj6t')
})
