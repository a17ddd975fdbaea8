// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationInput, type OperationOutput } from '@tessera/contract'
import { balances, ownerOfMember } from '../../../ledger/index.ts'
import { pushBalance } from '../../../wallet/index.ts'
import type { Queries } from '../../../../platform/db/index.ts'
import type { CallContext } from '../../../../platform/http/index.ts'
import { betsOfIds } from '../../bets/bet-store.ts'
import { readPriceTerms } from '../../bets/read-terms.ts'
import { showBets } from './show-bet.ts'
import type { StoredBet } from '../../bets/stored-bet.ts'
import type { SportsbookDeps } from '../../sportsbook-deps.ts'
import { cashOutBet } from '../cash-out/cash-out-bet.ts'

/** Cashes a member's bet out, or has that wait if it is in play, all in the transaction of the call. */
export async function cashOut(
  deps: SportsbookDeps,
  { tx, member: { memberId }, nowMs, afterCommit }: CallContext<'sportsbook.cashOut'>,
  { betId, offer, share, language }: OperationInput<'sportsbook.cashOut'>,
): Promise<OperationOutput<'sportsbook.cashOut'>> {
  const terms = await readPriceTerms(deps.settings)
  await ownBet(tx, betId, memberId)
  const asked = { betId, shareBasisPoints: share, leastOffer: offer, automatic: false, nowMs }
  const done = await cashOutBet(tx, asked, terms)
  if (done.refusal === 'waits') throw fault('sportsbook.cashOutWaits')
  if (done.refusal === 'no_offer') throw fault('sportsbook.cashOutNotOffered')
  if (done.refusal === 'too_small') throw fault('sportsbook.cashOutTooSmall')
  if (done.refusal === 'changed') throw fault('sportsbook.cashOutChanged', { offer: done.offer })
  const { bet, paid } = done
  if (paid !== undefined) afterCommit(() => pushBalance(deps, bet))
  const { cash } = await balances(tx, ownerOfMember(memberId), bet.currency)
  return {
    bet: (await showBets(tx, [bet], { language, nowMs, terms }))[0]!,
    paid: paid ?? null,
    balance: cash,
  }
}

/** A bet of a member; throws `sportsbook.unknownBet`. */
export async function ownBet(db: Queries, betId: string, memberId: number): Promise<StoredBet> {
  const [bet] = await betsOfIds(db, [betId])
  if (bet?.memberId !== memberId) throw fault('sportsbook.unknownBet')
  return bet
}
