// SPDX-License-Identifier: Apache-2.0
import {
  writeList,
  writeObject,
  type DomainHandlers,
  type RequestFacts,
  type Written,
} from '../../platform/http/index.ts'
import { busyKey, type Busy } from './lists/busy.ts'
import { countFacets } from './lists/count-facets.ts'
import { filterGames, gamesOfType, type GameQuery } from './lists/filter-games.ts'
import { byRank, homeOf, homeRows, type Ranks, rowLength } from './lists/home-sections.ts'
import { pageOf } from './lists/page.ts'
import { rememberBy } from './lists/remember.ts'
import { listVendors, vendorLanes } from './lists/show-vendors.ts'
import { namedIn } from './lists/words.ts'
import { favouriteCalls } from './favourite-calls.ts'
import { favouriteIdsOf } from './favourite-store.ts'
import { present, type PresentDeps, type Viewer, type WireGame } from './present-game.ts'
import type { SnapshotSource } from './snapshot/create-snapshot-source.ts'
import type { Game } from './snapshot/snapshot.ts'
import { createGameWriter } from './write-game.ts'

export interface CatalogueDeps extends PresentDeps {
  snapshot: SnapshotSource
  busy: Busy
  vendorPicture(vendorCode: string): string
  /** ISO 3166 alpha-2 code; undefined when unknown. */
  countryOf(ip: string): Promise<string | undefined>
  /** The member of a request's session, if any. */
  memberOf(facts: RequestFacts): Promise<bigint | undefined>
}

const sizes = { lobby: 42, search: 28, hot: 20, favourites: 999, popup: 1_000 } as const
const mostSuggestions = 10
const mostRanked = 100
const mostAsked = 100

/** The default length of a list, by kind of list (D-89). */
const usualSize = ({ gameName, gameClassify }: GameQuery): number =>
  gameClassify === 'FAV'
    ? sizes.favourites
    : gameName !== ''
      ? sizes.search
      : gameClassify === 'HOT'
        ? sizes.hot
        : sizes.lobby

/** The query of a call by our words: the wire calls the code of a vendor its vassalage. */
const queryOf = <Asked extends { vassalage: string }>({
  vassalage: vendorCode,
  ...query
}: Asked): Omit<Asked, 'vassalage'> & { vendorCode: string } => ({ ...query, vendorCode })

const upTo = (asked: number, most: number): number =>
  Number.isSafeInteger(asked) && asked >= 1 ? Math.min(asked, most) : 0

