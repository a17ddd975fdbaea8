// SPDX-License-Identifier: Apache-2.0
import type { PublicPlayer, TableNews } from '../../fair/card-room/card-table.ts'
import type { StudioDeps } from '../deps.ts'
import type { Chain } from '../rooms/chain.ts'
import { takeLink } from '../rooms/store/chain-store.ts'
import { mayBegin } from '../rooms/store/stop-store.ts'
import { applyChange, type TableChange } from './card-inputs.ts'
import { playedHand, type AnyCardTable, type PlayedTable } from './played-hand.ts'
import { listClientSeeds } from './store/card-hand-store.ts'
import { storeIn, type StoredChange } from './store-change.ts'

export interface HandToDeal {
  readonly rules: AnyCardTable
  readonly before: PlayedTable
  readonly chain: Chain
  /** Who is dealt in, in the order of the deal. */
  readonly playerIds: readonly string[]
  readonly publicOf: (playerId: string) => PublicPlayer
  readonly nowMs: number
}

/** A robot gives nothing to a shuffle. */
const SEED_OF_ROBOTS = 'robot'

class NobodyDealt extends Error {}

/**
 * Deals the next hand from the next link of the chain, with the seeds of everybody who is dealt in, all in one transaction: no link is
 * spent without a hand. `spent`: the chain has none left. `paused`: an operator lets no hand begin. `nobody`: the rules dealt none.
 */
export async function dealNextHand(
  deps: StudioDeps,
  { rules, before, chain, playerIds, publicOf, nowMs }: HandToDeal,
): Promise<(StoredChange & { readonly news: readonly TableNews[] }) | 'spent' | 'paused' | 'nobody'> {
  const members = playerIds.filter((id) => before.sittings.has(id)).map(BigInt)
  const seeds = await listClientSeeds(deps.database, members)
  const id = deps.chance.uuid()
  const given = playerIds.map((playerId) => {
    const { tag, name } = publicOf(playerId)
    return { playerId, tag, name, seed: seeds.get(playerId) ?? SEED_OF_ROBOTS }
  })
  try {
    return await deps.database.transaction(async (tx) => {
      if (!(await mayBegin(tx, before.lease))) return 'paused'
      const position = await takeLink(tx, chain.id)
      if (position === undefined) return 'spent'
      const dealt = await playedHand(rules, chain, { id, chainId: chain.id, position, seeds: given })
      const change: TableChange = { type: 'time', handId: id }
      const step = applyChange(rules, before.state, change, { nowMs, hand: dealt })
      if (!step.news.some((news) => news.type === 'dealt')) throw new NobodyDealt()
      const stored = await storeIn(tx, deps, { rules, before, change, atMs: nowMs, step, dealt })
      return { ...stored, news: step.news }
    })
  } catch (error) {
    if (error instanceof NobodyDealt) return 'nobody'
    throw error
  }
}
