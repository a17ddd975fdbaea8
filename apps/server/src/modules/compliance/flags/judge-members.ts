// SPDX-License-Identifier: Apache-2.0
import { judgePlay, type FlagThresholds } from '@tessera/rules/compliance/affordability'
import { amountFromWire, type Amount } from '@tessera/rules/money'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database, Queries } from '../../../platform/db/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { siteTimeZone } from '../../site/index.ts'
import { raiseFlag } from './flag-store.ts'
import { byBrand, judgedThrough, limitsRaisedOf, saveJudged } from './judging-store.ts'

/** Facts of modules that know this one. */
export interface FlagsDeps {
  database: Database
  settings: Settings
  clock: Clock
  currencyOf(db: Queries, memberId: bigint): Promise<string>
  /** Who paid in or played between two moments. */
  activeBetween(db: Queries, fromMs: number, untilMs: number): Promise<bigint[]>
  netDepositsOf(
    db: Queries,
    memberIds: readonly bigint[],
    until: { untilMs: number; timeZone: string },
  ): Promise<
    ReadonlyMap<bigint, { day: Amount; month: Amount; depositsDay: Amount; usual: Amount | undefined }>
  >
  dayOfPlay(
    db: Queries,
    memberIds: readonly bigint[],
    until: { untilMs: number; timeZone: string },
  ): Promise<ReadonlyMap<bigint, { losses: Amount; nightHours: number }>>
}

const dayMs = 86_400_000
const atOnce = 200
/** What was committed late is seen by the next run. */
const overlapMs = 600_000

/**
 * Flags members whose figures have reached a threshold of their brand. Only those who paid in or played since the
 * last run are judged, by what they did until `untilMs`, so a repeated run does the same.
 */
export async function judgeMembers(deps: FlagsDeps, untilMs: number): Promise<void> {
  const { database } = deps
  const doneMs = await judgedThrough(database)
  if (doneMs >= untilMs) return
  const fromMs = Math.max(doneMs - overlapMs, untilMs - dayMs)
  const active = (await deps.activeBetween(database, fromMs, untilMs)).toSorted((one, other) =>
    Number(one - other),
  )
  for (let from = 0; from < active.length; from += atOnce)
    for (const [brandCode, memberIds] of await byBrand(database, active.slice(from, from + atOnce)))
      await judgeSome(deps, { brandCode, memberIds, untilMs })
  await saveJudged(database, untilMs)
}

async function judgeSome(
  deps: FlagsDeps,
  { brandCode, memberIds, untilMs }: { brandCode: string; memberIds: readonly bigint[]; untilMs: number },
): Promise<void> {
  const { database, settings } = deps
  const thresholds = await thresholdsOf(settings, brandCode)
  const timeZone = await siteTimeZone(settings.of(brandCode))
  const deposits = await deps.netDepositsOf(database, memberIds, { untilMs, timeZone })
  const play = await deps.dayOfPlay(database, memberIds, { untilMs, timeZone })
  const raised = await limitsRaisedOf(database, memberIds, untilMs)
  for (const memberId of memberIds) {
    const paid = deposits.get(memberId)
    if (!paid) continue
    const found = judgePlay(
      {
        netDepositsDay: paid.day,
        netDepositsMonth: paid.month,
        depositsDay: paid.depositsDay,
        usualDeposits: paid.usual,
        lossesDay: play.get(memberId)?.losses ?? amountFromWire(0),
        nightHours: play.get(memberId)?.nightHours ?? 0,
        limitsRaised: raised.get(memberId) ?? 0,
      },
      thresholds,
    )
    if (found.length === 0) continue
    await database.transaction(async (tx) => {
      const member = { memberId, brandCode, currency: await deps.currencyOf(tx, memberId) }
      for (const flag of found) await raiseFlag(tx, member, flag, untilMs)
    })
  }
}

async function thresholdsOf(settings: Settings, brandCode: string): Promise<FlagThresholds> {
  const of = settings.of(brandCode)
  return {
    depositsDay: amountFromWire(await of.read('compliance.flagDepositsDay')),
    depositsMonth: amountFromWire(await of.read('compliance.flagDepositsMonth')),
    lossesDay: amountFromWire(await of.read('compliance.flagLossesDay')),
    jumpTimes: await of.read('compliance.flagJumpTimes'),
    nightHours: await of.read('compliance.flagNightHours'),
    limitsRaised: await of.read('compliance.flagLimitsRaised'),
  }
}
