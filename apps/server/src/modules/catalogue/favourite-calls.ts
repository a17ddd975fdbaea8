// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { DomainHandlers, RequestFacts } from '../../platform/http/index.ts'
import { addFavourite, favouriteIdsOf, gameExists, recentIdsOf, removeFavourite } from './favourite-store.ts'
import { pageOf } from './lists/page.ts'
import { present, type PresentDeps, type Viewer } from './present-game.ts'
import type { SnapshotSource } from './snapshot/create-snapshot-source.ts'
import { typesOf, type Game } from './snapshot/snapshot.ts'

type CachedCalls = Pick<
  DomainHandlers<'catalogue'>,
  `catalogue.${'favouriteIds' | 'favourites' | 'addFavourite' | 'removeFavourite' | 'recent'}`
>

/**
 * Binds a member's favourites (D-94) and recently started games (D-95). Games that are no longer visible,
 * or that nothing opens, are left out.
 */
export const favouriteCalls = (
  deps: PresentDeps & { snapshot: SnapshotSource },
  viewerOf: (facts: RequestFacts) => Promise<Viewer>,
): CachedCalls => {
  async function presentOf(ids: readonly number[]): Promise<Game[]> {
    const { byNode } = await deps.snapshot.current()
    return ids.flatMap((nodeId) => byNode.get(nodeId) ?? [])
  }
  return {
    async 'catalogue.favouriteIds'(_, { db, member }) {
      return (await presentOf(await favouriteIdsOf(db, member.memberId))).map(({ nodeId }) => nodeId)
    },
    async 'catalogue.favourites'({ gameType, vendor, ...asked }, facts) {
      const favourites = await presentOf(await favouriteIdsOf(facts.db, facts.member.memberId))
      const { items, ...rest } = pageOf(
        favourites.filter(
          (game) =>
            (gameType === '' || typesOf(game).some((one) => one === gameType)) &&
            (vendor === '' || game.vendorCode === vendor),
        ),
        asked,
      )
      return { content: items.map(present(deps, await viewerOf(facts))), ...rest }
    },
    async 'catalogue.addFavourite'({ nodeId, vendor, gameType }, { db, member: { memberId }, nowMs }) {
      if (!(await gameExists(db, { nodeId, vendorCode: vendor, gameType }))) throw fault('play.unknownGame')
      await addFavourite(db, { memberId, nodeId, nowMs })
      return null
    },
    async 'catalogue.removeFavourite'({ nodeId, vendor, gameType }, { db, member: { memberId } }) {
      if (!(await gameExists(db, { nodeId, vendorCode: vendor, gameType }))) throw fault('play.unknownGame')
      await removeFavourite(db, { memberId, nodeId })
      return null
    },
    async 'catalogue.recent'({ vassalage: vendorCode, ...asked }, facts) {
      const recents = await presentOf(await recentIdsOf(facts.db, facts.member.memberId))
      const { items, ...rest } = pageOf(
        recents.filter((game) => vendorCode === '' || game.vendorCode === vendorCode),
        asked,
      )
      return { list: items.map(present(deps, await viewerOf(facts))), ...rest }
    },
  }
}
