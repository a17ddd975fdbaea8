// SPDX-License-Identifier: Apache-2.0
import { expect, type Locator, type Page } from '@playwright/test'
import { text } from '../support/texts.ts'

/** From this width on the slip stands beside the pages of the book; everywhere else a bar at the foot opens it. */
const besidePage = 1_100

/** The slip, opened. Home has the bar at each width (`asBar`). */
export async function openSlip(page: Page, { say = text, asBar = false } = {}): Promise<Locator> {
  const name = say('lottery.slip')
  if (!asBar && (page.viewportSize()?.width ?? 0) >= besidePage)
    return page.getByRole('region', { name, exact: true })
  const sheet = page.getByRole('dialog', { name })
  const bar = page.getByRole('button', { name: new RegExp(RegExp.escape(name)) })
  await expect(sheet.or(bar).first()).toBeVisible()
  if (!(await sheet.isVisible())) await bar.click()
  return sheet
}
