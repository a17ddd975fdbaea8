// SPDX-License-Identifier: Apache-2.0
import { isWireAmount } from '@tessera/rules/money'
import { missedDays, mostCalendarDays } from '@tessera/rules/promotions/calendar'
import { isPotPossible, minutesOfDay, mostEnvelopes } from '@tessera/rules/promotions/red-envelope'
import { dropKey, isDropPossible, mostDropPrizes, numbersOfPrize } from '@tessera/rules/promotions/drops'
import { freeRoundGames, mostFreeRoundDays, mostFreeRounds } from '@tessera/rules/promotions/free-rounds'
import { mostRanks } from '@tessera/rules/promotions/race'
import { repetitions } from '@tessera/rules/promotions/schedule'
import { z } from 'zod'
import { gameTypes } from '../catalogue/game-types.ts'
import { Amount, line } from '../kit/index.ts'
import { largestPayment, type OfferPeriod } from './payments.ts'

/** Money in a stored item: units with at most two decimals, as on the wire. */
const money = z.number().min(0).max(1_000_000_000).refine(isWireAmount)
const something = money.min(0.01)
const whole = (least: number, most: number) => z.number().int().min(least).max(most)
const labels = z.array(line(30).min(1)).max(10).default([])
const weight = whole(0, 100)

const audience = z.strictObject({
  rankFrom: whole(0, 7).nullable().default(null),
  rankTo: whole(0, 7).nullable().default(null),
  countries: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .max(250)
    .default([]),
  languages: z
    .array(z.string().regex(/^[A-Z]{2,3}(-[A-Z]{2})?$/))
    .max(40)
    .default([]),
  registeredDaysFrom: whole(0, 36_500).nullable().default(null),
  registeredDaysTo: whole(0, 36_500).nullable().default(null),
  depositedFrom: money.nullable().default(null),
  depositedTo: money.nullable().default(null),
  playedFrom: money.nullable().default(null),
  playedTo: money.nullable().default(null),
  playedDays: whole(1, 365).default(30),
  withLabels: labels,
  withoutLabels: labels,
  names: z.array(line(60).min(1)).max(2_000).default([]),
})

const schedule = z.strictObject({
  every: z.enum(repetitions).default('ONCE'),
  weekDays: z.array(whole(1, 7)).max(7).default([]),
  fromHour: whole(0, 23).default(0),
  untilHour: whole(1, 24).default(24),
})

const wagering = z.strictObject({
  /** How many times the base must be staked; 0: the reward is cash. */
  times: whole(0, 50).default(0),
  base: z.enum(['bonus', 'bonusAndDeposit']).default('bonus'),
  /** Percent of a bet that counts; the usual ones where they are left out. */
  weights: z.partialRecord(z.enum(gameTypes), weight).optional(),
  vendorWeights: z.record(line(60).min(1), weight).optional(),
  gameWeights: z.record(z.string().regex(/^[^/]{1,60}\/.{1,80}$/), weight).optional(),
  maxStake: something.nullable().default(null),
  days: whole(1, 365).default(30),
})

/** What every kind of offer can have. Stored with whoever accepts it, so that later changes do not touch them. */
const parts = {
  audience: audience.optional(),
  /** Members need a code of the promotion's list to take part. */
  needsCode: z.boolean().optional(),
  budget: z.strictObject({ total: something.nullable(), perDay: something.nullable() }).optional(),
  schedule: schedule.optional(),
  wagering: wagering.optional(),
}

const prizeWith = (amount: typeof money) =>
  z.strictObject({
    name: line(60).min(1),
    amount,
    /** Its weight in the draw. */ weight: whole(1, 1_000_000),
  })
const percent = z.number().min(0.01).multipleOf(0.01)

/**
 * What members can do in a promotion. The terms at the time of joining or applying stay valid for that
 * member.
 */
