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

/** The technical services that every module receives. Contains no business logic. */
export interface Platform {
  database: Database
  /** Answers calls that may be some seconds behind; undefined when the database itself answers them. */
  replica?: ReadReplica | undefined
  clock: Clock
  chance: Chance
  log: Log
  live: Live
  settings: Settings
  alerts: Alerts
  metrics: Metrics
  /** Adds up request counts over several processes; undefined when each process counts for itself. */
  sharedCounts?: SharedCounts | undefined
}
