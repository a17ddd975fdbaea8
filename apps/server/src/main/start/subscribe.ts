// SPDX-License-Identifier: Apache-2.0
import { followBeacons } from '../../modules/lottery/index.ts'
import { followBets, followFeeds, followOutrights } from '../../modules/sportsbook/index.ts'
import type { VaultKeys } from '../../platform/keys/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ClockWatch } from './clock-watch.ts'
import type { PlatformServerOptions } from './create-platform-server.ts'
import { deliverBetweenProcesses } from './deliver-between-processes.ts'
import type { Modules } from './modules.ts'
import type { Pools } from './open-pools.ts'
import { startRefreshing } from './start-refreshing.ts'
import type { CertificateWatch } from './watch-certificates.ts'

/**
 * Follows what happens in other processes, at feeds and at beacons, and watches the clock and the certificates.
 * Returns a function that stops it all, one after the other.
 */
export function subscribe({
  platform,
  modules,
  pools,
  vaultKeys,
  clockWatch,
  certificates,
  options,
  isWorker,
}: {
  platform: Platform
  modules: Modules
  pools: Pools
  vaultKeys: VaultKeys
  clockWatch: ClockWatch
  certificates: CertificateWatch
  options: Pick<PlatformServerOptions, 'liveServers' | 'clock'>
  /** Whether this process does the scheduled work. */
  isWorker: boolean
}): () => Promise<void> {
  const stops = [
    modules.identity.subscribeToEnded(pools.live),
    deliverBetweenProcesses(platform, pools, options.liveServers),
    startRefreshing(platform, [modules.directory, vaultKeys]),
  ]
  // A test's clock differs from that of this machine.
  if (options.clock === undefined) stops.push(clockWatch.start())
  if (isWorker)
    stops.push(
      certificates.start(),
      followBeacons({ ...modules.lotteryDeps, database: pools.jobs }),
      followFeeds(modules.sportsbookDeps),
      followOutrights(modules.sportsbookDeps),
      followBets(modules.sportsbookDeps),
    )
  return async () => {
    for (const stop of stops) await stop()
  }
}
