// SPDX-License-Identifier: Apache-2.0
import type { Page } from '@playwright/test'
import { focusOf } from './focus-of.ts'
import { findOn, matches, say, type Way } from './walker.ts'

/** More stops than any page between two things that belong together. */
const mostStops = 160

/** Tab, Shift+Tab, arrows within what is one stop, Enter and Space; nothing is ever focused otherwise. */
export const byKeyboard: Way = {
  async to(page, role, name) {
    const places = await findOn(page, role, name)
    const isThere = (): Promise<boolean> =>
      places.evaluateAll((elements) => elements.some((element) => element === document.activeElement))
    for (let stop = 0; stop < mostStops; stop += 1) {
      if (await isThere()) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`Tab never came to ${role} ${name}, and is at ${say(await focusOf(page))}`)
  },
  async activate(page, role) {
    await page.keyboard.press(role === 'checkbox' || role === 'radio' ? 'Space' : 'Enter')
  },
  async write(page, content) {
    await page.keyboard.press('Control+A')
    await page.keyboard.type(content)
  },
}

/** Presses Shift+Tab until the focus rests on something. */
export async function back(page: Page, role: string, name: string | RegExp): Promise<void> {
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (matches(await focusOf(page), role, name)) return
    await page.keyboard.press('Shift+Tab')
  }
  throw new Error(`Shift+Tab never came to ${role} ${name}`)
}
