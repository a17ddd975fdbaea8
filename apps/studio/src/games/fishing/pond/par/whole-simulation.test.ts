// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { errorsOf, everyAim, simulateAim } from './simulate-shots.ts'

const BULLETS = 100_000_000
const MOST_ERRORS = 3
const LONGEST_MS = 2 * 60 * 60 * 1_000

it.each(everyAim)(
  'returns what the rules state over 100 million bullets, within three standard errors: %s at %s',
  async (weapon, code) => {
    const simulated = await simulateAim(weapon, code, BULLETS)
    expect(simulated.bullets).toBeGreaterThanOrEqual(BULLETS)
    expect(Math.abs(errorsOf(simulated))).toBeLessThan(MOST_ERRORS)
  },
  LONGEST_MS,
)
