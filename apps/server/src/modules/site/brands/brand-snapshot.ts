// SPDX-License-Identifier: Apache-2.0
import type { Clock } from '../../../platform/clock/clock.ts'
import { requireNoneHeld, type Queries } from '../../../platform/db/index.ts'
import { findBrands, findHosts, type BrandRecord, type Host } from './brand-store.ts'

/** All brands and hosts as they were in the database a moment ago. */
export interface BrandSnapshot {
  /** By their codes. */
  brands(): ReadonlyMap<string, BrandRecord>
  /** By their names. */
  hosts(): ReadonlyMap<string, Host>
  /** Only the very first call of a process waits for the database. */
  loaded(): Promise<void>
  /** Reads the database when the snapshot is a second old. Never call it while holding a connection. */
  refresh(): Promise<void>
  /** Reads the database now. Never call it while holding a connection. */
  reload(): Promise<void>
}

const freshMs = 1_000

export function createBrandSnapshot(database: Queries, clock: Clock): BrandSnapshot {
  let loadedAt = Number.NEGATIVE_INFINITY
  let brands = new Map<string, BrandRecord>()
  let hosts = new Map<string, Host>()
  let everLoaded = false
  let loads = 0
  let applied = 0
  let loading: Promise<void> | undefined

  async function load(): Promise<void> {
    const turn = ++loads
    const [allBrands, allHosts] = await Promise.all([findBrands(database), findHosts(database)])
    // A load that started later has newer data.
    if (turn < applied) return
    applied = turn
    brands = new Map(allBrands.map((brandCode) => [brandCode.code, brandCode]))
    hosts = new Map(allHosts.map((host) => [host.host, host]))
    loadedAt = clock.now()
    everLoaded = true
  }
  const loadOnce = (): Promise<void> =>
    (loading ??= load().finally(() => {
      loading = undefined
    }))

  return {
    brands: () => brands,
    hosts: () => hosts,
    async loaded() {
      if (!everLoaded) await loadOnce()
    },
    async refresh() {
      requireNoneHeld()
      if (Math.abs(clock.now() - loadedAt) >= freshMs) await loadOnce()
    },
    reload: load,
  }
}
