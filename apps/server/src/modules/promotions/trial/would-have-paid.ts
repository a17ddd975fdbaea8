// SPDX-License-Identifier: Apache-2.0
import type { PromotionOffer } from '@tessera/contract/messages/content'
import { amountFromWire, amountOfMillionths, zero, type Amount } from '@tessera/rules/money'
import { budgetLeft, fits } from '@tessera/rules/promotions/budget'
import { numberOfToday } from '@tessera/rules/promotions/calendar'
import { expectedDrops } from '@tessera/rules/promotions/drops'
import { expectedWin } from '@tessera/rules/promotions/free-rounds'
import { cashbackOf, lossOf, matchDeposit } from '@tessera/rules/promotions/offer-terms'
import { numbersOf, ticketsOf } from '@tessera/rules/promotions/promotion-status'
import { byRank } from '@tessera/rules/promotions/race'
import { always, isOpenOn, turnAt, type Repetition } from '@tessera/rules/promotions/schedule'
import { dayEndIn, dayIn } from '@tessera/rules/site/zoned-days'
import type { Turnover } from '../../bets/index.ts'
import type { ReceivedDeposit } from '../../wallet/index.ts'

/** What an offer would have paid to a member, and when. */
export interface TrialPayment {
  memberId: bigint
  atMs: number
  amount: Amount
}

/** What members of the audience did. */
export interface TrialFacts {
  memberIds: readonly bigint[]
  days: readonly ({ memberId: bigint; dayMs: number } & Turnover)[]
  deposits: readonly ReceivedDeposit[]
  /** How many bets count for drops. */
  bets: readonly { memberId: bigint; dayMs: number; bets: number }[]
  fromMs: number
  toMs: number
  timeZone: string
  currency: string
}

const noPeriod = { startTime: null, endTime: null }

/** What an offer would have paid for these facts if everybody in its audience had joined at the beginning. */
export function wouldHavePaid(offer: PromotionOffer, facts: TrialFacts): TrialPayment[] {
  switch (offer.kind) {
    case 'AUTO': {
      const [target, reward] = [amountFromWire(offer.target), amountFromWire(offer.reward)]
      return byTurn(facts, offer.schedule?.every ?? 'ONCE').flatMap(({ validBet, ...at }) =>
        validBet >= target ? [{ ...at, amount: reward }] : [],
      )
    }
    case 'REVIEW':
      return facts.memberIds.map((memberId) => ({
        memberId,
        atMs: facts.fromMs,
        amount: amountFromWire(offer.reward),
      }))
    case 'FREE_ROUNDS':
      return facts.memberIds.map((memberId) => ({
        memberId,
        atMs: facts.fromMs,
        amount: amountFromWire(expectedWin(offer)),
      }))
    case 'RAFFLE':
      return byTurn(facts, 'ONCE').map(({ validBet, ...at }) => ({
        ...at,
        amount: onAverage(offer.prizes, ticketsOf(validBet, 0).left),
      }))
    case 'CALENDAR':
      return claimedDays(offer, facts)
    case 'DROPS':
      return droppedOnAverage(offer, facts)
    case 'RED_ENVELOPE':
      return sharedPots(offer, facts)
    case 'WHEEL': {
      const [amount, least] = [onAverage(offer.prizes, 1), amountFromWire(offer.minimumValidBet)]
      // Days without bets are not known: nobody stores who only looked.
      return byTurn(facts, 'DAY').flatMap(({ memberId, atMs, validBet }) =>
        validBet >= least && isOpenOn(offer.schedule ?? always, dayIn(facts.timeZone, atMs))
          ? [{ memberId, atMs, amount }]
          : [],
      )
    }
    case 'DEPOSIT':
      return matched(offer, facts)
    case 'CASHBACK':
      return byTurn(facts, offer.per).map(({ stake, returned, memberId, atMs }) => ({
        memberId,
        atMs,
        // Corrections are part of what was settled; what they would have carried over is left out.
        amount: cashbackOf(offer, lossOf({ stake, returned, corrected: zero }).lost, facts.currency),
      }))
    case 'RACE': {
      const least = amountFromWire(offer.least)
      return byTurn(facts, 'ONCE')
        .filter(({ validBet }) => validBet > zero && validBet >= least)
        .map(({ memberId, validBet, atMs }) => ({ memberId, score: validBet, reachedAtMs: atMs }))
        .toSorted(byRank)
        .slice(0, offer.rankPrizes.length)
        .map(({ memberId }, index) => ({
          memberId,
          atMs: facts.toMs,
          amount: amountFromWire(offer.rankPrizes[index] ?? 0),
        }))
    }
  }
}

/** A calendar claimed on each day with bets, from the first one on. */
function claimedDays(
  offer: Extract<PromotionOffer, { kind: 'CALENDAR' }>,
  facts: TrialFacts,
): TrialPayment[] {
  const members = Map.groupBy(
    byTurn(facts, 'DAY').toSorted((left, right) => left.atMs - right.atMs),
    ({ memberId }) => memberId,
  )
  return [...members].flatMap(([memberId, days]) => {
    const joinedAtMs = days[0]?.atMs ?? facts.fromMs
    return days.flatMap(({ atMs }, index) => {
      const taken = Array.from({ length: index }, (_, position) => position + 1)
      const number = numberOfToday(offer, { taken, gotToday: false, joinedAtMs }, atMs, facts.timeZone)
      return number === undefined
        ? []
        : [{ memberId, atMs, amount: amountFromWire(offer.days[number - 1] ?? 0) }]
    })
  })
}

