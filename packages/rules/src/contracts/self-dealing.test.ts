// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { add, amountOfMillionths, multiply, subtract, units, zero, type Amount } from '../money.ts'
import { computePay } from './compute-pay.ts'
import type { TeamFigures, Tier } from './contract.ts'
import { countTogether, type BetTogether } from './count-together.ts'
import { fundChain } from './fund-chain.ts'
import { type ContractInPeriod, rateBoundOf } from './rate-bound.ts'
import { boundByWorth, leftOfWorth, worthOfBet } from './worth-bound.ts'
import { coinOf } from '../currencies/whole-coins.ts'

/** Months that each kind of self-dealing is played. */
const months = process.env['LONG_TESTS'] === undefined ? 8 : 400
const daysOfMonth = 30
const activeBet = units(1_000)

/** The line: a head, two agents, and two members below each agent. */
const [head, left, right] = [0, 1, 2]
const uplineOf: Readonly<Record<number, number | null>> = { 0: null, 1: 0, 2: 0, 3: 1, 4: 1, 5: 2, 6: 2 }
const everybody = Object.keys(uplineOf).map(Number)
const isIn = (member: number, team: number): boolean =>
  member === team || (uplineOf[member] !== null && isIn(uplineOf[member]!, team))

interface Bet extends BetTogether {
  member: number
  /** The event, draw or round. */
  subject: string
}
type Draw = (below: number) => number
/** What a team plays on a day, and the contracts that count on it. */
interface Scheme {
  play(draw: Draw, day: number): Bet[]
  contracts?: readonly Agreed[]
}
interface Agreed {
  agentId: number
  uplineId: number | null
  tiers: readonly Tier[]
}

const tier = (minBets: number, active: number, rateMillionths: number): Tier => ({
  minBets: units(minBets),
  minProfitLoss: zero,
  minActiveMembers: active,
  rateMillionths,
})
/** More than any operator pays: a pair of bets on banker and player costs 1.25 % of its turnover, this pays up to 2 %. */
const salary = [tier(1_000, 1, 10_000), tier(2_000, 1, 15_000), tier(3_000, 2, 20_000)]
const dividend = [tier(1_000, 1, 200_000), tier(30_000, 2, 300_000), tier(60_000, 2, 400_000)]
const everyone = (tiers: readonly Tier[]): Agreed[] =>
  [head, left, right].map((agentId) => ({ agentId, uplineId: uplineOf[agentId]!, tiers }))

/** A bet at decimal odds in hundredths that wins or loses; its valid bet is the lower of stake and profit. */
function bet(member: number, subject: string, stake: Amount, isWon: boolean, odds: number): Bet {
  const profit = subtract(multiply(stake, BigInt(odds), 100n), stake)
  const validBets = isWon && profit < stake ? profit : stake
  return { member, subject, validBets, won: isWon ? profit : amountOfMillionths(-stake) }
}
const stakes = (draw: Draw): Amount => units(1_500 + draw(1_500))

/** Two members of the line on the two sides of one thing. */
const sides =
  (one: number, other: number, [first, second]: readonly [number, number]): Scheme['play'] =>
  (draw, day) => {
    const [stake, result, subject] = [stakes(draw), draw(2) === 0, `d${day}`]
    // By these amounts both sides return the same.
    const fitting = multiply(stake, BigInt(first), BigInt(second))
    return [bet(one, subject, stake, result, first), bet(other, subject, fitting, !result, second)]
  }

const schemes: Readonly<Record<string, Scheme>> = {
  'banker and player of one round, on two accounts': { play: sides(3, 4, [195, 200]) },
  'the same in teams beside each other': { play: sides(3, 5, [195, 200]) },
  'over and under of a match, by amounts that fit the prices': { play: sides(3, 6, [145, 290]) },
  'the three results of a match': {
    play: (draw, day) => {
      const [whole, result] = [stakes(draw), draw(3)]
      return [210, 340, 380].map((odds, side) =>
        bet(3 + side, `d${day}`, multiply(whole, 210n, BigInt(odds)), side === result, odds),
      )
    },
  },
  'big and small of a draw, on four accounts': {
    play: (draw, day) => {
      const [stake, isBig] = [stakes(draw), draw(2) === 0]
      return [3, 4, 5, 6].map((member) => bet(member, `d${day}`, stake, member < 5 === isBig, 196))
    },
  },
  'opposite bets behind legs that hardly can lose': { play: sides(4, 5, [194, 194]) },
  'chips that one lets another win at a table': {
    play: (draw, day) => {
      const [stake, subject] = [stakes(draw), `d${day}`]
      const rake = multiply(stake, 1n, 100n)
      return [
        { member: 3, subject, validBets: stake, won: amountOfMillionths(-stake) },
        { member: 5, subject, validBets: stake, won: subtract(stake, rake) },
      ]
    },
  },
  'one account on both sides of a round': {
    play: (draw, day) => {
      const stake = stakes(draw)
      const won = amountOfMillionths(draw(2) === 0 ? -multiply(stake, 5n, 100n) : -0n)
      return [{ member: 3, subject: `d${day}`, validBets: add(stake, stake), won }]
    },
  },
  'a contract for an accomplice with the own top rate from the first bet on': {
    play: (draw, day) => [bet(3, `d${day}`, units(100 + draw(800)), draw(2) === 0, 195)],
    contracts: [
      { agentId: head, uplineId: null, tiers: [tier(50_000, 3, 300_000)] },
      { agentId: left, uplineId: head, tiers: [tier(0, 0, 300_000)] },
    ],
  },
  'a contract below one that has ended, in the branch that loses': {
    play: sides(3, 5, [195, 200]),
    contracts: [{ agentId: left, uplineId: head, tiers: [tier(0, 0, 300_000)] }],
  },
}

