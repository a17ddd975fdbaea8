// SPDX-License-Identifier: Apache-2.0
import type { Queries } from '../database.ts'
import type { StudioDeps } from '../deps.ts'
import { voidRound } from '../rounds/decide-round.ts'
import { findRounds } from '../rounds/round-store.ts'
import { openChain, outcomeOf } from './chain.ts'
import { findChain } from './store/chain-store.ts'
import { endRound, listUnfinished } from './store/room-round-store.ts'
import {
  findRoundState,
  holdRound,
  insertVoid,
  listJoined,
  takeFromOwner,
  wasHeld,
} from './store/stop-store.ts'

/** Two operators have so long to decide whether a round is void; then it goes on by itself. */
const HOLD_MS = 5 * 60_000

export interface RoundToVoid {
  readonly room: string
  readonly roundId: string
}

/** `settled`: it has ended and is paid, so it cannot be void any more. */
export type VoidAnswer = 'done' | 'settled' | 'unknown'

const answers = { ended: 'settled', voided: 'done' } as const

/** Holds a round that has not ended, for minutes and only once: whoever runs the room plays it on after that. */
export async function holdRoomRound(
  { database }: Pick<StudioDeps, 'database'>,
  { room, roundId }: RoundToVoid,
): Promise<VoidAnswer> {
  const state = await findRoundState(database, room, roundId)
  if (state === undefined) return 'unknown'
  if (state === 'ended' || state === 'voided') return answers[state]
  if (await wasHeld(database, room, roundId)) return 'done'
  return ifUnfinished(database, { room, roundId }, (tx) => holdRound(tx, room, roundId, HOLD_MS))
}

/**
 * Makes a round void that has not ended: every bet in it that has not ended is paid back over the wallet's wire, once,
 * however often this is called; its link is spent and published. Stakes that are on their way go back by themselves,
 * because the room has lost its owner.
 */
export async function voidRoomRound(
  deps: StudioDeps,
  { room, roundId, by, reason }: RoundToVoid & { readonly by: string; readonly reason: string },
  resultOf: (outcome: string) => unknown,
): Promise<VoidAnswer> {
  const { database } = deps
  const state = await findRoundState(database, room, roundId)
  if (state === undefined) return 'unknown'
  if (state === 'ended' || state === 'voided') return answers[state]
  const unfinished = (await listUnfinished(database, room)).find(({ id }) => id === roundId)
  if (!unfinished) return voidRoomRound(deps, { room, roundId, by, reason }, resultOf)
  const chain = await openChain(deps, await findChain(database, unfinished.chainId))
  const result = resultOf(await outcomeOf(chain, unfinished.position))
  return ifUnfinished(database, { room, roundId }, async (tx) => {
    const nowMs = deps.clock.now()
    const joined = await listJoined(tx, roundId)
    for (const round of joined.length > 0 ? await findRounds(tx, joined) : [])
      await voidRound(tx, deps, round, ['open'], 'studio.tableClosed')
    const hash = chain.links[unfinished.position]!
    await endRound(tx, roundId, { state: 'voided', hash, result, nowMs })
    await insertVoid(tx, { roundId, room, by, reason, nowMs })
  })
}

class Overtaken extends Error {}

/** Does this to a round once nobody else writes for its room; nothing if it has ended meanwhile. */
async function ifUnfinished(
  database: StudioDeps['database'],
  { room, roundId }: RoundToVoid,
  work: (tx: Queries) => Promise<void>,
): Promise<VoidAnswer> {
  try {
    await database.transaction(async (tx) => {
      await takeFromOwner(tx, room)
      const state = await findRoundState(tx, room, roundId)
      // Taken from its owner for nothing, which this undoes.
      if (state === 'ended' || state === 'voided') throw new Overtaken()
      await work(tx)
    })
    return 'done'
  } catch (error) {
    if (!(error instanceof Overtaken)) throw error
    return (await findRoundState(database, room, roundId)) === 'voided' ? 'done' : 'settled'
  }
}
