// SPDX-License-Identifier: Apache-2.0
import type { Clock } from '../../../platform/clock/clock.ts'
import { requireNoneHeld, type Queries } from '../../../platform/db/index.ts'
import type { Log } from '../../../platform/log/log.ts'
import type { GameSearch } from '../search/create-search.ts'
import { createSearchCache } from '../search/search-cache.ts'
import { readChanges, readVersion } from './read-snapshot.ts'
import { emptySnapshot, snapshotAfter, type CatalogueSnapshot } from './snapshot.ts'

/** The catalogue in the memory of this process. Lists, facets and search never ask the database. */
export interface SnapshotSource {
  /**
   * About a second old while people ask, ten at most; what this process changed itself and has told by
   * `forget` is in it.
   */
  current(): Promise<CatalogueSnapshot>
  /** The search over that snapshot; over the last one for a moment, while a large one is made ready. */
  search(): Promise<GameSearch>
  /** Has the next reader look for changes. */
  forget(): void
  /** Has every further snapshot made ready by this before it is shown; only the first one is shown at once. */
  beforePublished(prepare: (snapshot: CatalogueSnapshot) => Promise<void>): void
}

/** After this somebody looks for changes, and nobody waits for it. */
const freshMs = 1_000
/** An older snapshot is shown to nobody who has not looked first. */
const oldMs = 10_000

/**
 * Keeps the snapshot: the version is asked for once a second while somebody reads, and only what has changed is
 * read. While the database is away, what is known stays.
 */
export function createSnapshotSource({
  database,
  clock,
  log,
}: {
  database: Queries
  clock: Clock
  log: Log
}): SnapshotSource {
  let snapshot = emptySnapshot
  let lookedAtMs = Number.NEGATIVE_INFINITY
  let looking: Promise<void> | undefined
  let forgotten = 0
  const preparations: ((snapshot: CatalogueSnapshot) => Promise<void>)[] = []
  const searchOf = createSearchCache()

  /**
   * A snapshot that could not be made ready is shown all the same; it is slower, or says what is wrong with it.
   */
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
        const changes = await readChanges(database, known.version, version)
        const next = snapshotAfter(known, changes)
        const ready = prepare(next)
        if (known !== emptySnapshot) await ready
        if (version > snapshot.version) {
          snapshot = next
          // Made ready before somebody asks.
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
    // What was forgotten meanwhile may have been missed by this look.
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
