// SPDX-License-Identifier: Apache-2.0
import type { StudioDeps } from '../deps.ts'
import { endLoadsNow } from './end-loads.ts'
import type { HallActor } from './hall-actor.ts'
import { storeBatches } from './store-batches.ts'

/**
 * Stores what happened in all halls of this process, and shows it. Throws when the database fails: everything waits for the next time then.
 */
export async function writeHalls(deps: StudioDeps, actors: readonly HallActor[]): Promise<void> {
  const byHall = byCode(actors)
  const batches = actors.flatMap((actor) => actor.collect() ?? [])
  if (batches.length === 0) return
  for (const stored of await storeBatches(deps, batches)) {
    const actor = byHall.get(stored.batch.lease.room)!
    if ('lost' in stored) actor.lose()
    else actor.show(stored.batch, stored.results)
  }
}

/** Ends the loads of all halls that are over, and hands their wins over. Throws when the database fails, like `writeHalls`. */
export async function endOver(deps: StudioDeps, actors: readonly HallActor[]): Promise<void> {
  const byHall = byCode(actors)
  const over = actors.flatMap((actor) => actor.takeEnding())
  if (over.length === 0) return
  try {
    const ended = await endLoadsNow(deps, over, { isDelivered: true })
    const known = new Set(ended.map(({ load }) => load))
    for (const one of ended) byHall.get(one.load.lease.room)!.deliver(one)
    const lost = new Set(over.flatMap((load) => (known.has(load) ? [] : [load.lease.room])))
    for (const hall of lost) byHall.get(hall)!.lose()
  } catch (error) {
    for (const actor of actors) actor.keepOpen(over.filter(({ lease }) => lease.room === actor.code))
    throw error
  }
}

const byCode = (actors: readonly HallActor[]): ReadonlyMap<string, HallActor> =>
  new Map(actors.map((actor) => [actor.code, actor]))
