// SPDX-License-Identifier: Apache-2.0
import { amountFromWire } from '@tessera/rules/money'
import type { GameType } from '@tessera/server/src/modules/catalogue/index.ts'
import type { ThemeName } from '@tessera/ui/art/index'
import { furnish, type CatalogueGame } from './catalogue-game.ts'
import { entryOf } from './entry-of.ts'
import { inHouseTitles } from './in-house-games.ts'
import { inHouseNames } from './in-house-names.ts'
import { slotTitles } from './slot-titles.ts'
import { catalogueVendors, studioCode } from './studios.ts'
import { ownCardTitles, ownHallTitles, ownRoomTitles } from './own-room-titles.ts'
import { fishingTitles, liveTitles, roomTitles, type TableTitle } from './table-titles.ts'

export { catalogueVendors, type CatalogueVendor } from './studios.ts'

export type { CatalogueGame } from './catalogue-game.ts'

const volatilities = [3, 4, 1, 4, 5, 3, 2] as const
const slotLines = [20, 10, 25, 5, 40, 20, 50, 9, 1, 30] as const
const slotStakes = [0.2, 0.1, 0.25, 1, 0.1, 0.5, 5, 0.2, 0.1, 1, 10] as const
const tableStakes = [1, 0.5, 5, 1, 2, 10] as const

const slugOf = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
const vendorsOf = (gameType: GameType): string[] =>
  catalogueVendors.filter((vendor) => vendor.gameType === gameType).map(({ vendorCode }) => vendorCode)

/** Takes one title of each world in turn, so that neighbours in a list look different. */
function interleaved(): { name: string; theme: ThemeName }[] {
  const worlds = Object.entries(slotTitles) as [ThemeName, readonly string[]][]
  const longest = Math.max(...worlds.map(([, names]) => names.length))
  return Array.from({ length: longest }, (_, round) =>
    worlds.flatMap(([theme, names]) => names.slice(round, round + 1).map((name) => ({ name, theme }))),
  ).flat()
}

function slots(): CatalogueGame[] {
  const studios = vendorsOf('RNG')
  return interleaved().map(({ name, theme }, index) =>
    furnish({
      vendorCode: entryOf(studios, index * 3 + Math.floor(index / studios.length)),
      gameId: slugOf(name),
      gameType: 'RNG',
      name,
      theme,
      volatility: entryOf(volatilities, index),
      rtpBasisPoints: 9420 + ((index * 37) % 29) * 10,
      minimumStake: amountFromWire(entryOf(slotStakes, index)),
      lines: entryOf(slotLines, index),
      isNew: index % 11 === 4,
      isHot: index % 13 === 2,
      sort: index,
    }),
  )
}

/** The vendor whose turn it is; where that is the studio, another one. */
function makerOf(vendors: readonly string[], index: number): string {
  const turn = entryOf(vendors, index)
  const makers = vendors.filter((code) => code !== studioCode)
  return turn === studioCode ? entryOf(makers, Math.floor(index / vendors.length)) : turn
}

function tables(gameType: GameType, titles: readonly TableTitle[]): CatalogueGame[] {
  const vendors = vendorsOf(gameType)
  return titles.map(({ name, theme, rtpBasisPoints }, index) =>
    furnish({
      vendorCode: makerOf(vendors, index),
      gameId: slugOf(name),
      gameType,
      name,
      theme,
      volatility: entryOf(volatilities, index),
      rtpBasisPoints,
      minimumStake: amountFromWire(entryOf(tableStakes, index)),
      lines: null,
      isNew: index % 7 === 5,
      isHot: index % 6 === 1,
      sort: index,
    }),
  )
}

/** Vendors of a grid open their own lobby; some of them list more than that. */
function lobbies(gameType: GameType, theme: ThemeName, kind: string): CatalogueGame[] {
  return catalogueVendors
    .filter((vendor) => vendor.gameType === gameType)
    .map(({ vendorCode, name, sort }) =>
      furnish({
        vendorCode,
        gameId: 'lobby',
        gameType,
        name: name.includes(kind) ? name : `${name} ${kind}`,
        theme,
        volatility: 3,
        rtpBasisPoints: null,
        minimumStake: amountFromWire(1),
        lines: null,
        isNew: false,
        isHot: false,
        sort,
      }),
    )
}

interface Further {
  vendorCode: string
  gameType: GameType
  /** A sport of the book, or one of our lotteries. */
  gameId: string
  name: string
  theme: ThemeName
}

