// SPDX-License-Identifier: Apache-2.0
import { gameTypes } from '@tessera/contract/catalogue/game-types'
import { firstBrandCode } from '@tessera/rules/site/brand'
import { homeOf, homeRows, type SnapshotSource } from '../../modules/catalogue/index.ts'
import type { Messages } from '../../modules/messages/index.ts'
import { shippedTexts } from '../../platform/texts/brand-texts.ts'
import { artAddresses } from './art-addresses.ts'

const firstGames = 20
/** The length of a list in a lobby, and of a list of hot games (D-89). */
const lobbyPage = 42
const hotPage = 20

/** Pictures of the first page of the site: banners, the in-house games, the hot ones. */
export async function firstAddresses(
  snapshot: Pick<SnapshotSource, 'current'>,
  messages: Pick<Messages, 'drawnPictures'>,
): Promise<string[]> {
  const [banners, { games }] = await Promise.all([messages.drawnPictures(firstBrandCode), snapshot.current()])
  const [own, hot] = [
    games.filter(({ gameType }) => gameType === 'INHOUSE'),
    games.filter(({ isHot }) => isHot),
  ]
  const tiles = [...own.slice(0, firstGames), ...hot.slice(0, firstGames)].map(artAddresses.game)
  const [first, ...others] = banners.map((id) => [
    artAddresses.banner({ id }, 'wide'),
    artAddresses.banner({ id }, 'phone'),
  ])
  return [...(first ?? []), ...tiles, ...others.flat()]
}

/**
 * Pictures of every brand's home rows, of the hot games, of each lobby's first page, and the vendors' logos;
 * each once.
 */
export async function lobbyAddresses(keeper: Pick<SnapshotSource, 'current'>): Promise<string[]> {
  const snapshot = await keeper.current()
  const { games, vendors } = snapshot
  const brands = new Set([firstBrandCode, ...snapshot.sections.map(({ brandCode }) => brandCode)])
  const home = [...brands]
    .flatMap((brand) =>
      homeRows(snapshot, new Map(), homeOf(snapshot, brand), { language: 'EN', texts: shippedTexts }),
    )
    .flatMap((row) => row.games)
  const hot = games.filter(({ isHot }) => isHot).slice(0, hotPage)
  const first = gameTypes.flatMap((type) =>
    games.filter(({ gameType }) => gameType === type).slice(0, lobbyPage),
  )
  return [
    ...new Set([
      ...home.map(artAddresses.game),
      ...hot.map(artAddresses.game),
      ...hot.filter(({ imgSize }) => imgSize === '2x1').map(artAddresses.wide),
      ...vendors.map(({ vendorCode }) => artAddresses.vendor(vendorCode)),
      ...first.map(artAddresses.game),
    ]),
  ]
}
