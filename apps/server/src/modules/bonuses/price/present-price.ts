// SPDX-License-Identifier: Apache-2.0
import type { BonusPrice, WeightGroup } from '@tessera/rules/bonuses/price-of-bonus'
import type { SpendingOrder } from '@tessera/rules/bonuses/split-stake'
import type { BonusTerms } from '@tessera/rules/bonuses/terms'
import { usualStake } from '@tessera/rules/bonuses/wagering-plan'
import type { Amount } from '@tessera/rules/money'
import { namedIn, type GameType } from '../../catalogue/index.ts'
import { paysOfGame } from './pays-of-game.ts'
import type { BonusPriceView, CatalogueGame, SimulatedCost } from './tell-bonus.ts'

interface ToPresent {
  price: BonusPrice<CatalogueGame>
  terms: BonusTerms
  bonus: Amount
  deposit: Amount
  order: SpendingOrder
  language: string
  cheapest: SimulatedCost | undefined
  dearest: SimulatedCost | undefined
  own: SimulatedCost | undefined
}

const mostGroups = 40
/** A group of no more games is listed by name, if its type has others. */
const mostNames = 3
const mostExcluded = 10
const millionthsPerPercent = 10_000

/** The price of a bonus as on the wire. */
export function presentPrice({
  price,
  terms,
  bonus,
  deposit,
  order,
  language,
  ...costs
}: ToPresent): BonusPriceView {
  const present = (cost: SimulatedCost | undefined) =>
    cost ? presentCost(cost, usualStake({ bonus, deposit, maxStake: terms.maxStake }), language) : null
  return {
    bonus,
    deposit,
    required: price.required,
    daysToWager: terms.daysToWager,
    maxStake: terms.maxStake,
    spendingOrder: order,
    groups: price.groups
      .slice(0, mostGroups)
      .map((group) => presentGroup(group, isMixed(price, group.gameType), language)),
    excludedTypes: price.excludedTypes as GameType[],
    excludedGames: {
      games: price.excludedGames.length,
      names: price.excludedGames.slice(0, mostExcluded).map((game) => nameOf(game, language)),
    },
    cheapest: present(costs.cheapest),
    dearest: present(costs.dearest),
    own: present(costs.own),
    halfWay: price.halfWay ?? null,
  }
}

const percentOf = ({ returnMillionths }: CatalogueGame): number =>
  (returnMillionths ?? 0) / millionthsPerPercent

const nameOf = ({ game }: CatalogueGame, language: string): string => namedIn(language, game.names, game.name)

/** Whether games of a type count differently. */
const isMixed = ({ groups, excludedGames }: BonusPrice<CatalogueGame>, type: string): boolean =>
  groups.filter(({ gameType }) => gameType === type).length > 1 ||
  excludedGames.some(({ gameType }) => gameType === type)

function presentGroup(
  { games, weight, stake, cheapest, dearest }: WeightGroup<CatalogueGame>,
  mixed: boolean,
  language: string,
): BonusPriceView['groups'][number] {
  const [first] = games as [CatalogueGame]
  return {
    gameType: first.game.gameType,
    weight,
    games: games.length,
    names: mixed && games.length <= mostNames ? games.map((game) => nameOf(game, language)) : [],
    unknown: games.filter(({ returnMillionths }) => returnMillionths === null).length,
    stake,
    rtp:
      cheapest && dearest ? { cheapest: percentOf(cheapest.game), dearest: percentOf(dearest.game) } : null,
    cost: cheapest && dearest ? { cheapest: cheapest.cost, dearest: dearest.cost } : null,
  }
}

function presentCost(
  { game, weight, stake, cost, chances }: SimulatedCost,
  betStake: Amount,
  language: string,
): NonNullable<BonusPriceView['cheapest']> {
  const pays = paysOfGame(game.game)
  return {
    nodeId: game.game.nodeId,
    name: nameOf(game, language),
    gameType: game.game.gameType,
    weight,
    rtp: percentOf(game),
    stake,
    cost,
    pays: pays?.kind ?? 'model',
    setting: pays?.setting ?? null,
    volatility: game.game.volatility,
    chances: chances ? { ...chances, betStake } : null,
  }
}
