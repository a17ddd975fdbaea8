// SPDX-License-Identifier: Apache-2.0
import type { FishCode } from '../pond/pond.ts'
import type { SwimmingFish } from './swimming.ts'

/** A fish for tests of the page. */
export const swimmingFish = (
  id: number,
  changes: Partial<Pick<SwimmingFish, 'x' | 'y' | 'radius' | 'inPond'>> & { code?: FishCode } = {},
): SwimmingFish => ({
  fish: {
    ...{ id, code: changes.code ?? 'sprat', bornMs: 0, swimMs: 10_000, size: 1 },
    curve: [
      { x: -100, y: 0 },
      { x: 1_700, y: 0 },
    ],
  },
  ...{ radius: changes.radius ?? 20, angle: 0 },
  ...{ x: changes.x ?? 100, y: changes.y ?? 100, inPond: changes.inPond ?? true },
})
