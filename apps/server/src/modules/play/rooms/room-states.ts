// SPDX-License-Identifier: Apache-2.0
import { setTimeout as wait } from 'node:timers/promises'
import type { CardGame } from '@tessera/rules/games/card-rooms/card-games'
import type { OperationOutput } from '@tessera/contract'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Log } from '../../../platform/log/log.ts'
import { busyKey, type CatalogueSnapshot, type SnapshotSource } from '../../catalogue/index.ts'
import { studioAccountId, type LaunchDeps } from '../launch/launch-game.ts'
import type { VendorRooms } from './vendor-room.ts'

export type WireRoom = OperationOutput<'play.roomStates'>['rooms'][number]

/** The tables of the lobby as they stood a moment ago. */
export interface RoomStates {
  /** Never waits long and never fails: without an answer of the studio there are none. */
  current(): Promise<WireRoom[]>
  /** How many sit at the tables of each card game; empty without an answer. */
  cardPlayers(): Promise<ReadonlyMap<CardGame, number>>
}

const freshMs = 2_000
/** Older states say nothing of now. */
const oldMs = 10_000
/** How long a reader waits for the first answer. */
const patienceMs = 1_000

interface Read {
  readonly atMs: number
  readonly vendorCode: string
  readonly said: VendorRooms
}

/**
 * Asks the studio for its tables, at most every two seconds in this process, however many look at them. While it does
 * not answer, the last states stay until they are old.
 */
export function createRoomStates({
  accounts,
  adapters,
  snapshot,
  clock,
  log,
}: Pick<LaunchDeps, 'accounts' | 'adapters' | 'log'> & {
  snapshot: Pick<SnapshotSource, 'current'>
  clock: Clock
  log: Log
}): RoomStates {
  let known: Read | undefined
  let askedAtMs = Number.NEGATIVE_INFINITY
  let asking: Promise<void> = Promise.resolve()

  async function ask(): Promise<void> {
    const account = await accounts.find(studioAccountId)
    const adapter = account?.enabled && account.baseUrl !== '' ? adapters.get(account.protocol) : undefined
    if (!account || !adapter?.rooms) return
    const said = await adapter.rooms(account)
    known = { atMs: clock.now(), vendorCode: account.vendorCode, said }
  }

  const isOld = (nowMs: number): boolean => !known || Math.abs(nowMs - known.atMs) >= oldMs

  /** What the studio said a moment ago. */
  async function latest(): Promise<Read | undefined> {
    const nowMs = clock.now()
    if (Math.abs(nowMs - askedAtMs) >= freshMs) {
      askedAtMs = nowMs
      asking = ask().catch((error: unknown) =>
        log.debug({ error: String(error) }, 'the studio did not say how its tables stand'),
      )
    }
    if (isOld(nowMs)) await Promise.race([asking, wait(patienceMs, undefined, { ref: false })])
    return known && !isOld(clock.now()) ? known : undefined
  }

  return {
    async current() {
      const read = await latest()
      return read ? presented(read, await snapshot.current()) : []
    },
    cardPlayers: async () => (await latest())?.said.cardPlayers ?? new Map(),
  }
}

const nodesOf = new WeakMap<CatalogueSnapshot, ReadonlyMap<string, number>>()

/** Our ids of all tables, by their vendor and code; found once for each snapshot. */
function nodesOfTables(snapshot: CatalogueSnapshot): ReadonlyMap<string, number> {
  const found =
    nodesOf.get(snapshot) ??
    new Map(snapshot.games.flatMap((game) => (game.room ? [[busyKey(game), game.nodeId] as const] : [])))
  nodesOf.set(snapshot, found)
  return found
}

function presented({ atMs, vendorCode, said }: Read, snapshot: CatalogueSnapshot): WireRoom[] {
  const nodes = nodesOfTables(snapshot)
  return said.rooms.flatMap(
    ({ gameCode, vendorCode: sampleVendor, phase, closesInMs, players, paused, results }) => {
      const nodeId = nodes.get(busyKey({ vendorCode: sampleVendor ?? vendorCode, gameId: gameCode }))
      if (nodeId === undefined) return []
      return [
        { nodeId, phase, closesAt: closesInMs === null ? null : atMs + closesInMs, players, paused, results },
      ]
    },
  )
}
