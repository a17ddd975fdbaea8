// SPDX-License-Identifier: Apache-2.0
import {
  type Fields,
  readFields,
  readFlag,
  readId,
  readList,
  readOneOf,
  readOptional,
  readWhole,
} from './reading.ts'
import {
  type BasketballResult,
  type CockfightResult,
  type EsportsResult,
  type EventResult,
  type FootballResult,
  fightOutcomes,
  type Goal,
  type OutrightResult,
  type TennisResult,
} from './result.ts'
import { otherSide, type Score, type Side } from './sport.ts'

const sides: readonly Side[] = ['home', 'away']
const readSide = (value: unknown, name: string): Side => readOneOf(value, name, sides)

function readScore(value: unknown, name: string): Score {
  const { home, away } = readFields(value, name)
  return { home: readWhole(home, `${name}.home`, 0, 999), away: readWhole(away, `${name}.away`, 0, 999) }
}

/**
 * A result from outside: a feed, an operator or the database. Throws RangeError, naming the field, for
 * anything that cannot be a result of its sport.
 */
export function readResult(value: unknown): EventResult {
  const fields = readFields(value, 'result')
  const sport = readOneOf(fields['sport'], 'sport', [
    'football',
    'basketball',
    'tennis',
    'esports',
    'outright',
    'cockfight',
  ])
  switch (sport) {
    case 'football':
      return readFootball(fields)
    case 'basketball':
      return readBasketball(fields)
    case 'tennis':
      return readTennis(fields)
    case 'esports':
      return readEsports(fields)
    case 'outright':
      return readOutright(fields)
    case 'cockfight':
      return readCockfight(fields)
  }
}

function readFootball(fields: Fields): FootballResult {
  const halves = readList(fields['halves'], 'halves', 2, readScore)
  const ended = readWhole(fields['ended'], 'ended', 0, halves.length)
  const over = readFlag(fields['over'], 'over')
  const final = readFinal(fields, halves, over)
  if (over && !final && ended !== 2) throw new RangeError('ended is not 2, although the match is over')
  const goals = readOptional(fields['goals'], 'goals', (list, name) => readList(list, name, 99, readGoal))
  if (goals && final) throw new RangeError('goals are known, although halves are not')
  if (goals) checkGoals(goals, halves)
  return {
    sport: 'football',
    halves,
    final,
    ended,
    over,
    minute: readOptional(fields['minute'], 'minute', (minute, name) => readWhole(minute, name, 1, 90)),
    goals,
    yellowCards: readOptional(fields['yellowCards'], 'yellowCards', readScore),
    redCards: readOptional(fields['redCards'], 'redCards', readScore),
    corners: readOptional(fields['corners'], 'corners', readScore),
  }
}

/** The score at the end where its parts are not known; it stands in their place. */
function readFinal(fields: Fields, parts: readonly Score[], over: boolean): Score | undefined {
  const final = readOptional(fields['final'], 'final', readScore)
  if (final && (!over || parts.length > 0))
    throw new RangeError('final is given, although the parts are known or it is not over')
  return final
}

function readGoal(value: unknown, name: string): Goal {
  const { side, minute } = readFields(value, name)
  return { side: readSide(side, `${name}.side`), minute: readWhole(minute, `${name}.minute`, 1, 90) }
}

function checkGoals(goals: readonly Goal[], halves: readonly Score[]): void {
  if (goals.some(({ minute }, index) => minute < (goals[index - 1]?.minute ?? 0)))
    throw new RangeError('goals are not in order')
  for (const half of [0, 1]) {
    for (const side of sides) {
      const counted = goals.filter((goal) => goal.side === side && goal.minute > 45 === (half === 1)).length
      if (counted !== (halves[half]?.[side] ?? 0)) throw new RangeError('goals are not those of the halves')
    }
  }
}

function readBasketball(fields: Fields): BasketballResult {
  const quarters = readList(fields['quarters'], 'quarters', 14, readScore)
  const ended = readWhole(fields['ended'], 'ended', 0, quarters.length)
  const over = readFlag(fields['over'], 'over')
  const final = readFinal(fields, quarters, over)
  if (final && final.home === final.away) throw new RangeError('final has no winner')
  if (over && !final && (ended < 4 || ended !== quarters.length))
    throw new RangeError('ended is not all quarters, although the game is over')
  return { sport: 'basketball', quarters, final, ended, over }
}

