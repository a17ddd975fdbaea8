// SPDX-License-Identifier: Apache-2.0
import type { BigWin } from '../big-win.ts'
import type { SlotControls } from '../slot-controls.ts'
import type { WinPlate } from '../win-plate.ts'
import type { BuyBonus } from './buy-bonus.ts'
import type { FactorBadge } from './factor-badge.ts'
import type { CascadeScene } from './scene/cascade-scene.ts'
import type { CascadeTitle } from './titles/index.ts'

/** Where the rounds of a slot with cascades are shown. */
export interface CascadeStage {
  readonly title: CascadeTitle
  /** Undefined if the browser cannot draw, or does not yet. */
  readonly scene: () => CascadeScene | undefined
  readonly plate: WinPlate
  readonly bigWin: BigWin
  readonly badge: FactorBadge
  readonly controls: SlotControls
  readonly buyBonus: BuyBonus
}
