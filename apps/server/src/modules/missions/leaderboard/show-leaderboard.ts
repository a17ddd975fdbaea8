// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import { maskUsername } from '@tessera/rules/identity/usernames'
import { periodOf } from '@tessera/rules/missions/missions'
import type { Queries } from '../../../platform/db/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { namesAtBrand } from '../../members/index.ts'
import { siteTimeZone } from '../../site/index.ts'
import { firstRanks, ownRank } from './week-store.ts'

const listed = 20

/** The members of a brand who have finished most missions this week, names masked, and the caller's own rank. */
export async function showLeaderboard(
  db: Queries,
  settings: Settings,
  { brandCode, memberId, nowMs }: { brandCode: string; memberId: bigint; nowMs: number },
): Promise<OperationOutput<'missions.leaderboard'>> {
  const { startMs, endMs } = periodOf('WEEKLY', nowMs, await siteTimeZone(settings))
  const week = { brandCode, weekStartMs: startMs }
  const first = await firstRanks(db, { ...week, limit: listed })
  const own = await ownRank(db, { ...week, memberId })
  const names = await namesAtBrand(
    db,
    brandCode,
    first.map((ranked) => ranked.memberId),
  )
  return {
    list: first.map(({ memberId: id, finished, rank }) => ({
      rank,
      customerName: maskUsername(names.get(id) ?? ''),
      count: finished,
      own: id === memberId,
    })),
    own: own ? { rank: own.rank, count: own.finished } : null,
    weekStart: startMs,
    weekEnd: endMs ?? startMs,
  }
}
