// SPDX-License-Identifier: Apache-2.0
import { lotteryOf } from '@tessera/rules/lottery/lotteries'
import { oddsTableToText } from '@tessera/rules/lottery/odds'
import { playTypesOf } from '@tessera/rules/lottery/play-types'
import { expect, it } from 'vitest'
import type { PlayOffer } from '../lottery-types.ts'
import { returnOf } from './returns.ts'
import { choosePlay, costOfLine, cutNumbers, oddsByHeight, readStake, totalOf } from './slip.ts'

const [north, keno, fast] = ['MB-HN', 'KENO', 'D5-1'].map((code) => lotteryOf(code)!) as [
  NonNullable<ReturnType<typeof lotteryOf>>,
  NonNullable<ReturnType<typeof lotteryOf>>,
  NonNullable<ReturnType<typeof lotteryOf>>,
]
const offer = (playType: string): PlayOffer => ({
  playType,
  odds: { win: '99' },
  lots: 1,
  dao: false,
  minStake: 0.5,
  maxStake: 1_000,
  prizeCap: null,
})
const line = (playType: string, numbers: string[], stakePerLot: number, dao = false) => ({
  id: 1,
  playType,
  numbers,
  dao,
  stakePerLot,
})

it('opens the play of the address, or the usual one if the address names none that exists [LOTTERY-010]', () => {
  const plays = ['de', 'lo2', 'lo3'].map(offer)
  expect(choosePlay(plays, 'lo3', 'lo2')?.playType).toBe('lo3')
  for (const wanted of [undefined, 'k5', 'constructor', '__proto__'])
    expect(choosePlay(plays, wanted, 'lo2')?.playType).toBe('lo2')
  expect(choosePlay(plays, undefined, 'gone')?.playType).toBe('de')
  expect(choosePlay([], 'lo2', 'lo2')).toBeUndefined()
})

it('computes the cost of a line: the stake for each lot of each pick', () => {
  expect(costOfLine(north, line('lo2', ['27', '44'], 1))).toBe(54)
  expect(costOfLine(north, line('lo2', ['51'], 1, true))).toBe(54)
  expect(costOfLine(north, line('x2', ['15', '93'], 0.5))).toBe(0.5)
  expect(totalOf(north, [line('de', ['27'], 0.1), line('de', ['28'], 0.2)])).toBe(0.3)
})

it('has no cost for an incomplete bet', () => {
  for (const none of [
    line('lo2', [], 1),
    line('lo2', ['7'], 1),
    line('x2', ['15'], 1),
    line('none', ['15'], 1),
    line('lo2', ['15'], 0),
    line('lo2', ['15'], -1),
    line('lo2', ['15'], 0.001),
    line('lo2', ['15'], Number.NaN),
  ]) {
    expect(costOfLine(north, none)).toBeUndefined()
  }
})

it('lists the odds of each prize, the highest first, and never more than is paid', () => {
  expect(oddsByHeight({ 3: '1', 5: '440', 4: '15', 2: '0' })).toEqual([
    { tier: '5', odds: '440' },
    { tier: '4', odds: '15' },
    { tier: '3', odds: '1' },
  ])
  expect(oddsByHeight({ win: '980/3' })).toEqual([{ tier: 'win', odds: '326.66' }])
})

it('accepts a stake within the limits of the play, with up to two decimals', () => {
  expect(readStake('0.5', offer('lo2'))).toBe(0.5)
  for (const none of ['', '0', '0.49', '1000.01', '1.', 'x', '1e3', '0.505'])
    expect([none, readStake(none, offer('lo2'))]).toEqual([
      none,
      none === '1.' ? 1 : none === '1e3' ? 1_000 : undefined,
    ])
})

it('splits typed digits into whole numbers', () => {
  expect(cutNumbers('123 456,78', 3)).toEqual({ whole: ['123', '456'], rest: '78' })
  expect(cutNumbers('', 4)).toEqual({ whole: [], rest: '' })
})

it('has the return to player of every play of every kind of lottery', () => {
  const shares = (lottery: typeof north) =>
    Object.fromEntries(
      playTypesOf(lottery).map((play) => [play.code, returnOf(lottery, play, oddsTableToText(play.odds))]),
    )
  expect(shares(north)).toMatchObject({
    lo2: '99',
    lo4: '80',
    de: '95',
    x2: '93.3',
    tr4: '86.36',
    tx: '97.5',
  })
  expect(shares(keno)).toMatchObject({ k5: '54.91', kbs: '52.84–55.52', ktoe: '97.5' })
  expect(shares(fast)).toMatchObject({
    sbs: '98',
    g60: '98',
    zu3: '98',
    cc4: '98',
    st2: '98',
    dt: '96–97.65',
  })
})