interface Month {
  /** What the operator paid to the line. */
  paid: Amount
  /** What it had paid for the bets as each of them counts alone, with advances. */
  before: Amount
  /** What the line lost to the operator. */
  lost: Amount
}

function playMonth({ play, contracts }: Scheme, draw: Draw): Month {
  const whole: Bet[] = []
  let [paid, before] = [zero, zero]
  for (let day = 1; day <= daysOfMonth; day += 1) {
    const bets = play(draw, day)
    whole.push(...bets)
    paid = add(paid, settle(contracts ?? everyone(salary), countedIn(bets), 'bets'))
    before = add(before, settleAsBefore(contracts ?? everyone(salary), bets, 'bets'))
  }
  const dividends = contracts ?? everyone(dividend)
  return {
    paid: add(paid, settle(dividends, countedIn(whole), 'profitLoss')),
    before: add(before, settleAsBefore(dividends, whole, 'profitLoss')),
    lost: amountOfMillionths(-whole.reduce((sum, { won }) => sum + won, 0n)),
  }
}

/** The bets as they count for teams: those of the line on one subject together. */
const countedIn = (bets: readonly Bet[]): Bet[] =>
  [...Map.groupBy(bets, ({ subject }) => subject).values()].flatMap((together) =>
    countTogether(together).map((validBets, index) => ({ ...together[index]!, validBets })),
  )

function figuresOf(bets: readonly Bet[], team: number): TeamFigures {
  const own = bets.filter(({ member }) => isIn(member, team))
  const sumOf = (some: readonly Bet[]): Amount => some.map(({ validBets }) => validBets).reduce(add, zero)
  const active = everybody.filter((id) => sumOf(own.filter(({ member }) => member === id)) >= activeBet)
  return {
    bets: sumOf(own),
    profitLoss: amountOfMillionths(-own.reduce((sum, { won }) => sum + won, 0n)),
    activeMembers: active.length,
  }
}

/** What the operator pays to a line whose agents have nothing in their wallets. */
function settle(agreed: readonly Agreed[], bets: readonly Bet[], base: 'bets' | 'profitLoss'): Amount {
  const contracts = agreed.map(({ agentId, uplineId, tiers }): ContractInPeriod => ({
    agentId: BigInt(agentId),
    uplineId: uplineId === null ? null : BigInt(uplineId),
    tiers,
    firstDay: '1',
    lastDay: '1',
  }))
  const boundOf = rateBoundOf(contracts)
  const earned = contracts.map((contract) => {
    const figures = figuresOf(bets, Number(contract.agentId))
    const mostRateMillionths = boundOf(contract, figures)
    const facts = { tiers: contract.tiers, figures, base: figures[base], carriedIn: zero, mostRateMillionths }
    return { ...contract, amount: computePay({ ...facts, coin: coinOf('USD') }).amount }
  })
  const funded = fundChain(earned, () => zero, coinOf('USD'))
  return [...funded.values()].map(({ net }) => net).reduce(add, zero)
}

/** The same without these rules: each contract by itself, and what uplines cannot pay is advanced. */
function settleAsBefore(
  agreed: readonly Agreed[],
  bets: readonly Bet[],
  base: 'bets' | 'profitLoss',
): Amount {
  const earned = new Map(
    agreed.map(({ agentId, tiers }) => {
      const figures = figuresOf(bets, agentId)
      return [
        agentId,
        computePay({ tiers, figures, base: figures[base], carriedIn: zero, coin: coinOf('USD') }).amount,
      ]
    }),
  )
  const below = agreed
    .filter(({ uplineId }) => uplineId !== null)
    .map(({ agentId }) => earned.get(agentId)!)
    .reduce(add, zero)
  const own = earned.get(head) ?? zero
  return own > below ? own : below
}

