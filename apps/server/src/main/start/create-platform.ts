// SPDX-License-Identifier: Apache-2.0
import { createMetrics } from '@tessera/telemetry'
import { alertKinds } from '../../platform/alerts/alert-kinds.ts'
import { createAlerts, type AlertsOptions } from '../../platform/alerts/operator-alerts.ts'
import { systemChance, type Chance } from '../../platform/chance/chance.ts'
import { systemClock, type Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/index.ts'
import { createLive } from '../../platform/live/index.ts'
import type { Log } from '../../platform/log/log.ts'
import type { Platform } from '../../platform/platform.ts'
import { createSettings } from '../../platform/settings/settings.ts'
import { createAllTexts } from '../../platform/texts/brand-texts.ts'
import { reportRefusedSettings } from './report-refused-settings.ts'

export interface PlatformOptions {
  database: Database
  log: Log
  clock?: Clock
  chance?: Chance
  alerts?: Pick<AlertsOptions, 'outside'>
}

/**
 * The technical parts of one process: its pool for calls, live hub, settings, alerts and metrics, over the
 * given or the system's clock and chance.
 */
export function createPlatform({
  database,
  log,
  clock = systemClock,
  chance = systemChance,
  alerts,
}: PlatformOptions): Platform {
  const metrics = createMetrics()
  const live = createLive()
  metrics.gauge('tessera_live_connections', 'Open live connections of this process').watch([], live.count)
  const raised = metrics.counter('tessera_alerts_total', 'Alerts that were raised, by kind', ['kind'])
  // A rate sees an increase only from a figure that was there before: the first alert of a kind counts, too.
  for (const kind of alertKinds) raised.of(kind)
  const raising = createAlerts({ ...alerts, log, count: (kind) => raised.of(kind).add() })
  const settings = createSettings(database, clock, {
    onRefused: reportRefusedSettings({ database, clock, log, alerts: raising }),
    texts: createAllTexts(),
  })
  return { database, clock, chance, log, live, settings, metrics, alerts: raising }
}
