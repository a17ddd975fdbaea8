// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationInput, type OperationOutput } from '@tessera/contract'
import { balances, ownerOfMember } from '../../../ledger/index.ts'
import { pushBalance } from '../../../wallet/index.ts'
import type { Tx } from '../../../../platform/db/index.ts'
import type { CallContext } from '../../../../platform/http/index.ts'
import { betKeyOf } from '../../bets/bet-keys.ts'
import { readBets } from '../../bets/bet-store.ts'
import { readPriceTerms } from '../../bets/read-terms.ts'
import { showBets } from './show-bet.ts'
import type { StoredBet } from '../../bets/stored-bet.ts'
import type { SportsbookDeps } from '../../sportsbook-deps.ts'
import { cashOutLocked, noOffer } from '../cash-out/cash-out-bet.ts'
import { lockOpenOf } from '../cash-out/cash-out-store.ts'

/** Cashes a member's bet out, or has that wait if it is in play, all in the transaction of the call. */
export async function cashOut(
  deps: SportsbookDeps,
  { tx, member: { memberId }, nowMs, afterCommit }: CallContext<'sportsbook.cashOut'>,
  { betId, offer, share, language }: OperationInput<'sportsbook.cashOut'>,
): Promise<OperationOutput<'sportsbook.cashOut'>> {
  const terms = await readPriceTerms(deps.settings)
  const own = await lockOwnBet(tx, betId, memberId)
  const asked = { shareBasisPoints: share, leastOffer: offer, automatic: false, nowMs }
  const done = own.isOpen ? await cashOutLocked(tx, own.bet, asked, terms) : noOffer
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

/** A bet of a member, locked if it is open. Throws `sportsbook.unknownBet`. */
export async function lockOwnBet(
  tx: Tx,
  betId: string,
  memberId: bigint,
): Promise<{ bet: StoredBet; isOpen: boolean }> {
  const key = await betKeyOf(tx, betId)
  const isOpen = key !== undefined && (await lockOpenOf(tx, key, memberId))
  const [bet] = key ? await readBets(tx, [key]) : []
  if (bet?.memberId !== memberId) throw fault('sportsbook.unknownBet')
  return { bet, isOpen }
}
