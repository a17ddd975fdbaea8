// SPDX-License-Identifier: Apache-2.0
import { contractsSettings } from '../../../../contract/src/contracts/settings.ts'
import { computePay } from '../../contracts/compute-pay.ts'
import type { TeamFigures, Tier } from '../../contracts/contract.ts'
import { countTogether } from '../../contracts/count-together.ts'
import { fundChain, type Earned } from '../../contracts/fund-chain.ts'
import { type ContractInPeriod, rateBoundOf } from '../../contracts/rate-bound.ts'
import { boundByWorth, leftOfWorth, worthOfBet } from '../../contracts/worth-bound.ts'
import { add, amountOfMillionths, zero, type Amount } from '../../money.ts'
import type { MoneyRules } from './money-rules.ts'
import type { Played } from './played.ts'
import { type Agreed, amountOf, type Team } from './team.ts'
import { coinOf } from '../../currencies/whole-coins.ts'

const activeBet = amountOf(100_000)
const hundredths = (amount: bigint): number => Number(amount / 10_000n)

interface Counted extends Played {
  readonly counted: Amount
}

/** What the operator pays to a team for its dividends and salaries of a month; agents have nothing in their wallets. */
export function contractsOfMonth(
  team: Team,
  { bets, rewards, days }: { bets: readonly Played[]; rewards: readonly number[][]; days: number },
  rules: MoneyRules,
): number {
  const counted = countedIn(bets)
  const givenIn = (from: number, until: number): number[] =>
    rewards.map((ofDay) => ofDay.slice(from, until).reduce((sum, each) => sum + each, 0))
  let paid = 0
  for (const { agreed, base, from, until } of periodsOf(team, days)) {
    const inPeriod = counted.filter(({ settledDay }) => settledDay >= from && settledDay < until)
    if (inPeriod.length === 0) continue
    const given = givenIn(from, until)
    const left = leftOfWorth(
      {
        worth: worthOf(counted.filter(({ settledDay }) => settledDay < until)),
        given: amountOf(givenIn(0, until).reduce((sum, each) => sum + each, 0)),
        paid: amountOf(paid),
      },
      contractsSettings['contracts.payOfWorthPercent'].default,
      coinOf('USD'),
    )
    paid += settle(agreed, { bets: inPeriod, given, base, uplines: team.uplines, rules, left })
  }
  return paid
}

interface AgreedPeriod {
  readonly agreed: readonly Agreed[]
  readonly base: 'bets' | 'profitLoss'
  readonly from: number
  readonly until: number
}

/** The periods of a month in the order in which they are paid: the dividend first, as on the platform. */
function periodsOf(team: Team, days: number): AgreedPeriod[] {
  const every = (length: number, agreed: readonly Agreed[], base: AgreedPeriod['base']): AgreedPeriod[] =>
    Array.from({ length: Math.floor(days / length) + 1 }, (_, index) => ({
      ...{ agreed, base },
      ...{ from: index * length, until: (index + 1) * length },
    }))
  return [
    ...every(team.daysOfPeriod, team.contracts, 'profitLoss'),
    ...every(1, [{ agentId: 0, uplineId: null, tiers: team.salary }], 'bets'),
  ].toSorted((one, other) => one.until - other.until)
}

const worthOf = (bets: readonly Counted[]): Amount =>
  bets.map(({ counted, edge }) => worthOfBet(counted, edge)).reduce(add, zero)

/** The bets as they count for teams: those of the line on one subject together. */
const countedIn = (bets: readonly Played[]): Counted[] =>
  [...Map.groupBy(bets, ({ subject }) => subject ?? '')].flatMap(([subject, together]) => {
    const figures = together.map(({ validBets, stake, returned }) => ({
      validBets: amountOf(validBets),
      won: amountOf(returned - stake),
    }))
    const counted = subject === '' ? figures.map(({ validBets }) => validBets) : countTogether(figures)
    return together.map((bet, index) => ({ ...bet, counted: counted[index]! }))
  })

interface Period {
  readonly bets: readonly Counted[]
  /** What each account was given in it. */
  readonly given: readonly number[]
  readonly base: 'bets' | 'profitLoss'
  readonly uplines: Team['uplines']
  readonly rules: MoneyRules
  /** Of the worth of the line. */
  readonly left: Amount
}

function settle(agreed: readonly Agreed[], period: Period): number {
  const contracts = agreed.map(({ agentId, uplineId, tiers }): ContractInPeriod => ({
    agentId: BigInt(agentId),
    uplineId: uplineId === null ? null : BigInt(uplineId),
    tiers,
    firstDay: '1',
    lastDay: '1',
  }))
  const boundOf = rateBoundOf(contracts)
  const earned = contracts.map((contract) => {
    const figures = figuresOf(Number(contract.agentId), period)
    const { tiers } = contract as { tiers: readonly Tier[] }
    const mostRateMillionths = period.rules.boundsContracts ? boundOf(contract, figures) : undefined
    const facts = { tiers, figures, base: figures[period.base], carriedIn: zero, mostRateMillionths }
    return { ...contract, amount: computePay({ ...facts, coin: coinOf('USD') }).amount }
  })
  if (!period.rules.boundsContracts) return withAdvances(earned)
  const bounded = boundByWorth(
    earned,
    () => (period.rules.boundsPayByWorth ? period.left : undefined),
    coinOf('USD'),
  )
  const lowered = earned.map((one) => ({ ...one, amount: bounded.get(one.agentId)!.amount }))
  return hundredths(
    [...fundChain(lowered, () => zero, coinOf('USD')).values()].map(({ net }) => net).reduce(add, zero),
  )
}

/** What the operator paid when it advanced whatever an agent could not pay to those below. */
const withAdvances = (earned: readonly Earned[]): number =>
  earned.reduce((sum, { agentId, amount }) => {
    const below = earned.filter(({ uplineId }) => uplineId === agentId)
    const left = below.reduce((rest, each) => rest - each.amount, amount as bigint)
    return sum + (left > 0n ? hundredths(left) : 0)
  }, 0)

function figuresOf(team: number, { bets, given, uplines }: Period): TeamFigures {
  const isIn = (account: number): boolean =>
    account === team || (uplines[account] !== null && isIn(uplines[account]!))
  const own = bets.filter(({ account }) => isIn(account))
  const sumOf = (some: readonly Counted[]): Amount => some.map(({ counted }) => counted).reduce(add, zero)
  const members = given.map((_, account) => account).filter(isIn)
  const active = members.filter((id) => sumOf(own.filter(({ account }) => account === id)) >= activeBet)
  const lost = own.reduce((sum, { stake, returned }) => sum + stake - returned, 0)
  const rewarded = members.reduce((sum, id) => sum + given[id]!, 0)
  return {
    bets: sumOf(own),
    profitLoss: amountOfMillionths(amountOf(lost) - amountOf(rewarded)),
    activeMembers: active.length,
  }
}
