// SPDX-License-Identifier: Apache-2.0
import { MULTIPLIER_ONE, type Multiplier } from '../../fair/multiplier.ts'
import { isStill } from '../../runtime/motion.ts'
import { countUp } from '../../runtime/page/count-up.ts'
import { h, setText } from '../../runtime/page/element.ts'
import { t } from '../../runtime/texts.ts'

/** From how many stakes a win is big, and huge. */
const BIG = 12 * MULTIPLIER_ONE
const HUGE = 40 * MULTIPLIER_ONE
const BIG_MS = 2_000
const HUGE_MS = 3_200
const STAYS_MS = 900

export const isBigWin = (multiplier: Multiplier): boolean => multiplier >= BIG

export interface BigWin {
  readonly element: HTMLElement
  /** Counts the win up over the reels; `amountAt` writes a share of it. */
  readonly show: (multiplier: Multiplier, amountAt: (share: number) => string) => Promise<void>
  /** Ends it soon. */
  readonly hurry: () => void
}

/** The moment of a big win: the reels darken, and the amount counts up above them. */
export function createBigWin(): BigWin {
  const label = h('span', { class: 'slot-big-label' })
  const amount = h('span', { class: 'slot-big-amount' })
  const element = h('div', { class: 'slot-big', 'aria-hidden': 'true', hidden: true }, label, amount)
  let skip: (() => void) | undefined
  return {
    element,
    hurry: () => skip?.(),
    async show(multiplier, amountAt) {
      if (multiplier < BIG) return
      const huge = multiplier >= HUGE
      element.dataset['size'] = huge ? 'huge' : 'big'
      setText(label, t(huge ? 'studio.slot.hugeWin' : 'studio.slot.bigWin'))
      element.hidden = false
      const skipped = new Promise<void>((resolve) => {
        skip = resolve
      })
      const counted = countUp(isStill() ? 0 : huge ? HUGE_MS : BIG_MS, (share) => {
        if (skip) setText(amount, amountAt(share))
      }).then(() => new Promise((resolve) => setTimeout(resolve, STAYS_MS)))
      await Promise.race([counted, skipped])
      skip = undefined
      element.hidden = true
    },
  }
}
