// SPDX-License-Identifier: Apache-2.0
import type { Platform } from '../../platform/platform.ts'

/** Open pages of the member learn that their bonuses have moved, and ask again. */
export function pushBonuses({ live }: Pick<Platform, 'live'>, memberId: bigint): void {
  if (live.isOpen(memberId)) live.publish('bonuses.moved', {}, memberId)
}
