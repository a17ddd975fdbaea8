// SPDX-License-Identifier: Apache-2.0
import { computePay, type Pay } from '@tessera/rules/contracts/compute-pay'
import type { TeamFigures } from '@tessera/rules/contracts/contract'
import { rateBoundOf } from '@tessera/rules/contracts/rate-bound'
import { sharePay, type Share } from '@tessera/rules/contracts/share-pay'
import { boundByWorth, headsOf } from '@tessera/rules/contracts/worth-bound'
import { add, type Amount, zero } from '@tessera/rules/money'
import { teamFigures, windowFigures } from '../../agents/index.ts'
import type { Queries } from '../../../platform/db/index.ts'
import { carriedInto } from './carried.ts'
import type { LeftByHead, Period } from './run.ts'
import { runningContracts, type RunningContract } from './running-contracts.ts'

/** What a run pays to an agent, or takes from them for their downlines. */
export interface ComputedPayment extends Share {
  agentId: bigint
  /** Undefined for an agent who owes downlines and has no contract of their own in this period. */
  contract: RunningContract | undefined
  uplineId: bigint | null
  figures: TeamFigures
  base: Amount
  carriedIn: Amount
  pay: Pay
  toDownlines: Amount
  /** By what the play of the line bounded it; undefined in a run that was not bounded, and for who only owes. */
  bound: WorthBound | undefined
}

/** By what the play of a line bounded a payment. */
export interface WorthBound {
  headId: bigint
  /** What was left of the worth of the line for the whole run. */
  left: Amount
  /** What the contract came to before. */
  fullAmount: Amount
}

export interface RunRules {
  activeBet: Amount
  carryMode: 'none' | 'month'
  /** What payments were rounded down to, in millionths. */
  coin: bigint
  /** Whether no contract gives more than those above it; runs of earlier releases did not know that bound. */
  bounded: boolean
}

const noFigures: TeamFigures = { bets: zero, profitLoss: zero, activeMembers: 0 }
const noPay: Pay = {
  tier: undefined,
  rateMillionths: 0,
  missing: undefined,
  countedBase: zero,
  amount: zero,
  carriedOut: zero,
}

/**
 * Computes what the contracts of a period pay, from the facts of that period, what was carried into it and what was left
 * of the worth of its lines; writes nothing, so it can be repeated for any past period and gives the same (D-133 to D-136).
 * Payments that would say nothing (an hour or a window in which the team did not bet) are left out. `leftOf`: undefined
 * for runs from before the worth of lines was counted.
 */
export async function computeRun(
  db: Queries,
  period: Period,
  rules: RunRules,
  leftOf: ((headIds: readonly bigint[]) => Promise<LeftByHead>) | undefined,
): Promise<ComputedPayment[]> {
  const contracts = await runningContracts(db, period)
  if (contracts.length === 0) return []
  const [measured, carried] = [
    await measure(db, period, contracts, rules.activeBet),
    await carriedInto(
      db,
      period,
      contracts.map(({ agentId }) => agentId),
      rules.carryMode,
    ),
  ]
  const boundOf = rules.bounded ? rateBoundOf(contracts) : () => undefined
  const own = contracts.flatMap((contract) => {
    const found = measured.get(contract.agentId)
    if ((!found || found.base === 0n) && isPartOfDay(period)) return []
    const { figures, base } = found ?? { figures: noFigures, base: zero }
    const carriedIn = carried.get(contract.agentId) ?? zero
    const mostRateMillionths = boundOf(contract, figures)
    const pay = computePay({
      tiers: contract.tiers,
      figures,
      base,
      carriedIn,
      coin: rules.coin,
      mostRateMillionths,
    })
    return [
      {
        ...{ agentId: contract.agentId, contract, uplineId: contract.uplineId },
        ...{ figures, base, carriedIn, pay, bound: undefined },
      },
    ]
  })
  const all = withOwing(own)
  return share(leftOf ? await boundLines(all, leftOf, rules.coin) : all)
}

export const isPartOfDay = ({ kind }: Pick<Period, 'kind'>): boolean =>
  kind === 'HOURLY' || kind === 'REALTIME'

interface Measured {
  figures: TeamFigures
  base: Amount
}

/** The figures of each team, and what the rate applies to. */
async function measure(
  db: Queries,
  period: Period,
  contracts: readonly RunningContract[],
  activeBet: Amount,
): Promise<Map<bigint, Measured>> {
  if (isPartOfDay(period)) {
    const found = await windowFigures(
      db,
      contracts.map(({ agentId }) => agentId),
      { fromMs: period.beganMs, toMs: period.endedMs },
    )
    return new Map(
      [...found].map(([agentId, figures]) => [agentId, { figures, base: figures.betsInWindow }] as const),
    )
  }
  const found = await teamFigures(db, contracts, activeBet)
  return new Map(
    [...found].map(([agentId, figures]) => [
      agentId,
      { figures, base: period.kind === 'DIVIDEND' ? figures.profitLoss : figures.bets },
    ]),
  )
}

type OwnPay = Omit<ComputedPayment, 'toDownlines' | 'net' | 'shortfall'>

/** Adds agents who only owe: their own contract pays nothing in this period, those of their downlines do. */
function withOwing(own: readonly OwnPay[]): OwnPay[] {
  const withContract = new Set(own.map(({ agentId }) => agentId))
  const owing = own.flatMap(({ uplineId, pay }) =>
    uplineId !== null && pay.amount > 0n && !withContract.has(uplineId) ? [uplineId] : [],
  )
  return [
    ...own,
    ...[...new Set(owing)].map((agentId) => ({
      ...{ agentId, contract: undefined, uplineId: null },
      ...{ figures: noFigures, base: zero, carriedIn: zero, pay: noPay, bound: undefined },
    })),
  ]
}

/** Lowers the pay of lines to what is left of their worth. */
async function boundLines(
  own: readonly OwnPay[],
  leftOf: (headIds: readonly bigint[]) => Promise<LeftByHead>,
  coin: bigint,
): Promise<OwnPay[]> {
  const earned = own.map(({ agentId, uplineId, pay }) => ({ agentId, uplineId, amount: pay.amount }))
  const left = await leftOf([...new Set(headsOf(earned).values())])
  const bounded = boundByWorth(earned, (headId) => left.get(headId), coin)
  return own.map((one) => {
    const { headId, amount } = bounded.get(one.agentId)!
    const leftOfLine = left.get(headId)
    if (leftOfLine === undefined) return one
    const bound = { headId, left: leftOfLine, fullAmount: one.pay.amount }
    return { ...one, pay: { ...one.pay, amount }, bound }
  })
}

/** Adds to each agent what their direct downlines earned. */
function share(all: readonly OwnPay[]): ComputedPayment[] {
  const owed = new Map<bigint, Amount[]>()
  for (const { uplineId, pay } of all)
    if (uplineId !== null && pay.amount > 0n) owed.set(uplineId, [...(owed.get(uplineId) ?? []), pay.amount])
  return all.map((one) => {
    const amounts = owed.get(one.agentId) ?? []
    return { ...one, toDownlines: amounts.reduce(add, zero), ...sharePay(one.pay.amount, amounts) }
  })
}
