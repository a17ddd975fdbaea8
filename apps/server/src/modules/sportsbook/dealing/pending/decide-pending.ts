// SPDX-License-Identifier: Apache-2.0
import { amountFromWire } from '@tessera/rules/money'
import { cashAccountsOfMany, lockAccounts, ownerOfMember } from '../../../ledger/index.ts'
import { pushBalances } from '../../../wallet/index.ts'
import type { Tx } from '../../../../platform/db/index.ts'
import { moveReviews, reviewsOf, type Review } from './review-store.ts'
import type { SportsbookDeps } from '../../sportsbook-deps.ts'
import { noteStakes } from '../trading/shade-prices.ts'
import type { BetKey } from '../../bets/bet-keys.ts'
import { readBets } from '../../bets/bet-store.ts'
import { judgePending } from './judge-pending.ts'
import { duePending, lockDue, saveAllAccepted } from './pending-store.ts'
import { refusePending } from './refuse-pending.ts'
import type { BetRefusal, StoredBet } from '../../bets/stored-bet.ts'

const [mostAtOnce, mostTogether, inParallel] = [2_000, 100, 4]

/**
 * Accepts or refuses the pending bets that are due. Those of one event are decided together, batch after batch, and
 * several events side by side in turn, so that nobody waits for the crowd of another event. A batch that fails is decided
 * bet by bet; a bet that fails stays pending. Answers how many were decided.
 */
export async function decidePending(deps: SportsbookDeps): Promise<number> {
  const due = await duePending(deps.database, deps.clock.now(), mostAtOnce)
  const events = [...Map.groupBy(due, ({ eventId }) => eventId).values()].map(inBatches)
  const counts = await Promise.all(Array.from({ length: inParallel }, () => decideInTurn(deps, events)))
  return counts.reduce((sum, count) => sum + count, 0)
}

async function decideInTurn(deps: SportsbookDeps, events: BetKey[][][]): Promise<number> {
  let decided = 0
  for (let batches = events.shift(); batches; batches = events.shift()) {
    const batch = batches.shift()
    if (!batch) continue
    decided += await decideOrEach(deps, batch)
    events.push(batches)
  }
  return decided
}

const inBatches = (keys: readonly BetKey[]): BetKey[][] =>
  Array.from({ length: Math.ceil(keys.length / mostTogether) }, (_, batch) =>
    keys.slice(batch * mostTogether, (batch + 1) * mostTogether),
  )

async function decideOrEach(deps: SportsbookDeps, keys: readonly BetKey[]): Promise<number> {
  try {
    return await decide(deps, keys)
  } catch (error) {
    const [only] = keys
    if (keys.length > 1) {
      let decided = 0
      for (const key of keys) decided += await decideOrEach(deps, [key])
      return decided
    }
    deps.log.warn({ betId: only?.id, error: String(error) }, 'a pending bet could not be decided')
    return 0
  }
}

async function decide(deps: SportsbookDeps, keys: readonly BetKey[]): Promise<number> {
  const { settings } = deps
  const terms = {
    outcomeLiability: amountFromWire(await settings.read('sportsbook.outcomeLiability')),
    margins: await settings.read('sportsbook.margins'),
    clock: deps.clock,
  }
  const { decided, accepted, refused } = await deps.database.transaction(async (tx) => {
    const nowMs = deps.clock.now()
    const bets = await readBets(tx, await lockDue(tx, keys, nowMs))
    await lockCashOf(tx, bets)
    const { unreviewed, ready } = await sorted(tx, bets)
    const judged = await judgePending(tx, ready, terms)
    const refusals = [...unreviewed, ...judged.filter(isRefused)]
    const accepted = judged.flatMap((each) => (isRefused(each) ? [] : [each.bet]))
    await saveAllAccepted(tx, accepted)
    await refusePending(tx, refusals, nowMs)
    return { decided: bets.length, accepted, refused: refusals.map(({ bet }) => bet) }
  })
  for (const bet of accepted) noteStakes(deps, bet)
  await pushBalances(deps, refused)
  return decided
}

/** Accounts before events and exposures, as everybody locks who bets: a refused bet is paid back. */
export async function lockCashOf(tx: Tx, bets: readonly StoredBet[]): Promise<void> {
  const cashOf = await cashAccountsOfMany(tx, [
    ...new Set(bets.map(({ memberId }) => ownerOfMember(memberId))),
  ])
  const ids = bets.flatMap(({ memberId, currency }) => cashOf(ownerOfMember(memberId), currency)?.id ?? [])
  await lockAccounts(tx, [...new Set(ids)])
}

type Refused = { bet: StoredBet; refusal: BetRefusal }
const isRefused = (judged: { bet: StoredBet; refusal: BetRefusal | undefined }): judged is Refused =>
  judged.refusal !== undefined

/** Bets that nobody decided about within their time, and all others. */
async function sorted(tx: Tx, bets: readonly StoredBet[]) {
  const reviews = await reviewsOf(tx, bets)
  const isLate = (review: Review | undefined): boolean =>
    review?.state === 'waiting' || review?.state === 'offered'
  const late = bets.filter(({ id }) => isLate(reviews.get(id)))
  if (late.length > 0) await moveReviews(tx, late, 'over')
  return {
    unreviewed: late.map((bet): Refused => ({ bet, refusal: 'review' })),
    ready: bets
      .filter(({ id }) => !isLate(reviews.get(id)))
      .map((bet) => ({ bet, offered: reviews.get(bet.id)?.offered })),
  }
}
