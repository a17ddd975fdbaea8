// SPDX-License-Identifier: Apache-2.0
import { fewAccounts } from '../../members/index.ts'
import type { Queries } from '../../../platform/db/index.ts'
import { brandRules } from './brand-rules.ts'
import { rankHighlights } from './highlight-store.ts'
import { largeTeams, runningDay } from './large-teams-store.ts'
import type { RollUpDeps } from './roll-up.ts'

/** Job: finds the best and the sleeping members of large teams, in one pass over the days of all members. */
export async function rankLargeTeams(
  { database, settings }: Pick<RollUpDeps, 'database' | 'settings'>,
  largerThan = fewAccounts,
): Promise<void> {
  for (const { code } of await brandRules(database, settings)) await rankAtBrand(database, code, largerThan)
}

async function rankAtBrand(db: Queries, brandCode: string, largerThan: number): Promise<void> {
  const today = await runningDay(db, brandCode)
  if (today === undefined) return
  const agentIds = await largeTeams(db, brandCode, largerThan)
  await rankHighlights(db, { brandCode, agentIds, today })
}
