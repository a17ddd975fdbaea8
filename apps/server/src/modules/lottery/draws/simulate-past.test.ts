// SPDX-License-Identifier: Apache-2.0
import { lotteries } from '@tessera/rules/lottery/lotteries'
import { expect, it } from 'vitest'
import { pastDraws } from './simulate-past.ts'

it('gives every lottery of a demonstration past draws, at whatever hour it is set up', () => {
  const midnightMs = Date.parse('2026-11-25T00:00:00Z')
  for (let hour = 0; hour < 24; hour += 1)
    for (const lottery of lotteries)
      expect(
        pastDraws(lottery, midnightMs + hour * 3_600_000),
        `${lottery.gameCode} at ${hour}`,
      ).not.toHaveLength(0)
})
