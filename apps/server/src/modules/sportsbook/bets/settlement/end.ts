// SPDX-License-Identifier: Apache-2.0
import type { Amount } from '@tessera/rules/money'

/** How something that a member staked ends: a bet, or a stake in a pool. */
export interface End {
  id: string
  memberId: bigint
  currency: string
  /** Under which the betting record lists it. */
  gameCode: string
  placedAtMs: number
  /** What of its stake ran to the end. */
  stake: Amount
  returned: Amount
  /** What it counts as turnover. */
  validBet: Amount
}

/** The settlement of something with its number: the first, or one more after a correction. */
export const nameOf = ({ id }: Pick<End, 'id'>, number: number): string =>
  number === 1 ? id : `${id}/${number}`
