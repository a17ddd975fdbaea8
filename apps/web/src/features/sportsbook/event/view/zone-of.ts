// SPDX-License-Identifier: Apache-2.0
import type { Pitch } from '../event-answer.ts'

const [attackFrom, dangerFrom] = [55, 76]

/** How near the ball is to the goal that the side with the ball attacks. */
export function zoneOf({ side, x }: NonNullable<Pitch['ball']>): 'safe' | 'attack' | 'danger' {
  const forward = side === 'home' ? x : 100 - x
  if (forward >= dangerFrom) return 'danger'
  return forward >= attackFrom ? 'attack' : 'safe'
}
