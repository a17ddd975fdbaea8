// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationInput, type OperationOutput } from '@tessera/contract'
import type { Amount } from '@tessera/rules/money'
import type { Tx } from '../../../../platform/db/index.ts'
import type { CallContext } from '../../../../platform/http/index.ts'
import { holdEvents } from '../../bets/judge-legs.ts'
import { mostReturnOf } from '../../bets/most-return.ts'
import { readPriceTerms, type PriceTerms } from '../../bets/read-terms.ts'
import { showBets } from './show-bet.ts'
import type { StoredBet } from '../../bets/stored-bet.ts'
import type { SportsbookDeps } from '../../sportsbook-deps.ts'
import { betNow } from '../cash-out/cash-out-bet.ts'
import { ownBet } from './cash-out-call.ts'
import { offerFor } from '../cash-out/cash-out-offer.ts'
import { clearTarget, lockOpen, saveTarget } from '../cash-out/cash-out-store.ts'

/**
 * Sets the offer at which a bet is cashed out by itself, or takes it away. Its events stay as they are meanwhile, so the
 * first change that can bring the target comes after it is known.
 */
export async function setAutomaticCashOut(
  deps: SportsbookDeps,
  { tx, member: { memberId }, nowMs }: CallContext<'sportsbook.automaticCashOut'>,
  { betId, target, language }: OperationInput<'sportsbook.automaticCashOut'>,
): Promise<OperationOutput<'sportsbook.automaticCashOut'>> {
  const terms = await readPriceTerms(deps.settings)
  await ownBet(tx, betId, memberId)
  const isOpen = await lockOpen(tx, betId)
  const bet = await ownBet(tx, betId, memberId)
  if (target === null) await clearTarget(tx, betId)
  else if (!isOpen) throw fault('sportsbook.cashOutNotOffered')
  else await setTarget(tx, { bet, target, nowMs }, terms)
  const changed = await ownBet(tx, betId, memberId)
  return (await showBets(tx, [changed], { language, nowMs, terms }))[0]!
}

async function setTarget(
  tx: Tx,
  { bet, target, nowMs }: { bet: StoredBet; target: Amount; nowMs: number },
  terms: PriceTerms,
): Promise<void> {
  await holdEvents(
    tx,
    bet.legs.map(({ eventId }) => eventId),
  )
  const offer = offerFor(await betNow(tx, bet, terms, nowMs), terms.cashOutMarginBasisPoints)
  if (offer === undefined) throw fault('sportsbook.cashOutNotOffered')
  const most = mostReturnOf(bet)
  if (target <= offer || target >= most)
    throw fault('sportsbook.cashOutTarget', { above: offer, below: most })
  await saveTarget(tx, bet, target)
}
