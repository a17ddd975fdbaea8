// SPDX-License-Identifier: Apache-2.0
import { fewAccounts } from '../../members/index.ts'
import { brandRules } from './brand-rules.ts'
import { largeTeams, runningDay } from './large-teams-store.ts'
import { lossSpans, rankLossesOver } from './loss-store.ts'
import type { RollUpDeps } from './roll-up.ts'

/**
 * Job: finds who lost most in large teams, each span in one pass over the days of all members. For somebody who
 * waits for a page a pass takes too long.
 */
export async function rankLosses(
  { database, settings }: Pick<RollUpDeps, 'database' | 'settings'>,
  largerThan = fewAccounts,
): Promise<void> {
  for (const { code } of await brandRules(database, settings)) {
    const today = await runningDay(database, code)
    const agentIds = today ? await largeTeams(database, code, largerThan) : []
    if (today)
      for (const span of lossSpans)
        await rankLossesOver(database, { brandCode: code, agentIds, span, lastDay: today })
  }
}
