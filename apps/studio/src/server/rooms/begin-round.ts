// SPDX-License-Identifier: Apache-2.0
import type { StudioDeps } from '../deps.ts'
import { outcomeOf, type Chain } from './chain.ts'
import type { Playing } from './playing.ts'
import type { SharedRules, SharedState } from './rules/shared-round.ts'
import { takeLink } from './store/chain-store.ts'
import { holdLease, type Lease } from './store/lease-store.ts'
import { insertRoomRound } from './store/room-round-store.ts'

/** Begins a round with the next link of the chain; undefined when the chain is used up. */
export async function beginRound<Own, Result, Action>(
  deps: StudioDeps,
  rules: SharedRules<Own, Result, Action>,
  { lease, chain, nowMs }: { readonly lease: Lease; readonly chain: Chain; readonly nowMs: number },
): Promise<Playing<Own, Result> | undefined> {
  const roundId = deps.chance.uuid()
  const state = await deps.database.transaction(async (tx): Promise<SharedState<Own, Result> | undefined> => {
    await holdLease(tx, lease)
    const position = await takeLink(tx, chain.id)
    if (position === undefined) return undefined
    const begun = rules.begin({ roundId, position }, nowMs)
    await insertRoomRound(tx, {
      id: roundId,
      room: lease.room,
      chainId: chain.id,
      position,
      openedAtMs: nowMs,
      closesAtMs: rules.dueAtMs(begun) ?? nowMs,
    })
    return begun
  })
  if (!state) return undefined
  return { lease, chain, state, outcome: await outcomeOf(chain, state.position), rounds: new Map() }
}
