// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { units, zero } from '../money.ts'
import { jackpotChange, jackpotMove } from './corrected-jackpots.ts'

const start = units(1_000)
const nobody = { staked: zero, paid: zero }
const won = (paid: number) => ({ staked: units(1), paid: units(paid) })

it('puts a jackpot back that nobody won, without what it started anew with', () => {
  expect(jackpotChange(start, won(1_400), nobody)).toBe(units(400))
})

it('takes out what the right winners share, beyond what the jackpot starts anew with', () => {
  expect(jackpotChange(start, nobody, won(1_400))).toBe(units(-400))
})

it('moves only the difference when others share it', () => {
  expect(jackpotChange(start, won(1_400), won(1_399))).toBe(units(1))
  expect(jackpotChange(start, nobody, nobody)).toBe(zero)
})

it('never takes a jackpot below its starting amount', () => {
  expect(jackpotMove(units(-400), { current: units(1_450), start })).toBe(units(-400))
  expect(jackpotMove(units(-400), { current: units(1_100), start })).toBe(units(-100))
  expect(jackpotMove(units(-400), { current: units(900), start })).toBe(zero)
  expect(jackpotMove(units(400), { current: units(900), start })).toBe(units(400))
})
