// SPDX-License-Identifier: Apache-2.0
import type { ClueOf } from '../../bets/index.ts'

/** Every movement of a ticket begins with its id, which is that of its round. */
export const clueOfTicket: ClueOf = ({ cause, externalId }) =>
  cause.startsWith('lottery.') ? { roundId: externalId.split('/')[0] ?? externalId } : undefined
