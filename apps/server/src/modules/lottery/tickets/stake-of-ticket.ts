// SPDX-License-Identifier: Apache-2.0
import { playCurrency } from '@tessera/rules/identity/trial'
import { zero, type Amount } from '@tessera/rules/money'
import type { BetFact } from '../../bets/index.ts'
import type { Account, Transfer } from '../../ledger/index.ts'
import { lotteryVendor } from '../games/lottery-vendor.ts'
import type { Ticket } from './ticket-store.ts'

/** What a ticket brings its draw: nothing if its stake is the play money of a trial account. */
export const moneyOf = ({ currency, stake }: Pick<Ticket, 'currency' | 'stake'>): Amount =>
  currency === playCurrency ? zero : stake

/** The transfer that takes the stake of a ticket. */
export const stakeTransferOf = (
  { id, stake }: Ticket,
  { from, to, memo }: { from: Account; to: Account; memo: string },
): Transfer => ({ from, to, amount: stake, kind: 'bet', cause: 'lottery.bet', externalId: id, memo })

/** What the record of bets says of a new ticket. */
export const stakeFactOf = ({ id, memberId, gameCode, stake, currency, placedAtMs }: Ticket): BetFact => ({
  memberId,
  vendor: lotteryVendor.vendorCode,
  gameCode,
  roundId: id,
  kind: 'stake',
  amount: stake,
  currency,
  validBet: zero,
  closed: false,
  atMs: placedAtMs,
  reference: `lottery/${id}/stake`,
})