/** Whole numbers below a bound, the same ones for the same seed (mulberry32). */
function drawFrom(seed: number): Draw {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((((mixed ^ (mixed >>> 14)) >>> 0) * below) / 2 ** 32) | 0
  }
}

describe('a month of self-dealing', () => {
  it.each(Object.entries(schemes))(
    'earns no more than the true loss of the line warrants: %s',
    (name, scheme) => {
      const draw = drawFrom(name.length * 7_919)
      const all = Array.from({ length: months }, () => playMonth(scheme, draw))
      for (const { paid, lost } of all) {
        // The highest rates of both contracts together, of what was lost.
        const most = lost > 0n ? multiply(lost, 420n, 1_000n) : zero
        expect([paid, paid <= most, lost > 0n || paid === 0n]).toEqual([paid, true, true])
      }
      // Without these rules it had earned more, or the test would say nothing.
      const gained = all.filter(({ paid, before }) => before > paid)
      expect(gained.length).toBeGreaterThan(months / 2)
    },
  )

  it('costs a line that plays against itself more than it earns', () => {
    for (const [name, scheme] of Object.entries(schemes).slice(0, 8)) {
      const draw = drawFrom(name.length)
      const all = Array.from({ length: months }, () => playMonth(scheme, draw))
      expect([name, all.filter(({ paid, lost }) => paid >= lost && lost > 0n).length]).toEqual([name, 0])
    }
  })

  it('leaves the pay of a line that plays on one side as it was', () => {
    const draw = drawFrom(1)
    const oneSide: Scheme = {
      play: (by, day) => [
        bet(3, `a${day}`, stakes(by), false, 200),
        bet(5, `b${day}`, stakes(by), false, 200),
      ],
    }
    const { paid, before } = playMonth(oneSide, draw)
    expect(paid).toBe(before)
    expect(paid > 0n).toBe(true)
  })
})

/** One account under a contract with the operator that plays one even bet of 1,000 a day. */
interface Lucky {
  base: 'bets' | 'profitLoss'
  rateMillionths: number
  edgeBasisPoints: number
}

/** What the line lost, and was paid by the worth of its play and by each period alone; `most`: beyond the worth, ever. */
function playEvenBets({ base, rateMillionths, edgeBasisPoints }: Lucky, draw: Draw, days: number) {
  const [stake, tiers] = [units(1_000), [tier(0, 0, rateMillionths)]]
  let [worth, paid, before, lost, most] = [zero, zero, zero, zero, -1n]
  for (let day = 0; day < days; day += 1) {
    // At an edge of 1 % it is won 49.5 times out of 100.
    const isWon = draw(20_000) < 10_000 - edgeBasisPoints
    const figures = { bets: stake, profitLoss: isWon ? amountOfMillionths(-stake) : stake, activeMembers: 1 }
    lost = add(lost, figures.profitLoss)
    worth = add(worth, worthOfBet(stake, edgeBasisPoints))
    const { amount } = computePay({
      tiers,
      figures,
      base: figures[base],
      carriedIn: zero,
      coin: coinOf('USD'),
    })
    before = add(before, amount)
    const left = leftOfWorth({ worth, given: zero, paid }, 100, coinOf('USD'))
    paid = add(
      paid,
      boundByWorth([{ agentId: 0n, uplineId: null, amount }], () => left, coinOf('USD')).get(0n)!.amount,
    )
    if (paid - worth > most) most = paid - worth
  }
  return { worth, paid, before, lost, most }
}

describe('a line that plays by luck', () => {
  const days = 20_000
  it.each<[string, Lucky]>([
    ['10 % by day at an edge of 1 %', { base: 'profitLoss', rateMillionths: 100_000, edgeBasisPoints: 100 }],
    ['40 % by day at an edge of 1 %', { base: 'profitLoss', rateMillionths: 400_000, edgeBasisPoints: 100 }],
    ['a salary of 2 % at an edge of 0.46 %', { base: 'bets', rateMillionths: 20_000, edgeBasisPoints: 46 }],
  ])('is never paid more than its play was worth, which is what it loses on average: %s', (_, lucky) => {
    const { worth, paid, before, lost, most } = playEvenBets(lucky, drawFrom(11), days)
    expect(most <= 0n).toBe(true)
    // All of it comes, because a lucky period is paid from the worth of earlier ones.
    expect(paid * 100n > worth * 98n).toBe(true)
    // Four errors of the mean of so many even bets.
    const error = 4 * 1_000 * Math.sqrt(days)
    expect(Math.abs(Number(lost - worth) / 1e6)).toBeLessThan(error)
    // Each period by itself was paid a multiple of it.
    expect(before > worth * 2n).toBe(true)
  })
})
