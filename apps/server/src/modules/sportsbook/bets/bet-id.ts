// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'

/**
 * The id of the bet that a member's request places, a UUID of version 8. It follows from the request, so that a bet
 * whose answer was lost is found again, however late, and no request makes two bets.
 */
export const betIdOf = (memberId: bigint, requestId: string): string => idOf('bet', memberId, requestId)

/** The id of the stake in a pool that a member's request places, in the same way. */
export const stakeIdOf = (memberId: bigint, requestId: string): string =>
  idOf('pool stake', memberId, requestId)

function idOf(what: string, memberId: bigint, requestId: string): string {
  const bytes = createHash('sha256')
    .update(`sportsbook ${what} of ${memberId} by ${requestId.toLowerCase()}`)
    .digest()
    .subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
