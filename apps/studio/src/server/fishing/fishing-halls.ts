// SPDX-License-Identifier: Apache-2.0
import { readHall, type HallName } from '@tessera/rules/games/fishing/halls'
import { inBackground } from '@tessera/server-kit/background/in-background'
import { findCurrency } from '../currencies.ts'
import type { StudioDeps } from '../deps.ts'
import { StudioRefusal } from '../refusal.ts'
import type { RoomLeases } from '../rooms/owner/room-leases.ts'
import type { Session } from '../sessions/session-store.ts'
import type { Watcher } from '../rooms/watchers.ts'
import type { RoomOwnership } from '../rooms/owner/room-leases.ts'
import { createHallActor } from './create-hall-actor.ts'
import type { HallActor } from './hall-actor.ts'
import { mayEnter } from './hall-of-session.ts'
import { listPausedHalls } from './store/hall-store.ts'
import { deleteOldLines } from './store/line-store.ts'
import { listAbandonedHalls } from './store/load-store.ts'
import { listPools } from './store/pool-store.ts'
import { endOver, writeHalls } from './write-halls.ts'

/** So many halls one process plays. */
const MOST_HALLS = 500
/** A hall in which nobody is is closed after this time. */
const IDLE_MS = 60_000
const CHAIN_LENGTH = 1_000

/** A hall as one session's connection uses it. */
export interface OpenHall {
  readonly ownership: RoomOwnership
  watch(playerId: bigint, watcher: Watcher): () => void
  /** What the page says. Throws a refusal for what no page sends. */
  take(watcher: Watcher, text: string): void
}

/** The fishing halls that this process knows: opened when somebody comes, closed when nobody is there for a while. */
export interface FishingHalls {
  /** The hall of this name. Throws studio.notFound for one that the session may not see, studio.tooManyRequests if too many are open. */
  of(session: Session, hall: string): OpenHall
  /** Drives all halls; one that waits for the database does not hold up the others. Without `failed` it waits for all. */
  tick(failed?: (error: unknown) => void): Promise<void>
  /** Takes over halls with open loads that nobody runs, and sees which are paused. */
  recover(): Promise<void>
  leave(): void
  stop(): Promise<void>
}

export function createFishingHalls(
  deps: StudioDeps,
  {
    leases,
    chainLength = CHAIN_LENGTH,
  }: { readonly leases: RoomLeases; readonly chainLength?: number | undefined },
): FishingHalls {
  const open = new Map<string, { readonly actor: HallActor; readonly name: HallName; idleSinceMs: number }>()
  let isLeaving = false
  let ending: Promise<void> | undefined

  function actorOf(hall: string, name: HallName): HallActor {
    const known = open.get(hall)
    if (known) {
      known.idleSinceMs = deps.clock.now()
      return known.actor
    }
    if (open.size >= MOST_HALLS) throw new StudioRefusal('studio.tooManyRequests')
    const actor = createHallActor(deps, { code: hall, name, leases, chainLength })
    if (isLeaving) actor.leave()
    open.set(hall, { actor, name, idleSinceMs: deps.clock.now() })
    return actor
  }
  const actors = (): HallActor[] => [...open.values()].map(({ actor }) => actor)

  async function closeIdle(): Promise<void> {
    const nowMs = deps.clock.now()
    for (const [hall, one] of open) {
      if (!one.actor.isEmpty()) one.idleSinceMs = nowMs
      if (nowMs - one.idleSinceMs < IDLE_MS) continue
      open.delete(hall)
      await one.actor.stop()
    }
  }

  /** Halls whose loads have ended go to another process. */
  function handOver(): void {
    if (!isLeaving) return
    for (const actor of actors())
      if (actor.isDone() && actor.ownership.current())
        inBackground(
          actor.ownership.leave().then(() => actor.lose()),
          deps.log,
          'a hall was not handed over',
        )
  }

  async function tick(failed?: (error: unknown) => void): Promise<void> {
    const ticks = actors().map((actor) => actor.tick())
    if (failed) for (const one of ticks) inBackground(one.catch(failed), deps.log, 'a hall stumbled')
    else await Promise.all(ticks)
    await writeHalls(deps, actors())
    // Whoever waits to see what they hit does not wait for the ends of loads.
    if (failed) inBackground(endLoads().catch(failed), deps.log, 'loads of halls did not end')
    else await endLoads()
    handOver()
  }
  const endLoads = (): Promise<void> =>
    (ending ??= endOver(deps, actors()).finally(() => {
      ending = undefined
    }))

  return {
    of(session, hall) {
      const name = readHall(hall)
      if (!name || !mayEnter(session, name)) throw new StudioRefusal('studio.notFound')
      const actor = actorOf(hall, name)
      return {
        ownership: actor.ownership,
        watch: (_playerId, watcher) => actor.watch(session, watcher),
        take: actor.take,
      }
    },
    tick,

    async recover() {
      await closeIdle()
      for (const hall of await listAbandonedHalls(deps.database)) {
        const name = readHall(hall)
        if (name && findCurrency(name.currency) && !isLeaving) await actorOf(hall, name).recover()
      }
      await deleteOldLines(deps.database, deps.clock.now())
      if (open.size === 0) return
      const paused = await listPausedHalls(deps.database, [...open.keys()])
      const pools = new Map((await listPools(deps.database)).map((pool) => [keyOf(pool), pool.amount]))
      for (const [hall, { actor, name }] of open) {
        actor.setPaused(paused.has(hall))
        const jackpot = pools.get(keyOf(name))
        if (jackpot !== undefined) actor.setJackpot(jackpot)
      }
    },

    leave() {
      isLeaving = true
      for (const actor of actors()) actor.leave()
    },

    async stop() {
      isLeaving = true
      for (const actor of actors()) actor.leave()
      // What has happened is stored and what is over ends, if the database answers; else the next owner does it.
      await ending?.catch(() => {})
      await writeHalls(deps, actors())
        .then(endLoads)
        .then(() => writeHalls(deps, actors()))
        .then(endLoads)
        .catch((error: unknown) =>
          deps.log.warn({ reason: String(error) }, 'loads are left to the next owner of their halls'),
        )
      await Promise.all(actors().map((actor) => actor.stop()))
      open.clear()
    },
  }
}

const keyOf = ({ level, currency, playMoney }: Pick<HallName, 'level' | 'currency' | 'playMoney'>): string =>
  `${level}:${currency}:${playMoney}`
