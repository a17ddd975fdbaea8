// SPDX-License-Identifier: Apache-2.0
const hourMs = 3_600_000

export interface NewAccountFacts {
  /** When the bank account was added. */
  addedAtMs: number
  /**
   * The last time before that when the protection of the member's account changed without proof of the owner:
   * second factors removed, a link for a new password given out or used, a password reset.
   */
  weakenedAtMs: number | undefined
  holdHours: number
}

/**
 * Until when withdrawals to a bank account that was added after such a change are blocked; undefined if they
 * are not. Accounts added before are not blocked: somebody who got in through the change has not chosen them.
 */
export function heldUntil(
  { addedAtMs, weakenedAtMs, holdHours }: NewAccountFacts,
  nowMs: number,
): number | undefined {
  if (weakenedAtMs === undefined || weakenedAtMs > addedAtMs) return undefined
  const untilMs = weakenedAtMs + holdHours * hourMs
  return nowMs < untilMs ? untilMs : undefined
}

/**
 * Until when nothing may leave an account for somebody else in the same house after such a change; undefined if it may.
 * Who gets it there cannot be told apart by when they were added.
 */
export function heldAfterRecovery(
  { weakenedAtMs, holdHours }: Pick<NewAccountFacts, 'weakenedAtMs' | 'holdHours'>,
  nowMs: number,
): number | undefined {
  const untilMs = (weakenedAtMs ?? -Infinity) + holdHours * hourMs
  return nowMs < untilMs ? untilMs : undefined
}
