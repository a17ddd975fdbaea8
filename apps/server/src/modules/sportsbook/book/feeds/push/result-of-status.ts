// SPDX-License-Identifier: Apache-2.0
import { checkPlayed } from '@tessera/rules/sportsbook/model/check-played'
import { completeSets } from '@tessera/rules/sportsbook/model/played-sets'
import { readResult } from '@tessera/rules/sportsbook/model/read-result'
import type { EventResult } from '@tessera/rules/sportsbook/model/result'
import type { Score, Side, Sport } from '@tessera/rules/sportsbook/model/sport'
import { gaveUpBy, isBrokenOff } from './given-up.ts'
import type { SaidStatus } from './push-message.ts'

/** The codes of what is played, in which a part follows the other. */
const parts: Partial<Readonly<Record<Sport, readonly number[]>>> = {
  football: [6, 7],
  basketball: [13, 14, 15, 16],
  tennis: [8, 9, 10, 11, 12],
  esports: [141, 142, 143, 144, 145, 146, 147],
}
/** Breaks, by how many parts are over then. */
const breaks: Readonly<Record<number, number>> = { 31: 1, 301: 1, 302: 2, 303: 3 }
const overtime = 40

/** Our names of what is played. */
const names: Readonly<Record<number, string>> = {
  6: 'first_half',
  7: 'second_half',
  31: 'half_time',
  301: 'break',
  302: 'break',
  303: 'break',
  40: 'overtime',
}
const numbered: Partial<Readonly<Record<Sport, string>>> = {
  basketball: 'quarter',
  tennis: 'set',
  esports: 'map',
}

/** What is played, as the book calls it; empty if the feed does not say. */
export function periodOf(sport: Sport, { matchStatus }: SaidStatus): string {
  const index = parts[sport]?.indexOf(matchStatus) ?? -1
  const name = numbered[sport]
  return index >= 0 && name ? `${name}_${index + 1}` : (names[matchStatus] ?? '')
}

/**
 * The result of an event so far, from the scores of its parts. Undefined if the feed says too little, or what cannot be a result:
 * then nothing is settled by it.
 */
