// SPDX-License-Identifier: Apache-2.0
import { expect, type Page } from '@playwright/test'
import { languages, type Language } from '@tessera/texts'

/** The choice of the language as somebody in front of the page makes it. */
export const languagePicker = (page: Page, isMobile: boolean) => ({
  /** The button that names the language; on a phone it stands in the menu. */
  async open(): Promise<void> {
    const button = page.locator('button[aria-haspopup="dialog"]:visible', { has: page.locator('use') })
    if (isMobile && (await button.count()) === 0)
      await page.locator('nav:visible button[aria-expanded]').last().click()
    await button.last().click()
    await expect(this.list()).toBeVisible()
  },
  list: () => page.getByRole('dialog').last().getByRole('listbox'),
  /** Opens the picker, chooses, and waits until the page speaks. */
  async choose(code: Language): Promise<void> {
    await this.open()
    await this.row(code).click()
    await expect(page.locator('html')).toHaveAttribute('lang', languages[code].tag)
    await expect(this.list()).toHaveCount(0)
  },
  row: (code: Language) =>
    page
      .getByRole('dialog')
      .last()
      .getByRole('option')
      .filter({ has: page.locator(`use[href$="#${languages[code].flag}"]`) }),
})
