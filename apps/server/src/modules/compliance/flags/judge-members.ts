// SPDX-License-Identifier: Apache-2.0
import { judgePlay, type FlagThresholds } from '@tessera/rules/compliance/affordability'
import { amountFromWire, type Amount } from '@tessera/rules/money'
import type { Clock } from '../../../platform/clock/clock.ts'
import { sql, type Database, type Queries } from '../../../platform/db/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { siteTimeZone } from '../../site/index.ts'
import { raiseFlag } from './flag-store.ts'

/** Facts of modules that know this one. */
export interface FlagsDeps {
  database: Database
  settings: Settings
  clock: Clock
  currencyOf(db: Queries, memberId: number): Promise<string>
  /** Who paid in or played between two moments. */
  activeBetween(db: Queries, fromMs: number, untilMs: number): Promise<number[]>
  netDepositsOf(
    db: Queries,
    memberIds: readonly number[],
    until: { untilMs: number; timeZone: string },
  ): Promise<
    ReadonlyMap<number, { day: Amount; month: Amount; depositsDay: Amount; usual: Amount | undefined }>
  >
  dayOfPlay(
    db: Queries,
    memberIds: readonly number[],
    until: { untilMs: number; timeZone: string },
  ): Promise<ReadonlyMap<number, { losses: Amount; nightHours: number }>>
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
  const doneMs = await markOf(database)
  if (doneMs >= untilMs) return
  const fromMs = Math.max(doneMs - overlapMs, untilMs - dayMs)
  const active = (await deps.activeBetween(database, fromMs, untilMs)).toSorted((one, other) => one - other)
  for (let from = 0; from < active.length; from += atOnce)
    for (const [brandCode, memberIds] of await byBrand(database, active.slice(from, from + atOnce)))
      await judgeSome(deps, { brandCode, memberIds, untilMs })
  await database.query(sql`
    insert into play_flag_mark (through) values (${new Date(untilMs)})
    on conflict (single) do update set through = greatest(play_flag_mark.through, excluded.through)`)
}

const markOf = async (db: Queries): Promise<number> =>
  (await db.one<{ through: number }>(sql`select through from play_flag_mark`))?.through ?? 0

async function byBrand(db: Queries, memberIds: readonly number[]): Promise<Map<string, number[]>> {
  const rows = await db.query<{ id: number; merchant: string }>(
    sql`select id, merchant from member_name where id = any(${[...memberIds]}::integer[]) order by id`,
  )
  const found = new Map<string, number[]>()
  for (const { id, merchant } of rows) found.set(merchant, [...(found.get(merchant) ?? []), id])
  return found
}

async function judgeSome(
  deps: FlagsDeps,
  { brandCode, memberIds, untilMs }: { brandCode: string; memberIds: readonly number[]; untilMs: number },
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

async function limitsRaisedOf(
  db: Queries,
  memberIds: readonly number[],
  untilMs: number,
): Promise<Map<number, number>> {
  const rows = await db.query<{ member_id: number; count: bigint }>(sql`
    select member_id, count(*) as count from player_protection_change
    where member_id = any(${[...memberIds]}::integer[]) and what = 'looserConfirmed' and at > ${new Date(untilMs - 30 * dayMs)} and at <= ${new Date(untilMs)}
    group by member_id`)
  return new Map(rows.map(({ member_id: id, count }) => [id, Number(count)]))
}
