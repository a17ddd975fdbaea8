// SPDX-License-Identifier: Apache-2.0
import type { Locator, Page } from '@playwright/test'

/** Presses two buttons one after the other, before the page draws what the first one changed. */
export async function pressAtOnce(page: Page, first: Locator, second: Locator): Promise<void> {
  const buttons = [await first.elementHandle(), await second.elementHandle()]
  await page.evaluate((pressed) => {
    for (const button of pressed) (button as HTMLElement).click()
  }, buttons)
}
