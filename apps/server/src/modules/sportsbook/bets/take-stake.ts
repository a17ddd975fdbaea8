// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { zero, type Amount } from '@tessera/rules/money'
import { recordFact, type BetFact } from '../../bets/index.ts'
import {
  balances,
  openAccounts,
  operatorAccount,
  ownerOfMember,
  post,
  type Account,
  type Transfer,
} from '../../ledger/index.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { sportsbookPurpose, sportsbookVendor } from './sportsbook-vendor.ts'
import type { StoredBet } from './stored-bet.ts'

type Stake = Pick<StoredBet, 'id' | 'memberId' | 'currency' | 'stake' | 'placedAtMs'> & { gameCode: string }

/**
 * Takes a stake from its owner's cash and records it; its game is the code of a sport. Returns the balance afterwards;
 * throws `wallet.insufficientFunds`.
 */
export async function postStake(tx: Tx, stake: Stake): Promise<Amount> {
  const { id, memberId, currency } = stake
  const owner = ownerOfMember(memberId)
  const { cash } = await openAccounts(tx, owner, currency)
  const to = await operatorAccount(tx, sportsbookPurpose, currency)
  const [posted] = await post(tx, [stakeTransferOf(stake, { from: cash, to })])
  if (posted?.status === 'insufficient')
    throw fault('wallet.insufficientFunds', { available: (await balances(tx, owner, currency)).cash })
  if (posted?.status !== 'posted' || posted.balance === undefined)
    throw new Error(`the stake of bet ${id} was not posted: ${posted?.status}`)
  await recordFact(tx, stakeFactOf(stake))
  return posted.balance
}

/** The transfer that takes a stake. */
export const stakeTransferOf = (
  { id, stake }: Pick<Stake, 'id' | 'stake'>,
  { from, to }: { from: Account; to: Account },
): Transfer => ({ from, to, amount: stake, kind: 'bet', cause: 'sportsbook.bet', externalId: id })

/** What the record of bets says of a new stake. */
export const stakeFactOf = ({ id, memberId, gameCode, stake, currency, placedAtMs }: Stake): BetFact => ({
  memberId,
  vendor: sportsbookVendor.vendorCode,
  gameCode,
  roundId: id,
  kind: 'stake',
  amount: stake,
  currency,
  validBet: zero,
  closed: false,
  atMs: placedAtMs,
  reference: `sportsbook/${id}/stake`,
})
