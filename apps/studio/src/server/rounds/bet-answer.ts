// SPDX-License-Identifier: Apache-2.0
import type { StudioRefusalCode } from '../../protocol.ts'
import type { WireAnswer } from '../wallet/wire-answer.ts'
import type { Round } from './round-store.ts'

/** Answers after which the operator has certainly taken nothing. */
export const clearRefusals: Readonly<Record<string, StudioRefusalCode>> = {
  RS_ERROR_NOT_ENOUGH_MONEY: 'studio.notEnoughMoney',
  RS_ERROR_LIMIT_REACHED: 'studio.limitReached',
}

/** The refusals for other answers; they are rolled back all the same. */
export const unclearRefusals: Readonly<Record<string, StudioRefusalCode>> = {
  RS_ERROR_INVALID_TOKEN: 'studio.sessionExpired',
  RS_ERROR_TOKEN_EXPIRED: 'studio.sessionExpired',
  RS_ERROR_USER_DISABLED: 'studio.accountClosed',
}

/** Whether the operator has clearly taken a bet of this round. */
export function isTaken(answer: WireAnswer | undefined, round: Round, requestId: string): boolean {
  if (answer?.status !== 'RS_OK' || answer.requestId !== requestId) return false
  return (answer.currency ?? round.currency) === round.currency && (answer.user ?? round.user) === round.user
}
