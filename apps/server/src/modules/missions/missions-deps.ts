// SPDX-License-Identifier: Apache-2.0
import type { Platform } from '../../platform/platform.ts'
import type { GameTypes } from '../bonuses/index.ts'
import type { GameEdges } from '../catalogue/index.ts'

/** What the operations of missions are passed. */
export interface MissionsDeps extends Platform {
  gameTypes: GameTypes
  gameEdges: GameEdges
}
