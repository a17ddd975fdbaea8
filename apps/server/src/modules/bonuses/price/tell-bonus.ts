// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import {
  costAt,
  priceOfBonus,
  type BonusPrice,
  type CostAt,
  type PricedGame,
} from '@tessera/rules/bonuses/price-of-bonus'
import { usualSeed, type WageringChances } from '@tessera/rules/bonuses/simulate-wagering'
import type { SpendingOrder } from '@tessera/rules/bonuses/split-stake'
import type { BonusTerms } from '@tessera/rules/bonuses/terms'
import type { Amount } from '@tessera/rules/money'
import {
  isBlocked,
  type CatalogueSnapshot,
  type Game,
  type GameEdges,
  type SnapshotSource,
} from '../../catalogue/index.ts'
import { paysOfGame } from './pays-of-game.ts'
import { presentPrice } from './present-price.ts'
import { recentAnswers } from './recent-answers.ts'
import { createSimulations } from './run-simulations.ts'

export type BonusPriceView = OperationOutput<'backoffice.priceBonus'>
/** A game of the catalogue with its return. */
export interface CatalogueGame extends PricedGame {
  game: Game
}
export interface SimulatedCost extends CostAt<CatalogueGame> {
  chances: WageringChances | undefined
}

export interface BonusQuestion {
  terms: BonusTerms
  bonus: Amount
  /** Zero for a bonus without a deposit. */
  deposit: Amount
  order: SpendingOrder
  /** Language code, for the names of games. */
  language: string
  /** ISO 3166 alpha-2: games that may not be played there are left out. */
  country?: string | undefined
  /** The game that the member plays most. */
  own?: { vendor: string; gameCode: string } | undefined
  seed?: number | undefined
}

/** What a bonus costs; the same terms and amounts get the same figures until the catalogue changes. */
export type TellBonus = (question: BonusQuestion) => Promise<BonusPriceView>

const mostPrices = 50
const basisPointMillionths = 100

/**
 * Creates the answers to what a bonus costs. They come from the catalogue in memory and from simulations, and
 * are remembered. Give it amounts of an offer: amounts that members choose freely would be simulated each time.
 */
export function createTellBonus({
  snapshot,
  gameEdges,
}: {
  snapshot: SnapshotSource
  gameEdges: GameEdges
}): TellBonus {
  const simulate = createSimulations()
  const recent = recentAnswers<BonusPrice<CatalogueGame>>(mostPrices)

  return async ({ language, own, seed = usualSeed, ...question }) => {
    const [catalogue] = await Promise.all([snapshot.current(), gameEdges.refresh()])
    const { bonus, deposit, order } = question
    // As every bonus is that is granted from now on.
    const terms = { ...question.terms, countsByEdge: true }
    const country = catalogue.blockedIn.has(question.country ?? '') ? question.country : undefined
    const price = await recent(keyOf(catalogue.version, { terms, bonus, deposit, order, country }), () =>
      Promise.resolve(
        priceOfBonus({ terms, bonus, deposit, order, games: gamesOf(catalogue, country, gameEdges) }),
      ),
    )
    const withChances = async (
      cost: CostAt<CatalogueGame> | undefined,
    ): Promise<SimulatedCost | undefined> => {
      const pays = cost && paysOfGame(cost.game.game)
      if (!cost || !pays) return undefined
      const { required } = price
      const wagering = { bonus, deposit, required, order, weight: cost.weight, maxStake: terms.maxStake }
      return { ...cost, chances: required > 0n ? await simulate(wagering, pays, seed) : undefined }
    }
    return presentPrice({
      price,
      terms,
      bonus,
      deposit,
      order,
      language,
      cheapest: await withChances(price.cheapest),
      dearest: await withChances(price.dearest),
      own: await withChances(
        own && costAtOwn(catalogue, { terms, required: price.required, own, gameEdges }),
      ),
    })
  }
}

/** Remembered prices share these. */
const pricedGames = new WeakMap<Game, CatalogueGame>()

function pricedGame(game: Game, edges: GameEdges): CatalogueGame {
  const edgeBasisPoints = edges.of(game.vendorCode, game.gameId)
  const known = pricedGames.get(game)
  if (known?.edgeBasisPoints === edgeBasisPoints) return known
  const priced = {
    vendor: game.vendorCode,
    gameCode: game.gameId,
    gameType: game.gameType,
    edgeBasisPoints,
    returnMillionths: game.rtpBasisPoints === null ? null : game.rtpBasisPoints * basisPointMillionths,
    game,
  }
  pricedGames.set(game, priced)
  return priced
}

const gamesOf = (
  { games }: CatalogueSnapshot,
  country: string | undefined,
  edges: GameEdges,
): CatalogueGame[] => games.filter((game) => !isBlocked(game, country)).map((game) => pricedGame(game, edges))

function costAtOwn(
  { games }: CatalogueSnapshot,
  {
    terms,
    required,
    own: { vendor, gameCode },
    gameEdges,
  }: {
    terms: BonusTerms
    required: Amount
    own: { vendor: string; gameCode: string }
    gameEdges: GameEdges
  },
): CostAt<CatalogueGame> | undefined {
  const game = games.find(({ vendorCode, gameId }) => vendorCode === vendor && gameId === gameCode)
  return game && costAt(terms, required, pricedGame(game, gameEdges))
}

const keyOf = (version: number, facts: object): string =>
  JSON.stringify([version, facts], (_name, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  )
