// SPDX-License-Identifier: Apache-2.0
import { tideOf } from '../../games/fishing/pond/tide-of.ts'
import type { StudioDeps } from '../deps.ts'
import { currentChain } from '../rooms/chain.ts'
import { takeLink } from '../rooms/store/chain-store.ts'
import { holdLease, type Lease } from '../rooms/store/lease-store.ts'
import type { HallState } from './hall-state.ts'
import { pondNow } from './pond-now.ts'

/**
 * Begins the next tide with the next link of the hall's chain, which nobody gets again. Throws LeaseLost; does nothing if the hall is lost
 * meanwhile.
 */
export async function beginTide(
  deps: StudioDeps,
  hall: HallState,
  lease: Lease,
  { chainLength, now }: { readonly chainLength: number; readonly now: () => number },
): Promise<void> {
  while (hall.lease === lease) {
    const chain = (hall.chain ??= await currentChain(deps, hall.code, chainLength))
    const position = await deps.database.transaction(async (tx) => {
      await holdLease(tx, lease)
      return takeLink(tx, chain.id)
    })
    if (position === undefined) {
      // Used up: the next turn begins a new one.
      hall.chain = undefined
      continue
    }
    const seed = chain.links[position]!
    const tide = await tideOf(seed)
    if (hall.lease !== lease) return
    const { terminalHash, salt } = chain.view
    hall.pond = pondNow(tide, { position, seed, terminalHash, salt }, now())
    hall.isChanged = true
    return
  }
}
