// SPDX-License-Identifier: Apache-2.0
import type { Clock } from '../../../platform/clock/clock.ts'
import { requireNoneHeld, type Queries } from '../../../platform/db/index.ts'
import type { VendorAccount } from '../ports.ts'
import { readVendorAccounts, readVendorGame } from './vendor-store.ts'

/** How long a running server may miss a new key, a new account or a closure. */
const freshForMs = 1_000
const gameFreshForMs = 5_000
const maxOpenGames = 10_000

/** Looks up the vendor of every call in a cache that is never older than a second. */
export interface VendorAccounts {
  all(): Promise<VendorAccount[]>
  find(id: string): Promise<VendorAccount | undefined>
  findByVendorCode(vendorCode: string): Promise<VendorAccount | undefined>
  /** May the vendor take bets on this game? Wins and rollbacks do not ask. */
  hasGame(vendorAccountId: string, code: string): Promise<boolean>
}

interface Snapshot {
  atMs: number
  byId: Map<string, VendorAccount>
  byVendorCode: Map<string, VendorAccount>
}

/**
 * All accounts are read together, at most once a second, so that calls with made-up names cost nothing.
 * Throws the database's error while it is unreachable.
 */
export function createVendorAccounts(deps: { db: Queries; clock: Clock }): VendorAccounts {
  let snapshot: Snapshot | undefined
  let reading: Promise<Snapshot> | undefined
  const openGames = new Map<string, number>()

  async function read(): Promise<Snapshot> {
    const atMs = deps.clock.now()
    const accounts = await readVendorAccounts(deps.db)
    return {
      atMs,
      byId: new Map(accounts.map((account) => [account.id, account])),
      byVendorCode: new Map(accounts.map((account) => [account.vendorCode, account])),
    }
  }

  /** The cache if it is fresh enough, so that calls need not wait. */
  const fresh = (): Snapshot | undefined => {
    requireNoneHeld()
    return snapshot && Math.abs(deps.clock.now() - snapshot.atMs) < freshForMs ? snapshot : undefined
  }

  async function readAgain(): Promise<Snapshot> {
    reading ??= read().finally(() => {
      reading = undefined
    })
    snapshot = await reading
    return snapshot
  }

  return {
    all: async () => [...(fresh() ?? (await readAgain())).byId.values()],
    find: async (id) => (fresh() ?? (await readAgain())).byId.get(id),
    findByVendorCode: async (vendorCode) => (fresh() ?? (await readAgain())).byVendorCode.get(vendorCode),
    async hasGame(vendorAccountId, code) {
      requireNoneHeld()
      const key = `${vendorAccountId}/${code}`
      const nowMs = deps.clock.now()
      const knownAtMs = openGames.get(key)
      if (knownAtMs !== undefined && Math.abs(nowMs - knownAtMs) < gameFreshForMs) return true
      // One caller refreshes the cache; others meanwhile use the old data.
      if (knownAtMs !== undefined) openGames.set(key, nowMs)
      const game = await readVendorGame(deps.db, vendorAccountId, code)
      if (openGames.size >= maxOpenGames) openGames.clear()
      if (game?.enabled) openGames.set(key, nowMs)
      else openGames.delete(key)
      return game?.enabled === true
    },
  }
}
