// SPDX-License-Identifier: Apache-2.0
import { pushBalance } from '../../../wallet/index.ts'
import type { Tx } from '../../../../platform/db/index.ts'
import type { BetKey } from '../../bets/bet-keys.ts'
import { readPriceTerms, type PriceTerms } from '../../bets/read-terms.ts'
import type { StoredBet } from '../../bets/stored-bet.ts'
import type { SportsbookDeps } from '../../sportsbook-deps.ts'
import { betNow, holdForCashOut, lockBet, openLegs, partNow, payCashOut } from './cash-out-bet.ts'
import { haveChanged } from './events-seen.ts'
import {
  type CashOutRefusal,
  type CashOutRequest,
  deleteRequest,
  dueRequests,
  refuseRequest,
  waitingOf,
} from './request-store.ts'

const [mostAtOnce, inParallel] = [500, 2]

/**
 * Pays or refuses the cash-outs that have waited long enough. Several processes may do so at once: the lock of the bet
 * makes each once. One that fails waits on.
 */
export async function decideCashOuts(deps: SportsbookDeps): Promise<void> {
  const due = await dueRequests(deps.database, deps.clock.now(), mostAtOnce)
  if (due.length === 0) return
  const terms = await readPriceTerms(deps.settings)
  const decideInTurn = async (): Promise<void> => {
    for (let bet = due.shift(); bet; bet = due.shift()) await decideOne(deps, bet, terms)
  }
  await Promise.all(Array.from({ length: inParallel }, decideInTurn))
}

async function decideOne(deps: SportsbookDeps, key: BetKey, terms: PriceTerms): Promise<void> {
  try {
    const paid = await deps.database.transaction((tx) => decide(tx, key, deps.clock.now(), terms))
    if (paid) pushBalance(deps, paid)
  } catch (error) {
    deps.log.warn({ betId: key.id, error: String(error) }, 'a cash-out that waits could not be decided')
  }
}

/** Answers the bet if it was paid. */
async function decide(tx: Tx, key: BetKey, nowMs: number, terms: PriceTerms): Promise<StoredBet | undefined> {
  const bet = await lockBet(tx, key)
  const request = await waitingOf(tx, key.id)
  if (!request?.decidesAtMs || request.decidesAtMs > nowMs) return undefined
  if (!bet) {
    // It was settled meanwhile.
    await deleteRequest(tx, key.id)
    return undefined
  }
  await holdForCashOut(tx, bet)
  const now = await betNow(tx, bet, terms, nowMs)
  const changed = await haveChanged(tx, request.seen, openLegs(now))
  const priced = partNow(now, { ...request, leastOffer: request.offer }, terms)
  if (!changed && !priced.refusal) {
    await payCashOut(tx, bet, priced.part, { automatic: request.automatic, nowMs })
    return bet
  }
  const refusal = changed ? 'event_changed' : priced.refusal === 'no_offer' ? 'not_offered' : 'offer_lower'
  await refuse(tx, request, refusal)
  return undefined
}

/** Of an automatic one nobody hears: its target stands, and it is looked at again with the next change of its event. */
const refuse = (tx: Tx, { betId, automatic }: CashOutRequest, refusal: CashOutRefusal): Promise<void> =>
  automatic ? deleteRequest(tx, betId) : refuseRequest(tx, betId, refusal)
