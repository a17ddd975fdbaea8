// SPDX-License-Identifier: Apache-2.0
import { on } from './element.ts'

/** Makes buttons in rows one stop of the Tab key, within which the arrow keys move. */
export function moveByArrows(buttons: readonly HTMLElement[], columns: number): void {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
  }
  for (const [from, button] of buttons.entries()) {
    button.tabIndex = from === 0 ? 0 : -1
    on(button, {
      focus: () => {
        for (const [index, other] of buttons.entries()) other.tabIndex = index === from ? 0 : -1
      },
      keydown(event) {
        const step = steps[event.key]
        if (step === undefined) return
        event.preventDefault()
        const to = from + step
        const leavesRow = Math.abs(step) === 1 && Math.floor(to / columns) !== Math.floor(from / columns)
        if (!leavesRow) buttons[to]?.focus()
      },
    })
  }
}
