// SPDX-License-Identifier: Apache-2.0
import { isStill } from './motion.ts'

/** Waits a moment between two parts of a story; not at all for players who prefer no motion. */
export function pause(ms: number): Promise<void> {
  return isStill() ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms))
}
