// SPDX-License-Identifier: Apache-2.0
import type { LiveConnection } from './live-hub.ts'

/** Which open pages of this process watch which things. */
export interface Watchers {
  /** From now on the page watches these, and no others. */
  watch(connection: LiveConnection, watched: readonly string[]): void
  of(watched: string | undefined): Iterable<LiveConnection>
}

const nobody: ReadonlySet<LiveConnection> = new Set()

export function createWatchers(): Watchers {
  const byThing = new Map<string, Set<LiveConnection>>()
  const byPage = new Map<LiveConnection, readonly string[]>()

  function leaveAll(connection: LiveConnection): void {
    for (const thing of byPage.get(connection) ?? []) {
      const pages = byThing.get(thing)
      pages?.delete(connection)
      if (pages?.size === 0) byThing.delete(thing)
    }
    byPage.delete(connection)
  }

  return {
    watch(connection, watched) {
      leaveAll(connection)
      if (watched.length === 0) return
      byPage.set(connection, watched)
      for (const thing of watched) byThing.set(thing, (byThing.get(thing) ?? new Set()).add(connection))
    },
    of: (watched) => (watched === undefined ? nobody : (byThing.get(watched) ?? nobody)),
  }
}
