// SPDX-License-Identifier: Apache-2.0
import type { RollUpDeps } from '../../modules/agents/index.ts'
import { agentsByWindow } from '../../modules/contracts/index.ts'
import type { Database } from '../../platform/db/index.ts'
import type { Platform } from '../../platform/platform.ts'

/** Connects the figures of teams with the contracts of agents, which are paid by them. */
export const wireFigures = (platform: Platform, database: Database): RollUpDeps => ({
  database,
  settings: platform.settings,
  clock: platform.clock,
  agentsByWindow,
  dayBegins: () => Promise.resolve(),
})
