// SPDX-License-Identifier: Apache-2.0
import type { GameHost } from '../../runtime/game-host.ts'
import { t } from '../../runtime/texts.ts'
import type { AutoSpins } from './auto-spins.ts'
import type { BigWin } from './big-win.ts'

export interface SpinButtons {
  /** The stake and the choice of automatic spins can change, or cannot. */
  readonly lock: (locked: boolean) => void
  /** The player waits for an answer. Automatic spins leave the main button to stop them. */
  readonly wait: (label: string) => void
  /** The main button ends soon what is shown. */
  readonly offerSkip: () => void
  /** The main button spins, or starts automatic spins. */
  readonly offerSpin: (spin: () => void) => void
  /** The main button plays the next free spin of an open round. */
  readonly offerFreeSpin: (next: {
    readonly label: string
    readonly detail: string
    readonly run: () => void
  }) => void
}

interface HurriedStage {
  readonly scene: () => { readonly hurry: () => void } | undefined
  readonly bigWin: Pick<BigWin, 'hurry'>
}

/** The main button of a slot and what it locks. */
export function createSpinButtons(
  { action, stake }: Pick<GameHost<'slot'>, 'action' | 'stake'>,
  stage: HurriedStage,
  auto: AutoSpins,
): SpinButtons {
  return {
    lock(locked) {
      stake.disable(locked)
      auto.disable(locked)
    },
    wait(label) {
      if (!auto.isRunning()) action.set({ label, tone: 'wait', enabled: false, run: () => {} })
    },
    offerSkip() {
      if (auto.isRunning()) return
      action.set({
        label: t('studio.slot.skip'),
        tone: 'bet',
        enabled: true,
        run() {
          stage.scene()?.hurry()
          stage.bigWin.hurry()
        },
      })
    },
    offerSpin: (spin) =>
      action.set(auto.action() ?? { label: t('studio.sample.spin'), tone: 'bet', enabled: true, run: spin }),
    offerFreeSpin: (next) => action.set({ ...next, tone: 'cash-out', enabled: true }),
  }
}
