// SPDX-License-Identifier: Apache-2.0
import type { Page } from '@playwright/test'
import { expectNoOverflow } from '../pages/site.ts'
import { withWebGl } from '../support/browser-options.ts'
import { expect, test } from '../support/journey.ts'
import { openMember } from '../support/member.ts'
import { text } from '../support/texts.ts'

test.use({ launchOptions: withWebGl })

const frameOf = (page: Page, name: string) =>
  page.frameLocator(`iframe[title="${text('play.frame', { name })}"]`)
const waitMs = 60_000
const [roulette, baccarat] = [text('studio.room.name.live_roulette'), text('studio.room.name.live_baccarat')]

test('several live tables are played side by side, and the first goes on', async ({ page, picture }) => {
  await openMember(page, { balance: 100 })
  await page.goto('/game?gameId=inh_live_roulette&vassalage=BGS')
  const first = frameOf(page, roulette)
  await expect(first.locator('[data-spot="red"]')).toBeVisible({ timeout: waitMs })
  // What is written into its page is gone if the frame loads again.
  await first.locator('body').evaluate((body) => body.setAttribute('data-stayed', 'yes'))
  await page.getByRole('button', { name: text('gameWindow.tables.add') }).click()
  const choices = page.getByRole('dialog', { name: text('gameWindow.tables.pick') })
  await choices.getByLabel(text('gameWindow.tables.search')).fill(baccarat.toLowerCase())
  await choices.getByRole('button', { name: baccarat }).first().click()
  const second = frameOf(page, baccarat)
  await expect(second.locator('[data-spot="banker"]')).toBeVisible({ timeout: waitMs })
  await expect(first.locator('body')).toHaveAttribute('data-stayed', 'yes')
  await expectNoOverflow(page, 'two tables')
  await picture('two-tables')
  await page.getByRole('button', { name: text('gameWindow.tables.close', { name: baccarat }) }).click()
  await expect(page.locator('iframe')).toHaveCount(1)
  await expect(first.locator('body')).toHaveAttribute('data-stayed', 'yes')
})
