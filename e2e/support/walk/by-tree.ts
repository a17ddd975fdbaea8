// SPDX-License-Identifier: Apache-2.0
import { findOn, type Way } from './walker.ts'

/** As a screen reader does: it knows roles and names alone, gives the focus to what it reads, and calls its default action. */
export const byTree: Way = {
  async to(page, role, name) {
    const found = await findOn(page, role, name)
    const next = await found.evaluateAll((elements) => {
      const current = document.activeElement ?? document.body
      const comesAfter = (element: Element): boolean =>
        (current.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
      return Math.max(elements.findIndex(comesAfter), 0)
    })
    await found.nth(next).evaluate((element) => (element as HTMLElement).focus())
  },
  async activate(page, role, name) {
    const found = await findOn(page, role, name)
    await found.evaluateAll((elements) => {
      const current = elements.find((element) => element === document.activeElement) ?? elements[0]
      if (current instanceof HTMLElement) current.click()
    })
  },
  async write(page, content) {
    await page.keyboard.press('Control+A')
    await page.keyboard.insertText(content)
  },
}
