// SPDX-License-Identifier: Apache-2.0
import { on } from '../page/element.ts'

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}
export type Direction = 'left' | 'right' | 'up' | 'down'

const directions: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}
/** A step to the side counts so much more than one ahead. */
const ASIDE = 3

/** The index of the box that one sees first in a direction; undefined if there is none. */
export function nearestBox(boxes: readonly Box[], from: number, direction: Direction): number | undefined {
  const start = middleOf(boxes[from]!)
  let best: { index: number; far: number } | undefined
  for (const [index, box] of boxes.entries()) {
    // What is hidden has no size.
    if (box.width === 0) continue
    const middle = middleOf(box)
    const [right, down] = [middle.x - start.x, middle.y - start.y]
    const ahead = { left: -right, right, up: -down, down }[direction]
    const aside = Math.abs(direction === 'left' || direction === 'right' ? down : right)
    // Neighbours of another size lie a little beside; what is nearly beside alone is not ahead.
    if (ahead < 1 || ahead * 2 < aside) continue
    const far = ahead + aside * ASIDE
    if (!best || far < best.far) best = { index, far }
  }
  return best?.index
}

function middleOf({ left, top, width, height }: Box): { x: number; y: number } {
  return { x: left + width / 2, y: top + height / 2 }
}

/**
 * Makes buttons anywhere in a plane one stop of the Tab key, within which the arrow keys move as it looks. Returns what is to be
 * called when buttons were hidden: the stop must be one that is visible.
 */
export function moveInPlane(buttons: readonly HTMLElement[]): () => void {
  for (const [from, button] of buttons.entries()) {
    button.tabIndex = from === 0 ? 0 : -1
    on(button, {
      focus: () => {
        for (const [index, other] of buttons.entries()) other.tabIndex = index === from ? 0 : -1
      },
      keydown(event) {
        const direction = directions[event.key]
        if (!direction) return
        event.preventDefault()
        const next = nearestBox(
          buttons.map((each) => each.getBoundingClientRect()),
          from,
          direction,
        )
        if (next !== undefined) buttons[next]!.focus()
      },
    })
  }
  return () => {
    if (buttons.some((button) => button.tabIndex === 0 && !button.hidden)) return
    const first = buttons.find((button) => !button.hidden)
    for (const button of buttons) button.tabIndex = button === first ? 0 : -1
  }
}
