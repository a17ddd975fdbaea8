// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { isInCoins } from '@tessera/rules/currencies/whole-coins'
import type { Amount } from '@tessera/rules/money'
import type { Tx } from '../../../../platform/db/index.ts'
import { pushBalance } from '../../../wallet/index.ts'
import { betKeyOf } from '../../bets/bet-keys.ts'
import { readBets } from '../../bets/bet-store.ts'
import { readLegs } from '../../bets/read-legs.ts'
import type { Margins } from '../../book/replay/offer-terms.ts'
import { lockPending } from './pending-store.ts'
import { refusePending } from './refuse-pending.ts'
import { wantedOf, type StoredBet } from '../../bets/stored-bet.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { acceptanceAt } from './acceptance-at.ts'
import { reviewsOf, saveDeadline, saveDecision, type Decider } from './review-store.ts'

/**
 * Approves a large bet as it was asked for: from now on it is a pending bet like any other, accepted or refused by the
 * prices and scores of its moment. Throws like `lockWaiting`.
 */
export async function approveBet(
  tx: Tx,
  deps: Platform,
  betId: string,
  decider: Decider,
): Promise<StoredBet> {
  const bet = await lockWaiting(tx, betId, decider.nowMs)
  await saveDecision(tx, bet, 'approved', decider)
  await saveDeadline(tx, bet, await acceptanceAt(deps.settings, bet, bet.placedAtMs, decider.nowMs))
  return bet
}

/** Refuses a large bet, and gives its stake back. Throws like `lockWaiting`. */
export async function refuseBet(tx: Tx, deps: Platform, betId: string, decider: Decider): Promise<StoredBet> {
  const bet = await lockWaiting(tx, betId, decider.nowMs)
  await saveDecision(tx, bet, 'over', decider)
  await refusePending(tx, [{ bet, refusal: 'review' }], decider.nowMs)
  tx.afterCommit(() => pushBalance(deps, bet))
  return bet
}

/** What an operator offers instead; what is left out stays as it was asked for. */
export interface Counteroffer {
  stakePerLine?: Amount | undefined
  prices?: readonly number[] | undefined
}

/**
 * Offers the owner of a large bet a lower stake or other prices, none above those of now. They have so many seconds to accept.
 * Throws like `lockWaiting`, and `sportsbook.badOffer`.
 */
export async function offerBet(
  tx: Tx,
  {
    betId,
    offer,
    seconds,
    margins,
  }: { betId: string; offer: Counteroffer; seconds: number; margins: Margins },
  decider: Decider,
): Promise<StoredBet> {
  const bet = await lockWaiting(tx, betId, decider.nowMs)
  const stakePerLine = offer.stakePerLine ?? bet.stakePerLine
  const asked = bet.legs.map(({ priceThousandths }) => priceThousandths)
  const now = await readLegs(tx, bet.legs.map(wantedOf), { margins, nowMs: decider.nowMs })
  const pricesThen = now.map(({ priceNow }, leg) => (priceNow === 0 ? (asked[leg] ?? 0) : priceNow))
  const prices = offer.prices?.some((price, leg) => price !== asked[leg]) ? offer.prices : undefined
  const isStake =
    stakePerLine > 0n && stakePerLine <= bet.stakePerLine && isInCoins(stakePerLine, bet.currency)
  const arePrices =
    !prices ||
    (prices.length === asked.length && prices.every((price, leg) => price <= (pricesThen[leg] ?? 0)))
  const isOther = prices !== undefined || stakePerLine < bet.stakePerLine
  if (!isStake || !arePrices || !isOther) throw fault('sportsbook.badOffer')
  await saveDecision(tx, bet, 'offered', decider, { stakePerLine, prices, pricesThen })
  await saveDeadline(tx, bet, decider.nowMs + seconds * 1_000)
  return bet
}

/**
 * A large bet that waits for an operator, locked. Throws `call.notFound`, and `sportsbook.reviewOver` when somebody else
 * has decided or its time is over.
 */
async function lockWaiting(tx: Tx, betId: string, nowMs: number): Promise<StoredBet> {
  const key = await betKeyOf(tx, betId)
  if (!key) throw fault('call.notFound')
  const isPending = await lockPending(tx, key)
  const review = (await reviewsOf(tx, [key])).get(betId)
  if (!review) throw fault('call.notFound')
  const [bet] = isPending && review.state === 'waiting' ? await readBets(tx, [key]) : []
  if (!bet || (bet.decidesAtMs ?? 0) <= nowMs) throw fault('sportsbook.reviewOver')
  return bet
}
