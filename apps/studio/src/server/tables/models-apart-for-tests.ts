// SPDX-License-Identifier: Apache-2.0
import { createHmac } from 'node:crypto'
import type { ChipGame } from '@tessera/rules/games/rooms/room'

/**
 * The games that are played with others, written apart from the product after `game-rules.md` and nothing else: from the
 * outcome of a link to what each chip gets back, in hundredths of it. Nothing of a game's own code is used.
 */
export interface ModelApart {
  /** What a chip of 100 gets back on each spot; a spot that is not listed gets nothing. */
  pays(outcome: string): ReadonlyMap<string, number>
}

/** Whole numbers below 2^32, four bytes each, of HMAC-SHA-256(outcome, "table:0:n"). */
function* words(outcome: string): Generator<bigint> {
  for (let round = 0; ; round += 1) {
    const text = createHmac('sha256', outcome).update(`table:0:${round}`).digest('hex')
    for (let at = 0; at < text.length; at += 8) yield BigInt(`0x${text.slice(at, at + 8)}`)
  }
}

/** So many numbers below `size`: the share of 2^32 at which a word stands. */
function numbers(outcome: string, sizes: readonly number[]): number[] {
  const source = words(outcome)
  return sizes.map((size) => Number((source.next().value! * BigInt(size)) >> 32n))
}

/** Cards of an eight-deck shoe; 4 x rank + suit, the ace is rank 0. */
function cards(outcome: string, count: number): number[] {
  const picks = numbers(
    outcome,
    Array.from({ length: count }, (_, index) => 416 - index),
  )
  const moved = new Map<number, number>()
  return picks.map((pick, index) => {
    const at = index + pick
    const card = moved.get(at) ?? at
    moved.set(at, moved.get(index) ?? index)
    return card % 52
  })
}

const face = (card: number): number => Math.floor(card / 4)
const points = (card: number): number => Math.min(face(card) + 1, 10) % 10

/** Whether the banker draws at 3, 4, 5 and 6 after the player's card, as the table of section 1.1 has it. */
const bankerTable: Readonly<Record<number, string>> = { 3: '0123456790', 4: '234567', 5: '4567', 6: '67' }

/** Without commission: a banker's win pays 1:1, with six 1:2 and 12:1 on the six. */
function baccarat(outcome: string, withoutCommission = false): Map<string, number> {
  const shoe = cards(outcome, 6)
  const at = (index: number): number => points(shoe[index]!)
  let player = (at(0) + at(2)) % 10
  let banker = (at(1) + at(3)) % 10
  if (player < 8 && banker < 8) {
    const before = banker
    if (player < 6) {
      player = (player + at(4)) % 10
      if (before < 3 || (bankerTable[before] ?? '').includes(String(at(4)))) banker = (banker + at(5)) % 10
    } else if (before < 6) banker = (banker + at(4)) % 10
  }
  const paid = new Map<string, number>()
  if (player === banker) {
    paid.set('tie', 900)
    paid.set('player', 100)
    paid.set('banker', 100)
  } else if (player > banker) paid.set('player', 200)
  else if (!withoutCommission) paid.set('banker', 195)
  else if (banker === 6) paid.set('banker', 150).set('super-six', 1_300)
  else paid.set('banker', 200)
  if (face(shoe[0]!) === face(shoe[2]!)) paid.set('player-pair', 1_200)
  if (face(shoe[1]!) === face(shoe[3]!)) paid.set('banker-pair', 1_200)
  return paid
}

const supersix = (outcome: string): Map<string, number> => baccarat(outcome, true)

function dragontiger(outcome: string): Map<string, number> {
  const [dragon, tiger] = cards(outcome, 2) as [number, number]
  const paid = new Map<string, number>()
  for (const [side, card] of [
    ['dragon', dragon],
    ['tiger', tiger],
  ] as const) {
    const rank = face(card) + 1
    if (rank === 7) continue
    paid.set(`${side}-${rank > 7 ? 'big' : 'small'}`, 200)
    paid.set(`${side}-${rank % 2 ? 'odd' : 'even'}`, 200)
  }
  if (face(dragon) !== face(tiger)) return paid.set(face(dragon) > face(tiger) ? 'dragon' : 'tiger', 200)
  paid.set('dragon', 50).set('tiger', 50).set('tie', 1_200)
  return dragon % 4 === tiger % 4 ? paid.set('suited-tie', 5_100) : paid
}

const reds = ' 1 3 5 7 9 12 14 16 18 19 21 23 25 27 30 32 34 36 '
/** By how many numbers a spot covers. */
const rouletteByCount: Readonly<Record<number, number>> = { 1: 3_600, 2: 1_800, 3: 1_200, 4: 900, 6: 600 }

