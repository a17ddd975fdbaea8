// SPDX-License-Identifier: Apache-2.0
import { createFairQueue, type FairQueue } from '../../../platform/queue/fair-queue.ts'
import type { WalletCommand } from '../ports.ts'

/**
 * So many careful commands of one vendor may wait, as many as a burst of rollbacks may have; of one player
 * fewer.
 */
const waitingPerVendor = 5_000
const waitingPerPlayer = 1_000
const waitingInAll = 20_000

/** Where commands that are applied carefully wait for their turn. */
export interface CarefulQueue {
  /** Throws `QueueFull` when more wait than may; the vendor repeats the command later. */
  run<Result>(command: WalletCommand, work: () => Promise<Result>): Promise<Result>
  /** Commands under way and waiting, of all vendors. */
  size(): { running: number; waiting: number }
}

/**
 * Vendors take turns, and within a vendor its players do, one command of a player at a time: those would only
 * wait for each other's locks, each with a connection in hand. A burst of rollbacks is thus worked off in
 * order and holds up no other vendor.
 */
export function createCarefulQueue(atOnce: number): CarefulQueue {
  const vendors = createFairQueue({ atOnce, atOncePerKey: atOnce, waitingPerKey: atOnce, waitingInAll })
  const playersOf = new Map<string, FairQueue>()

  /** There are as many of these as vendors: their names are known before anything is queued. */
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
      // Whoever has their turn among the players of a vendor waits for that of the vendor, or is under way.
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
