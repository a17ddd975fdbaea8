// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { zero, type Amount } from '@tessera/rules/money'
import { recordFact, type BetFact } from '../../bets/index.ts'
import {
  balances,
  operatorAccount,
  openAccounts,
  ownerOfMember,
  post,
  type Account,
  type Transfer,
} from '../../ledger/index.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { lotteryPurpose, lotteryVendor } from '../games/lottery-vendor.ts'
import type { Ticket } from './ticket-store.ts'

/**
 * Takes the stake of a new ticket from its owner's cash and records the bet. Returns the balance afterwards;
 * throws `wallet.insufficientFunds`.
 */
export async function takeStake(tx: Tx, ticket: Ticket, memo: string): Promise<Amount> {
  const { id, memberId, currency } = ticket
  const owner = ownerOfMember(memberId)
  const { cash } = await openAccounts(tx, owner, currency)
  const to = await operatorAccount(tx, lotteryPurpose, currency)
  const [posted] = await post(tx, [stakeTransferOf(ticket, { from: cash, to, memo })])
  if (posted?.status === 'insufficient')
    throw fault('wallet.insufficientFunds', { available: (await balances(tx, owner, currency)).cash })
  if (posted?.status !== 'posted' || posted.balance === undefined)
    throw new Error(`the stake of ticket ${id} was not posted: ${posted?.status}`)
  await recordFact(tx, stakeFactOf(ticket))
  return posted.balance
}

/** The transfer that takes the stake of a ticket. */
export const stakeTransferOf = (
  { id, stake }: Ticket,
  { from, to, memo }: { from: Account; to: Account; memo: string },
): Transfer => ({ from, to, amount: stake, kind: 'bet', cause: 'lottery.bet', externalId: id, memo })

/** What the record of bets says of a new ticket. */
export const stakeFactOf = ({ id, memberId, gameCode, stake, currency, placedAtMs }: Ticket): BetFact => ({
  memberId,
  vendor: lotteryVendor.vassalage,
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
