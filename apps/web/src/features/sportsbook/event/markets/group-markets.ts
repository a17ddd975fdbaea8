// SPDX-License-Identifier: Apache-2.0
import { mainPeriod } from '@tessera/rules/sportsbook/model/period'
import type { Sport } from '@tessera/rules/sportsbook/model/sport'
import type { Market } from '../event-answer.ts'

/** The groups in which the markets of an event are shown. */
export const marketGroups = [
  'main',
  'goals',
  'halves',
  'quarters',
  'teams',
  'games',
  'sets',
  'maps',
  'scores',
] as const
export type MarketGroup = (typeof marketGroups)[number]

/** Markets that stand together under one name: of one type and part, in all their lines; or one in several parts. */
export interface MarketBlock {
  key: string
  type: string
  period: string
  markets: readonly Market[]
}

/** Types whose parts stand below one another in one block. */
const inOneBlock = ['interval_goal']
const lineTypes = ['handicap', 'total', 'home_total', 'away_total']
/** How many lines a suspended ladder shows, as it had them before. */
const [linesOfWhole, linesOfPart] = [5, 3]

/** The groups of a market, the first of which is where it stands if all are shown. */
export function groupsOf(sport: Sport, { type, period }: Pick<Market, 'type' | 'period'>): MarketGroup[] {
  if (sport === 'football') return groupsOfFootball(type, period)
  if (sport === 'basketball') {
    if (period.startsWith('quarter')) return ['quarters']
    if (period !== mainPeriod.basketball) return ['halves']
    return type.endsWith('_total') ? ['teams'] : ['main']
  }
  if (sport === 'tennis')
    return period === 'games' ? ['games'] : period.startsWith('set_') ? ['sets'] : ['main']
  if (sport === 'esports') return period === mainPeriod.esports ? ['main'] : ['maps']
  return ['main']
}

const goalTypes = ['both_score', 'next_goal', 'exact_goals', 'odd_even', 'interval_goal']
const mainTypes = [
  'result_1x2',
  'handicap',
  'total',
  'double_chance',
  'draw_no_bet',
  'both_score',
  'next_goal',
]

function groupsOfFootball(type: string, period: string): MarketGroup[] {
  if (type === 'correct_score') return period === 'regular' ? ['scores'] : ['scores', 'halves']
  if (type === 'half_full' || type === 'better_half' || period.endsWith('_half')) return ['halves']
  if (type.endsWith('_total')) return ['teams', 'goals']
  const groups: MarketGroup[] = [
    ...(mainTypes.includes(type) ? (['main'] as const) : []),
    ...(type === 'total' || goalTypes.includes(type) ? (['goals'] as const) : []),
  ]
  return groups.length > 0 ? groups : ['main']
}

/** The blocks of a group, or all of them, in the order in which their first markets came. */
export function blocksOf(
  sport: Sport,
  markets: readonly Market[],
  group: MarketGroup | 'all',
): MarketBlock[] {
  const blocks = new Map<string, Market[]>()
  const wanted = markets.filter(
    (market) => isOffered(market) && (group === 'all' || groupsOf(sport, market).includes(group)),
  )
  for (const market of wanted) {
    const key = inOneBlock.includes(market.type) ? market.type : `${market.type}|${market.period}`
    blocks.set(key, [...(blocks.get(key) ?? []), market])
  }
  return [...blocks].flatMap(([key, all]) => {
    const [first] = all
    const visible = lineTypes.includes(first!.type) ? visibleLines(sport, all) : all
    return visible.length === 0 ? [] : [{ key, type: first!.type, period: first!.period, markets: visible }]
  })
}

/** The groups that have something to show. */
export const groupsWithMarkets = (sport: Sport, markets: readonly Market[]): MarketGroup[] => {
  const offered = markets.filter(isOffered)
  return marketGroups.filter((group) => offered.some((market) => groupsOf(sport, market).includes(group)))
}

const isOffered = ({ status, outcomes }: Market): boolean =>
  (status === 'open' || status === 'suspended') && outcomes.some(({ price }) => price > 0)

/**
 * The lines of a ladder, the lowest first. Lines that are no longer offered are suspended: they are shown only while
 * all are, and then those nearest to even prices.
 */
function visibleLines(sport: Sport, markets: readonly Market[]): Market[] {
  const open = markets.filter(({ status }) => status === 'open')
  const most = markets[0]?.period === mainPeriod[sport] ? linesOfWhole : linesOfPart
  const visible =
    open.length > 0 ? open : markets.toSorted((one, other) => tilt(one) - tilt(other)).slice(0, most)
  return visible.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0))
}

/** How far the prices of two outcomes are from each other. */
const tilt = ({ outcomes }: Market): number =>
  Math.abs(Math.log((outcomes[0]?.price || 1) / (outcomes[1]?.price || 1)))
