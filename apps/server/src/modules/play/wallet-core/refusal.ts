// SPDX-License-Identifier: Apache-2.0
import type { BonusRefusal } from '@tessera/rules/bonuses/terms'
import type { Amount } from '@tessera/rules/money'
import type { Alert } from '../../../platform/alerts/operator-alerts.ts'
import type { WalletErr, WalletOutcome } from '../ports.ts'

type Refused = Extract<WalletOutcome, { ok: false }>

/** Thrown inside a wallet transaction to roll everything back and answer the vendor with a refusal. */
export interface WalletRefusal extends Error {
  refused: Refused
  /** The alert for operators. */ alert?: Alert | undefined
  /** Why bonus money may not be staked like this, for the player's pages. */ bonus?: BonusRefused | undefined
}

/** A stake that would have broken the terms of a bonus. */
export interface BonusRefused {
  memberId: bigint
  refusal: BonusRefusal
  /** The largest stake of those terms. */
  maxStake: Amount | null
}

export function refuse(
  err: WalletErr,
  details: Omit<Refused, 'ok' | 'err'> = {},
  alert?: Alert,
  bonus?: BonusRefused,
): WalletRefusal {
  return Object.assign(new Error(`wallet refusal: ${err}`), {
    refused: { ok: false as const, err, ...details },
    alert,
    bonus,
  })
}

export const isWalletRefusal = (error: unknown): error is WalletRefusal =>
  error instanceof Error && 'refused' in error
