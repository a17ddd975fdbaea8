// SPDX-License-Identifier: Apache-2.0
import { serveMetrics, watchPool, watchQueue, type MetricsServer } from '@tessera/telemetry'
import type { AlertWebhook } from '../../platform/alerts/alert-webhook.ts'
import { openDatabase } from '../../platform/db/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { PlatformServerOptions } from './create-platform-server.ts'
import { applicationRole, type Pools } from './open-pools.ts'
import { diskOf } from './serve-health.ts'
import { watchMoney } from './watch-money.ts'
import { watchWaiting } from './watch-waiting.ts'
import type { Modules } from './modules.ts'

/** The metrics port, and the database connection that it needs. */
export interface Figures {
  server: MetricsServer
  close(): Promise<void>
}
interface PlatformServer {
  platform: Platform
  modules: Modules
  pools: Pools
  webhook: AlertWebhook | undefined
  options: PlatformServerOptions
}

/**
 * Measures what happens outside of requests (pools, disk, ledger, jobs) and opens the port. Throws when the
 * port is not available.
 */
export async function openFigures(
  { platform, modules, pools, webhook, options }: PlatformServer,
  address: { host: string; port: number },
): Promise<Figures> {
  const { metrics, clock, log } = platform
  const { close: _, ...all } = pools
  for (const [name, { pool }] of Object.entries(all)) watchPool(metrics, name, pool)
  if (webhook) watchQueue(metrics, 'alert webhook', () => ({ running: 0, waiting: webhook.waiting() }))
  metrics.gauge('tessera_disk_bytes', 'Room on the disk of DATA_DIR', ['room']).watchAll(async () => {
    const { freeBytes, totalBytes } = await diskOf(options.dataDir)
    return [
      { labels: ['free'], value: freeBytes },
      { labels: ['total'], value: totalBytes },
    ]
  })
  const database = openDatabase({
    url: options.databaseUrl,
    role: applicationRole,
    connections: 1,
    name: 'metrics',
    log,
  })
  watchMoney({ metrics, database, clock, jobs: modules.jobs.all })
  watchWaiting({ metrics, database, clock })
  try {
    const server = await serveMetrics({ metrics, ...address, log })
    return {
      server,
      async close() {
        await Promise.all([server.close(), database.close()])
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}
