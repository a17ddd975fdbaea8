// SPDX-License-Identifier: Apache-2.0
import type { Tier } from '../../contracts/contract.ts'
import { judgeTiers } from '../../contracts/judge-tiers.ts'
import { amountOfMillionths, zero } from '../../money.ts'
import { type Next, oneOf } from './draws.ts'

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

/**
 * More than any operator pays, from the first bets on: only the worth of the line bounds it. A dividend by day on few large
 * bets pays for luck, a salary on a game with a low edge for nothing.
 */
const mostDividend = 0.4
const mostSalary = 0.02

/** One to eight accounts in a line, with contracts that the rules of offers allow. */
export function drawTeam(next: Next, needsTwo: boolean): Team {
  const accounts = Math.max(needsTwo ? 2 : 1, oneOf(next, [1, 1, 2, 3, 5, 8]))
  const uplines = Array.from({ length: accounts }, (_, id) => (id === 0 ? null : Math.floor(next() * id)))
  const rate = mostDividend * (0.25 + 0.75 * next())
  const least = oneOf(next, [10, 1_000, 100_000, 6_000_000])
  const active = 1 + Math.floor(next() * 2)
  const contracts: Agreed[] = [
    {
      agentId: 0,
      uplineId: null,
      tiers: [tier(least, 0, rate / 2), tier(2 * least, active, rate * 0.75), tier(4 * least, active, rate)],
    },
  ]
  for (let agentId = 1; agentId < accounts; agentId += 1) {
    const above = contracts.find((contract) => contract.agentId === uplines[agentId])
    if (above && next() < 0.6)
      contracts.push({ agentId, uplineId: above.agentId, tiers: below(next, above.tiers) })
  }
  const salary = mostSalary * next()
  const leastSalaried = oneOf(next, [10, 1_000, 500_000])
  return {
    uplines,
    contracts,
    daysOfPeriod: oneOf(next, [1, 1, 7, 15, 30]),
    salary: [1, 2, 4].map((step) => tier(step * leastSalaried, 0, (salary * (step + 2)) / 6)),
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
