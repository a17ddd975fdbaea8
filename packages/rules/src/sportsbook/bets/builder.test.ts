// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { type JointState, statesOf } from '../market-types/chances.ts'
import type { ScoreDistribution } from '../prices/distribution.ts'
import { independentHalves } from '../testing/independent-halves.ts'
import { halfWin, lose, push, voided, win } from '../settlement/leg-status.ts'
import type { Selection } from '../settlement/settle-market.ts'
import { builderChance, builderStatus, refusalOfSelections } from './builder.ts'

function poissonGrid(home: number, away: number): ScoreDistribution {
  const row = (mean: number): number[] => {
    const row = [Math.exp(-mean)]
    for (let goals = 1; goals <= 10; goals += 1) row.push((row[goals - 1]! * mean) / goals)
    return row
  }
  const [homes, aways] = [row(home), row(away)]
  const states = homes.flatMap((one, goals) =>
    aways.map((other, against) => ({ home: goals, away: against, probability: one * other })),
  )
  const sum = states.reduce((total, { probability }) => total + probability, 0)
  return { states: states.map((state) => ({ ...state, probability: state.probability / sum })) }
}

const match = poissonGrid(1.5, 1.1)
const states = statesOf('regular', match)
const pick = (type: string, outcome: string, line?: number, period = 'regular'): Selection => ({
  terms: { type, period, line },
  outcome,
})

/** The probability of a condition, straight from the grid. */
const sumWhere = (holds: (home: number, away: number) => boolean): number =>
  match.states.reduce((sum, { home, away, probability }) => sum + (holds(home, away) ? probability : 0), 0)

function chanceOf(selections: readonly Selection[], over: readonly JointState[] = states): number {
  const chance = builderChance(selections, over)
  if ('refusal' in chance) throw new Error(chance.refusal)
  return chance.win
}

describe('a bet builder', () => {
  it('is priced by the scores in which all selections hold, not by the product of their chances', () => {
    const joint = chanceOf([pick('result_1x2', 'home'), pick('total', 'over', 10), pick('both_score', 'yes')])
    expect(joint).toBeCloseTo(
      sumWhere((home, away) => home > away && home + away > 2 && away > 0),
      12,
    )
    const product =
      sumWhere((home, away) => home > away) *
      sumWhere((home, away) => home + away > 2) *
      sumWhere((home, away) => home > 0 && away > 0)
    expect(joint).toBeGreaterThan(product * 1.5)
  })

  it('costs nothing more for a selection that another implies', () => {
    const home = pick('result_1x2', 'home')
    expect(chanceOf([home, pick('double_chance', 'home_or_draw')])).toBeCloseTo(
      sumWhere((homeGoals, away) => homeGoals > away),
      12,
    )
  })

  it('joins halves and the match where the states have both', () => {
    const halves = independentHalves(poissonGrid(0.7, 0.5), poissonGrid(0.8, 0.6))
    const joined = chanceOf(
      [pick('result_1x2', 'home', undefined, 'first_half'), pick('result_1x2', 'home')],
      halves,
    )
    const [first, second] = [poissonGrid(0.7, 0.5), poissonGrid(0.8, 0.6)]
    let straight = 0
    for (const one of first.states)
      for (const other of second.states)
        if (one.home > one.away && one.home + other.home > one.away + other.away)
          straight += one.probability * other.probability
    expect(joined).toBeCloseTo(straight, 12)
  })

  it('gives the stake back for a push in its fair price as in its settlement', () => {
    const chance = builderChance([pick('handicap', 'home', -4), pick('total', 'over', 6)], states)
    if ('refusal' in chance) throw new Error(chance.refusal)
    const pushed = sumWhere((home, away) => home - away === 1 && home + away > 1)
    expect(chance.push).toBeCloseTo(pushed, 12)
    expect(chance.fairDecimal).toBeCloseTo((1 - pushed) / chance.win, 9)
  })

  it.each<[string, Selection[], string]>([
    [
      'selections that cannot all hold',
      [pick('both_score', 'yes'), pick('total', 'under', 6)],
      'builder_contradictory',
    ],
    [
      'home and away as winners',
      [pick('result_1x2', 'home'), pick('draw_no_bet', 'away')],
      'builder_contradictory',
    ],
    [
      'two outcomes of one market',
      [pick('result_1x2', 'home'), pick('result_1x2', 'draw')],
      'builder_same_market',
    ],
    ['a quarter line', [pick('result_1x2', 'home'), pick('handicap', 'home', -3)], 'builder_market'],
    [
      'a market that scores do not decide',
      [pick('result_1x2', 'home'), pick('outright_winner', 'a', undefined, 'top_1')],
      'builder_market',
    ],
    [
      'a part without states',
      [pick('result_1x2', 'home'), pick('half_full', 'home_home')],
      'builder_no_states',
    ],
    ['a single selection', [pick('result_1x2', 'home')], 'builder_too_few'],
    [
      'thirteen selections',
      Array.from({ length: 13 }, (_, line) => pick('total', 'over', 2 + 4 * line)),
      'builder_too_many',
    ],
  ])('refuses %s', (_, selections, refusal) => {
    expect(builderChance(selections, states)).toEqual({ refusal })
  })

  it('joins up to twelve selections, and one kind of market of several parts', () => {
    const totals = Array.from({ length: 12 }, (_, line) => pick('total', 'over', 2 + 4 * line))
    expect(refusalOfSelections(totals)).toBeUndefined()
    expect(
      refusalOfSelections([pick('result_1x2', 'home'), pick('result_1x2', 'home', undefined, 'first_half')]),
    ).toBeUndefined()
  })

  it('is certain where the only state has all that it needs', () => {
    const only: JointState[] = [{ scores: { regular: { home: 2, away: 1 } }, probability: 1 }]
    expect(chanceOf([pick('result_1x2', 'home'), pick('total', 'over', 10)], only)).toBe(1)
  })

  it('needs states', () => {
    expect(builderChance([pick('result_1x2', 'home'), pick('total', 'over', 10)], [])).toEqual({
      refusal: 'builder_no_states',
    })
  })

  it('is lost by one lost selection, void by a void one, and otherwise won', () => {
    expect(builderStatus([win, win])).toBe(win)
    expect(builderStatus([win, voided])).toBe(voided)
    expect(builderStatus([win, push])).toBe(voided)
    expect(builderStatus([halfWin, win])).toBe(voided)
    expect(builderStatus([voided, lose])).toBe(lose)
  })
})