export const catalogueCalls = (deps: CatalogueDeps): DomainHandlers<'catalogue'> => {
  const viewerOf = async ({ language, ip }: RequestFacts): Promise<Viewer> => ({
    language,
    country: await deps.countryOf(ip),
  })
  const presentGames = async (games: readonly Game[], facts: RequestFacts) =>
    games.map(present(deps, await viewerOf(facts)))
  const writer = createGameWriter(deps)
  deps.snapshot.beforePublished(writer.prepare)
  const written = async (games: readonly Game[], facts: RequestFacts): Promise<Written<WireGame[]>> =>
    writeList(games.map(writer.for(await viewerOf(facts))))
  /** Only the list of favourites depends on the member. */
  async function favouritesFor(
    { gameClassify }: GameQuery,
    facts: RequestFacts & { db: Parameters<typeof favouriteIdsOf>[0] },
  ): Promise<ReadonlySet<number>> {
    const memberId = gameClassify === 'FAV' ? await deps.memberOf(facts) : undefined
    return new Set(memberId === undefined ? [] : await favouriteIdsOf(facts.db, memberId))
  }
  /** Hot games are requested in every language. */
  const rememberedHot = rememberBy<Ranks, readonly Game[]>(100)
  const searchFor = ({ gameName }: GameQuery) => (gameName === '' ? undefined : deps.snapshot.search())

  return {
    async 'catalogue.games'(asked, facts) {
      const query = queryOf(asked)
      const [snapshot, search, favourites] = [
        await deps.snapshot.current(),
        await searchFor(query),
        await favouritesFor(query, facts),
      ]
      const { games, didYouMean } = filterGames(snapshot, search, query, favourites)
      const { items, ...rest } = pageOf(games, {
        ...query,
        pageSize: query.pageSize === 0 ? usualSize(query) : query.pageSize,
      })
      // Whatever is counted, is what opens; the pages go on to the titles without a game.
      const totalCount = games.filter(({ hasGame }) => hasGame).length
      return writeObject({ games: await written(items, facts), ...rest, totalCount, didYouMean })
    },
    async 'catalogue.facets'(asked, facts) {
      const query = queryOf(asked)
      return countFacets(
        await deps.snapshot.current(),
        await searchFor(query),
        query,
        await favouritesFor(query, facts),
        facts.language,
      )
    },
    async 'catalogue.suggest'({ text, limit }, facts) {
      const { byNode } = await deps.snapshot.current()
      const found = (await deps.snapshot.search()).suggest(text, {
        language: facts.language,
        limit: upTo(limit, mostSuggestions),
      })
      return {
        games: await presentGames(
          found.nodeIds.flatMap((nodeId) => byNode.get(nodeId) ?? []),
          facts,
        ),
        didYouMean: found.didYouMean,
        themes: found.themes.map((key) => ({ key })),
        features: found.features.map((key) => ({ key })),
        vendors: found.vendors.map(({ vendorCode, gameType, name, names }) => ({
          vassalage: vendorCode,
          gameType,
          displayName: namedIn(facts.language, names, name),
        })),
      }
    },
    async 'catalogue.hotGames'({ gameType, vassalage: vendorCode }, facts) {
      const [snapshot, { value: ranks }] = [await deps.snapshot.current(), await deps.busy.ranks.current()]
      const hottest = rememberedHot(ranks, JSON.stringify([snapshot.version, gameType, vendorCode]), () => {
        const hot = gamesOfType(snapshot, gameType).filter(
          (game) => game.isHot && (vendorCode === '' || game.vendorCode === vendorCode),
        )
        return byRank(hot, ranks).slice(0, sizes.hot)
      })
      return writeObject({ list: await written(hottest, facts) })
    },
    'catalogue.vendors': async (_, facts) => listVendors(await deps.snapshot.current(), deps, facts),
    'catalogue.vendorLanes': async (_, facts) => vendorLanes(await deps.snapshot.current(), deps, facts),
    async 'catalogue.rankList'({ gameType, limitNum }, facts) {
      const [snapshot, { value: ranks }] = [await deps.snapshot.current(), await deps.busy.ranks.current()]
      const ranked = byRank(
        gamesOfType(snapshot, gameType).filter((game) => ranks.has(busyKey(game))),
        ranks,
      ).slice(0, upTo(limitNum, mostRanked))
      return {
        list: (await presentGames(ranked, facts)).map((game, index) => ({ ...game, rank: index + 1 })),
      }
    },
    async 'catalogue.popupGames'({ gameType, vassalage: vendorCode, pageNo, pageSize }, facts) {
      const those = gamesOfType(await deps.snapshot.current(), gameType).filter(
        (game) => vendorCode === '' || game.vendorCode === vendorCode,
      )
      const { items, ...rest } = pageOf(those, { pageNo, pageSize: pageSize === 0 ? sizes.popup : pageSize })
      return writeObject({ games: await written(items, facts), ...rest })
    },
    async 'catalogue.livePlayers'({ nodeIds }) {
      const [{ byNode }, { value: players }] = [
        await deps.snapshot.current(),
        await deps.busy.players.current(),
      ]
      const asked = [...new Set(nodeIds.split(',').map(Number))].slice(0, mostAsked)
      return {
        list: asked.flatMap((nodeId) => {
          const game = byNode.get(nodeId)
          const count = game && players.get(busyKey(game))
          return count === undefined ? [] : [{ nodeId, players: count }]
        }),
      }
    },
    async 'catalogue.homeSections'(_, facts) {
      const [snapshot, { value: ranks }] = [await deps.snapshot.current(), await deps.busy.ranks.current()]
      const rows = homeRows(snapshot, ranks, homeOf(snapshot, facts.brandCode), facts)
      const write = writer.for(await viewerOf(facts))
      return writeList(
        rows.map((row) =>
          writeObject({ ...row, games: writeList(row.games.slice(0, rowLength).map(write)) }),
        ),
      )
    },
    ...favouriteCalls(deps, viewerOf),
  }
}
