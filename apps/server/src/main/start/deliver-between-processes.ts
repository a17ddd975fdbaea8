// SPDX-License-Identifier: Apache-2.0
import { chooseTransports } from '../../adapters/live/choose-transports.ts'
import { inBackground } from '@tessera/server-kit/background/in-background'
import type { LiveServers } from '../../platform/env/read-live-servers.ts'
import { deliverLive } from '../../platform/live/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Pools } from './open-pools.ts'

/** When the transport comes and goes, the alert counts once within this time. */
const alertEveryMs = 60_000

/** Delivers events of this process to the open pages of every other one. Returns a function that stops it. */
export function deliverBetweenProcesses(
  platform: Platform,
  pools: Pools,
  liveServers: LiveServers | undefined,
): () => Promise<void> {
  const { alerts, clock, log } = platform
  let alertedAtMs = -Infinity
  function onLost(transport: string, reason: string): void {
    const nowMs = clock.now()
    if (nowMs - alertedAtMs < alertEveryMs) return
    alertedAtMs = nowMs
    const raised = pools.jobs.transaction((tx) =>
      alerts.raise(tx, { kind: 'live.transportLost', reference: transport, details: { reason } }, nowMs),
    )
    inBackground(raised, log, `there is no alert that ${transport} is gone`)
  }
  return deliverLive({
    ...platform,
    transports: chooseTransports({ database: pools.live, liveServers, log }),
    onLost,
  })
}
