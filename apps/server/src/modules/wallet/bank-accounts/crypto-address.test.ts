// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import type { CryptoNetwork } from '@tessera/rules/wallet/payout-kinds'
import { cryptoAddress } from './crypto-address.ts'

/** From BIP 13, 173 and 350, EIP-55, and the contract of USDT on Tron. */
const published: [CryptoNetwork, string][] = [
  ['bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['bitcoin', '3P14159f73E4gFr7JterCCQh9QjiTjiZrG'],
  ['bitcoin', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ['bitcoin', 'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y'],
  ['bitcoin', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'],
  ['ethereum', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['ethereum', '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'],
  ['tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
]

it.each(published)('an address of %s that its makers published is right: %s', (network, address) => {
  expect(cryptoAddress(network, ` ${address} `)).toBe(address)
})

it.each(published)('and wrong with any one sign changed: %s', (network, address) => {
  for (let index = 0; index < address.length; index += 1) {
    const sign = address[index] === 'q' ? 'p' : 'q'
    const changed = address.slice(0, index) + sign + address.slice(index + 1)
    expect([index, cryptoAddress(network, changed)]).toEqual([index, undefined])
  }
})

it('writes a witness address in small letters, and refuses mixed ones', () => {
  const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
  expect(cryptoAddress('bitcoin', address.toUpperCase())).toBe(address)
  expect(cryptoAddress('bitcoin', address.replace('v8f3t4', 'V8F3T4'))).toBeUndefined()
})

it.each<[CryptoNetwork, string]>([
  // Without a checksum.
  ['ethereum', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'],
  // Of another network, the test network, and invalid ones of BIP 350.
  ['tron', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['bitcoin', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ['bitcoin', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
  ['bitcoin', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd'],
  ['bitcoin', 'BC1S0XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ54WELL'],
  ['bitcoin', 'bc1pw5dgrnzv'],
  ['bitcoin', 'BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P'],
  ['bitcoin', ''],
  ['tron', 'T'.repeat(10_000)],
])('refuses %s %s', (network, address) => {
  expect(cryptoAddress(network, address)).toBeUndefined()
})
