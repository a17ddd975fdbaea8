// SPDX-License-Identifier: Apache-2.0
import { isMarketOf } from '@tessera/rules/sportsbook/market-types/market-types'
import type { MarketTerms } from '@tessera/rules/sportsbook/model/market'
import type { Sport } from '@tessera/rules/sportsbook/model/sport'

/** A market of the feed as one of ours. */
interface MappedMarket {
  type: string
  /** By sport; `#` is the number that a specifier gives. */
  periods: Partial<Readonly<Record<Sport, string>>>
  /** The specifier of its line, and of the number of its part. */
  line?: 'hcp' | 'total'
  number?: string
  /** Our outcome by theirs. */
  outcomes: Readonly<Record<string, string>>
}

const threeWay = { '1': 'home', '2': 'draw', '3': 'away' }
const twoWay = { '4': 'home', '5': 'away' }
const twoResults = { '9': 'home_or_draw', '10': 'home_or_away', '11': 'draw_or_away' }
const sides = { '1714': 'home', '1715': 'away' }
const overUnder = { '12': 'over', '13': 'under' }
const oddEven = { '70': 'odd', '72': 'even' }
const yesNo = { '74': 'yes', '76': 'no' }

/** 274 is 0-0, 276 is 1-0, and so on to 4-4; 324 is any other score. */
const scores = Object.fromEntries([
  ...[0, 1, 2, 3, 4].flatMap((away) =>
    [0, 1, 2, 3, 4].map((home) => [String(274 + 2 * (home + 5 * away)), `${home}-${away}`] as const),
  ),
  ['324', 'other'] as const,
])

const match = { football: 'regular' } as const
const firstHalf = { football: 'first_half' } as const
const secondHalf = { football: 'second_half' } as const
const game = { basketball: 'game' } as const
const quarter = { basketball: 'quarter_#' } as const

/** The markets of the feed that the book has, by their id there. Others are counted and left out. */
const marketsById: Readonly<Record<string, MappedMarket>> = {
  '1': { type: 'result_1x2', periods: match, outcomes: threeWay },
  '10': { type: 'double_chance', periods: match, outcomes: twoResults },
  '11': { type: 'draw_no_bet', periods: match, outcomes: twoWay },
  '16': { type: 'handicap', periods: match, line: 'hcp', outcomes: sides },
  '18': { type: 'total', periods: match, line: 'total', outcomes: overUnder },
  '19': { type: 'home_total', periods: match, line: 'total', outcomes: overUnder },
  '20': { type: 'away_total', periods: match, line: 'total', outcomes: overUnder },
  '26': { type: 'odd_even', periods: match, outcomes: oddEven },
  '29': { type: 'both_score', periods: match, outcomes: yesNo },
  '45': { type: 'correct_score', periods: match, outcomes: scores },
  '60': { type: 'result_1x2', periods: { ...firstHalf, basketball: 'first_half' }, outcomes: threeWay },
  '63': { type: 'double_chance', periods: firstHalf, outcomes: twoResults },
  '64': { type: 'draw_no_bet', periods: { ...firstHalf, basketball: 'first_half' }, outcomes: twoWay },
  '66': {
    type: 'handicap',
    periods: { ...firstHalf, basketball: 'first_half' },
    line: 'hcp',
    outcomes: sides,
  },
  '68': {
    type: 'total',
    periods: { ...firstHalf, basketball: 'first_half' },
    line: 'total',
    outcomes: overUnder,
  },
  '69': { type: 'home_total', periods: firstHalf, line: 'total', outcomes: overUnder },
  '70': { type: 'away_total', periods: firstHalf, line: 'total', outcomes: overUnder },
  '74': { type: 'odd_even', periods: { ...firstHalf, basketball: 'first_half' }, outcomes: oddEven },
  '75': { type: 'both_score', periods: firstHalf, outcomes: yesNo },
  '83': { type: 'result_1x2', periods: secondHalf, outcomes: threeWay },
  '186': { type: 'money_line', periods: { tennis: 'sets', esports: 'maps' }, outcomes: twoWay },
  '187': { type: 'handicap', periods: { tennis: 'games' }, line: 'hcp', outcomes: sides },
  '188': { type: 'handicap', periods: { tennis: 'sets' }, line: 'hcp', outcomes: sides },
  '189': { type: 'total', periods: { tennis: 'games' }, line: 'total', outcomes: overUnder },
  '202': { type: 'money_line', periods: { tennis: 'set_#' }, number: 'setnr', outcomes: twoWay },
  '203': {
    type: 'handicap',
    periods: { tennis: 'set_#' },
    number: 'setnr',
    line: 'hcp',
    outcomes: sides,
  },
  '204': {
    type: 'total',
    periods: { tennis: 'set_#' },
    number: 'setnr',
    line: 'total',
    outcomes: overUnder,
  },
  '219': { type: 'money_line', periods: game, outcomes: twoWay },
  '223': { type: 'handicap', periods: game, line: 'hcp', outcomes: sides },
  '225': { type: 'total', periods: game, line: 'total', outcomes: overUnder },
  '227': { type: 'home_total', periods: game, line: 'total', outcomes: overUnder },
  '228': { type: 'away_total', periods: game, line: 'total', outcomes: overUnder },
  '229': { type: 'odd_even', periods: game, outcomes: oddEven },
  '235': { type: 'result_1x2', periods: quarter, number: 'quarternr', outcomes: threeWay },
  '236': { type: 'total', periods: quarter, number: 'quarternr', line: 'total', outcomes: overUnder },
  '303': { type: 'handicap', periods: quarter, number: 'quarternr', line: 'hcp', outcomes: sides },
  '327': { type: 'handicap', periods: { esports: 'maps' }, line: 'hcp', outcomes: sides },
  '328': { type: 'total', periods: { esports: 'maps' }, line: 'total', outcomes: overUnder },
  '330': { type: 'money_line', periods: { esports: 'map_#' }, number: 'mapnr', outcomes: twoWay },
}

export interface OurMarket {
  terms: MarketTerms
  outcomes: Readonly<Record<string, string>>
}

/** One of our markets for a market of the feed, by its id and specifiers. Undefined if we have none. */
export function ourMarket(sport: Sport, key: string): OurMarket | undefined {
  const [id = '', ...pairs] = key.split('|')
  const mapped = marketsById[id]
  const period = mapped?.periods[sport]
  if (!mapped || !period) return undefined
  const specifiers = new Map(pairs.map((pair) => [pair.split('=')[0], pair.slice(pair.indexOf('=') + 1)]))
  const line = mapped.line === undefined ? undefined : quartersOf(specifiers.get(mapped.line))
  const terms = {
    type: mapped.type,
    period: mapped.number === undefined ? period : period.replace('#', specifiers.get(mapped.number) ?? ''),
    ...(line !== undefined && { line }),
  }
  const known = [mapped.line, mapped.number].filter((name) => name !== undefined)
  // A specifier that we do not read may say that the market is about something else.
  if (specifiers.size !== known.length || !isMarketOf(sport, terms)) return undefined
  return { terms, outcomes: mapped.outcomes }
}

/** A line such as -0.75 in quarters; NaN for what is none, so that no market has it. */
function quartersOf(text: string | undefined): number {
  if (text === undefined || !/^[+-]?\d{1,4}(\.\d{1,2})?$/.test(text)) return Number.NaN
  const quarters = Number(text) * 4
  // Minus zero would be another line than zero.
  return Number.isInteger(quarters) ? quarters + 0 : Number.NaN
}
