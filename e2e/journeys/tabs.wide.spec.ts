// SPDX-License-Identifier: Apache-2.0
import { authPanel, signOut } from '../pages/identity.ts'
import { expect, siteUrl, test } from '../support/journey.ts'
import { openMember } from '../support/member.ts'
import { text } from '../support/texts.ts'

// Several tabs of one browser.

test('a new tab continues the session of an open one and signs out with it; another browser stays a visitor', async ({
  page,
  context,
  browser,
}) => {
  await openMember(page)
  await page.goto('/')
  await page.getByTestId('balance').waitFor()
  const second = await context.newPage()
  await second.goto('/?center=transactionHistory')
  await second.getByTestId('balance').first().waitFor()
  await expect(second.getByLabel(text('identity.username'))).toHaveCount(0)
  const stranger = await browser.newPage()
  await stranger.goto(`${siteUrl()}/?center=transactionHistory`)
  await expect(authPanel(stranger).getByLabel(text('identity.username'))).toBeVisible()
  await stranger.close()
  await second.goto('/')
  await signOut(second)
  await expect(page.getByRole('button', { name: text('identity.login'), exact: true })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const third = await context.newPage()
  await third.goto('/')
  await expect(third.getByRole('button', { name: text('identity.login'), exact: true })).toBeVisible()
})