export const offer = z.discriminatedUnion('kind', [
  /** `target` valid bets since joining earn the reward. */
  z.strictObject({ kind: z.literal('AUTO'), target: something, reward: something, ...parts }),
  z.strictObject({ kind: z.literal('REVIEW'), reward: something, ...parts }),
  z.strictObject({ kind: z.literal('RAFFLE'), prizes: z.array(prizeWith(money)).min(1).max(20), ...parts }),
  /** Members accept first; their next deposits then bring a bonus of `percent`, `most` in one turn. */
  z.strictObject({
    kind: z.literal('DEPOSIT'),
    which: z.enum(['FIRST', 'EVERY']),
    percent: percent.max(500),
    most: something,
    minimum: something,
    ...parts,
  }),
  /** `percent` of what a member lost in each day or week since joining, if that is at least `least`. */
  z.strictObject({
    kind: z.literal('CASHBACK'),
    per: z.enum(['DAY', 'WEEK']),
    percent: percent.max(50),
    least: something,
    most: something.nullable(),
    ...parts,
  }),
  /** The most valid bets between start and end win the prizes of the ranks; below `least` there is no rank. */
  z.strictObject({
    kind: z.literal('RACE'),
    rankPrizes: z.array(something).min(1).max(mostRanks),
    least: money,
    ...parts,
  }),
  /** One spin on each day of the site, once the valid bets of that day come to `minimumValidBet`. */
  z.strictObject({
    kind: z.literal('WHEEL'),
    prizes: z.array(prizeWith(money)).min(2).max(12),
    minimumValidBet: money,
    ...parts,
  }),
  /** One reward on each day of the site, in order, from the day of joining on. */
  z.strictObject({
    kind: z.literal('CALENDAR'),
    days: z.array(something).min(1).max(mostCalendarDays),
    missed: z.enum(missedDays),
    ...parts,
  }),
  /** On each day of the site at `opensAtMinute`, the first to claim get the shares of `pot` in their order. */
  z.strictObject({
    kind: z.literal('RED_ENVELOPE'),
    pot: something,
    envelopes: whole(1, mostEnvelopes),
    smallest: something,
    largest: something,
    opensAtMinute: whole(0, minutesOfDay - 1),
    minutes: whole(1, minutesOfDay),
    ...parts,
  }),
  /** Each settled bet of at least `stake` in cash at these games draws once: a prize, or nothing. */
  z.strictObject({
    kind: z.literal('DROPS'),
    prizes: z
      .array(
        z.strictObject({
          name: line(60).min(1),
          amount: something,
          /** With each bet. */
          percent: z
            .number()
            .min(0.0001)
            .max(100)
            .refine((percent) => Math.abs(percent - numbersOfPrize({ percent }) / 10_000) < 1e-9),
          /** So many on each day of the site. */
          perDay: whole(1, 100_000),
        }),
      )
      .min(1)
      .max(mostDropPrizes),
    stake: something,
    /** Types of games; empty: all. */
    games: z.array(z.enum(gameTypes)).max(gameTypes.length),
    /** Most drops of a member on one day of the site. */
    perMember: whole(1, 1_000),
    ...parts,
  }),
  /** Rounds of a game at a stake that cost nothing, to be played within days of joining. */
  z.strictObject({
    kind: z.literal('FREE_ROUNDS'),
    game: z.enum(freeRoundGames),
    rounds: whole(1, mostFreeRounds),
    stake: something,
    days: whole(1, mostFreeRoundDays),
    ...parts,
  }),
])
export type PromotionOffer = z.output<typeof offer>

/** Paths of what does not fit together in an offer and its period. */
export function faultsOfOffer(given: PromotionOffer, { startTime, endTime }: OfferPeriod): string[] {
  const wrong: string[] = []
  const need = (right: boolean, path: string): void => {
    if (!right) wrong.push(path)
  }
  const { audience: whom, budget, schedule: when, wagering: terms } = given
  need(!given.needsCode || joined.includes(given.kind), 'offer.needsCode')
  // Tickets and ranks are given for bets during the promotion, so it needs a beginning; a race ends, too.
  need((given.kind !== 'RAFFLE' && given.kind !== 'RACE') || startTime !== null, 'startTime')
  need(given.kind !== 'RACE' || endTime !== null, 'endTime')
  need(given.kind !== 'WHEEL' || largestPayment(given) > 0, 'offer.prizes')
  if (given.kind === 'DROPS') {
    need(isDropPossible(given.prizes), 'offer.prizes')
    need(new Set(given.prizes.map(dropKey)).size === given.prizes.length, 'offer.prizes')
  }
  if (given.kind === 'RED_ENVELOPE') {
    need(given.smallest <= given.largest, 'offer.largest')
    need(isPotPossible(given), 'offer.pot')
    // A round ends on its day, so that each day has one.
    need(given.opensAtMinute + given.minutes <= minutesOfDay, 'offer.minutes')
    need(!when || when.fromHour === 0, 'offer.schedule.fromHour')
    need(!when || when.untilHour === 24, 'offer.schedule.untilHour')
  }
  if (whom) {
    for (const [from, to] of ranges) need(inOrder(whom[from], whom[to]), `offer.audience.${to}`)
  }
  if (when) {
    need(when.fromHour < when.untilHour, 'offer.schedule.untilHour')
    need(when.every === 'ONCE' || repeating.includes(given.kind), 'offer.schedule.every')
  }
  const repeated = when !== undefined && when.every !== 'ONCE'
  need(given.kind !== 'DEPOSIT' || given.which === 'EVERY' || !repeated, 'offer.schedule.every')
  if (budget) {
    need(inOrder(budget.perDay, budget.total), 'offer.budget.perDay')
    const limit = smallest(budget.total, budget.perDay)
    // A budget that cannot pay even once would promise what is never paid.
    need(limit === null || largestPayment(given) <= limit, 'offer.budget.total')
    need(given.kind !== 'RACE' || budget.perDay === null, 'offer.budget.perDay')
  }
  if (terms) {
    need(given.kind === 'DEPOSIT' || terms.base === 'bonus', 'offer.wagering.base')
    // Their prizes wait in the reward centre, which knows no terms but the times.
    const paidLater = paidIntoCentre.includes(given.kind)
    need(!paidLater || terms.maxStake === null, 'offer.wagering.maxStake')
    for (const which of ['weights', 'vendorWeights', 'gameWeights'] as const)
      need(!paidLater || terms[which] === undefined, `offer.wagering.${which}`)
  }
  return wrong
}