export function resultOfStatus(
  sport: Sport,
  status: SaidStatus,
  { isOver, bestOf }: { isOver: boolean; bestOf: number | undefined },
): EventResult | undefined {
  try {
    const result =
      isOver && isBrokenOff(status)
        ? givenUp(sport, status, bestOf)
        : readers[sport]?.(status, isOver, bestOf)
    if (result) checkPlayed(result)
    return result
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const scoreOf = ([home, away]: readonly [number, number]): Score => ({ home, away })

type Reader = (status: SaidStatus, isOver: boolean, bestOf: number | undefined) => EventResult | undefined

/** How many parts are over while an event is live; undefined if the feed does not say. */
function endedParts(sport: Sport, { matchStatus }: SaidStatus): number | undefined {
  const index = parts[sport]?.indexOf(matchStatus) ?? -1
  return index >= 0 ? index : breaks[matchStatus]
}

const readers: Partial<Readonly<Record<Sport, Reader>>> = {
  football: (status, isOver) => {
    // Extra time and penalties are parts of their own, and count for no market of ours.
    const halves = status.periods
      .filter(({ code }) => code === 6 || code === 7)
      .map(({ score }) => scoreOf(score))
    const ended = isOver ? 2 : endedParts('football', status)
    const begun = ended === undefined ? 0 : ended + (status.matchStatus === 31 ? 0 : 1)
    if (ended === undefined || (isOver && halves.length < 2)) return undefined
    if (!isOver && status.matchStatus === 6 && halves.length === 0 && status.score)
      halves.push(scoreOf(status.score))
    return readResult({
      sport: 'football',
      halves: isOver ? halves : halves.slice(0, begun),
      ended: Math.min(ended, halves.length),
      over: isOver,
    })
  },
  basketball: (status, isOver) => {
    const quarters = status.periods.map(({ score }) => scoreOf(score))
    const ended = isOver
      ? quarters.length
      : status.matchStatus === overtime
        ? Math.max(4, quarters.length - 1)
        : endedParts('basketball', status)
    if (ended === undefined) return undefined
    return readResult({
      sport: 'basketball',
      quarters,
      ended: Math.min(ended, quarters.length),
      over: isOver,
    })
  },
  tennis: (status, isOver, bestOf) => {
    const sets = setsOf(status)
    const ended = isOver ? sets.length : endedParts('tennis', status)
    if (ended === undefined) return undefined
    const over = sets.slice(0, ended).map(winnerOf)
    const most = isOver ? bestOfWon(over, bestOf, fewestSets) : (bestOf ?? fewestSets)
    return readResult({
      sport: 'tennis',
      bestOf: most,
      sets,
      ...(isOver && isMatchTieBreak(sets, most) && { matchTieBreak: true }),
      ended: Math.min(ended, sets.length),
      over: isOver,
    })
  },
  esports: (status, isOver, bestOf) => {
    const ended = isOver ? status.periods.length : endedParts('esports', status)
    if (ended === undefined) return undefined
    const maps = status.periods.slice(0, ended).map(({ score }) => winnerOf(scoreOf(score)))
    return readResult({
      sport: 'esports',
      bestOf: isOver ? bestOfWon(maps, bestOf, 1) : (bestOf ?? 3),
      maps,
      over: isOver,
    })
  },
}

/** A part without a winner cannot be over, which the reader of results refuses. */
const winnerOf = ({ home, away }: Score): Side | undefined =>
  home === away ? undefined : home > away ? 'home' : 'away'

/** Of how many it was the best, once somebody has won. Throws RangeError if that is not as many as were announced. */
function bestOfWon(
  winners: readonly (Side | undefined)[],
  announced: number | undefined,
  fewest: number,
): number {
  const most = Math.max(
    ...(['home', 'away'] as const).map((side) => winners.filter((each) => each === side).length),
  )
  const bestOf = 2 * most - 1
  if (announced === undefined ? bestOf < fewest : bestOf !== announced)
    throw new RangeError('nobody has won by these parts')
  return bestOf
}

/** A match of tennis has three sets at least. */
const fewestSets = 3
const setsOf = ({ periods }: SaidStatus): Score[] => periods.map(({ score }) => scoreOf(score))

/** No deciding set goes on to ten games any more: such a score is that of a tie-break in its place, which the feed does not say. */
const isMatchTieBreak = (sets: readonly Score[], bestOf: number): boolean =>
  sets.length === bestOf && Math.max(sets.at(-1)?.home ?? 0, sets.at(-1)?.away ?? 0) >= fewestMatchPoints
const fewestMatchPoints = 10

/**
 * The result of a match that a side gave up. Undefined, so that operators are asked, where the feed does not say which side; of a
 * deciding set of tennis, which may have been a tie-break; and of e-sports with maps, of which the last may not have been finished.
 */
function givenUp(sport: Sport, status: SaidStatus, announced: number | undefined): EventResult | undefined {
  const gaveUp = gaveUpBy(status)
  const bestOf = announced ?? fewestSets
  if (!gaveUp) return undefined
  if (sport === 'tennis') {
    const sets = gaveUp.began ? setsOf(status) : []
    if (sets.length >= bestOf) return undefined
    if (sets.length === 0)
      return readResult({ sport, bestOf, sets, ended: 0, over: true, walkover: gaveUp.side })
    return readResult({
      sport,
      bestOf,
      sets,
      ended: completeSets({ bestOf, sets }),
      over: true,
      retired: gaveUp.side,
    })
  }
  if (sport !== 'esports' || status.periods.length > 0) return undefined
  return readResult({ sport, bestOf, maps: [], over: true, forfeit: gaveUp.side })
}

/** The same result as if its last part were still played. */
export function notYetOver(result: EventResult): EventResult {
  switch (result.sport) {
    case 'football':
    case 'basketball':
      return { ...result, ended: Math.max(0, result.ended - 1), over: false }
    case 'tennis': {
      const { sport, bestOf, sets, ended } = result
      return { sport, bestOf, sets, ended: Math.max(0, ended - 1), over: false }
    }
    case 'esports':
      return { sport: result.sport, bestOf: result.bestOf, maps: result.maps.slice(0, -1), over: false }
    default:
      return result
  }
}
