// SPDX-License-Identifier: Apache-2.0
import type { StudioDeps } from '../deps.ts'
import { openChain } from '../rooms/chain.ts'
import { findChain } from '../rooms/store/chain-store.ts'
import { holdLease, type Lease } from '../rooms/store/lease-store.ts'
import { applyChange, readChange } from './card-inputs.ts'
import { playedHand, type AnyCardTable, type PlayedHand, type PlayedTable } from './played-hand.ts'
import { findPlayedHand } from './store/card-hand-store.ts'
import { findSnapshot, listCardInputs, storeSnapshot } from './store/card-table-store.ts'
import { listSittings } from './store/sitting-store.ts'
import { summaryForLobby } from './summary-for-lobby.ts'

export interface ResumedTable {
  readonly table: PlayedTable
  /** The last moment that its last owner noted. */
  readonly lastAtMs: number
}

/**
 * A table as its last owner left it, in whatever moment of a hand: the snapshot between hands, and every input since. A table
 * that nobody has ever played is empty.
 */
export async function resumeCardTable(
  deps: StudioDeps,
  rules: AnyCardTable,
  lease: Lease,
  nowMs: number,
): Promise<ResumedTable> {
  const { database } = deps
  const snapshot = (await findSnapshot(database, lease.room)) ?? (await openTable(deps, rules, lease, nowMs))
  const hand = await handOf(deps, rules, lease.room)
  const inputs = await listCardInputs(database, lease.room, snapshot.version)
  let state = rules.read(snapshot.state)
  for (const { input, atMs } of inputs)
    ({ state } = applyChange(rules, state, readChange(input), { nowMs: atMs, hand }))
  const sittings = new Map((await listSittings(database, lease.room)).map((one) => [one.playerId, one]))
  const last = inputs.at(-1)
  return {
    table: { lease, version: last?.version ?? snapshot.version, state, hand, sittings },
    lastAtMs: last?.atMs ?? 0,
  }
}

async function openTable(deps: StudioDeps, rules: AnyCardTable, lease: Lease, nowMs: number) {
  const state = rules.open(nowMs)
  const snapshot = { version: 0n, state: rules.write(state) }
  await deps.database.transaction(async (tx) => {
    await holdLease(tx, lease)
    await storeSnapshot(tx, lease.room, snapshot, { ...summaryForLobby(rules, state), nowMs })
  })
  return snapshot
}

async function handOf(deps: StudioDeps, rules: AnyCardTable, code: string): Promise<PlayedHand | null> {
  const stored = await findPlayedHand(deps.database, code)
  if (!stored) return null
  const chain = await openChain(deps, await findChain(deps.database, stored.chainId))
  return playedHand(rules, chain, stored)
}
