// SPDX-License-Identifier: Apache-2.0
import type { Tier } from '../../contracts/contract.ts'
import { judgeTiers } from '../../contracts/judge-tiers.ts'
import { amountOfMillionths, zero } from '../../money.ts'
import { edgeLeft } from '../../rewards/edges.ts'
import { leastEdgeOf } from '../../games/least-edges.ts'
import { mostPayout, rewardsOf } from './house-rules.ts'
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

/**
 * The least bets for which an operator of sound mind shares losses: so many times the highest payout that a lucky or unlucky
 * period is not what the dividend pays for (docs/domain/agents.md, "What the rules leave to the operator").
 */
const minBets = 1_000 * mostPayout

const tier = (times: number, active: number, rate: number): Tier => ({
  minBets: amountOf(minBets * times),
  minProfitLoss: zero,
  minActiveMembers: active,
  rateMillionths: Math.max(1, Math.floor(rate * 1_000_000)),
})

/** What a salary may give of the turnover where the game with the least edge, at the highest rank, still keeps as much. */
const mostSalary =
  Math.min(...floorGames.map((game) => edgeLeft(leastEdgeOf(game)!, rewardsOf('INHOUSE', 7)))) / 200

/** One to eight accounts in a line, with contracts that the rules of offers allow. */
export function drawTeam(next: Next, needsTwo: boolean): Team {
  const accounts = Math.max(needsTwo ? 2 : 1, oneOf(next, [1, 1, 2, 3, 5, 8]))
  const uplines = Array.from({ length: accounts }, (_, id) => (id === 0 ? null : Math.floor(next() * id)))
  const rate = 0.02 + 0.18 * next()
  const active = 1 + Math.floor(next() * 2)
  const contracts: Agreed[] = [
    {
      agentId: 0,
      uplineId: null,
      tiers: [tier(1, 1, rate / 2), tier(2, active, rate * 0.75), tier(4, active, rate)],
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
    salary: [tier(0.01, 1, salary / 2), tier(0.02, 1, salary * 0.75), tier(0.04, 1, salary)],
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
