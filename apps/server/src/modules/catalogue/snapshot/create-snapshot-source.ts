// SPDX-License-Identifier: Apache-2.0
import type { Clock } from '../../../platform/clock/clock.ts'
import { requireNoneHeld, type Queries } from '../../../platform/db/index.ts'
import type { Log } from '../../../platform/log/log.ts'
import type { GameSearch } from '../search/create-search.ts'
import { createSearchCache } from '../search/search-cache.ts'
import { readChanges, readVersion } from './read-snapshot.ts'
import { emptySnapshot, snapshotAfter, type CatalogueSnapshot } from './snapshot.ts'

/** The catalogue in this process's memory. Lists, facets and search never query the database. */
export interface SnapshotSource {
  /**
   * About a second old while in use, ten at most; includes this process's own changes once it has called
   * `forget`.
   */
  current(): Promise<CatalogueSnapshot>
  /** The search over that snapshot; briefly over the previous one, while a large one is being prepared. */
  search(): Promise<GameSearch>
  /** Makes the next reader check for changes. */
  forget(): void
  /** Prepares every further snapshot with this before it is used; only the first one is used at once. */
  beforePublished(prepare: (snapshot: CatalogueSnapshot) => Promise<void>): void
}

/** After this age, check for changes in the background. */
const freshMs = 1_000
/** An older snapshot must be checked before it is used. */
const oldMs = 10_000

/**
 * Holds the snapshot: while it is in use, the version is checked once a second, and only changes are read.
 * While the database is unreachable, the old data stays.
 */
export function createSnapshotSource({
  database,
  clock,
  log,
  demonstration,
}: {
  database: Queries
  clock: Clock
  log: Log
  /** Whether titles of demonstration vendors are part of the catalogue. */
  demonstration: boolean
}): SnapshotSource {
  let snapshot = emptySnapshot
  let lookedAtMs = Number.NEGATIVE_INFINITY
  let looking: Promise<void> | undefined
  let forgotten = 0
  const preparations: ((snapshot: CatalogueSnapshot) => Promise<void>)[] = []
  const searchOf = createSearchCache()

  /** A snapshot that could not be prepared is still used; it is slower, or reports its own error. */
  const prepare = (next: CatalogueSnapshot): Promise<void> =>
    Promise.all(preparations.map((one) => one(next))).then(
      () => undefined,
      (error: unknown) => log.warn({ error: String(error) }, 'the catalogue could not be made ready ahead'),
    )

  async function look(): Promise<void> {
    const startedMs = clock.now()
    const [known, before] = [snapshot, forgotten]
    try {
      const version = await readVersion(database)
      if (version > known.version) {
        const changes = await readChanges(database, known.version, version, demonstration)
        const next = snapshotAfter(known, changes)
        const ready = prepare(next)
        if (known !== emptySnapshot) await ready
        if (version > snapshot.version) {
          snapshot = next
          // Prepared before it is needed.
          searchOf(snapshot).catch(() => undefined)
        }
      }
    } catch (error) {
      if (known === emptySnapshot) throw error
      log.warn(
        { error: error instanceof Error ? error.message : 'unknown' },
        'the catalogue could not be read; the last one stays',
      )
    }
    // This check may have missed changes announced meanwhile.
    if (forgotten === before) lookedAtMs = startedMs
  }

  async function current(): Promise<CatalogueSnapshot> {
    requireNoneHeld()
    const ageMs = Math.abs(clock.now() - lookedAtMs)
    if (ageMs >= freshMs) {
      const mine = (looking ??= look().finally(() => {
        if (looking === mine) looking = undefined
      }))
      if (ageMs >= oldMs) await mine
    }
    return snapshot
  }

  return {
    current,
    search: async () => searchOf(await current()),
    forget() {
      forgotten++
      lookedAtMs = Number.NEGATIVE_INFINITY
      looking = undefined
    },
    beforePublished: (prepare) => {
      preparations.push(prepare)
    },
  }
}
