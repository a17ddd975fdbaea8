// SPDX-License-Identifier: Apache-2.0
import type { BigWin } from './big-win.ts'
import type { PickBoard } from './pick-board.ts'
import type { SlotScene } from './scene/scene.ts'
import type { SlotControls } from './slot-controls.ts'
import type { SlotTitle } from './titles/index.ts'
import type { WinPlate } from './win-plate.ts'

/** Where the rounds of a slot are shown. */
export interface SlotStage {
  readonly title: SlotTitle
  /** Undefined if the browser cannot draw, or does not yet. */
  readonly scene: () => SlotScene | undefined
  readonly plate: WinPlate
  readonly bigWin: BigWin
  readonly controls: SlotControls
  /** In slots with a pick bonus. */
  readonly board?: PickBoard | undefined
}
