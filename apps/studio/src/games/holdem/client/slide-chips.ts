// SPDX-License-Identifier: Apache-2.0
import { isStill } from '../../../runtime/motion.ts'
import { h } from '../../../runtime/page/element.ts'

const SLIDE_MS = 620

/** Chips slide from one element to others; not for those who prefer no motion. */
export function slideChips(stage: HTMLElement, from: HTMLElement, targets: readonly HTMLElement[]): void {
  if (isStill()) return
  const start = from.getBoundingClientRect()
  for (const target of targets) {
    const end = target.getBoundingClientRect()
    const chip = h('i', { class: 'bet-chip sliding', 'aria-hidden': 'true' })
    stage.append(chip)
    const own = chip.getBoundingClientRect()
    const way = (rectangle: DOMRect) =>
      `translate(${rectangle.x + rectangle.width / 2 - own.x}px, ${rectangle.y + rectangle.height / 2 - own.y}px)`
    chip
      .animate([{ transform: way(start) }, { transform: way(end), opacity: 0.4 }], {
        ...{ duration: SLIDE_MS, easing: 'cubic-bezier(.2,.8,.2,1)' },
      })
      .finished.then(
        () => chip.remove(),
        () => chip.remove(),
      )
  }
}
