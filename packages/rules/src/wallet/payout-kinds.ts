// SPDX-License-Identifier: Apache-2.0
import { digitsOfCode } from '../numbers/latin-digits.ts'

/** What a member can be paid to. */
export const payoutKinds = ['bank', 'e-wallet', 'crypto'] as const
export type PayoutKind = (typeof payoutKinds)[number]

export type CryptoNetwork = 'bitcoin' | 'ethereum' | 'tron'

/** The coins that can be paid, each with the network that its address belongs to, by the name that people read. */
export const cryptoMethods = {
  'USDT (Tron)': 'tron',
  'USDT (Ethereum)': 'ethereum',
  'USDC (Ethereum)': 'ethereum',
  'BTC (Bitcoin)': 'bitcoin',
  'ETH (Ethereum)': 'ethereum',
  'TRX (Tron)': 'tron',
} as const satisfies Record<string, CryptoNetwork>
export type CryptoMethod = keyof typeof cryptoMethods
export const cryptoMethodNames = [
  'USDT (Tron)',
  'USDT (Ethereum)',
  'USDC (Ethereum)',
  'BTC (Bitcoin)',
  'ETH (Ethereum)',
  'TRX (Tron)',
] as const satisfies readonly CryptoMethod[]

/** The network of a coin by its name; undefined for one that is not paid. */
export const networkOf = (method: string): CryptoNetwork | undefined =>
  Object.entries(cryptoMethods).find(([name]) => name === method)?.[1]

/** What a brand pays to beside banks. */
export interface PayoutMethods {
  eWallets: readonly string[]
  crypto: readonly string[]
}

/** Whether a brand pays to such an account. Banks are always open. */
export const isPaidTo = (
  { eWallets, crypto }: PayoutMethods,
  { kind, bankName }: { kind: PayoutKind; bankName: string },
): boolean => kind === 'bank' || (kind === 'crypto' ? crypto : eWallets).includes(bankName)

/** The number or phone of an e-wallet as it is stored: without blanks and dashes; undefined for anything else. */
export function eWalletNumber(typed: string): string | undefined {
  const number = digitsOfCode(typed.normalize('NFKC'))
  return /^\+?[0-9A-Za-z]{5,34}$/.test(number) ? number : undefined
}

/** An account number that its owner recognises; banks' are shown in full, as their owners compare them. */
export function maskPayoutNumber(kind: PayoutKind, number: string): string {
  if (kind === 'bank') return number
  if (kind === 'crypto') return `${number.slice(0, 6)}…${number.slice(-6)}`
  return `${'•'.repeat(Math.max(1, number.length - 3))}${number.slice(-3)}`
}
