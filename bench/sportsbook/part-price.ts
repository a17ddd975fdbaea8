// SPDX-License-Identifier: Apache-2.0
import { betKindOf, lineCount } from '@tessera/rules/sportsbook/bets/bet-kinds'
import { potentialReturn } from '@tessera/rules/sportsbook/bets/returns'
import { offersOfFootball } from '@tessera/rules/sportsbook/offers/football-offers'
import { limitOf } from '../figures/index.ts'
import type { Part } from '../shared/part.ts'
import { median, numberOption, printTable } from '../shared/report.ts'

const warmUps = 300

/**
 * How long it takes to compute every price of a football match after a goal, and what a system of a thousand lines could
 * return. Pure computation, so the median is what it costs. Options: --times 500.
 */
const price: Part = (options) => {
  const times = numberOption(options, 'times', 500)
  let goals = 0
  const event = timesOf(times, () => {
    goals += 1
    return offersOfFootball(
      { home: 1.4 + (goals % 7) / 10, away: 1.1, correlation: 0 },
      {
        state: {
          playedMinute: 20 + (goals % 50),
          score: { home: goals % 3, away: goals % 2 },
          redCards: { home: 0, away: 0 },
        },
        known: { goals: [] },
      },
      { isLive: true, extraMargin: 0 },
    ).length
  })
  const kind = betKindOf('4_of_14', 14)!
  const prices = Array.from({ length: 14 }, (_, leg) => 1_500 + leg * 137)
  const system = timesOf(times, () => Number(potentialReturn(kind, 1_234n, prices)))
  printTable(
    ['price', 'median ms', 'p99 ms', 'wanted ms'],
    [
      ['all markets of a football match', ...inMs(event), String(limitOf('sportsbook.price.eventMs'))],
      [`a system of ${lineCount(kind)} lines`, ...inMs(system), String(limitOf('sportsbook.price.systemMs'))],
    ],
  )
  const [eventMs, systemMs] = [median(event), median(system)]
  return Promise.resolve([
    { name: 'sportsbook.price.eventMs', value: eventMs },
    { name: 'sportsbook.price.systemMs', value: systemMs },
  ])
}
export default price

function timesOf(times: number, work: () => number): number[] {
  const took: number[] = []
  let computed = 0
  for (let time = 0; time < times + warmUps; time += 1) {
    const beganMs = performance.now()
    computed += work()
    if (time >= warmUps) took.push(performance.now() - beganMs)
  }
  if (!(computed > 0)) throw new Error('nothing was computed')
  return took.toSorted((one, other) => one - other)
}

const inMs = (took: readonly number[]): string[] =>
  [median(took), took[Math.floor(took.length * 0.99)] ?? Number.NaN].map((ms) => ms.toFixed(2))