/** Kinds that members join, where they can give a code. */
const joined: readonly PromotionOffer['kind'][] = [
  'AUTO',
  'DEPOSIT',
  'CASHBACK',
  'RACE',
  'CALENDAR',
  'DROPS',
  'FREE_ROUNDS',
]
/** Kinds whose payments wait in the reward centre. */
const paidIntoCentre: readonly PromotionOffer['kind'][] = ['CASHBACK', 'RACE', 'DROPS']
const repeating: readonly PromotionOffer['kind'][] = ['AUTO', 'DEPOSIT']
const ranges = [
  ['rankFrom', 'rankTo'],
  ['registeredDaysFrom', 'registeredDaysTo'],
  ['depositedFrom', 'depositedTo'],
  ['playedFrom', 'playedTo'],
] as const

const inOrder = (from: number | null, to: number | null): boolean =>
  from === null || to === null || from <= to
const smallest = (left: number | null, right: number | null): number | null =>
  left === null || right === null ? (left ?? right) : Math.min(left, right)

/** The terms of an offer as members see them; null where they do not apply. */
export const OfferTerms = z.object({
  /** Of a deposit or of a loss. */
  percent: z.number().nullable(),
  most: Amount.nullable(),
  /** The smallest deposit that counts, the smallest share of a loss that is paid, or the valid bets that a rank needs. */
  least: Amount.nullable(),
  which: z.enum(['FIRST', 'EVERY']).nullable(),
  per: z.enum(['DAY', 'WEEK']).nullable(),
  /** What becomes of the reward of a day that a member misses. */
  missed: z.enum(missedDays).nullable(),
  /** A pot that is shared on each day. */
  pot: z
    .object({
      amount: Amount,
      envelopes: z.number(),
      smallest: Amount,
      largest: Amount,
      /** Minutes after midnight of the site. */
      opensAtMinute: z.number(),
      minutes: z.number(),
    })
    .nullable(),
  /** What bets may drop. */
  drops: z
    .object({
      prizes: z.array(z.object({ name: z.string(), amount: Amount, chance: z.number(), perDay: z.number() })),
      stake: Amount,
      /** Types of games; empty: all. */
      games: z.array(z.enum(gameTypes)),
      perMember: z.number(),
    })
    .nullable(),
  /** Rounds that cost nothing; null in all other kinds. */
  rounds: z
    .object({
      game: z.enum(freeRoundGames),
      count: z.number(),
      stake: Amount,
      /** So long after joining they can be played. */
      days: z.number(),
      /** What they pay on the average, and the share of the stakes that the game gives back. */
      expected: Amount,
      returns: z.number(),
    })
    .nullable(),
  needsCode: z.boolean(),
  every: z.enum(repetitions),
  weekDays: z.array(z.number()),
  fromHour: z.number(),
  untilHour: z.number(),
  /** How many times the reward, or deposit and reward, must be staked; 0: it is cash. */
  wagerTimes: z.number(),
  wagerBase: z.enum(['bonus', 'bonusAndDeposit']),
  /** Percent of a bet that counts, by type of game; other types do not count. */
  weights: z.record(z.string(), z.number()),
  maxStake: Amount.nullable(),
  daysToWager: z.number(),
})