/** What bets would have dropped on the average, day by day. */
function droppedOnAverage(
  offer: Extract<PromotionOffer, { kind: 'DROPS' }>,
  { bets }: TrialFacts,
): TrialPayment[] {
  return [...Map.groupBy(bets, ({ dayMs }) => dayMs)].flatMap(([atMs, day]) => {
    const members = [...Map.groupBy(day, ({ memberId }) => memberId)].map(([memberId, own]) => ({
      memberId,
      bets: own.reduce((sum, each) => sum + each.bets, 0),
    }))
    const costs = expectedDrops(
      offer,
      members.map((member) => member.bets),
    )
    return members.map(({ memberId }, index) => ({
      memberId,
      atMs,
      amount: amountOfMillionths(BigInt(Math.round((costs[index] ?? 0) * 1_000_000))),
    }))
  })
}

/** All envelopes of all rounds that the budget pays, claimed by members of the audience in turn. */
function sharedPots(
  offer: Extract<PromotionOffer, { kind: 'RED_ENVELOPE' }>,
  { memberIds, fromMs, toMs, timeZone }: TrialFacts,
): TrialPayment[] {
  const taken = Math.min(offer.envelopes, memberIds.length)
  const cost = (amountFromWire(offer.pot) * BigInt(taken)) / BigInt(offer.envelopes)
  const share = taken === 0 ? zero : amountOfMillionths(cost / BigInt(taken))
  const openings: number[] = []
  for (let atMs = fromMs; atMs < toMs; atMs = dayEndIn(timeZone, atMs))
    if (isOpenOn(offer.schedule ?? always, dayIn(timeZone, atMs))) openings.push(atMs)
  return openings.flatMap((atMs, round) =>
    Array.from({ length: taken }, (_, index) => ({
      memberId: memberIds[(round * taken + index) % memberIds.length] ?? 0n,
      atMs,
      // What does not divide evenly goes to the first.
      amount: index === 0 ? amountOfMillionths(cost - share * BigInt(taken - 1)) : share,
    })),
  )
}

/** What so many draws come to on the average. */
function onAverage(prizes: readonly { amount: number; weight: number }[], draws: number): Amount {
  const all = prizes.reduce((sum, { amount, weight }) => sum + amountFromWire(amount) * BigInt(weight), 0n)
  return amountOfMillionths((all * BigInt(draws)) / BigInt(numbersOf(prizes)))
}

/** Days added up to turns, each with its first day. */
function byTurn(
  { days, timeZone }: TrialFacts,
  every: Repetition,
): ({ memberId: bigint; atMs: number } & Turnover)[] {
  const turns = new Map<string, { memberId: bigint; atMs: number } & Turnover>()
  for (const { memberId, dayMs, stake, returned, validBet } of days) {
    const key = `${memberId} ${turnAt(every, noPeriod, dayMs, timeZone).key}`
    const so = turns.get(key) ?? { memberId, atMs: dayMs, stake: zero, returned: zero, validBet: zero }
    turns.set(key, {
      ...so,
      stake: amountOfMillionths(so.stake + stake),
      returned: amountOfMillionths(so.returned + returned),
      validBet: amountOfMillionths(so.validBet + validBet),
    })
  }
  return [...turns.values()]
}

function matched(
  offer: Extract<PromotionOffer, { kind: 'DEPOSIT' }>,
  { deposits, timeZone, currency }: TrialFacts,
): TrialPayment[] {
  const granted = new Map<string, Amount>()
  return deposits.flatMap(({ memberId, atMs, received, isFirst }) => {
    if (offer.which === 'FIRST' && !isFirst) return []
    const key = `${memberId} ${turnAt(offer.schedule?.every ?? 'ONCE', noPeriod, atMs, timeZone).key}`
    const before = granted.get(key) ?? zero
    const amount = matchDeposit(offer, { deposit: received, before, currency })
    granted.set(key, amountOfMillionths(before + amount))
    return [{ memberId, atMs, amount }]
  })
}

/** Lets payments run into the budget, in the order of time: what no longer fits is not paid. */
export function withinBudget(
  payments: readonly TrialPayment[],
  budget: PromotionOffer['budget'],
  timeZone: string,
): TrialPayment[] {
  const perDay = new Map<string, Amount>()
  let total: bigint = 0n
  const of = (spent: bigint) => ({ spent: amountOfMillionths(spent), reserved: zero })
  return payments
    .filter(({ amount }) => amount > zero)
    .toSorted((left, right) => left.atMs - right.atMs)
    .filter(({ atMs, amount }) => {
      const day = dayIn(timeZone, atMs)
      const today = perDay.get(day) ?? zero
      if (!fits(budgetLeft(budget, of(total), of(today)), amount)) return false
      total += amount
      perDay.set(day, amountOfMillionths(today + amount))
      return true
    })
}