function roulette(outcome: string, spots: readonly string[]): Map<string, number> {
  const [pocket = 0] = numbers(outcome, [37])
  const paid = new Map<string, number>()
  for (const spot of spots) {
    const [, ...covered] = spot.split('-').map(Number)
    if (/^(straight|split|street|corner|line)-/.test(spot) && covered.includes(pocket))
      paid.set(spot, rouletteByCount[covered.length]!)
  }
  if (pocket === 0) return paid
  paid.set(`dozen-${Math.floor((pocket + 11) / 12)}`, 300)
  paid.set(`column-${((pocket + 2) % 3) + 1}`, 300)
  paid.set(reds.includes(` ${pocket} `) ? 'red' : 'black', 200)
  paid.set(pocket % 2 ? 'odd' : 'even', 200)
  return paid.set(pocket > 18 ? 'high' : 'low', 200)
}

const sicboTotals = [
  0, 0, 0, 0, 6_100, 3_100, 1_900, 1_300, 900, 800, 700, 700, 800, 900, 1_300, 1_900, 3_100, 6_100,
]

function sicbo(outcome: string): Map<string, number> {
  const dice = numbers(outcome, [6, 6, 6]).map((number) => number + 1)
  const total = dice.reduce((sum, die) => sum + die)
  const different = [...new Set(dice)].toSorted()
  const paid = new Map<string, number>()
  if (sicboTotals[total]) paid.set(`total-${total}`, sicboTotals[total])
  for (const die of different) {
    const times = dice.join('').split(String(die)).length - 1
    paid.set(`single-${die}`, 100 + times * 100)
    if (times >= 2) paid.set(`double-${die}`, 1_100)
    for (const other of different) if (other > die) paid.set(`pair-${die}-${other}`, 700)
  }
  if (different.length === 1) return paid.set(`triple-${different[0]}`, 18_100).set('any-triple', 3_100)
  return paid.set(total < 11 ? 'small' : 'big', 200).set(total % 2 ? 'odd' : 'even', 200)
}

function fantan(outcome: string): Map<string, number> {
  const [beads = 0] = numbers(outcome, [40])
  const rest = ((beads + 40 + 3) % 4) + 1
  const [next, third, last] = [1, 2, 3].map((step) => ((rest - 1 + step) % 4) + 1) as [number, number, number]
  const paid = new Map([[`fan-${rest}`, 385]])
  for (const other of [next, third, last])
    paid.set(`nim-${rest}-${other}`, 290).set(`nim-${other}-${rest}`, 100)
  paid.set(`kwok-${rest}-${next}`, 195).set(`kwok-${last}-${rest}`, 195)
  for (const [from, middle, to] of [
    [rest, next, third],
    [last, rest, next],
    [third, last, rest],
  ])
    // 1 + 19/60, in hundredths.
    paid.set(`ssh-${from}-${middle}-${to}`, 100 + 1_900 / 60)
  return paid
}

function xocdia(outcome: string): Map<string, number> {
  const red = numbers(outcome, [2, 2, 2, 2]).filter((side) => side === 0).length
  const rare = [1_500, 385, 260, 385, 1_500]
  return new Map([
    [red % 2 ? 'odd' : 'even', 195],
    [`red-${red}`, rare[red]!],
  ])
}

/** As its segments read clockwise from the joker, with what a chip of 100 gets back on each. */
const wheelSigns =
  'joker 1 2 1 5 2 1 10 1 2 1 5 1 2 20 1 2 1 5 1 2 10 1 2 1 5 1 2 star 1 2 1 10 1 2 1 5 1 2 1 20 2 1 5 1 2 1 10 1 2 5 1 2 1'
const wheelPays: Readonly<Record<string, number>> = {
  ...{ 1: 200, 2: 300, 5: 600, 10: 1_100, 20: 2_100 },
  ...{ joker: 4_100, star: 4_100 },
}

function moneywheel(outcome: string): Map<string, number> {
  const [segment = 0] = numbers(outcome, [54])
  const sign = wheelSigns.split(' ')[segment]!
  return new Map([[`wheel-${sign}`, wheelPays[sign]!]])
}

/** Every game; of roulette the names of the spots are given, their numbers are read from them. */
export const modelsApart = (rouletteSpots: readonly string[]): Readonly<Record<ChipGame, ModelApart>> => ({
  baccarat: { pays: (outcome) => baccarat(outcome) },
  dragontiger: { pays: dragontiger },
  roulette: { pays: (outcome) => roulette(outcome, rouletteSpots) },
  sicbo: { pays: sicbo },
  fantan: { pays: fantan },
  xocdia: { pays: xocdia },
  moneywheel: { pays: moneywheel },
  supersix: { pays: supersix },
})