/** What the vendors of a grid with a list of games have besides their lobby: what it opens, the id says. */
const listed = (
  [
    {
      vendorCode: 'KKL',
      gameType: 'SPORTS',
      gameId: 'football',
      name: 'Kickline Football',
      theme: 'football',
    },
    {
      vendorCode: 'KKL',
      gameType: 'SPORTS',
      gameId: 'basketball',
      name: 'Kickline Basketball',
      theme: 'court',
    },
    { vendorCode: 'KKL', gameType: 'SPORTS', gameId: 'tennis', name: 'Kickline Tennis', theme: 'court' },
    { vendorCode: 'DRM', gameType: 'LOTT', gameId: 'MEGA-645', name: 'Drumlot Six of 45', theme: 'lottery' },
    { vendorCode: 'DRM', gameType: 'LOTT', gameId: 'MAX-3D', name: 'Drumlot Three Digits', theme: 'lottery' },
    { vendorCode: 'QKD', gameType: 'ELOTT', gameId: 'KENO', name: 'Quickdraw Keno', theme: 'lottery' },
    { vendorCode: 'QKD', gameType: 'ELOTT', gameId: 'D5-1', name: 'Quickdraw Five Digits', theme: 'lottery' },
  ] satisfies Further[]
).map((title, index) =>
  furnish({
    ...title,
    volatility: 3,
    rtpBasisPoints: null,
    minimumStake: amountFromWire(1),
    lines: null,
    isNew: false,
    isHot: false,
    // Behind the lobbies of all.
    sort: 10 + index,
  }),
)

/** Tables of the studio that one plays alone, listed among the live ones because no room plays their game. */
const liveTables = ['craps']

const inHouse: CatalogueGame[] = inHouseTitles.map(({ gameId, name, theme, rtpBasisPoints }, sort) =>
  furnish({
    vendorCode: studioCode,
    gameId,
    gameType: 'INHOUSE',
    alsoIn: liveTables.some((table) => gameId === `inh_${table}`) ? ['LIVE'] : [],
    name,
    names: inHouseNames(gameId),
    theme,
    volatility: 3,
    rtpBasisPoints,
    minimumStake: amountFromWire(0.1),
    lines: null,
    isNew: false,
    isHot: true,
    client: 'own',
    sort,
  }),
)

/** The tables of the studio that many play at together. */
const ownRooms: CatalogueGame[] = ownRoomTitles.map((title, sort) =>
  furnish({
    ...title,
    vendorCode: studioCode,
    gameType: 'LIVE',
    names: inHouseNames(title.gameId),
    volatility: 3,
    lines: null,
    isNew: true,
    isHot: true,
    client: 'own',
    sort,
  }),
)

/** The tables of the studio at which members play each other. */
const ownCardRooms: CatalogueGame[] = ownCardTitles.map((title, sort) =>
  furnish({
    ...title,
    vendorCode: studioCode,
    gameType: 'PVP',
    names: inHouseNames(title.gameId),
    volatility: null,
    lines: null,
    isNew: true,
    isHot: true,
    client: 'own',
    sort,
  }),
)

/** The halls of the studio in which members shoot at the same fish. */
const ownHalls: CatalogueGame[] = ownHallTitles.map((title, sort) =>
  furnish({
    ...title,
    vendorCode: studioCode,
    gameType: 'FISH',
    names: inHouseNames(title.gameId),
    volatility: null,
    lines: null,
    isNew: true,
    isHot: true,
    client: 'own',
    sort,
  }),
)

/** All games of the demonstration installation, its own first. */
export const catalogueGames: readonly CatalogueGame[] = [
  ...inHouse,
  ...ownRooms,
  ...ownCardRooms,
  ...ownHalls,
  ...slots(),
  ...tables('LIVE', liveTitles),
  ...tables('FISH', fishingTitles),
  ...tables('PVP', roomTitles),
  ...lobbies('SPORTS', 'football', 'Sports'),
  ...lobbies('ESPORTS', 'esports', 'Arena'),
  ...lobbies('LOTT', 'lottery', 'Lottery'),
  ...lobbies('ELOTT', 'lottery', 'Draws'),
  ...lobbies('COCKFIGHT', 'rooster', 'Cockfight'),
  ...listed,
]

/** The id of a game's picture: it stays the same when a database is created again. */
export const pictureIdOf = (game: { vendorCode: string; gameId: string }): string =>
  `${game.vendorCode}/${game.gameId}`