const readBestOf = (value: unknown): number => {
  const bestOf = readWhole(value, 'bestOf', 1, 7)
  if (bestOf % 2 === 0) throw new RangeError('bestOf is even')
  return bestOf
}

function readTennis(fields: Fields): TennisResult {
  const bestOf = readBestOf(fields['bestOf'])
  const sets = readList(fields['sets'], 'sets', bestOf, readScore)
  const ended = readWhole(fields['ended'], 'ended', 0, sets.length)
  const over = readFlag(fields['over'], 'over')
  const retired = readOptional(fields['retired'], 'retired', readSide)
  const walkover = readOptional(fields['walkover'], 'walkover', readSide)
  if (sets.slice(0, ended).some(({ home, away }) => home === away))
    throw new RangeError('sets has a set without a winner')
  if (walkover && sets.length > 0) throw new RangeError('sets were played in a walkover')
  const matchTieBreak = readOptional(fields['matchTieBreak'], 'matchTieBreak', readFlag)
  if (matchTieBreak && (bestOf === 1 || sets.length !== bestOf))
    throw new RangeError('matchTieBreak is given, although the deciding set was not reached')
  const winners = sets.slice(0, ended).map(({ home, away }): Side => (home > away ? 'home' : 'away'))
  checkSeries({ winners, bestOf, over, gaveUp: retired ?? walkover, name: 'sets' })
  return {
    sport: 'tennis',
    bestOf,
    sets,
    ...(matchTieBreak && { matchTieBreak }),
    ended,
    over,
    retired,
    walkover,
  }
}

function readEsports(fields: Fields): EsportsResult {
  const bestOf = readBestOf(fields['bestOf'])
  const maps = readList(fields['maps'], 'maps', bestOf, readSide)
  const over = readFlag(fields['over'], 'over')
  const forfeit = readOptional(fields['forfeit'], 'forfeit', readSide)
  checkSeries({ winners: maps, bestOf, over, gaveUp: forfeit, name: 'maps' })
  return { sport: 'esports', bestOf, maps, over, forfeit }
}

interface Series {
  winners: readonly Side[]
  bestOf: number
  over: boolean
  gaveUp: Side | undefined
  name: string
}

/** A series ends when a side has won more than half, or gives up; nothing follows its end. */
function checkSeries({ winners, bestOf, over, gaveUp, name }: Series): void {
  const needed = (bestOf + 1) / 2
  const wonBy = (side: Side, list: readonly Side[]): number => list.filter((each) => each === side).length
  const isWon = (list: readonly Side[]): boolean => sides.some((side) => wonBy(side, list) >= needed)
  if (isWon(winners.slice(0, -1))) throw new RangeError(`${name} go on after the end`)
  if (gaveUp && (!over || isWon(winners)))
    throw new RangeError(`${name}: ${otherSide(gaveUp)} has not won by it`)
  if (over !== (isWon(winners) || gaveUp !== undefined)) throw new RangeError(`${name} do not fit over`)
}

function readOutright(fields: Fields): OutrightResult {
  const positions = Object.entries(readFields(fields['positions'], 'positions'))
  if (positions.length > 1000) throw new RangeError('positions has more than 1000 entries')
  return {
    sport: 'outright',
    positions: Object.fromEntries(
      positions.map(([id, position]) => [
        readId(id, 'positions'),
        readWhole(position, `positions.${id}`, 1, 1000),
      ]),
    ),
    withdrawn: readList(fields['withdrawn'], 'withdrawn', 1000, readId),
    over: readFlag(fields['over'], 'over'),
  }
}

function readCockfight(fields: Fields): CockfightResult {
  const over = readFlag(fields['over'], 'over')
  const outcome = readOptional(fields['outcome'], 'outcome', (value, name) =>
    readOneOf(value, name, fightOutcomes),
  )
  if (over !== (outcome !== undefined)) throw new RangeError('outcome does not fit over')
  return { sport: 'cockfight', outcome, over }
}
