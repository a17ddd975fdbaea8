// SPDX-License-Identifier: Apache-2.0
import { findOn, type Way } from './walker.ts'

/** As a screen reader does: it knows roles and names alone, gives the focus to what it reads, and calls its default action. */
export const byTree: Way = {
  async to(page, role, name) {
    const place = (await findOn(page, role, name)).first()
    await place.evaluate((element) => (element as HTMLElement).focus())
  },
  async activate(page, role, name) {
    const place = (await findOn(page, role, name)).first()
    await place.evaluate((element) => (element as HTMLElement).click())
  },
  async write(page, content) {
    await page.keyboard.press('Control+A')
    await page.keyboard.insertText(content)
  },
}
