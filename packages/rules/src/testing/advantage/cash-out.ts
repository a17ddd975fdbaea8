// SPDX-License-Identifier: Apache-2.0
import type { BetKind } from '../../sportsbook/bets/bet-kinds.ts'
import { type CashOutLeg, cashOutOffer, partialCashOut } from '../../sportsbook/bets/cash-out.ts'
import { shadePrice } from '../../sportsbook/prices/shade.ts'
import { amountOf } from './team.ts'
import type { Leg } from './book.ts'
import type { Next } from './draws.ts'
import type { MoneyRules } from './money-rules.ts'
import { changesMeanwhile, lastSecond, nextGoalOf } from './match.ts'
import { quoteOf } from './quote.ts'
import type { Strategy } from './strategy.ts'
import { worthAt } from './worth.ts'

interface Held {
  kind: BetKind
  legs: readonly Leg[]
  stake: bigint
  second: number
  next: Next
}

/** What a strategy is paid before the end, and the stake that goes on. */
export function cashOutOf(
  strategy: Strategy,
  rules: MoneyRules,
  held: Held,
): { paid: bigint; rest: bigint; atSecond: number } {
  const { kind, legs, stake } = held
  const matches = legs.map(({ match }) => match)
  for (const second of momentsOf(strategy, held)) {
    if (second >= lastSecond) continue
    const isRefused = second > 0 && rules.waitsInPlay && changesMeanwhile(matches, second)
    const offer = isRefused ? undefined : offerAt(rules, held, second)
    if (offer === undefined || !isWelcome(strategy, held, { offer, second })) continue
    const part = partialCashOut(kind, stake, offer, strategy.cashOutShare)
    return part
      ? { paid: part.paidMinor, rest: part.restPerLineMinor, atSecond: second }
      : { paid: offer, rest: 0n, atSecond: second }
  }
  return { paid: 0n, rest: stake, atSecond: lastSecond }
}

/** Whether a strategy takes an offer: some only take a gain, some what they know to be too much. */
function isWelcome(
  { cashOut }: Strategy,
  { legs, stake }: Held,
  { offer, second }: { offer: bigint; second: number },
): boolean {
  if (cashOut === 'goalSeen') return Number(offer) > Number(stake) * worthAt(legs, second)
  return offer > stake || (cashOut !== 'aboveStake' && cashOut !== 'lateLevel')
}

/** When a strategy asks for an offer, in order. */
function momentsOf({ cashOut }: Strategy, { legs, second, next }: Held): number[] {
  const matches = legs.map(({ match }) => match)
  const later = (): number => second + 1 + Math.floor(next() * (lastSecond - second - 1))
  const goal = nextGoalOf(matches, second)
  switch (cashOut) {
    case 'never':
      return []
    case 'atOnce':
      return [second]
    case 'afterGoal':
      return goal === undefined ? [] : [goal + 30]
    case 'random':
      return [later()]
    case 'lateLevel': {
      const late = Math.max(second, lastSecond - 120)
      const { home, away } = matches[0]!.momentAt(late).state.score
      return home === away ? [late] : []
    }
    case 'aboveStake':
      return Array.from({ length: 4 }, later).toSorted((one, other) => one - other)
    case 'goalSeen':
      return goal === undefined ? [] : [goal - 1]
  }
}

function offerAt(rules: MoneyRules, { kind, legs, stake }: Held, second: number): bigint | undefined {
  const now = legs.map((leg) => legNow(rules, leg, { second, stake }))
  return now.some((leg) => leg === undefined)
    ? undefined
    : cashOutOffer(
        kind,
        stake,
        now.filter((leg) => leg !== undefined),
      )
}

const unknown = { winMillionths: 0, backMillionths: 0 }

function legNow(
  rules: MoneyRules,
  leg: Leg,
  { second, stake }: { second: number; stake: bigint },
): CashOutLeg | undefined {
  const { match, selections, price, chance: atBet } = leg
  const quote = quoteOf(match, second, selections, rules)
  if (!quote) return undefined
  const open = { state: 'open' as const, priceThousandths: price }
  if (rules.cashOutBy === 'priceOnSale') {
    const shaded = shadedBy(quote.price, Number(stake))
    return { ...open, now: { ...unknown, winMillionths: Math.floor(1e9 / shaded) }, atBet: unknown }
  }
  if (!rules.countsPushes) return { ...open, now: { ...quote.chance, backMillionths: 0 }, atBet: unknown }
  return { ...open, now: quote.chance, atBet }
}

/** The price on sale beside a bet that has used two thirds of what the outcome may cost the book. */
function shadedBy(price: number, stake: number): number {
  const liability = amountOf((stake * (price - 1_000)) / 1_000)
  const limit = amountOf((stake * (price - 1_000)) / 660)
  return shadePrice(price, { liability, limit }) ?? price
}
