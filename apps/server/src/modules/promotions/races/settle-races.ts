// SPDX-License-Identifier: Apache-2.0
import { add, amountFromWire, zero } from '@tessera/rules/money'
import { byRank, type RaceScore } from '@tessera/rules/promotions/race'
import { dayIn } from '@tessera/rules/site/zoned-days'
import type { Tx } from '../../../platform/db/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { validBetsOfMany } from '../../bets/index.ts'
import { countedBets, type GameEdges } from '../../catalogue/index.ts'
import { namesAtBrand, offerFactsOf } from '../../members/index.ts'
import { pushRewards } from '../../reward-centre/index.ts'
import { mayBeOffered } from '../audience/judge-audience.ts'
import { settleAfterMs } from '../cashback/settle-cashback.ts'
import { enteredIds } from '../entered-ids.ts'
import type { Entry } from '../entry-store.ts'
import { offerPayment } from '../offer-payment.ts'
import { enteredPromotion, type EnteredPromotion } from '../promotion-of-entries.ts'
import { lockSettlement, saveSettlement } from '../settlement-store.ts'
import { entriesOfRace } from './race-entries.ts'
import { saveFinalScores } from './score-store.ts'

const page = 1_000
/** The one settlement of a race. */
const item = 'race'

/**
 * Job: pays the prizes of races that have ended. The final scores are added up from the bets themselves, so
 * that they are right whatever became of the live ones. A race is settled in one transaction: wholly, and once.
 */
export async function settleRaces(
  platform: Platform & { gameEdges: GameEdges },
  slotMs: number,
): Promise<void> {
  const { database, settings, live, gameEdges } = platform
  await gameEdges.refresh()
  for (const id of await enteredIds(database, 'RACE', slotMs)) {
    const promotion = await enteredPromotion(database, settings, id)
    if (!promotion) continue
    const paid = await database.transaction((tx) => settleRace(tx, gameEdges, promotion, slotMs))
    for (const memberId of paid) {
      pushRewards(platform, memberId)
      live.publish('promotions.status', { promotionId: id }, memberId)
    }
    if (paid.length > 0) live.publish('promotions.race', { promotionId: id })
  }
}

async function settleRace(
  tx: Tx,
  gameEdges: GameEdges,
  promotion: EnteredPromotion,
  slotMs: number,
): Promise<bigint[]> {
  const { settledAtMs, ...settlement } = await lockSettlement(tx, promotion.id, item)
  if (settledAtMs !== null) return []
  const entries = await entriesOfRace(tx, promotion.id)
  const [first] = entries
  const offer = first?.offer
  const endsAtMs = first?.endsAtMs ?? undefined
  if (!first || offer?.kind !== 'RACE' || endsAtMs === undefined || endsAtMs + settleAfterMs > slotMs)
    return []
  const scores = await finalScores(tx, { brandCode: promotion.brandCode, gameEdges }, entries, endsAtMs)
  await saveFinalScores(tx, promotion.id, scores)
  const least = amountFromWire(offer.least)
  const paid: bigint[] = []
  for (const { memberId, score } of scores) {
    if (paid.length === offer.rankPrizes.length || score < least) break
    const member = await offerFactsOf(tx, memberId)
    if (!member || !mayBeOffered(member, promotion.leftOutLabels)) continue
    paid.push(memberId)
    await offerPayment(tx, {
      promotionId: promotion.id,
      memberId,
      item: `rank/${paid.length}`,
      amount: amountFromWire(offer.rankPrizes[paid.length - 1] ?? 0),
      currency: first.currency,
      title: promotion.title,
      wagerTimes: offer.wagering?.times ?? 0,
      // Its prizes fit into the budget, and their promise stands whatever becomes of the budget.
      budget: undefined,
      day: dayIn(promotion.timeZone, slotMs),
      nowMs: slotMs,
    })
  }
  await saveSettlement(tx, promotion.id, item, { ...settlement, settledAtMs: slotMs })
  return paid
}

/** Valid bets that count from joining to the end, in the order of ranks; test accounts run out of competition. */
async function finalScores(
  tx: Tx,
  { brandCode, gameEdges }: { brandCode: string; gameEdges: GameEdges },
  entries: readonly Entry[],
  endsAtMs: number,
): Promise<RaceScore[]> {
  const scores: RaceScore[] = []
  for (let from = 0; from < entries.length; from += page) {
    const some = entries.slice(from, from + page)
    const names = await namesAtBrand(
      tx,
      brandCode,
      some.map(({ memberId }) => memberId),
    )
    const bets = await validBetsOfMany(
      tx,
      some
        .filter(({ memberId }) => names.has(memberId))
        .map(({ memberId, joinedAtMs }) => ({ memberId, sinceMs: joinedAtMs })),
      endsAtMs,
    )
    for (const [memberId, games] of Map.groupBy(countedBets(gameEdges, bets), (one) => one.memberId)) {
      const score = games.reduce((sum, { validBets }) => add(sum, validBets), zero)
      const reachedAtMs = Math.max(...games.map(({ lastMs }) => lastMs))
      if (score > zero) scores.push({ memberId, score, reachedAtMs })
    }
  }
  return scores.toSorted(byRank)
}
