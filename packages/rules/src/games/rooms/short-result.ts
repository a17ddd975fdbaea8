// SPDX-License-Identifier: Apache-2.0
import { MONEY_WHEEL, type MoneyWheelSymbol } from './money-wheel.ts'
import type { RoomGame } from './room.ts'

/** In which colour a result is shown. */
export const RESULT_TONES = ['red', 'black', 'green', 'blue', 'gold', 'plain'] as const
export type ResultTone = (typeof RESULT_TONES)[number]

/** A round as a lobby shows it: a number or a letter, and its colour. */
export interface ShortResult {
  readonly label: string
  readonly tone: ResultTone
}

const RED_POCKETS: ReadonlySet<number> = new Set([
  1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36,
])
/** As the segments of the money wheel are. */
const MONEY_TONES: Readonly<Record<MoneyWheelSymbol, ResultTone>> = {
  '1': 'plain',
  '2': 'blue',
  '5': 'green',
  '10': 'gold',
  '20': 'red',
  joker: 'black',
  star: 'black',
}
const FIGURES: Readonly<Partial<Record<MoneyWheelSymbol, string>>> = { joker: 'J', star: '★' }
const SUITS = 4
const TENS = 10
const HALF_OF_TOTALS = 11
const FACES = 3
const TWENTY = 20
const TWENTY_ONE = 21

type Events = readonly Readonly<Record<string, unknown>>[]

/**
 * The result of a round by its events: of roulette its pocket, of baccarat P, B or T, of dragon tiger D, T or =, of sic bo
 * its total, of fan tan what is left, of xoc dia how many discs are red, of the money wheel its symbol, of blackjack what the
 * dealer has: BJ, a total, or × above 21. Null for events that are not of this game.
 */
export function shortResult(game: RoomGame, events: unknown): ShortResult | null {
  return isEvents(events) ? ofGame[game](events) : null
}

const isEvents = (events: unknown): events is Events =>
  Array.isArray(events) && events.every((event) => typeof event === 'object' && event !== null)

const ofGame: Readonly<Record<RoomGame, (events: Events) => ShortResult | null>> = {
  roulette([stop]) {
    const pocket = stop?.['pocket']
    if (typeof pocket !== 'number') return null
    return { label: String(pocket), tone: pocket === 0 ? 'green' : RED_POCKETS.has(pocket) ? 'red' : 'black' }
  },
  baccarat: ofBaccarat,
  supersix: ofBaccarat,
  dragontiger(events) {
    const [dragon, tiger] = ['dragon', 'tiger'].map((side) => cardsOf(events, side).map(rankOf)[0])
    if (dragon === undefined || tiger === undefined) return null
    if (dragon === tiger) return { label: '=', tone: 'green' }
    return dragon > tiger ? { label: 'D', tone: 'red' } : { label: 'T', tone: 'gold' }
  },
  sicbo([dice]) {
    const faces = dice?.['faces']
    if (!isNumbers(faces) || faces.length !== FACES) return null
    const total = sum(faces)
    if (new Set(faces).size === 1) return { label: String(total), tone: 'green' }
    return { label: String(total), tone: total >= HALF_OF_TOTALS ? 'red' : 'blue' }
  },
  fantan([counted]) {
    const beads = counted?.['beads']
    return typeof beads === 'number' ? { label: String(beads % 4 || 4), tone: 'plain' } : null
  },
  xocdia([shaken]) {
    const discs = shaken?.['red']
    if (!Array.isArray(discs)) return null
    const red = discs.filter((side) => side === true).length
    return { label: String(red), tone: red % 2 === 0 ? 'red' : 'black' }
  },
  blackjack([table]) {
    const cards = table?.['dealer']
    if (!isNumbers(cards) || cards.length < 2) return null
    const total = totalOf(cards)
    if (total > TWENTY_ONE) return { label: '×', tone: 'green' }
    if (total === TWENTY_ONE && cards.length === 2) return { label: 'BJ', tone: 'gold' }
    return { label: String(total), tone: total >= TWENTY ? 'red' : 'plain' }
  },
  moneywheel([stop]) {
    const segment = stop?.['segment']
    const symbol = typeof segment === 'number' ? MONEY_WHEEL[segment] : undefined
    return symbol === undefined ? null : { label: FIGURES[symbol] ?? symbol, tone: MONEY_TONES[symbol] }
  },
}

function ofBaccarat(events: Events): ShortResult | null {
  const [player, banker] = ['player', 'banker'].map((side) => cardsOf(events, side).map(pointsOf))
  if (!player || !banker || player.length < 2 || banker.length < 2) return null
  const difference = (sum(player) % TENS) - (sum(banker) % TENS)
  if (difference === 0) return { label: 'T', tone: 'green' }
  return difference > 0 ? { label: 'P', tone: 'blue' } : { label: 'B', tone: 'red' }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)
/** 1 for an ace to 13 for a king, of a card from 0 to 51. */
const rankOf = (card: number): number => Math.floor(card / SUITS) + 1
/** 1 for an ace, 0 for tens and pictures. */
const pointsOf = (card: number): number => (rankOf(card) >= TENS ? 0 : rankOf(card))
/** The best total of blackjack: an ace counts 11 where that is not too much. */
function totalOf(cards: readonly number[]): number {
  const hard = sum(cards.map((card) => Math.min(rankOf(card), TENS)))
  return hard + TENS <= TWENTY_ONE && cards.some((card) => rankOf(card) === 1) ? hard + TENS : hard
}
const isNumbers = (list: unknown): list is number[] =>
  Array.isArray(list) && list.every((one) => typeof one === 'number')
const cardsOf = (events: Events, side: string): number[] =>
  events.flatMap((event) =>
    event['side'] === side && typeof event['card'] === 'number' ? [event['card']] : [],
  )
