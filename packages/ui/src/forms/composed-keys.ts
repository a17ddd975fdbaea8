// SPDX-License-Identifier: Apache-2.0
/** What browsers report for a key that an input method takes; Safari only so for the Enter that ends a word. */
const takenByInputMethod = 229

/**
 * Keeps the keys with which people choose words in an input method from everything on the page: its Enter takes a word, and must
 * send no form, search or bet; its arrows go through words, not through lists. Once for each page, before anything listens.
 */
export function ignoreComposedKeys(page: EventTarget): void {
  page.addEventListener(
    'keydown',
    (event) => {
      const { key, keyCode, isComposing } = event as KeyboardEvent
      const isEnter = key === 'Enter'
      if (!isComposing && !(isEnter && keyCode === takenByInputMethod)) return
      event.stopImmediatePropagation()
      if (isEnter) event.preventDefault()
    },
    true,
  )
}
