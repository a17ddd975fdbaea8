// SPDX-License-Identifier: Apache-2.0
import type { TextKey } from '@tessera/texts/text-key'
import { createCell } from '../page/cell.ts'
import { keep, stored } from '../page/theme.ts'
import { keyOf } from './key-of.ts'

const KEY = 'keys'
/** Keys belong to whatever text is typed into, and to a list of choices that a letter searches. */
const typing = 'input:not([type="radio"], [type="checkbox"], [type="range"]), select, textarea'

/** Whether keys press buttons; the choice is stored. */
export const keysUsed = createCell(stored(KEY) !== 'off')
keysUsed.watch((value) => keep(KEY, value ? 'on' : 'off'))

/** The letters, and what each does: it presses the element that names it in `data-key`. */
export const keyNames: readonly (readonly [key: string, name: TextKey])[] = [
  ['a', 'studio.stake.half'],
  ['s', 'studio.stake.double'],
  ['d', 'studio.rules.minimumStake'],
  ['q', 'studio.keys.mode'],
  ['r', 'studio.stats'],
  ['?', 'studio.keys.list'],
  ...['1', '2', '3', '4', '5'].map((key) => [key, 'studio.poker.holdCard'] as const),
]

/** Presses the button of a key, unless keys are switched off, the player types, or a panel is open. */
export function pressByKeys(): void {
  document.addEventListener('keydown', (event) => {
    const { target } = event
    if (!keysUsed.get() || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return
    if (event.defaultPrevented || document.querySelector('dialog[open]')) return
    if (target instanceof Element && target.closest(typing)) return
    const element = elementOf(keyOf(event))
    if (!element) return
    event.preventDefault()
    press(element)
  })
}

/** The element that a key presses in this game; undefined if it has none. */
export function elementOf(key: string): HTMLElement | undefined {
  return keyNames.some(([known]) => known === key)
    ? (document.querySelector<HTMLElement>(`[data-key="${key}"]`) ?? undefined)
    : undefined
}

/** Of a row of choices, the next one. */
function press(element: HTMLElement): void {
  const choice = element.querySelector<HTMLElement>('input[type="radio"]:not(:checked, :disabled)')
  ;(choice ?? element).click()
}
