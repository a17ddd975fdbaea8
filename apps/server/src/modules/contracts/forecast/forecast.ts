// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import { coinOf } from '@tessera/rules/currencies/whole-coins'
import { computePay } from '@tessera/rules/contracts/compute-pay'
import type { ContractKind, TeamFigures } from '@tessera/rules/contracts/contract'
import { atPace, type Elapsed } from '@tessera/rules/contracts/pace'
import { type DayRange, periodOf } from '@tessera/rules/contracts/periods'
import { amountFromWire, subtract, zero, type Amount } from '@tessera/rules/money'
import { dayAfter, startOfDayIn } from '@tessera/rules/site/zoned-days'
import { teamFiguresForPage } from '../../agents/index.ts'
import { ownCurrency, siteTimeZone } from '../../site/index.ts'
import type { Queries } from '../../../platform/db/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import type { Contract } from '../offers/contract-store.ts'
import { carriedInto } from '../settlement/carried.ts'
import { leftAtPace } from '../settlement/line-paid.ts'
import { todayOf } from '../today.ts'
import { runningOf } from './running-of.ts'

/** A pace is not measured over less than an hour. */
const shortestMs = 3_600_000
const noFigures: TeamFigures = { bets: zero, profitLoss: zero, activeMembers: 0 }

interface Moment {
  brandCode: string
  nowMs: number
}
type Forecast = OperationOutput<'contracts.forecast'>['list'][number]

/**
 * What the contracts of an agent would pay for their running periods if these go on as they did so far, at most what the
 * worth of the line would then leave for each of them. Salaries by the hour or the window are computed on the whole day, whose
 * tier they share.
 */
export async function forecast(
  db: Queries,
  settings: Settings,
  { agentId, kinds }: { agentId: bigint; kinds: ReadonlySet<ContractKind> },
  moment: Moment,
): Promise<Forecast[]> {
  const today = await todayOf(db, settings, moment)
  const timeZone = await siteTimeZone(settings)
  const running = (await runningOf(db, agentId, today)).filter(({ kind }) => kinds.has(kind))
  const percent = await settings.read('contracts.payOfWorthPercent')
  const coin = coinOf(await ownCurrency(settings))
  const found: Forecast[] = []
  for (const contract of running) {
    const days = periodOf(contract.periodType, today)
    const [soFar, carriedIn] = [
      await figuresOf(db, settings, agentId, days),
      await carriedFor(db, settings, contract, days, moment.brandCode),
    ]
    const elapsed = elapsedOf(boundsOf(days, timeZone), moment.nowMs)
    const hoped = forecastOf(contract, days, { soFar, carriedIn, elapsed, coin })
    const facts = {
      ...{ agentId, furtherBets: subtract(hoped.atPace.bets, soFar.bets) },
      beganMs: boundsOf(days, timeZone).beganMs,
    }
    const left = await leftAtPace(db, facts, { percent, coin })
    found.push(left !== undefined && left < hoped.expected ? { ...hoped, expected: left } : hoped)
  }
  return found
}

function forecastOf(
  { id, kind, periodType, tiers }: Contract,
  days: DayRange,
  {
    soFar,
    carriedIn,
    elapsed,
    coin,
  }: { soFar: TeamFigures; carriedIn: Amount; elapsed: Elapsed; coin: bigint },
): Forecast {
  const figures = atPace(soFar, elapsed)
  const base = kind === 'DIVIDEND' ? figures.profitLoss : figures.bets
  const pay = computePay({ tiers, figures, base, carriedIn, coin })
  return {
    contractId: id,
    kind,
    periodType,
    ...days,
    part: Math.round((elapsed.elapsedMs / elapsed.totalMs) * 1_000) / 1_000,
    soFar: { ...soFar },
    atPace: { ...figures },
    rate: pay.tier === undefined ? 0 : tiers[pay.tier]!.rateMillionths,
    expected: pay.amount,
  }
}

async function figuresOf(
  db: Queries,
  settings: Settings,
  agentId: bigint,
  days: DayRange,
): Promise<TeamFigures> {
  const activeBet = amountFromWire(await settings.read('agents.activeBet'))
  return (await teamFiguresForPage(db, [{ agentId, ...days }], activeBet)).get(agentId) ?? noFigures
}

/** Of a dividend only: what earlier windows left is set off within the day. */
async function carriedFor(
  db: Queries,
  settings: Settings,
  { kind, periodType, downlineId }: Contract,
  days: DayRange,
  brandCode: string,
): Promise<Amount> {
  if (kind !== 'DIVIDEND') return zero
  const timeZone = await siteTimeZone(settings)
  const period = { brandCode, kind, periodType, ...days, ...boundsOf(days, timeZone) }
  const mode = await settings.read('contracts.carryMode')
  return (await carriedInto(db, period, [downlineId], mode)).get(downlineId) ?? zero
}

interface Bounds {
  beganMs: number
  endedMs: number
}

/** When the first day of a period begins and its last one ends: days in which clocks change last longer or shorter. */
const boundsOf = ({ firstDay, lastDay }: DayRange, timeZone: string): Bounds => ({
  beganMs: startOfDayIn(timeZone, firstDay),
  endedMs: startOfDayIn(timeZone, dayAfter(lastDay)),
})

function elapsedOf({ beganMs, endedMs }: Bounds, nowMs: number): Elapsed {
  const totalMs = endedMs - beganMs
  return { elapsedMs: Math.min(totalMs, Math.max(shortestMs, nowMs - beganMs)), totalMs }
}
