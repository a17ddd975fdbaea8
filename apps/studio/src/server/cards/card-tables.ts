// SPDX-License-Identifier: Apache-2.0
import { readCardTable, type CardTableName } from '@tessera/rules/games/card-rooms/card-games'
import { inBackground } from '@tessera/server-kit/background/in-background'
import { findCurrency } from '../currencies.ts'
import type { StudioDeps } from '../deps.ts'
import { isRefusal, StudioRefusal } from '../refusal.ts'
import type { RoomLeases } from '../rooms/owner/room-leases.ts'
import type { Session } from '../sessions/session-store.ts'
import { createAccountWatch } from './account-watch.ts'
import type { CardActor } from './card-actor.ts'
import { rebuyFor } from './auto-rebuy.ts'
import { createCardActor } from './create-card-actor.ts'
import { cardGameOf } from './card-game-of.ts'
import { listFrozenSittings } from './freezes/freeze-store.ts'
import { cardTableOf } from './card-table-of.ts'
import { createRobots, robotNamed, type Robots } from './robots.ts'
import { listAbandonedTables } from './store/card-table-store.ts'

/** So many tables one process keeps open. */
const MOST_TABLES = 1_000
/** A table at which nobody sits and looks is closed after this time. */
const IDLE_MS = 60_000
const CHAIN_LENGTH = 1_000

interface OpenTable {
  readonly actor: CardActor
  /** Only where chips are play money. */
  readonly robots: Robots | undefined
  idleSinceMs: number
}

/** The card tables that this process knows: opened when somebody comes, closed when nobody is there for a while. */
export interface CardTables {
  /**
   * The table of this name, if it is one that the session may see: of its game, its currency and its kind of money. Throws
   * studio.notFound for any other, studio.tooManyRequests if too many are open.
   */
  of(session: Session, table: string): CardActor
  /** The table of this name for whoever operates it. Throws studio.notFound, or studio.tooManyRequests. */
  named(table: string): CardActor
  /** Drives all tables; one that waits does not hold up the others. */
  tick(failed?: (error: unknown) => void): Promise<void>
  /** Takes over tables with members that nobody runs, and sees whether those who sit at its own may still play. */
  recover(): Promise<void>
  leave(): void
  stop(): Promise<void>
}

export function createCardTables(
  deps: StudioDeps,
  {
    leases,
    chainLength = CHAIN_LENGTH,
  }: { readonly leases: RoomLeases; readonly chainLength?: number | undefined },
): CardTables {
  const open = new Map<string, OpenTable>()
  const accounts = createAccountWatch(deps)
  let isLeaving = false

  function tableOf(table: string, name: CardTableName): CardActor {
    const known = open.get(table)
    if (known) {
      known.idleSinceMs = deps.clock.now()
      return known.actor
    }
    if (open.size >= MOST_TABLES) throw new StudioRefusal('studio.tooManyRequests')
    const rules = cardTableOf(name, table)
    const actor: CardActor = createCardActor(deps, {
      ...{ code: table, rules, leases, chainLength },
      onNews(news) {
        if (news.type === 'rebuyWanted')
          inBackground(rebuyFor(deps, actor, news), deps.log, 'a player got no more chips')
      },
      robotNamed: name.playMoney ? robotNamed : undefined,
    })
    const robots = name.playMoney ? createRobots(deps, actor, rules) : undefined
    if (isLeaving) actor.leave()
    open.set(table, { actor, robots, idleSinceMs: deps.clock.now() })
    return actor
  }

  /** Closes tables at which nobody sits and looks. */
  async function closeIdle(): Promise<void> {
    const nowMs = deps.clock.now()
    for (const [table, one] of open) {
      if (!one.actor.isEmpty()) one.idleSinceMs = nowMs
      if (nowMs - one.idleSinceMs < IDLE_MS) continue
      open.delete(table)
      await one.actor.stop()
    }
  }

  /** Whose win is held plays on with nothing of it: they leave after their hand. */
  async function sendFrozenAway(): Promise<void> {
    for (const { code, playerId } of await listFrozenSittings(deps.database))
      await open
        .get(code)
        ?.actor.expel(playerId)
        .catch((refusal: unknown) => {
          // Their table asks again in a second.
          if (!isRefusal(refusal)) throw refusal
        })
  }

  return {
    of(session, table) {
      const name = readCardTable(table)
      if (!name || !mayEnter(session, name)) throw new StudioRefusal('studio.notFound')
      return tableOf(table, name)
    },

    named(table) {
      const name = readCardTable(table)
      if (!name || !findCurrency(name.currency)) throw new StudioRefusal('studio.notFound')
      return tableOf(table, name)
    },

    async tick(failed) {
      const ticks = [...open.values()].map(async ({ actor, robots }) => {
        await actor.tick()
        await robots?.tick()
      })
      if (!failed) await Promise.all(ticks)
      else for (const tick of ticks) inBackground(tick.catch(failed), deps.log, 'a card table stumbled')
    },

    async recover() {
      await closeIdle()
      await Promise.all([...open.values()].map(({ actor }) => accounts.look(actor)))
      for (const table of await listAbandonedTables(deps.database)) {
        const name = readCardTable(table)
        if (name && findCurrency(name.currency) && !isLeaving) await tableOf(table, name).recover()
      }
      await sendFrozenAway()
    },

    leave() {
      isLeaving = true
      for (const { actor } of open.values()) actor.leave()
    },

    async stop() {
      await Promise.all([...open.values()].map(({ actor }) => actor.stop()))
      open.clear()
    },
  }
}

const mayEnter = (session: Session, { game, currency, playMoney }: CardTableName): boolean =>
  cardGameOf(session) === game && session.currency.code === currency && session.playMoney === playMoney
