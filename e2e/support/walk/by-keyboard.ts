// SPDX-License-Identifier: Apache-2.0
import { focusOf } from './focus-of.ts'
import { findOn, say, type Way } from './walker.ts'

/** More stops than any page between two things that belong together. */
const mostStops = 160

/** Tab, Shift+Tab, arrows within what is one stop, Enter and Space; nothing is ever focused otherwise. */
export const byKeyboard: Way = {
  async to(page, role, name) {
    const found = await findOn(page, role, name)
    const isThere = (): Promise<boolean> =>
      found.evaluateAll((elements) => elements.some((element) => element === document.activeElement))
    // A menu is one stop; arrows move in it.
    const key =
      role === 'menuitem' ? 'ArrowDown' : (await found.evaluateAll(liesBefore)) ? 'Shift+Tab' : 'Tab'
    for (let stop = 0; stop < mostStops; stop += 1) {
      if (await isThere()) return
      await page.keyboard.press(key)
    }
    throw new Error(`${key} never came to ${role} ${name}, and is at ${say(await focusOf(page))}`)
  },
  async activate(page, role) {
    await page.keyboard.press(role === 'checkbox' || role === 'radio' ? 'Space' : 'Enter')
  },
  async write(page, content) {
    await page.keyboard.press('Control+A')
    await page.keyboard.type(content)
  },
}

/** Whether all of some elements lie before what has the focus: whoever knows the page goes back to them. */
function liesBefore(elements: readonly Element[]): boolean {
  const current = document.activeElement
  return (
    current !== null &&
    current !== document.body &&
    elements.every(
      (element) =>
        (current.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0 &&
        !element.contains(current),
    )
  )
}
