// SPDX-License-Identifier: Apache-2.0
import type { Page } from '@playwright/test'
import { logInByForm } from '../pages/site.ts'
import { expect, test } from '../support/journey.ts'
import { tiles } from '../support/lobby.ts'
import { registerMember } from '../support/member.ts'
import { anyText, text } from '../support/texts.ts'

const loggedIn = (page: Page): Promise<void> => page.getByTestId('balance').waitFor()
const loginDialog = (page: Page) => page.getByRole('dialog').filter({ has: page.getByRole('tab') })

test('a login that a game asked for ends in the game', async ({ page, context }) => {
  const member = await registerMember(context)
  await page.goto('/inhouse')
  const game = tiles(page).first().getByRole('link')
  const href = new URL((await game.getAttribute('href'))!, page.url())
  await game.click()
  await expect(loginDialog(page)).toBeVisible()
  await logInByForm(page, member)
  await expect(page).toHaveURL(new RegExp(`/game\\?.*gameId=${href.searchParams.get('gameId')!}`))
  await expect(page.locator('iframe')).toBeVisible()
})

test('a login that a heart asked for sets it, and one that a page asked for shows it', async ({
  page,
  context,
}) => {
  const member = await registerMember(context)
  await page.goto('/inhouse?pageNo=1')
  const heart = tiles(page)
    .nth(1)
    .getByRole('button', { name: anyText('lobby.favourite') })
  // The favourites are read before the heart is stored, and come after it.
  let marked = (): void => undefined
  const stored = new Promise<void>((done) => {
    marked = done
  })
  await page.route(/MCSFE_getFavoriteGames/, async (route) => {
    const before = await route.fetch()
    await stored
    await route.fulfill({ response: before }).catch(() => undefined)
  })
  page.on('response', (answer) => {
    if (answer.url().includes('MCSFE_addFavoriteGame')) marked()
  })
  await heart.click()
  await logInByForm(page, member)
  await loggedIn(page)
  await expect(page).toHaveURL(/\/inhouse/)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/?center=depositv2')
  await logInByForm(page, member)
  await expect(page.getByRole('textbox', { name: text('common.amount') })).toBeVisible()
  await expect(page).toHaveURL(/center=depositv2/)
})

test('a login that was given up carries nothing out, and the next one ends at home', async ({
  page,
  context,
}) => {
  const member = await registerMember(context)
  await page.goto('/inhouse')
  await tiles(page).first().getByRole('link').click()
  await expect(loginDialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page
    .getByRole('banner')
    .getByRole('button', { name: text('identity.login') })
    .click()
  await logInByForm(page, member)
  await loggedIn(page)
  await expect(page).toHaveURL('/')
})
