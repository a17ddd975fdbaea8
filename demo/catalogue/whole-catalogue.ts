// SPDX-License-Identifier: Apache-2.0
import { amountFromWire } from '@tessera/rules/money'
import type { GameType } from '@tessera/server/src/modules/catalogue/index.ts'
import { catalogueGames } from './catalogue-names.ts'
import { featuresOf, furnish, type CatalogueGame } from './catalogue-game.ts'
import { composeSlots } from './compose-slots.ts'
import { composeFishing, composeLive, composeRooms, type TableTitle } from './compose-tables.ts'
import type { Title } from './compose-title.ts'
import { drawsOf, type Draws } from './draw.ts'
import { keepApart } from './keep-apart.ts'
import { studioCode } from './studios.ts'
import { vendorsOf, type WholeVendor } from './vendors.ts'

export interface WholeCatalogue {
  vendors: WholeVendor[]
  games: readonly CatalogueGame[]
}

/** How many games the whole demonstration installation has. */
export const wholeSize = 10_000
const shares = { live: 0.055, rooms: 0.035, fishing: 0.025 }
const stakes = [0.1, 0.2, 0.2, 0.25, 0.5, 1, 1, 2, 5, 10] as const
const slotLines = [1, 5, 9, 10, 20, 20, 25, 30, 40, 50, 100] as const
const countries: readonly (readonly string[])[] = [['GB'], ['US'], ['FR', 'BE'], ['AU'], ['NL', 'DE'], ['SG']]

/**
 * A catalogue of about `size` games. Its first ones are those of the small catalogue, with their ids; up to
 * their number it has them alone, beyond it also the ten further vendors.
 */
export function wholeCatalogue(size = wholeSize): WholeCatalogue {
  const more = Math.max(0, size - catalogueGames.length)
  const vendors = vendorsOf(more > 0)
  const taken = new Set(catalogueGames.map(({ name }) => name.toLowerCase()))
  const [live, rooms, fishing] = [shares.live, shares.rooms, shares.fishing].map((share) =>
    Math.round(more * share),
  ) as [number, number, number]
  const slots = composeSlots(more - live - rooms - fishing, taken)
  return {
    vendors,
    games: [
      ...catalogueGames.map((game) => ({ ...game, classify: classifyOf(vendors, game, '') })),
      ...keepApart(
        slots.map((title, index) => made(vendors, 'RNG', index, { ...title, kind: '', rtpBasisPoints: 0 })),
      ),
      ...tables(vendors, 'LIVE', composeLive(live, taken)),
      ...tables(vendors, 'PVP', composeRooms(rooms, taken)),
      ...tables(vendors, 'FISH', composeFishing(fishing, taken)),
    ],
  }
}

const tables = (
  vendors: readonly WholeVendor[],
  type: GameType,
  titles: readonly TableTitle[],
): CatalogueGame[] => titles.map((title, index) => made(vendors, type, index, title))

interface Made extends Title {
  theme: CatalogueGame['theme']
  kind: string
  feature?: string | null
  rtpBasisPoints: number | null
}

const smallCatalogueEnds = 1_000

function made(
  vendors: readonly WholeVendor[],
  gameType: GameType,
  index: number,
  { name, names, theme, kind, feature, rtpBasisPoints }: Made,
): CatalogueGame {
  const draws = drawsOf(`${gameType} game ${name}`)
  const isSlot = gameType === 'RNG'
  const features = isSlot ? featuresOf(draws, feature) : []
  const game = furnish({
    vendorCode: vendorFor(vendors, gameType, draws),
    gameId: slugOf(name),
    gameType,
    name,
    names,
    theme,
    features,
    volatility: isSlot ? 1 + Math.floor(draws.share() * 5) : 3,
    rtpBasisPoints: isSlot ? slotReturn(draws) : rtpBasisPoints,
    minimumStake: amountFromWire(draws.pick(stakes)),
    lines: isSlot ? draws.pick(slotLines) : null,
    isHot: draws.happens(0.025),
    isNew: draws.happens(0.04),
    maintenance: draws.happens(0.007),
    blockedCountries: draws.happens(0.03) ? [...draws.pick(countries)] : [],
    sort: smallCatalogueEnds + index,
  })
  return { ...game, classify: classifyOf(vendors, game, kind) }
}

/** A return to player, which few makers do not publish. */
const slotReturn = (draws: Draws): number | null =>
  draws.happens(0.04) ? null : 9_200 + Math.floor(draws.share() * 59) * 10

/** Earlier vendors have more games; the studio has none but its own. */
function vendorFor(vendors: readonly WholeVendor[], gameType: GameType, draws: Draws): string {
  const mine = vendors.filter((vendor) => vendor.gameType === gameType)
  const turn = mine[Math.floor(draws.share() ** 1.3 * mine.length)]
  const chosen =
    turn?.vendorCode === studioCode ? draws.pick(mine.filter((vendor) => vendor !== turn)) : turn
  if (!chosen) throw new RangeError(`no vendor has ${gameType}`)
  return chosen.vendorCode
}

function classifyOf(vendors: readonly WholeVendor[], game: CatalogueGame, kind: string): string[] {
  const vendor = vendors.find(
    ({ vendorCode, gameType }) => vendorCode === game.vendorCode && gameType === game.gameType,
  )
  return (
    vendor?.categories
      .filter((category) => category.holds({ theme: game.theme, features: game.features, kind }))
      .map(({ key }) => key) ?? []
  )
}

const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '')
