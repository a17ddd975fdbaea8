// SPDX-License-Identifier: Apache-2.0
import { floorToCoin } from '@tessera/rules/currencies/whole-coins'
import { zero } from '@tessera/rules/money'
import { cashbackOf, lossOf, type Cashback } from '@tessera/rules/promotions/offer-terms'
import { turnAt, type Turn } from '@tessera/rules/promotions/schedule'
import { dayIn } from '@tessera/rules/site/zoned-days'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { followPlay, turnover } from '../../bets/index.ts'
import type { GameEdges } from '../../catalogue/index.ts'
import { offerFactsOf } from '../../members/index.ts'
import { lockWorth, pushRewards, spendWorth, worthFollower } from '../../reward-centre/index.ts'
import { mayBeOffered } from '../audience/judge-audience.ts'
import type { Entry } from '../entry-store.ts'
import { offerPayment } from '../offer-payment.ts'
import { enteredIds } from '../entered-ids.ts'
import { enteredPromotion, type EnteredPromotion } from '../promotion-of-entries.ts'
import { carriedOf, saveCarried } from './carry-store.ts'
import { entriesAfter, spanOfEntries } from './cashback-entries.ts'
import { lastSettled, lockSettlement, saveSettlement } from '../settlement-store.ts'

/** A period is settled this long after its end, when every bet of it has been recorded. */
export const settleAfterMs = 10 * 60_000
/** Entries of one transaction. */
const step = 200

/**
 * Job: pays shares of losses for every day and week that has ended, into the reward centre. Members are paid in
 * the order in which they joined, as long as the budget lasts, and none more than their play is worth. The position that was reached is part of each
 * transaction, so a run that was cut off goes on where it was, and two at once pay once.
 */
export async function settleCashback(
  platform: Platform & { gameEdges: GameEdges },
  slotMs: number,
): Promise<void> {
  await platform.gameEdges.refresh()
  if (!(await followPlay(platform.database, worthFollower(platform)))) return
  const { database, settings } = platform
  for (const id of await enteredIds(database, 'CASHBACK', slotMs)) {
    const promotion = await enteredPromotion(database, settings, id)
    if (!promotion) continue
    for (const per of ['DAY', 'WEEK'] as const)
      for (const turn of await turnsToSettle(database, promotion, per, slotMs))
        await settleTurn(platform, promotion, { per, turn, slotMs })
  }
}

interface TurnToSettle {
  per: Cashback['per']
  turn: Required<Turn>
  slotMs: number
}

const noPeriod = { startTime: null, endTime: null }

/**
 * The turns that have ended since the last one that was settled, oldest first. Each counts from where that one ended, so that
 * nothing counts twice or never when the site moves to another time zone.
 */
async function turnsToSettle(
  db: Queries,
  { id, timeZone }: EnteredPromotion,
  per: Cashback['per'],
  slotMs: number,
): Promise<Turn[]> {
  const span = await spanOfEntries(db, id, per, slotMs)
  if (!span) return []
  const done = await lastSettled(db, id, per)
  const turns: Turn[] = []
  let sinceMs = done?.untilMs ?? null
  for (let atMs = span.firstMs; ;) {
    const turn = turnAt(per, noPeriod, atMs, timeZone)
    const { fromMs, untilMs } = turn
    if (fromMs === null || untilMs === null || untilMs + settleAfterMs > slotMs || fromMs >= span.lastMs)
      return turns
    if (done === undefined || `${per}/${turn.key}` > done.item) {
      const beganMs = sinceMs ?? fromMs
      sinceMs = Math.max(beganMs, untilMs)
      turns.push({ key: turn.key, fromMs: beganMs, untilMs: sinceMs })
    }
    atMs = untilMs
  }
}

async function settleTurn(platform: Platform, promotion: EnteredPromotion, at: TurnToSettle): Promise<void> {
  for (let done = false; !done;) {
    const paid = await platform.database.transaction((tx) => settleStep(tx, promotion, at))
    for (const memberId of paid.memberIds) pushRewards(platform, memberId)
    done = paid.done
  }
}

async function settleStep(
  tx: Tx,
  promotion: EnteredPromotion,
  at: TurnToSettle,
): Promise<{ memberIds: bigint[]; done: boolean }> {
  const item = `${at.per}/${at.turn.key}`
  const settlement = await lockSettlement(tx, promotion.id, item)
  if (settlement.settledAtMs !== null) return { memberIds: [], done: true }
  const entries = await entriesAfter(
    tx,
    promotion.id,
    { per: at.per, ...at.turn },
    { ...settlement, limit: step },
  )
  // All at once, in the order in which missions lock them, so that they wait and do not block each other.
  await lockWorth(
    tx,
    entries.map(({ memberId }) => memberId),
  )
  const memberIds: bigint[] = []
  for (const entry of entries) if (await payBack(tx, promotion, at, entry)) memberIds.push(entry.memberId)
  const last = entries.at(-1)
  const done = entries.length < step
  await saveSettlement(tx, promotion.id, item, {
    lastJoinedAtMs: last?.joinedAtMs ?? settlement.lastJoinedAtMs,
    lastMemberId: last?.memberId ?? settlement.lastMemberId,
    settledAtMs: done ? at.slotMs : null,
    untilMs: at.turn.untilMs,
  })
  return { memberIds, done }
}

/** Pays one member their share, under the terms that they accepted. False if there is nothing to pay. */
async function payBack(
  tx: Tx,
  promotion: EnteredPromotion,
  { per, turn: { key, fromMs, untilMs }, slotMs }: TurnToSettle,
  { memberId, offer, joinedAtMs, endsAtMs, currency }: Entry,
): Promise<boolean> {
  if (offer?.kind !== 'CASHBACK') return false
  const play = await turnover(tx, memberId, {
    fromMs: Math.max(fromMs ?? 0, joinedAtMs),
    toMs: Math.min(untilMs ?? slotMs, endsAtMs ?? Infinity),
    currency,
  })
  const carryKey = { promotionId: promotion.id, memberId, per }
  const before = await carriedOf(tx, carryKey)
  const { lost, carried } = lossOf(play, before)
  if (carried !== before) await saveCarried(tx, carryKey, carried)
  const share = cashbackOf(offer, lost, currency)
  if (share === zero) return false
  const member = await offerFactsOf(tx, memberId)
  if (!member || !mayBeOffered(member, promotion.leftOutLabels)) return false
  // One large bet loses half of the time: without this bound, its cashback would be worth more than the edge of its game.
  const worth = (await lockWorth(tx, [memberId])).get(memberId) ?? zero
  const amount = share < worth ? share : floorToCoin(worth, currency)
  if (amount === zero) return false
  const paid = await offerPayment(tx, {
    promotionId: promotion.id,
    memberId,
    item: `${per}/${key}`,
    amount,
    currency,
    title: promotion.title,
    wagerTimes: offer.wagering?.times ?? 0,
    budget: (promotion.offer ?? offer).budget,
    day: dayIn(promotion.timeZone, slotMs),
    nowMs: slotMs,
  })
  await spendWorth(tx, new Map([[memberId, paid]]))
  return paid > zero
}
