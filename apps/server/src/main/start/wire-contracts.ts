// SPDX-License-Identifier: Apache-2.0
import { rollUp, type RollUpDeps } from '../../modules/agents/index.ts'
import { agentsByWindow, type ContractsDeps } from '../../modules/contracts/index.ts'
import type { Database } from '../../platform/db/index.ts'
import type { Platform } from '../../platform/platform.ts'

/** Connects contracts of agents with the figures of teams that they pay by. */
export function wireContracts(platform: Platform, database: Database): ContractsDeps {
  const figures: RollUpDeps = {
    database,
    settings: platform.settings,
    clock: platform.clock,
    agentsByWindow,
    dayBegins: () => Promise.resolve(),
  }
  return { ...platform, rollUp: () => rollUp(figures) }
}
