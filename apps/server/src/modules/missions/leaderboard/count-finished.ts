// SPDX-License-Identifier: Apache-2.0
import { periodOf, type MissionKind } from '@tessera/rules/missions/missions'
import type { Tx } from '../../../platform/db/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { siteTimeZone } from '../../site/index.ts'
import {
  addToWeeks,
  countOneLess,
  countOneMore,
  lockFinished,
  removeFromWeek,
  saveFinishedIn,
  type MemberWeek,
} from './week-store.ts'

/** A mission that a member has finished. */
interface Finished {
  brandCode: string
  kind: MissionKind
  periodStartMs: number
  memberId: bigint
}

/**
 * Adds finished missions to the standings of their weeks. Those of a day or a week count in the week of their
 * period, others in the current one.
 */
export async function addFinished(
  tx: Tx,
  settings: Settings,
  finished: readonly Finished[],
  nowMs: number,
): Promise<void> {
  const added = new Map<string, MemberWeek & { count: number }>()
  for (const { brandCode, kind, periodStartMs, memberId } of finished) {
    const week = await weekOf(settings, { brandCode, kind, periodStartMs }, nowMs)
    const key = `${brandCode}/${week}/${memberId}`
    added.set(key, { brandCode, week, memberId, count: (added.get(key)?.count ?? 0) + 1 })
  }
  await addToWeeks(tx, [...added.values()], nowMs)
}

/** The week in which a finished mission counts. */
async function weekOf(
  settings: Settings,
  { brandCode, kind, periodStartMs }: Pick<Finished, 'brandCode' | 'kind' | 'periodStartMs'>,
  finishedAtMs: number,
): Promise<string> {
  const timeZone = await siteTimeZone(settings.of(brandCode))
  const moment = kind === 'ONCE' ? finishedAtMs : periodStartMs
  return new Date(periodOf('WEEKLY', moment, timeZone).startMs).toISOString()
}

/** Takes a mission that was not finished after all out of the standings of its week. */
export async function removeFinished(
  tx: Tx,
  settings: Settings,
  fallen: Finished & { finishedAtMs: number },
): Promise<void> {
  const { brandCode, memberId } = fallen
  const key = { brandCode, week: await weekOf(settings, fallen, fallen.finishedAtMs), memberId }
  const finished = await lockFinished(tx, key)
  if (finished === undefined) return
  const rest = finished - 1
  await (rest === 0 ? removeFromWeek(tx, key) : saveFinishedIn(tx, key, rest))
  await countOneLess(tx, key, finished)
  if (rest > 0) await countOneMore(tx, key, rest)
}
