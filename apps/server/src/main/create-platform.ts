import { createAlerts, type AlertsOptions } from '../platform/alerts/operator-alerts.ts'
import { systemChance, type Chance } from '../platform/chance/chance.ts'
import { systemClock, type Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/db/index.ts'
import { createLive } from '../platform/live/index.ts'
import type { Log } from '../platform/log/log.ts'
import type { Platform } from '../platform/platform.ts'
import { createSettings } from '../platform/settings/settings.ts'

export interface PlatformOptions { database: Database; log: Log; clock?: Clock; chance?: Chance; alerts?: Omit<AlertsOptions, 'log'> }

/** The technique of one process: its pool for calls, live hub, settings and alerts, over the given or the system's clock and chance. */
export function createPlatform({ database, log, clock = systemClock, chance = systemChance, alerts }: PlatformOptions): Platform {
  return { database, clock, chance, log, live: createLive(), settings: createSettings(database, clock), alerts: createAlerts({ ...alerts, log }) }
}
