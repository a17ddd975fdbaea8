// SPDX-License-Identifier: Apache-2.0
import type { SharedCounts } from '@tessera/limits'
import type { Metrics } from '@tessera/telemetry'
import type { Alerts } from './alerts/operator-alerts.ts'
import type { Chance } from './chance/chance.ts'
import type { Clock } from './clock/clock.ts'
import type { Database, ReadReplica } from './db/index.ts'
import type { Live } from './live/index.ts'
import type { Log } from './log/log.ts'
import type { Settings } from './settings/settings.ts'

/** The technique that every module is handed. No business here. */
export interface Platform {
  database: Database
  /** Answers calls that may lag some seconds; undefined when the database itself does. */
  replica?: ReadReplica | undefined
  clock: Clock
  chance: Chance
  log: Log
  live: Live
  settings: Settings
  alerts: Alerts
  metrics: Metrics
  /** Adds up counts of requests over several processes; undefined when each counts by itself. */
  sharedCounts?: SharedCounts | undefined
}
