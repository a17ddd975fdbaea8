// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { zero, type Amount } from '@tessera/rules/money'
import { recordFact } from '../../bets/index.ts'
import { balances, openAccounts, operatorAccount, ownerOfMember, post } from '../../ledger/index.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { gameCodeOf, sportsbookPurpose, sportsbookVendor } from './sportsbook-vendor.ts'
import type { StoredBet } from './stored-bet.ts'

/**
 * Takes the stake of a new bet from its owner's cash and records it. Returns the balance afterwards; throws
 * `wallet.insufficientFunds`.
 */
export const takeStake = (tx: Tx, bet: StoredBet): Promise<Amount> =>
  postStake(tx, { ...bet, gameCode: gameCodeOf(bet.legs.map(({ sport }) => sport)) })

/** The same for a stake of any kind, whose game is the code of a sport. */
export async function postStake(
  tx: Tx,
  {
    id,
    memberId,
    currency,
    stake,
    placedAtMs,
    gameCode,
  }: Pick<StoredBet, 'id' | 'memberId' | 'currency' | 'stake' | 'placedAtMs'> & { gameCode: string },
): Promise<Amount> {
  const owner = ownerOfMember(memberId)
  const { cash } = await openAccounts(tx, owner, currency)
  const to = await operatorAccount(tx, sportsbookPurpose, currency)
  const [posted] = await post(tx, [
    { from: cash, to, amount: stake, kind: 'bet', cause: 'sportsbook.bet', externalId: id },
  ])
  if (posted?.status === 'insufficient')
    throw fault('wallet.insufficientFunds', { available: (await balances(tx, owner, currency)).cash })
  if (posted?.status !== 'posted' || posted.balance === undefined)
    throw new Error(`the stake of bet ${id} was not posted: ${posted?.status}`)
  await recordFact(tx, {
    memberId,
    vendor: sportsbookVendor.vassalage,
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
  return posted.balance
}
