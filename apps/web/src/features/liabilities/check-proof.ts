// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { sha256 } from '@tessera/contract/client/sha256'
import { follow, leafOf, type PathStep } from '@tessera/rules/liabilities/merkle-sum'

export type PublishedDay = CallOutput<'liabilities.days'>['list'][number]
type Answer = NonNullable<CallOutput<'liabilities.proof'>>
/** A balance, the steps to a root, and that root: all that a check needs. */
export type BalanceProof = Answer & { proof: NonNullable<Answer['proof']> }

/** Whether the steps lead from the balance to the root and the total. Computed here, from nothing else. */
export function checkProof({ root, total, proof }: BalanceProof): boolean {
  const { account, salt, balance, path } = proof
  const leaf = leafOf(digest, { account, salt: bytesOf(salt), balance: BigInt(balance) })
  const end = follow(
    digest,
    leaf,
    path.map((step): PathStep => ({ side: step.side, hash: bytesOf(step.hash), sum: BigInt(step.sum) })),
  )
  return end !== undefined && hexOf(end.hash) === root && String(end.sum) === total
}

/** The content of a saved proof; undefined if the file is none. */
export function readProof(text: string): BalanceProof | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isProof(value) ? value : undefined
  } catch {
    return undefined
  }
}

const mostSteps = 64
const isDigest = (value: unknown): boolean => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)
const isSum = (value: unknown): boolean => typeof value === 'string' && /^\d{1,30}$/.test(value)
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function isProof(value: unknown): value is BalanceProof {
  if (!isRecord(value) || !isRecord(value['proof'])) return false
  const { day, currency, asOf, accounts, total, root } = value
  const { account, salt, balance, path } = value['proof']
  return (
    typeof day === 'string' &&
    /^\d{4}-\d\d-\d\d$/.test(day) &&
    typeof currency === 'string' &&
    /^[A-Z]{3}$/.test(currency) &&
    typeof asOf === 'number' &&
    typeof accounts === 'number' &&
    isSum(total) &&
    isDigest(root) &&
    typeof account === 'string' &&
    account.length <= 100 &&
    isDigest(salt) &&
    isSum(balance) &&
    Array.isArray(path) &&
    path.length <= mostSteps &&
    path.every(isStep)
  )
}

const isStep = (step: unknown): boolean =>
  isRecord(step) &&
  (step['side'] === 'left' || step['side'] === 'right') &&
  isDigest(step['hash']) &&
  isSum(step['sum'])

function digest(bytes: Uint8Array): Uint8Array {
  const words = sha256(bytes)
  const out = new Uint8Array(32)
  const view = new DataView(out.buffer)
  words.forEach((word, index) => view.setUint32(index * 4, word))
  return out
}

const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from({ length: hex.length / 2 }, (_, index) =>
    Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16),
  )
const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
