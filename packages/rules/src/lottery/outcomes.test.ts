// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { units } from '../money.ts'
import { lotteryOf } from './lotteries.ts'
import { ceilingAt, isAtLeast, reducedOdds, shareAt } from './number-limits.ts'
import { oddsBy } from './play-type.ts'
import { outcomesOf, sumOutcomes } from './outcomes.ts'

const hanoi = lotteryOf('MB-HN')!
const outcomes = (playType: string, pick: string[], odds: string, dao = false) =>
  outcomesOf(hanoi, { playType, pick, dao }, units(2), oddsBy({ win: odds })).map(
    ({ outcome, staked, liability }) => [outcome, Number(staked) / 1e6, Number(liability) / 1e6],
  )

it('counts each number of a wager, with its stake for all lots and the most that it can return', () => {
  expect(outcomes('lo2', ['27', '15'], '99')).toEqual([
    ['lo2:15', 54, 5346],
    ['lo2:27', 54, 5346],
  ])
  expect(outcomes('tx', ['tai'], '1.95')).toEqual([['tx:tai', 2, 3.9]])
})

it('counts numbers that must hit together as one, in ascending order, and every order of đảo by itself', () => {
  expect(outcomes('x2', ['27', '05'], '17')).toEqual([['x2:05,27', 2, 34]])
  expect(outcomes('de', ['12'], '95', true).map(([name]) => name)).toEqual(['de:12', 'de:21'])
})

it('adds up what several lines put on an outcome', () => {
  const [one] = outcomesOf(hanoi, { playType: 'tx', pick: ['tai'] }, units(1), oddsBy({ win: '1.95' }))
  expect(sumOutcomes([one!, one!])).toEqual([{ outcome: 'tx:tai', staked: units(2), liability: 3_900_000n }])
})

const limits = {
  most: units(100),
  steps: [
    { above: 50, odds: 90 },
    { above: 80, odds: 70 },
  ],
}

it('sells a number at the share of the last step that it is above', () => {
  expect([0, 50, 51, 80, 81].map((liability) => shareAt(limits, units(liability)))).toEqual([
    100, 100, 90, 90, 70,
  ])
  expect(shareAt({ ...limits, most: units(0) }, units(1_000))).toBe(100)
})

it('knows up to which liability a share of the odds still holds', () => {
  expect(ceilingAt(limits, { share: 100, added: units(10) })).toBe(units(50))
  expect(ceilingAt(limits, { share: 90, added: units(10) })).toBe(units(80))
  expect(ceilingAt(limits, { share: 70, added: units(10) })).toBe(units(90))
  expect(ceilingAt(limits, { share: 100, added: units(101) })).toBe(units(-1))
  expect(ceilingAt({ ...limits, most: units(0) }, { share: 100, added: units(1) })).toBeUndefined()
})

it('lowers every prize but the one that gives the stake back', () => {
  const usual = oddsBy({ win: '95', back: '1' })
  const lower = reducedOdds(usual, 90)
  expect(lower).toEqual(oddsBy({ win: '85.5', back: '1' }))
  expect([isAtLeast(usual, lower), isAtLeast(lower, usual), isAtLeast(lower, lower)]).toEqual([
    true,
    false,
    true,
  ])
})
