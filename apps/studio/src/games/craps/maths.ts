// SPDX-License-Identifier: Apache-2.0
import { combinationsOf } from '../../fair/table/dice.ts'
import { paying, RETURN_ONE, type TableGame } from '../../fair/table/table-game.ts'

/**
 * The dice are rolled until each chip is decided, at most so often; what is undecided then goes back. Every
 * roll decides a waiting chip with a chance of a quarter or more: a chip goes back in less than one of 10^11 rounds.
 */
export const CRAPS_ROLLS = 96

export const CRAPS_NUMBERS = [4, 5, 6, 8, 9, 10] as const
export const CRAPS_HARDWAYS = [4, 6, 8, 10] as const
/** Decided by the first roll alone. */
export const CRAPS_ONE_ROLL = [
  'field',
  'any-seven',
  'any-craps',
  'roll-2',
  'roll-3',
  'roll-11',
  'roll-12',
] as const

export const CRAPS_SPOTS: readonly string[] = [
  'pass',
  'dont-pass',
  ...CRAPS_ONE_ROLL,
  ...CRAPS_NUMBERS.map((number) => `place-${number}`),
  ...CRAPS_HARDWAYS.map((number) => `hard-${number}`),
]

/** What winning spots pay: profit to per. The field pays double on 2 and triple on 12. */
export const CRAPS_ODDS: Readonly<Record<string, readonly [profit: number, per: number]>> = {
  pass: [1, 1],
  'dont-pass': [1, 1],
  field: [1, 1],
  'any-seven': [4, 1],
  'any-craps': [7, 1],
  'roll-2': [30, 1],
  'roll-3': [15, 1],
  'roll-11': [15, 1],
  'roll-12': [30, 1],
  'place-4': [9, 5],
  'place-5': [7, 5],
  'place-6': [7, 6],
  'place-8': [7, 6],
  'place-9': [7, 5],
  'place-10': [9, 5],
  'hard-4': [7, 1],
  'hard-6': [9, 1],
  'hard-8': [9, 1],
  'hard-10': [7, 1],
}

export interface CrapsEvent {
  readonly type: 'roll'
  /** Two faces, 1 to 6. */
  readonly dice: readonly [number, number]
}

type Dice = CrapsEvent['dice']

/** Both dice from one float: floor(float x 36), its sixes and its rest. */
export function crapsDice(float: number): Dice {
  const number = Math.floor(float * 36)
  return [Math.floor(number / 6) + 1, (number % 6) + 1]
}

const totalOf = ([first, second]: Dice): number => first + second
const isPoint = (total: number): boolean => CRAPS_NUMBERS.some((number) => number === total)
const won = (spot: string): number => paying(...CRAPS_ODDS[spot]!)

/** What the spot gets back after these rolls; undefined while it is undecided. */
export function decidedReturn(spot: string, rolls: readonly Dice[]): number | undefined {
  const first = rolls[0]
  if (!first) return undefined
  if (spot === 'pass' || spot === 'dont-pass') return lineReturn(spot, rolls)
  const [kind, wanted] = spot.split('-')
  if (kind === 'place') return raceReturn(spot, rolls, (dice) => totalOf(dice) === Number(wanted))
  if (kind === 'hard') return hardReturn(spot, rolls, Number(wanted))
  return firstRollReturn(spot, totalOf(first))
}

/** Seven or eleven wins at once, 2, 3 or 12 loses; any other total must come again before a seven. */
function lineReturn(spot: 'pass' | 'dont-pass', rolls: readonly Dice[]): number | undefined {
  const totals = rolls.map(totalOf)
  const [come, ...later] = totals
  const passes = isPoint(come!)
    ? later.find((total) => total === come || total === 7)
    : come === 7 || come === 11
      ? come
      : 0
  if (passes === undefined) return undefined
  const isPassed = isPoint(come!) ? passes === come : passes !== 0
  if (spot === 'pass') return isPassed ? won(spot) : 0
  if (come === 12) return RETURN_ONE
  return isPassed ? 0 : won(spot)
}

/** Wins if such a roll comes before a seven. */
function raceReturn(spot: string, rolls: readonly Dice[], wins: (dice: Dice) => boolean): number | undefined {
  const deciding = rolls.find((dice) => wins(dice) || totalOf(dice) === 7)
  return deciding && (wins(deciding) ? won(spot) : 0)
}

/** Wins if the total comes as a double before a seven and before it comes otherwise. */
function hardReturn(spot: string, rolls: readonly Dice[], total: number): number | undefined {
  const deciding = rolls.find((dice) => totalOf(dice) === total || totalOf(dice) === 7)
  return deciding && (totalOf(deciding) === total && deciding[0] === deciding[1] ? won(spot) : 0)
}

function firstRollReturn(spot: string, total: number): number {
  if (spot === 'field') {
    if (total === 2) return paying(2)
    if (total === 12) return paying(3)
    return total <= 4 || total >= 9 ? won(spot) : 0
  }
  if (spot === 'any-seven') return total === 7 ? won(spot) : 0
  if (spot === 'any-craps') return total <= 3 || total === 12 ? won(spot) : 0
  return spot === `roll-${total}` ? won(spot) : 0
}

/** After each first roll everything that can still win does, and then the point or the seven comes. */
const bestRolls: readonly (readonly Dice[])[] = combinationsOf(2).flatMap((faces) => {
  const first: Dice = [faces[0]!, faces[1]!]
  const total = totalOf(first)
  if (total === 7) return [[first]]
  const others: readonly Dice[] = [
    [2, 2],
    [3, 3],
    [4, 4],
    [5, 5],
    [2, 3],
    [4, 5],
  ]
  const made = [first, ...others.filter((dice) => totalOf(dice) !== total)]
  return [[3, 4] as const, ...(isPoint(total) ? [first] : [])].map((end): readonly Dice[] => [...made, end])
})

/** Craps for one player: every chip is decided within the round. */
export const crapsGame: TableGame<CrapsEvent, readonly Dice[]> = {
  spots: CRAPS_SPOTS,
  floats: CRAPS_ROLLS,
  deal(floats, spots) {
    const rolls: Dice[] = []
    for (const float of floats.slice(0, CRAPS_ROLLS)) {
      rolls.push(crapsDice(float))
      if (spots.every((spot) => decidedReturn(spot, rolls) !== undefined)) break
    }
    return rolls.map((dice) => ({ type: 'roll', dice }))
  },
  judge: (events) => events.map(({ dice }) => dice),
  returns: (spot, rolls) => decidedReturn(spot, rolls) ?? RETURN_ONE,
  best: bestRolls,
}
