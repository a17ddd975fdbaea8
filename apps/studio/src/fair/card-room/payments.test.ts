// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { checkPlayers, checkShuffle } from './deal.ts'
import { checkStakes, pay, takeRake } from './payments.ts'

const stakes = { unit: 20_000n, coin: 10_000n, rakeBasisPoints: 500, leastUnits: 10 }
const stacks = (...chips: number[]) => chips.map((has) => ({ chips: String(has), chipsBefore: '300000' }))

it('pays what is owed, and no more than the payer has', () => {
  const between = { from: 0, to: 1, reason: 'game' } as const
  const enough = pay(stacks(300_000, 0), between, 70_000n)
  expect(enough.players.map(({ chips }) => chips)).toEqual(['230000', '70000'])
  const short = pay(stacks(30_000, 0), between, 70_000n)
  expect(short.players.map(({ chips }) => chips)).toEqual(['0', '30000'])
  expect(short.payment.amount).toBe('30000')
})

it('takes the rake of gains alone, down to the coin', () => {
  // A gain of 59 coins: five hundredths are 2.95 of them.
  const { players, rakes } = takeRake(stacks(890_000, 300_000, 0), stakes)
  expect(rakes).toEqual(['20000', '0', '0'])
  expect(players[0]!.chips).toBe('870000')
})

it('refuses stakes that do not go into coins, and whoever has too little for them', () => {
  expect(() => checkStakes({ ...stakes, unit: 30_000n })).toThrow(RangeError)
  expect(() => checkStakes({ ...stakes, rakeBasisPoints: 10_001 })).toThrow(RangeError)
  const player = (playerId: string, chips: string) => ({ playerId, chips })
  expect(() => checkPlayers([player('a', '200000'), player('b', '210000')], stakes)).not.toThrow()
  expect(() => checkPlayers([player('a', '190000')], stakes)).toThrow(RangeError)
  expect(() => checkPlayers([player('a', '205000')], stakes)).toThrow(RangeError)
  expect(() => checkPlayers([player('a', '200000'), player('a', '200000')], stakes)).toThrow(RangeError)
})

it('deals from a whole shuffle only', () => {
  expect(() => checkShuffle([2, 0, 1], 3)).not.toThrow()
  for (const cards of [
    [0, 1],
    [0, 1, 1],
    [0, 1, 3],
    [0, 1, 1.5],
  ])
    expect(() => checkShuffle(cards, 3)).toThrow(RangeError)
})
