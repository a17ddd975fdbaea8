// SPDX-License-Identifier: Apache-2.0
import { lotteryOf } from '@tessera/rules/lottery/lotteries'
import { expect, it } from 'vitest'
import { saveSlip, readSlip, slipOf } from './saved-slip.ts'

const lottery = lotteryOf('MB-HN')!
const other = lotteryOf('MN-AG')!
const line = { id: 1, playType: 'lo2', numbers: ['15', '27'], dao: false, stakePerLot: 1 }

it('is restored as it was left, for its own lottery', () => {
  saveSlip(lottery, { lines: [line], meantFor: '20261123' })
  expect(readSlip(lottery)).toEqual({ lines: [line], meantFor: '20261123' })
  expect(readSlip(other)).toEqual({ lines: [], meantFor: undefined })
  saveSlip(lottery, { lines: [], meantFor: undefined })
  expect(readSlip(lottery)).toEqual({ lines: [], meantFor: undefined })
})

it.each([
  '',
  '{',
  'null',
  '7',
  '[]',
  '{"lines":7}',
  '{"lines":[null,7,{}]}',
  '{"lines":[{"playType":"lo2","numbers":["<b>"],"dao":false,"stakePerLot":1}]}',
  '{"lines":[{"playType":"lo2","numbers":["15"],"dao":false,"stakePerLot":-1}]}',
])('reads %s as an empty slip', (text) => {
  expect(slipOf(lottery, text)).toEqual({ lines: [], meantFor: undefined })
})

it('keeps the valid bets and drops everything else', () => {
  expect(
    slipOf(
      lottery,
      JSON.stringify({
        lines: [
          { ...line, id: 7 },
          { ...line, playType: 'none' },
        ],
      }),
    ).lines,
  ).toEqual([line])
})
