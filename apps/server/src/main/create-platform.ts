import { systemChance, type Chance } from '../platform/chance/chance.ts'
import { systemClock, type Clock } from '../platform/clock/clock.ts'
import { openDatabase } from '../platform/db/index.ts'
import { createLive } from '../platform/live/index.ts'
import type { Log } from '../platform/log/log.ts'
import type { Platform } from '../platform/platform.ts'
import { createSettings } from '../platform/settings/settings.ts'

export const applicationRole = 'tessera_app'
/** Connections for calls, and two to hear other processes. Lanes of the ledger have their own. */
const connections = 12

export interface PlatformOptions { databaseUrl: string; log: Log; clock?: Clock; chance?: Chance }

/** The technique of one process: its pool, live hub and settings, over the given or the system's clock and chance. */
export function createPlatform({ databaseUrl, log, clock = systemClock, chance = systemChance }: PlatformOptions): Platform {
  const database = openDatabase({ url: databaseUrl, role: applicationRole, connections, log })
  return { database, clock, chance, log, live: createLive(), settings: createSettings(database, clock) }
}
