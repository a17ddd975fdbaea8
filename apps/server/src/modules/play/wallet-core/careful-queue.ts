// SPDX-License-Identifier: Apache-2.0
import { createFairQueue, type FairQueue } from '../../../platform/queue/fair-queue.ts'
import type { WalletCommand } from '../ports.ts'

/**
 * How many careful commands of one vendor may wait: enough for a burst of rollbacks. Fewer for one player.
 */
const waitingPerVendor = 5_000
const waitingPerPlayer = 1_000
const waitingInAll = 20_000

/** The queue for carefully applied commands. */
export interface CarefulQueue {
  /** Throws `QueueFull` when too many wait; the vendor repeats the command later. */
  run<Result>(command: WalletCommand, work: () => Promise<Result>): Promise<Result>
  /** Running and waiting commands of all vendors. */
  size(): { running: number; waiting: number }
}

/**
 * Vendors take turns, and so do the players within a vendor, with one command per player at a time: more
 * would only wait for each other's locks, each holding a connection. So a burst of rollbacks is processed in
 * order and delays no other vendor.
 */
export function createCarefulQueue(atOnce: number): CarefulQueue {
  const vendors = createFairQueue({ atOnce, atOncePerKey: atOnce, waitingPerKey: atOnce, waitingInAll })
  const playersOf = new Map<string, FairQueue>()

  /** One per vendor: names are verified before anything is queued. */
  function playersAt(vendor: string): FairQueue {
    const known = playersOf.get(vendor)
    if (known) return known
    const players = createFairQueue({
      atOnce,
      atOncePerKey: 1,
      waitingPerKey: waitingPerPlayer,
      waitingInAll: waitingPerVendor,
    })
    playersOf.set(vendor, players)
    return players
  }

  return {
    size() {
      const running = vendors.size().running
      // A player whose turn it is within a vendor either waits for the vendor's turn or is running.
      const entered = [...playersOf.values()].reduce(
        (sum, players) => sum + players.size().running + players.size().waiting,
        0,
      )
      return { running, waiting: entered - running }
    },
    run: ({ vendorAccountId, playerRef, sessionToken }, work) =>
      playersAt(vendorAccountId).run(playerRef ?? sessionToken ?? '', () =>
        vendors.run(vendorAccountId, work),
      ),
  }
}
