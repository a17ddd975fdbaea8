// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { units } from '../money.ts'
import { likelyHit } from './likely-hit.ts'
import { lotteryOf } from './lotteries.ts'
import { mostOfSlip, type SlipWager } from './most-of-slip.ts'
import { oddsBy } from './play-type.ts'
import { playTypesOf } from './play-types.ts'

const south = lotteryOf('MN-AG')!
const keno = lotteryOf('KENO')!
const line = (playType: string, pick: string[], odds?: SlipWager['odds']): SlipWager => ({
  playType,
  pick,
  stakePerLot: units(1),
  odds,
})

it('is one prize where a number could come as often as there are prizes', () => {
  const bet = line('lo2', ['15'])
  expect(likelyHit(south, bet, 'USD')).toEqual({ amount: units(99), isOnly: true })
  expect(mostOfSlip(south, [bet], 'USD')).toBe(units(99 * 18))
})

it('follows the odds at which the line is sold', () => {
  expect(likelyHit(south, line('lo2', ['15'], oddsBy({ win: '80' })), 'USD')?.amount).toBe(units(80))
})

it('is the prize that comes most often, not the highest, and never a returned stake', () => {
  const hit = likelyHit(
    keno,
    line('k10', ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10']),
    'USD',
  )
  expect(hit?.isOnly).toBe(false)
  expect(hit!.amount).toBeLessThan(units(100))
  expect(likelyHit(keno, line('kou', ['over']), 'USD')).toMatchObject({ isOnly: true })
})

it('is never above the most that the line returns, for any play of any choice', () => {
  for (const code of ['MB-HN', 'MN-AG', 'KENO', 'D5-1', 'B11-3']) {
    const lottery = lotteryOf(code)!
    for (const play of playTypesOf(lottery)) {
      if (play.pick.form !== 'choice') continue
      for (const choice of play.pick.choices) {
        const bet = line(play.code, [choice])
        expect(likelyHit(lottery, bet, 'USD')!.amount).toBeLessThanOrEqual(mostOfSlip(lottery, [bet], 'USD'))
      }
    }
  }
})

it('is nothing for an unknown play', () => {
  expect(likelyHit(south, line('none', ['15']), 'USD')).toBeUndefined()
})
