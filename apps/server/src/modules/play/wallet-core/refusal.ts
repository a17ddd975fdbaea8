// SPDX-License-Identifier: Apache-2.0
import type { Alert } from '../../../platform/alerts/operator-alerts.ts'
import type { WalletErr, WalletOutcome } from '../ports.ts'

type Refused = Extract<WalletOutcome, { ok: false }>

/** Thrown inside a wallet transaction to roll everything back and answer the vendor with a refusal. */
export interface WalletRefusal extends Error {
  refused: Refused
  /** The alert for operators. */ alert?: Alert | undefined
}

export function refuse(
  err: WalletErr,
  details: Omit<Refused, 'ok' | 'err'> = {},
  alert?: Alert,
): WalletRefusal {
  return Object.assign(new Error(`wallet refusal: ${err}`), {
    refused: { ok: false as const, err, ...details },
    alert,
  })
}

export const isWalletRefusal = (error: unknown): error is WalletRefusal =>
  error instanceof Error && 'refused' in error
