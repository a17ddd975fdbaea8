// SPDX-License-Identifier: Apache-2.0
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/journey.ts'
import { openMember } from '../support/member.ts'
import { text } from '../support/texts.ts'

test('a price on home is on the slip at one tap, and is bet on without leaving home', async ({
  page,
  picture,
}) => {
  await openMember(page, { balance: 50 })
  await page.goto('/')
  const matches = page.getByRole('region', { name: text('sportsbook.home') })
  await expect(matches.getByRole('heading')).toBeVisible()
  await picture('matches')
  await expectAccessible(page, 'home with matches')
  await matches.getByRole('radio', { name: text('sportsbook.sport.football') }).check({ force: true })
  const price = matches
    .locator('button[aria-pressed="false"]:not([aria-disabled])')
    .filter({ hasText: /\d\.\d/ })
    .last()
  await price.click()
  await expect(page).toHaveURL('/')
  const bar = page.getByRole('button', { name: new RegExp(text('lottery.slip')) })
  await expect(bar).toBeVisible()
  await bar.click()
  const slip = page.getByRole('dialog', { name: text('lottery.slip') })
  await expect(slip.getByRole('button', { name: text('sportsbook.slip.place') })).toBeVisible()
  await picture('slip-on-home')
})
