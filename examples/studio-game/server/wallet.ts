// SPDX-License-Identifier: Apache-2.0
import type { KeyObject } from 'node:crypto'
import { signatureHeader, signatureOf } from './signed.ts'

/** The answer of the operator's wallet; missing fields are undefined. The balance stays text: it is never a float. */
export interface WalletAnswer {
  readonly status: string
  readonly user: string | undefined
  readonly currency: string | undefined
  readonly token: string | undefined
  readonly balance: string | undefined
}

export interface Wallet {
  /** Undefined: the result is unknown. Repeat a win or rollback, roll back a bet. Never throws. */
  send(path: string, body: string): Promise<WalletAnswer | undefined>
}

const callLimitMs = 5_000
const mostCharacters = 16_384

/** The signed client of the operator's wallet. */
export function createWallet(url: string, key: KeyObject): Wallet {
  return {
    async send(path, body) {
      try {
        const response = await fetch(`${url}${path}`, {
          method: 'POST',
          body,
          redirect: 'error',
          signal: AbortSignal.timeout(callLimitMs),
          headers: { 'content-type': 'application/json', [signatureHeader]: signatureOf(body, key) },
        })
        const text = await response.text()
        return response.ok && text.length <= mostCharacters ? readAnswer(text) : undefined
      } catch {
        return undefined
      }
    },
  }
}

function readAnswer(text: string): WalletAnswer | undefined {
  // The digits of a number, as they were written.
  const fields = JSON.parse(text, (_key, value: unknown, context?: { source?: string }) =>
    typeof value === 'number' ? (context?.source ?? String(value)) : value,
  ) as Record<string, unknown>
  const field = (name: string): string | undefined => {
    const value = fields[name]
    return typeof value === 'string' ? value : undefined
  }
  const status = field('status')
  if (status === undefined) return undefined
  return {
    status,
    user: field('user'),
    currency: field('currency'),
    token: field('token'),
    balance: /^-?\d{1,19}$/.test(field('balance') ?? '') ? field('balance') : undefined,
  }
}
