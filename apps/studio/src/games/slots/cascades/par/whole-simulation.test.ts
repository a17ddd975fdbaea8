// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { cascadeTitles } from '../titles/index.ts'
import { readSums } from './read-sums.ts'
import { simulateBlock } from './simulation-plan.ts'

const LONGEST_MS = 4 * 60 * 60 * 1_000

it.each(cascadeTitles.map((title) => [title.name, title] as const))(
  'repeats every simulated round of a slot with cascades, with the stored sums: %s',
  (_name, title) => {
    for (const block of readSums(title))
      expect(simulateBlock(title, block.played, block.number)).toEqual(block)
  },
  LONGEST_MS,
)
