// SPDX-License-Identifier: Apache-2.0
import { addDays } from '@tessera/rules/site/zoned-days'
import { fewAccounts } from '../../members/index.ts'
import type { Queries } from '../../../platform/db/index.ts'
import { forgetOlderActive, saveActive } from './active-store.ts'
import { brandRules, type BrandRules } from './brand-rules.ts'
import { largeTeams, runningDay } from './large-teams-store.ts'
import type { RollUpDeps } from './roll-up.ts'
import { activeInTeams } from './team-figures.ts'
import { figuresFreshAt } from './team-totals.ts'

/** Spans of days that end today, as the agent centre offers them. */
const spans = [7, 30]

/**
 * Job: counts the active members of large teams over the spans that the agent centre offers, in one pass for all
 * teams, because a team of a million takes seconds. Small teams are counted when somebody asks.
 */
export async function countActiveOfLarge(
  { database, settings }: Pick<RollUpDeps, 'database' | 'settings'>,
  largerThan = fewAccounts,
): Promise<void> {
  for (const brand of await brandRules(database, settings)) await countAtBrand(database, brand, largerThan)
}

async function countAtBrand(db: Queries, { code, activeBet }: BrandRules, largerThan: number): Promise<void> {
  const freshAtMs = await figuresFreshAt(db)
  const today = await runningDay(db, code)
  if (!today || freshAtMs === null) return
  const agentIds = await largeTeams(db, code, largerThan)
  for (const span of agentIds.length === 0 ? [] : spans) {
    const days = { fromDay: addDays(today, 1 - span), toDay: today }
    const teams = agentIds.map((agentId) => ({ agentId, firstDay: days.fromDay, lastDay: days.toDay }))
    await saveActive(db, agentIds, days, await activeInTeams(db, teams, activeBet), freshAtMs)
  }
  await forgetOlderActive(db, code, freshAtMs)
}
