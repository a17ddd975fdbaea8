// SPDX-License-Identifier: Apache-2.0
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type { CatalogueSnapshot } from '../snapshot/snapshot.ts'
import { buildSearch, type GameSearch } from './create-search.ts'

/** Up to this many games are indexed while the caller waits. */
const soonIndexed = 2_000
/** Roughly the time of one build step. */
const stepMs = 5

/**
 * Holds the search for the current snapshot. When names, vendors, themes or features change (not when a game
 * becomes hot), it is rebuilt between other requests; until then a large platform answers with the previous
 * one.
 */
export function createSearchCache(): (snapshot: CatalogueSnapshot) => Promise<GameSearch> {
  let ready: { snapshot: CatalogueSnapshot; search: GameSearch } | undefined
  let building: Promise<void> | undefined

  async function build(snapshot: CatalogueSnapshot): Promise<void> {
    const steps = buildSearch(snapshot)
    for (;;) {
      const { done, value } = steps.next()
      if (done) {
        ready = { snapshot, search: value }
        return
      }
      // Leaves half of the time to requests; before the first search is ready, all of them wait for it.
      await (ready ? pause(stepMs) : nextTurn())
    }
  }

  const current = (): GameSearch => {
    if (!ready) throw new Error('the search has not been built')
    return ready.search
  }

  return async (snapshot) => {
    while (ready?.snapshot.words !== snapshot.words) {
      // Only one search is built at a time.
      building ??= build(snapshot).finally(() => {
        building = undefined
      })
      if (ready && snapshot.games.length > soonIndexed) break
      await building
    }
    return current()
  }
}
