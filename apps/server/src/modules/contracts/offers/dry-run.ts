// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationInput, type OperationOutput } from '@tessera/contract'
import { coinOf } from '@tessera/rules/currencies/whole-coins'
import { computePay } from '@tessera/rules/contracts/compute-pay'
import type { ContractKind, PeriodType, TeamFigures, Tier } from '@tessera/rules/contracts/contract'
import { periodBefore } from '@tessera/rules/contracts/periods'
import { add, amountFromWire, subtract, zero } from '@tessera/rules/money'
import { teamFiguresForPage } from '../../agents/index.ts'
import { ownCurrency } from '../../site/index.ts'
import type { Queries } from '../../../platform/db/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { contractsOf, contractInState } from './contract-store.ts'
import { findTierProblem } from './judge-offer.ts'

/** An offer as it is written, or as it was made. */
export interface DryRun {
  brandCode: string
  /** Null: the operator. */
  uplineId: bigint | null
  downlineId: bigint
  kind: ContractKind
  periodType: PeriodType
  tiers: readonly Tier[]
  /** The running day of the site. */
  today: string
}
type Outcome = OperationOutput<'contracts.dryRun'>
export type DryRunInput = OperationInput<'contracts.dryRun'>

const noFigures: TeamFigures = { bets: zero, profitLoss: zero, activeMembers: 0 }

/**
 * What a contract would have paid for the last ended period, and what the one who offers would have left, from
 * the real figures of their teams; nothing is carried in. Salaries by the hour or the window are computed on
 * the whole day, whose tier they share. Throws `contracts.noOwnContract` and `contracts.badPeriod`.
 */
export async function dryRun(db: Queries, settings: Settings, offer: DryRun): Promise<Outcome> {
  const { uplineId, downlineId, kind, periodType, tiers, today } = offer
  const problem = await findTierProblem(db, uplineId, { kind, periodType, tiers })
  const { firstDay, lastDay } = periodBefore(periodType, today)
  const others = uplineId === null ? [] : await contractsOf(db, { uplineId, kind, periodType })
  const ids = [
    downlineId,
    ...(uplineId === null ? [] : [uplineId]),
    ...others.map((other) => other.downlineId),
  ]
  const figures = await teamFiguresForPage(
    db,
    [...new Set(ids)].map((agentId) => ({ agentId, firstDay, lastDay })),
    amountFromWire(await settings.read('agents.activeBet')),
  )
  const coin = coinOf(await ownCurrency(settings))
  const earned = (agentId: bigint, by: readonly Tier[]) => {
    const found = figures.get(agentId) ?? noFigures
    const base = kind === 'DIVIDEND' ? found.profitLoss : found.bets
    return computePay({ tiers: by, figures: found, base, carriedIn: zero, coin })
  }
  const pay = earned(downlineId, tiers)
  const own = uplineId === null ? undefined : await contractInState(db, uplineId, kind, 'Active')
  const toOthers = others
    .filter((other) => other.downlineId !== downlineId)
    .map((other) => earned(other.downlineId, other.tiers).amount)
    .reduce(add, pay.amount)
  const found = figures.get(downlineId) ?? noFigures
  return {
    problem: problem ? { problem: problem.problem, tier: 'tier' in problem ? problem.tier : null } : null,
    firstDay,
    lastDay,
    ...found,
    rate: pay.tier === undefined ? 0 : tiers[pay.tier]!.rateMillionths,
    paid: pay.amount,
    net: own && uplineId !== null ? subtract(earned(uplineId, own.tiers).amount, toOthers) : null,
  }
}

/** Throws `call.invalid` unless an offer that is being written is complete. */
export function writtenOffer({ account, periodType, tiers }: DryRunInput): {
  account: string
  periodType: PeriodType
  tiers: NonNullable<DryRunInput['tiers']>
} {
  if (account === undefined || !periodType || !tiers)
    throw fault('call.invalid', { fields: { account: '', periodType: '', tiers: '' } })
  return { account, periodType, tiers }
}
