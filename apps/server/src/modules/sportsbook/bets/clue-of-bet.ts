// SPDX-License-Identifier: Apache-2.0
import type { ClueOf } from '../../bets/index.ts'

/** Every movement of a bet of the book begins with its id, which is that of its round. */
export const clueOfBet: ClueOf = ({ cause, externalId }) =>
  cause.startsWith('sportsbook.') ? { roundId: externalId.split('/')[0] ?? externalId } : undefined
