// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import { lotteries } from '@tessera/rules/lottery/lotteries'
import { countedPercent, edgeLeft, giftPercent, mostTurnoverBasisPoints } from '@tessera/rules/rewards/edges'
import { sports } from '@tessera/rules/sportsbook/model/sport'
import type { DomainHandlers } from '../../../platform/http/index.ts'
import type { GameType } from '../../catalogue/index.ts'
import { lotteryVendor } from '../../lottery/index.ts'
import { rewardsOfBets } from '../../rewards/index.ts'
import { gameTypeOf, sportsbookVendor } from '../../sportsbook/index.ts'
import { presentPage } from '../../wallet/index.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { brandFilter } from '../brand-filter.ts'

type Row = OperationOutput<'backoffice.gameEdges'>['list'][number]
/** With the least that rewards leave of its edge, whatever the rank. */
type ListedRow = Row & { least: number }

interface NamedGame {
  vendor: string
  vendorName: string
  gameCode: string
  gameType: GameType
  name: string
}

/** The games that the platform itself offers. */
const ownGames: readonly NamedGame[] = [
  ...lotteries.map(({ gameCode, name }) => ({
    vendor: lotteryVendor.vendorCode,
    vendorName: lotteryVendor.name,
    gameCode,
    gameType: 'LOTT' as const,
    name,
  })),
  ...sports.map((sport) => ({
    vendor: sportsbookVendor.vendorCode,
    vendorName: sportsbookVendor.name,
    gameCode: sport,
    gameType: gameTypeOf(sport),
    name: sport,
  })),
]

export const edgeCalls = (
  deps: BackofficeDeps,
): Pick<DomainHandlers<'backoffice'>, 'backoffice.gameEdges'> => ({
  async 'backoffice.gameEdges'({ brandCode, gameType, search, pageNo, pageSize }, { db, brandCode: host }) {
    const [catalogue] = await Promise.all([deps.snapshot.current(), deps.gameEdges.refresh()])
    const brand = (await brandFilter(deps, brandCode)) ?? host
    const rewards = await rewardsOfBets(db, deps.settings.of(brand))
    const games: NamedGame[] = [
      ...catalogue.games.map((game) => ({
        vendor: game.vendorCode,
        vendorName: game.vendorName,
        gameCode: game.gameId,
        gameType: game.gameType,
        name: game.name,
      })),
      ...ownGames,
    ]
    const wanted = search.trim().toLowerCase()
    const rows = games
      .filter((game) => gameType === '' || game.gameType === gameType)
      .filter(({ name, gameCode }) => `${name} ${gameCode}`.toLowerCase().includes(wanted))
      .map((game) =>
        rowOf(game, deps.gameEdges.of(game.vendor, game.gameCode), rewards.get(game.gameType) ?? []),
      )
      .toSorted(inOrder)
    const from = (pageNo - 1) * pageSize
    return {
      ...presentPage(
        rows.slice(from, from + pageSize).map(({ least: _, ...row }) => row),
        rows.length,
        { pageNo, pageSize },
      ),
      mostPercent: mostTurnoverBasisPoints / 100,
      giftPercent,
    }
  },
})

/** Those with the least left first; where nothing is kept and nothing given, such as in card rooms, last. */
const inOrder = (one: ListedRow, other: ListedRow): number =>
  Number(one.edge === 0) - Number(other.edge === 0) ||
  one.least - other.least ||
  one.name.localeCompare(other.name, 'en')

function rowOf(
  { vendorName, gameCode, gameType, name }: NamedGame,
  edge: number,
  rewards: readonly Parameters<typeof edgeLeft>[1][],
): ListedRow {
  const left = rewards.map((ofRank) => Math.floor(edgeLeft(edge, ofRank) * 10_000) / 10_000)
  return {
    ...{ vendorName, gameCode, gameType, name },
    edge: edge / 100,
    counted: countedPercent(edge),
    left,
    least: Math.min(...left),
  }
}
