// SPDX-License-Identifier: Apache-2.0
import type { Tier } from '../../contracts/contract.ts'
import { judgeTiers } from '../../contracts/judge-tiers.ts'
import { amountOfMillionths, zero } from '../../money.ts'
import { edgeLeft } from '../../rewards/edges.ts'
import { leastEdgeOf } from '../../games/least-edges.ts'
import { mostPayout, rewardsOf } from './money-rules.ts'
import { floorGames, type Next, oneOf } from './draws.ts'

export interface Agreed {
  readonly agentId: number
  readonly uplineId: number | null
  readonly tiers: readonly Tier[]
}

export interface Team {
  /** The upline of each account; that of the first is the operator. */
  readonly uplines: readonly (number | null)[]
  readonly contracts: readonly Agreed[]
  readonly daysOfPeriod: number
  /** A share of the turnover of each day, besides the dividend. */
  readonly salary: readonly Tier[]
}

/** Hundredths as an amount. */
export const amountOf = (hundredths: number) => amountOfMillionths(BigInt(Math.round(hundredths)) * 10_000n)

const tier = (minBets: number, active: number, rate: number): Tier => ({
  minBets: amountOf(minBets),
  minProfitLoss: zero,
  minActiveMembers: active,
  rateMillionths: Math.max(1, Math.floor(rate * 1_000_000)),
})

/** What the game with the least edge keeps of its turnover at the highest rank, all rewards taken. */
const leastLeft =
  Math.min(...floorGames.map((game) => edgeLeft(leastEdgeOf(game)!, rewardsOf('INHOUSE', 7)))) / 100

/**
 * What an operator of sound mind gives a line that may play any game: a salary of at most half of what is left, and a dividend
 * that shares no lucky period beyond the other half (docs/domain/agents.md, "What the rules leave to the operator"). A line that
 * stakes `times` the highest payout loses less than 0.4 of it by chance, for each root of `times`.
 */
const mostSalary = leastLeft / 2
const mostDividend = (times: number): number => Math.min(0.4, (leastLeft / 2 / 0.4) * Math.sqrt(times))

const leastSalaried = 500_000

/** One to eight accounts in a line, with contracts that the rules of offers allow. */
export function drawTeam(next: Next, needsTwo: boolean): Team {
  const accounts = Math.max(needsTwo ? 2 : 1, oneOf(next, [1, 1, 2, 3, 5, 8]))
  const uplines = Array.from({ length: accounts }, (_, id) => (id === 0 ? null : Math.floor(next() * id)))
  const times = oneOf(next, [30, 300, 3_000])
  const rate = mostDividend(times) * (0.5 + next() / 2)
  const least = times * mostPayout
  const active = 1 + Math.floor(next() * 2)
  const contracts: Agreed[] = [
    {
      agentId: 0,
      uplineId: null,
      tiers: [tier(least, 1, rate / 2), tier(2 * least, active, rate * 0.75), tier(4 * least, active, rate)],
    },
  ]
  for (let agentId = 1; agentId < accounts; agentId += 1) {
    const above = contracts.find((contract) => contract.agentId === uplines[agentId])
    if (above && next() < 0.6)
      contracts.push({ agentId, uplineId: above.agentId, tiers: below(next, above.tiers) })
  }
  const salary = mostSalary * next()
  return {
    uplines,
    contracts,
    daysOfPeriod: oneOf(next, [1, 7, 15, 30]),
    salary: [1, 2, 4].map((step) => tier(step * leastSalaried, 1, (salary * (step + 2)) / 6)),
  }
}

/** The best that an agent may offer to an accomplice, or less. */
function below(next: Next, own: readonly Tier[]): Tier[] {
  const share = oneOf(next, [1, 1, 0.5 + next() / 2])
  const tiers = own.map((each) => ({
    ...each,
    rateMillionths: Math.max(1, Math.floor(each.rateMillionths * share)),
  }))
  const problem = judgeTiers(tiers, own)
  if (problem) throw new Error(`an offer of the simulation is none: ${problem.problem}`)
  return tiers
}
