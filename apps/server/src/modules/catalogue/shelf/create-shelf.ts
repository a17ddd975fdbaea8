// SPDX-License-Identifier: Apache-2.0
import type { Clock } from '../../../platform/clock/clock.ts'
import { requireNoneHeld, type Queries } from '../../../platform/db/index.ts'
import type { Log } from '../../../platform/log/log.ts'
import type { GameSearch } from '../search/create-search.ts'
import { keepSearch } from '../search/keep-search.ts'
import { readChanges, readVersion } from './read-shelf.ts'
import { emptyShelf, shelfAfter, type Shelf } from './shelf.ts'

/** The catalogue in the memory of this process. Lists, facets and search never ask the database. */
export interface ShelfKeeper {
  /**
   * About a second old while people ask, ten at most; what this process changed itself and has told by
   * `forget` is in it.
   */
  current(): Promise<Shelf>
  /** The search over that shelf; over the last one for a moment, while a large one is made ready. */
  search(): Promise<GameSearch>
  /** Has the next reader look for changes. */
  forget(): void
  /** Has every further shelf made ready by this before it is shown; only the first one is shown at once. */
  beforeShown(prepare: (shelf: Shelf) => Promise<void>): void
}

/** After this somebody looks for changes, and nobody waits for it. */
const freshMs = 1_000
/** An older shelf is shown to nobody who has not looked first. */
const oldMs = 10_000

/**
 * Keeps the shelf: the version is asked for once a second while somebody reads, and only what has changed is
 * read. While the database is away, what is known stays.
 */
export function createShelf({
  database,
  clock,
  log,
}: {
  database: Queries
  clock: Clock
  log: Log
}): ShelfKeeper {
  let shelf = emptyShelf
  let lookedAtMs = Number.NEGATIVE_INFINITY
  let looking: Promise<void> | undefined
  let forgotten = 0
  const preparations: ((shelf: Shelf) => Promise<void>)[] = []
  const searchOf = keepSearch()

  /**
   * A shelf that could not be made ready is shown all the same; it is slower, or says what is wrong with it.
   */
  const prepare = (next: Shelf): Promise<void> =>
    Promise.all(preparations.map((one) => one(next))).then(
      () => undefined,
      (error: unknown) => log.warn({ error: String(error) }, 'the catalogue could not be made ready ahead'),
    )

  async function look(): Promise<void> {
    const startedMs = clock.now()
    const [known, before] = [shelf, forgotten]
    try {
      const version = await readVersion(database)
      if (version > known.version) {
        const changes = await readChanges(database, known.version, version)
        const next = shelfAfter(known, changes)
        const ready = prepare(next)
        if (known !== emptyShelf) await ready
        if (version > shelf.version) {
          shelf = next
          // Made ready before somebody asks.
          searchOf(shelf).catch(() => undefined)
        }
      }
    } catch (error) {
      if (known === emptyShelf) throw error
      log.warn(
        { error: error instanceof Error ? error.message : 'unknown' },
        'the catalogue could not be read; the last one stays',
      )
    }
    // What was forgotten meanwhile may have been missed by this look.
    if (forgotten === before) lookedAtMs = startedMs
  }

  async function current(): Promise<Shelf> {
    requireNoneHeld()
    const ageMs = Math.abs(clock.now() - lookedAtMs)
    if (ageMs >= freshMs) {
      const mine = (looking ??= look().finally(() => {
        if (looking === mine) looking = undefined
      }))
      if (ageMs >= oldMs) await mine
    }
    return shelf
  }

  return {
    current,
    search: async () => searchOf(await current()),
    forget() {
      forgotten++
      lookedAtMs = Number.NEGATIVE_INFINITY
      looking = undefined
    },
    beforeShown: (prepare) => {
      preparations.push(prepare)
    },
  }
}
