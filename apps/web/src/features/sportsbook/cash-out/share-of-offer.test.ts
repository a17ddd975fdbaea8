// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { expect, it } from 'vitest'
import { shareOfOffer } from './share-of-offer.ts'

const betOf = (more: Partial<CallOutput<'sportsbook.bet'>>) =>
  ({
    kind: 'single',
    currency: 'USD',
    stake: 10,
    cashedStake: 0,
    lines: 1,
    legs: [{}],
    ...more,
  }) as CallOutput<'sportsbook.bet'>

it('says what a share of a bet pays, as the server pays it', () => {
  expect(shareOfOffer(betOf({}), 11.87, 10_000)).toEqual({ paid: 11.87, restStake: 0 })
  expect(shareOfOffer(betOf({}), 11.87, 4_000)).toEqual({ paid: 4.74, restStake: 6 })
})

it('counts on what is left after an earlier one', () => {
  expect(shareOfOffer(betOf({ cashedStake: 4 }), 7.12, 5_000)).toEqual({ paid: 3.56, restStake: 3 })
})

it('takes whole coins of the stake of each line', () => {
  const system = betOf({ kind: '2_of_3', lines: 3, stake: 0.3, legs: [{}, {}, {}] as never })
  expect(shareOfOffer(system, 0.4, 5_500)).toEqual({ paid: 0.2, restStake: 0.15 })
  expect(shareOfOffer(system, 0.4, 500)).toBeUndefined()
})
