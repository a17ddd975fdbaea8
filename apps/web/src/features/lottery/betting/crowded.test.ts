// SPDX-License-Identifier: Apache-2.0
import { lotteryOf } from '@tessera/rules/lottery/lotteries'
import { expect, it } from 'vitest'
import { oddsOfLine, sharesOf } from './crowded.ts'

const hanoi = lotteryOf('MB-HN')!
const play = { dao: true, lots: 1, minStake: 1, maxStake: 9, prizeCap: null }
const offer = {
  playTypes: [
    { ...play, playType: 'de', odds: { win: '95' } },
    { ...play, playType: 'x2', odds: { win: '17' } },
  ],
  crowded: [
    { playType: 'de', number: '15', share: 90 },
    { playType: 'de', number: '27', share: 0 },
    { playType: 'x2', number: '05,27', share: 50 },
  ],
}
const odds = (playType: string, numbers: string[], dao = false) =>
  oddsOfLine(hanoi, offer, { playType, numbers, dao })

it('gives a line the odds of its most crowded number, also when đảo brings it in', () => {
  expect(odds('de', ['14', '16'])).toEqual({ win: '95' })
  expect(odds('de', ['14', '15'])).toEqual({ win: '85.5' })
  expect(odds('de', ['51'], true)).toEqual({ win: '85.5' })
  expect(odds('de', ['27'])).toEqual({ win: '95' })
})

it('judges numbers that must hit together as one', () => {
  expect(odds('x2', ['27', '05'])).toEqual({ win: '8.5' })
  expect(odds('x2', ['27', '06'])).toEqual({ win: '17' })
})

it('knows no odds of a play that is not on offer, and leaves an incomplete pick at the usual ones', () => {
  expect(odds('lo2', ['15'])).toBeUndefined()
  expect(odds('de', [])).toEqual({ win: '95' })
  expect([...sharesOf(offer.crowded, 'de')]).toEqual([
    ['15', 90],
    ['27', 0],
  ])
})
