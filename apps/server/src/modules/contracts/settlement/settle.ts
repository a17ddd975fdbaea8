// SPDX-License-Identifier: Apache-2.0
import { setTimeout as sleep } from 'node:timers/promises'
import { contractKinds, periodTypes } from '@tessera/rules/contracts/contract'
import { coinOf } from '@tessera/rules/currencies/whole-coins'
import { amountFromWire } from '@tessera/rules/money'
import { brandRules, type BrandRules, isWorthCountedSince } from '../../agents/index.ts'
import { pushBalance } from '../../wallet/index.ts'
import type { Tx } from '../../../platform/db/index.ts'
import type { ContractsDeps } from '../contracts-deps.ts'
import { computeRun } from './compute-run.ts'
import { duePeriod, type Series } from './due-period.ts'
import { fundPayments, type FundedPayment } from './fund-payments.ts'
import { lockLeft } from './line-paid.ts'
import { giveBackPaid, notePaid } from './line-paid-store.ts'
import { makePayments, type PaidTo } from './make-payment.ts'
import {
  nextPayments,
  expirePending,
  finishRun,
  insertPayments,
  insertRun,
  unfinishedRuns,
} from './run-store.ts'
import type { Period } from './run.ts'

/** Payments that one transaction makes. */
const page = 100
/** How long a run that pays while people play rests after each page: as long as the page took, but at most this. */
const longestRestMs = 30
/** Periods of one series that one call settles, so that a long backlog does not hold up the others. */
const mostPeriods = 500

/**
 * Job: settles every period that is due, the oldest first, and finishes runs that were cut off. A run computes
 * and stores all payments of its period in one transaction, then makes them, a hundred in each. So a process that
 * is killed at any point leaves either no run, or one whose unpaid payments are known; nothing is paid twice.
 */
export async function settleContracts(deps: ContractsDeps): Promise<void> {
  await finishRuns(deps)
  for (const brand of await brandRules(deps.database, deps.settings))
    for (const kind of contractKinds)
      for (const periodType of kind === 'DIVIDEND' ? periodTypes : (['Daily'] as const))
        await settleSeries(deps, brand, { brandCode: brand.code, kind, periodType })
}

/** The same for one kind alone, with rests for the bets beside it: real-time salary is due every five minutes. */
export async function settleKind(deps: ContractsDeps, kind: 'HOURLY' | 'REALTIME'): Promise<void> {
  for (const brand of await brandRules(deps.database, deps.settings))
    await settleSeries(deps, brand, { brandCode: brand.code, kind, periodType: 'Daily' }, longestRestMs)
}

async function settleSeries(
  deps: ContractsDeps,
  brand: BrandRules,
  series: Series,
  restMs = 0,
): Promise<void> {
  for (let settled = 0; settled < mostPeriods; settled += 1) {
    const period = await duePeriod(deps.database, series, {
      nowMs: deps.clock.now(),
      timeZone: brand.timeZone,
    })
    if (!period) return
    await settlePeriod(deps, brand, period, restMs)
  }
}

async function settlePeriod(
  deps: ContractsDeps,
  brand: BrandRules,
  period: Period,
  restMs: number,
): Promise<void> {
  const { database, settings, clock } = deps
  const rules = settings.of(brand.code)
  const [carryMode, percent, approveAbove] = await Promise.all([
    rules.read('contracts.carryMode'),
    rules.read('contracts.payOfWorthPercent'),
    rules.read('contracts.approveAbove'),
  ])
  let collected: PaidTo[] = []
  const runId = await database.transaction(async (tx) => {
    const nowMs = clock.now()
    const worthPercent = (await isWorthCountedSince(tx, period.beganMs)) ? percent : null
    const coin = coinOf(brand.currency)
    const runRules = { activeBet: brand.activeBet, carryMode, bounded: true, coin, worthPercent }
    const id = await insertRun(tx, period, runRules, nowMs)
    if (id === undefined) return undefined
    const leftOf =
      worthPercent === null
        ? undefined
        : (heads: readonly bigint[]) => lockLeft(tx, heads, { percent: worthPercent, coin, deps, nowMs })
    const computed = await computeRun(tx, period, runRules, leftOf)
    await notePaid(tx, computed)
    const payments = await fundPayments(tx, computed, brand.currency)
    await insertPayments(
      tx,
      { runId: id, period, approveAbove: amountFromWire(approveAbove), nowMs },
      payments,
    )
    collected = await collectOwed(tx, deps, payments, nowMs)
    const expiredNow = await expirePending(tx, id)
    await giveBackPaid(
      tx,
      expiredNow.map((expired) => expired.id),
    )
    for (const expired of expiredNow)
      await deps.alerts.raise(
        tx,
        {
          kind: 'contracts.expired',
          reference: expired.id,
          details: { brand: brand.code, agent: String(expired.agentId) },
        },
        nowMs,
      )
    return id
  })
  if (runId === undefined) return
  pushPaid(deps, collected)
  await payRun(deps, runId, restMs)
}

/** Takes what agents owe their downlines beyond their own pay, in the transaction that counts on it. */
async function collectOwed(
  tx: Tx,
  deps: ContractsDeps,
  payments: readonly FundedPayment[],
  nowMs: number,
): Promise<PaidTo[]> {
  const ids = payments.filter(({ shortfall }) => shortfall > 0n).map(({ id }) => id)
  const paid: PaidTo[] = []
  for (let from = 0; from < ids.length; from += page)
    paid.push(...(await makePayments(tx, ids.slice(from, from + page), currencyOf(deps), nowMs)))
  return paid
}

function pushPaid(deps: ContractsDeps, paid: readonly PaidTo[]): void {
  for (const one of paid) if (deps.live.isOpen(one.memberId)) pushBalance(deps, one)
}

/** Makes the payments of runs that a process left behind. */
async function finishRuns(deps: ContractsDeps): Promise<void> {
  for (const runId of await unfinishedRuns(deps.database)) await payRun(deps, runId, 0)
}

async function payRun(deps: ContractsDeps, runId: string, restMs: number): Promise<void> {
  const { database, clock } = deps
  for (let afterAgentId = 0n; ;) {
    const beganMs = clock.now()
    const payments = await nextPayments(database, runId, { afterAgentId, most: page })
    const last = payments.at(-1)
    if (!last) break
    const ids = payments.filter(({ status }) => status === 'Approved').map(({ id }) => id)
    const paid =
      ids.length === 0
        ? []
        : await database.transaction((tx) => makePayments(tx, ids, currencyOf(deps), clock.now()))
    pushPaid(deps, paid)
    afterAgentId = last.agentId
    if (payments.length === page) await sleep(Math.min(restMs, clock.now() - beganMs))
  }
  await database.transaction((tx) => finishRun(tx, runId, clock.now()))
}

/** The currency of a brand's site. */
export const currencyOf =
  ({ settings }: Pick<ContractsDeps, 'settings'>) =>
  async (brandCode: string): Promise<string> =>
    (await settings.of(brandCode).read('site.currency')).code
