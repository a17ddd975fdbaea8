// SPDX-License-Identifier: Apache-2.0
import { admin, goTo, openConsole } from '../pages/console.ts'
import { openGame } from '../pages/game.ts'
import { centerPages, expectSettled } from '../pages/site.ts'
import { expectAccessible, openIn } from '../support/accessibility.ts'
import { expect, studioUrl, test } from '../support/journey.ts'
import { askWithdrawal, openMember } from '../support/member.ts'
import { text } from '../support/texts.ts'

test.describe.configure({ timeout: 240_000 })

/**
 * Colours differ by theme, structure by width: a phone in the light and a wide screen in the dark meet all of
 * both.
 */
const themeOf = (isMobile: boolean): 'light' | 'dark' => (isMobile ? 'light' : 'dark')

test('the pages of a visitor can be used by everybody', async ({ page, picture, isMobile }) => {
  await openIn(page, themeOf(isMobile))
  await page.goto('/')
  await expect(page.getByRole('heading', { name: text('lobby.hot') })).toBeVisible()
  await expect(page.getByRole('region', { name: text('messages.banners') })).toBeVisible()
  await expectAccessible(page, 'home')
  await picture('home')
  await page.goto('/rng')
  await expect(page.getByRole('main').getByRole('link').nth(12)).toBeVisible()
  await expectAccessible(page, 'a category')
  await picture('category')
  for (const mode of ['login', 'register']) {
    await page.goto(`/hot?auth=${mode}`)
    await expect(page.getByRole('dialog').getByLabel(text('identity.username'))).toBeVisible()
    await expectAccessible(page, mode)
    await picture(mode)
  }
  await page.goto(`${studioUrl()}/verify?game=dice`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page, 'the verifier')
  await picture('verifier')
})

test('the pages of a member can be used by everybody', async ({ page, picture, isMobile }) => {
  await openIn(page, themeOf(isMobile))
  const { token } = await openMember(page, { balance: 60 })
  await askWithdrawal(page.context(), token, 20)
  for (const [center, title] of centerPages) {
    await page.goto(`/hot?center=${center}`)
    await expect(page.getByRole('dialog').getByRole('heading', { level: 2, name: title })).toBeAttached()
    await expectSettled(page)
    await expectAccessible(page, center)
    await picture(center)
  }
  const game = await openGame(page, 'Dice')
  await expectAccessible(page, 'the game page')
  await picture('game')
  await game.open('studio.fairness')
  await expectAccessible(page, 'the seeds of a game')
  await picture('game-fairness')
})

test('the console can be used by everybody', async ({ browser, picture, isMobile }) => {
  const { context, staff } = await openConsole(browser, admin, themeOf(isMobile))
  for (const title of [
    text('console.overview'),
    text('console.withdrawals'),
    text('console.deposits'),
    text('console.members'),
    text('console.ledger'),
    text('console.alerts'),
  ]) {
    await goTo(staff, title)
    await expectSettled(staff)
    await expectAccessible(staff, `the console's ${title}`)
    await picture(`console-${title.toLowerCase()}`, { of: context })
  }
  await context.close()
})
