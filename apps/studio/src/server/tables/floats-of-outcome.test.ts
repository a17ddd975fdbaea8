// SPDX-License-Identifier: Apache-2.0
import fc from 'fast-check'
import { expect, it } from 'vitest'
import '../../../../server/src/testing/seeds-of-properties.ts'
import { outcomeSeeds } from '../../fair/chain.ts'
import { drawFloats } from '../../fair/seeds.ts'
import { floatsOfOutcome } from './floats-of-outcome.ts'

it('draws the floats of a round with others as the browser does', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.stringMatching(/^[0-9a-f]{64}$/),
      fc.integer({ min: 1, max: 40 }),
      async (outcome, count) => {
        expect(floatsOfOutcome(outcome, count)).toEqual(await drawFloats(outcomeSeeds(outcome), count))
      },
    ),
  )
})
