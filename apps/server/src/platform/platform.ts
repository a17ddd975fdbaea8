import type { Metrics } from '@tessera/telemetry'
import type { Alerts } from './alerts/operator-alerts.ts'
import type { Chance } from './chance/chance.ts'
import type { Clock } from './clock/clock.ts'
import type { Database } from './db/index.ts'
import type { Live } from './live/index.ts'
import type { Log } from './log/log.ts'
import type { Settings } from './settings/settings.ts'

/** The technique that every module is handed. No business here. */
export interface Platform {
  database: Database
  clock: Clock
  chance: Chance
  log: Log
  live: Live
  settings: Settings
  alerts: Alerts
  metrics: Metrics
}
