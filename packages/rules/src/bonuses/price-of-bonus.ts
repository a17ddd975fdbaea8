// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, multiply, zero, type Amount } from '../money.ts'
import type { SpendingOrder } from './split-stake.ts'
import { countedWeightOf, requiredTurnover, type BonusTerms, type WageredGame } from './terms.ts'
import { stakeAtWeight } from './wagering-plan.ts'

/** A game whose bets may count. */
export interface PricedGame extends WageredGame {
  /** Return to player in millionths of the stakes; null when unknown. */
  returnMillionths: number | null
}

/** What it costs at one game: all that must be staked there, and what that loses in the long run. */
export interface CostAt<Game extends PricedGame> {
  game: Game
  weight: number
  /** What must be staked in all if every stake is at this game. */
  stake: Amount
  /** Stake x (1 - return): below zero at a game that gives back more than it takes. */
  cost: Amount
}

/** Games of one type that count alike. */
export interface WeightGroup<Game extends PricedGame> {
  gameType: string
  weight: number
  /** In the order given. */
  games: readonly Game[]
  stake: Amount
  /** The cost at the games whose return is known; undefined if none is. */
  cheapest: CostAt<Game> | undefined
  dearest: CostAt<Game> | undefined
}

/** What one who stops half way has, as an example: everything lost so far is what is lost on the average. */
export interface HalfWay {
  staked: Amount
  lost: Amount
  /** Cash and what it won: stays. */
  cashLeft: Amount
  /** Bonus money and what it won: goes. */
  bonusGone: Amount
}

export interface BonusPrice<Game extends PricedGame> {
  /** What must be staked at a weight of 100 percent. */
  required: Amount
  /** What counts, by type and weight, highest weight first. */
  groups: readonly WeightGroup<Game>[]
  /** Types of which no game counts. */
  excludedTypes: readonly string[]
  /** Games that do not count although others of their type do. */
  excludedGames: readonly Game[]
  /** Over all groups; undefined if no game with a known return counts. */
  cheapest: CostAt<Game> | undefined
  dearest: CostAt<Game> | undefined
  /** At the cheapest game; undefined without one, or if nothing must be staked. */
  halfWay: HalfWay | undefined
}

const million = 1_000_000n

/**
 * What a bonus costs that must be staked under these terms: the requirement, and what staking it loses on the
 * average at each group of games. Of two that cost the same, the one of the higher weight is named, then the first given.
 */
export function priceOfBonus<Game extends PricedGame>({
  terms,
  bonus,
  deposit,
  games,
  order,
}: {
  terms: BonusTerms
  bonus: Amount
  deposit: Amount
  games: readonly Game[]
  order: SpendingOrder
}): BonusPrice<Game> {
  const required = requiredTurnover(terms, { bonus, deposit })
  const groups = groupByWeight(terms, games).map((group) => priceGroup(group, required))
  const counting = new Set(groups.map(({ gameType }) => gameType))
  const cheapest = leastOf(groups.map((group) => group.cheapest))
  return {
    required,
    groups,
    excludedTypes: [...new Set(games.map(({ gameType }) => gameType))].filter((type) => !counting.has(type)),
    excludedGames: games.filter((game) => counting.has(game.gameType) && countedWeightOf(terms, game) <= 0),
    cheapest,
    dearest: mostOf(groups.map((group) => group.dearest)),
    halfWay: cheapest && required > zero ? halfWayOf(cheapest, { bonus, deposit, order }) : undefined,
  }
}

/** What it costs at one game; undefined if it does not count or its return is unknown. */
export function costAt<Game extends PricedGame>(
  terms: BonusTerms,
  required: Amount,
  game: Game,
): CostAt<Game> | undefined {
  const weight = countedWeightOf(terms, game)
  if (weight <= 0 || game.returnMillionths === null) return undefined
  const stake = stakeAtWeight(required, weight)
  return { game, weight, stake, cost: costOf(stake, game.returnMillionths) }
}

const costOf = (stake: Amount, returnMillionths: number): Amount =>
  multiply(stake, million - BigInt(returnMillionths), million)

interface Group<Game> {
  gameType: string
  weight: number
  games: Game[]
}

function groupByWeight<Game extends PricedGame>(terms: BonusTerms, games: readonly Game[]): Group<Game>[] {
  const groups = new Map<string, Group<Game>>()
  for (const game of games) {
    const weight = countedWeightOf(terms, game)
    if (weight <= 0) continue
    const key = `${weight} ${game.gameType}`
    const group = groups.get(key)
    if (group) group.games.push(game)
    else groups.set(key, { gameType: game.gameType, weight, games: [game] })
  }
  return [...groups.values()].toSorted((one, other) => other.weight - one.weight)
}

function priceGroup<Game extends PricedGame>(group: Group<Game>, required: Amount): WeightGroup<Game> {
  const stake = stakeAtWeight(required, group.weight)
  const known = group.games.filter(({ returnMillionths }) => returnMillionths !== null)
  const at = (game: Game | undefined): CostAt<Game> | undefined =>
    game && { game, weight: group.weight, stake, cost: costOf(stake, game.returnMillionths ?? 0) }
  const returnOf = ({ returnMillionths }: Game): number => returnMillionths ?? 0
  return {
    ...group,
    stake,
    cheapest: at(firstBy(known, (one, best) => returnOf(one) > returnOf(best))),
    dearest: at(firstBy(known, (one, worst) => returnOf(one) < returnOf(worst))),
  }
}

const leastOf = <Cost extends { cost: Amount }>(costs: readonly (Cost | undefined)[]): Cost | undefined =>
  firstBy(
    costs.filter((cost) => cost !== undefined),
    (one, best) => one.cost < best.cost,
  )
const mostOf = <Cost extends { cost: Amount }>(costs: readonly (Cost | undefined)[]): Cost | undefined =>
  firstBy(
    costs.filter((cost) => cost !== undefined),
    (one, worst) => one.cost > worst.cost,
  )

function firstBy<Item>(
  items: readonly Item[],
  isBefore: (one: Item, best: Item) => boolean,
): Item | undefined {
  let [best] = items
  for (const one of items) if (best !== undefined && isBefore(one, best)) best = one
  return best
}

/** Half of the stakes are made and have lost what they lose on the average: first the money that is staked first. */
function halfWayOf(
  { stake, cost }: { stake: Amount; cost: Amount },
  { bonus, deposit, order }: { bonus: Amount; deposit: Amount; order: SpendingOrder },
): HalfWay {
  const money = bonus + deposit
  const lost = least(cost > 0n ? cost / 2n : 0n, money)
  const lostFirst = least(lost, order === 'cashFirst' ? deposit : bonus)
  const [lostCash, lostBonus] =
    order === 'cashFirst' ? [lostFirst, lost - lostFirst] : [lost - lostFirst, lostFirst]
  return {
    staked: amountOfMillionths(stake / 2n),
    lost: amountOfMillionths(lost),
    cashLeft: amountOfMillionths(deposit - lostCash),
    bonusGone: amountOfMillionths(bonus - lostBonus),
  }
}

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other)
