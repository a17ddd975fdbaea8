// SPDX-License-Identifier: Apache-2.0
import { gameTypes } from '@tessera/contract/catalogue/game-types'
import type { OperationOutput } from '@tessera/contract'
import type { Reader } from '../../../platform/http/index.ts'
import type { Game, GameType, CatalogueSnapshot, Vendor } from '../snapshot/snapshot.ts'
import { gamesOfType } from './filter-games.ts'
import { namedIn } from './words.ts'

export interface VendorPictures {
  vendorPicture(vendorCode: string): string
}

/** Types that share one menu entry (D-86). */
const categoryOf = (gameType: string): string =>
  gameType === 'LOTT' || gameType === 'ELOTT' ? 'LOTTERY' : gameType

/** The tabs of a vendor's games: all, the new ones of slots, then its own categories in its order (D-107). */
const classifyOf = (
  { gameType, hasNew, classify }: Vendor,
  { language, texts }: Reader,
): { key: string; displayName: string }[] => [
  { key: 'ALL', displayName: texts.say(language, 'common.all') },
  ...(gameType === 'RNG' && hasNew
    ? [{ key: 'NEW', displayName: texts.say(language, 'lobby.badge.new') }]
    : []),
  ...classify.map(({ key, names }) => ({ key, displayName: namedIn(language, names, key) })),
]

/** All vendors by type and order (D-91). */
export const listVendors = (
  snapshot: CatalogueSnapshot,
  { vendorPicture }: VendorPictures,
  reader: Reader,
): OperationOutput<'catalogue.vendors'> =>
  snapshot.vendors.map((vendor) => ({
    vassalage: vendor.vendorCode,
    accountTypeName: vendor.name,
    displayName: namedIn(reader.language, vendor.names, vendor.name),
    gameType: vendor.gameType,
    gameCategory: categoryOf(vendor.gameType),
    logoUrl: vendorPicture(vendor.vendorCode),
    games: vendor.games,
    ownGames: vendor.ownGames,
    hasEmptyTitles: vendor.hasEmptyTitles,
    maintenance: vendor.maintenance,
    gameClassify: classifyOf(vendor, reader),
  }))

/** Vendors of these have a lobby of their own instead of games in ours. */
const gridTypes: readonly GameType[] = ['SPORTS', 'ESPORTS', 'LOTT', 'ELOTT', 'COCKFIGHT']
const wireOpens = { list: 'VASSALAGE', game: 'GAME', lobby: 'LOBBY' } as const

/**
 * What a click on a vendor's card does (D-110); left to itself, a vendor of a grid starts its one game or
 * shows what it has.
 */
function opensWhat({ opens, gameType, games }: Vendor): keyof typeof wireOpens {
  if (opens !== 'auto') return opens
  if (!gridTypes.includes(gameType)) return 'lobby'
  return games === 1 ? 'game' : 'list'
}

/** Vendors with games that open as cards, one row for each type that has any (D-92, D-173). */
export function vendorLanes(
  snapshot: CatalogueSnapshot,
  pictures: VendorPictures,
  reader: Reader,
): OperationOutput<'catalogue.vendorLanes'> {
  const cardOf = (vendor: Vendor, own: readonly Game[]) => {
    const what = opensWhat(vendor)
    const game = what === 'game' ? own[0] : undefined
    return {
      vassalage: vendor.vendorCode,
      displayName: namedIn(reader.language, vendor.names, vendor.name),
      iconUrl: pictures.vendorPicture(vendor.vendorCode),
      isHot: vendor.isHot ? 1 : 0,
      maintenance: vendor.maintenance,
      gameClassify: classifyOf(vendor, reader),
      sample: own.every(({ client }) => client === 'sample'),
      isGame: wireOpens[what],
      ...(game && { game: { gameId: game.gameId, nodeId: game.nodeId, ownPage: game.ownPage } }),
    }
  }
  const groups = gameTypes.map((gameType) => {
    const games = Map.groupBy(gamesOfType(snapshot, gameType), ({ vendorCode }) => vendorCode)
    return {
      gameType,
      title: reader.texts.say(reader.language, `lobby.type.${gameType}`),
      cards: snapshot.vendors
        .filter((vendor) => vendor.gameType === gameType && vendor.games > 0)
        .map((vendor) => cardOf(vendor, games.get(vendor.vendorCode) ?? [])),
    }
  })
  return { data: { lanes: groups.filter(({ cards }) => cards.length > 0) } }
}
