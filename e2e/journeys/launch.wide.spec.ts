// SPDX-License-Identifier: Apache-2.0
import { gameFrame, gameLink, waitForGame } from '../pages/game.ts'
import { openBrand } from '../support/brand.ts'
import { expect, test } from '../support/journey.ts'
import { openMember, registerMember } from '../support/member.ts'
import { text } from '../support/texts.ts'

test('a game that starts folds the menu, also one that was opened by hand; a login that is asked for leaves it [LAUNCH-006]', async ({
  page,
}) => {
  const menu = page.getByRole('navigation', { name: text('shell.mainMenu') })
  const widthOf = async () => (await menu.boundingBox())?.width ?? 0
  await page.goto('/inhouse')
  const dice = gameLink(page, 'Dice')
  await dice.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await widthOf()).toBeGreaterThan(150)
  await openMember(page, { balance: 10 })
  await page.goto('/inhouse')
  const toggle = page.getByRole('banner').getByRole('button').first()
  await toggle.click()
  await expect.poll(widthOf).toBeLessThan(100)
  await toggle.click()
  await expect.poll(widthOf).toBeGreaterThan(150)
  await dice.click()
  await waitForGame(page, 'Dice')
  expect(await widthOf()).toBeLessThan(100)
})

test('a game above the lobby asks for an age that is not known yet, asks before Escape ends it, and leaves the lobby as it was @long', async ({
  page,
  picture,
}) => {
  const brand = await openBrand(page.context(), { 'play.gameWindow': 'modal' })
  const visitor = await brand.visit()
  const { token } = await registerMember({ request: visitor })
  await visitor.dispose()
  await page.addInitScript(
    (own) => {
      if (location.hostname.startsWith(own.code)) sessionStorage.setItem('token', own.token)
    },
    { token, code: brand.code },
  )
  await brand.change({ 'site.ageLimit': 21 })
  await page.goto(brand.at('/inhouse'))
  const dice = gameLink(page, 'Dice')
  await dice.scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollTo(0, 90))
  await dice.click()
  const age = page.getByRole('alertdialog', { name: text('games.age.title', { age: 21 }) })
  await picture('age')
  await age.getByRole('button', { name: text('games.age.yes', { age: 21 }) }).click()
  const stage = page.getByRole('dialog').filter({ has: page.locator('iframe') })
  const game = gameFrame(page, 'Dice')
  await expect(game.frame.locator('body')).toHaveAttribute('data-state', 'ready')
  await expect(stage.getByTestId('balance')).toBeVisible()
  await picture('game')
  const leaving = page.getByRole('alertdialog', { name: text('games.leave.title') })
  await stage.getByRole('button', { name: text('play.fullScreen') }).focus()
  await page.keyboard.press('Escape')
  await leaving.getByRole('button', { name: text('games.leave.stay') }).click()
  await expect(leaving).toHaveCount(0)
  await expect(game.frame.locator('body')).toHaveAttribute('data-state', 'ready')
  await stage.getByRole('button', { name: text('play.fullScreen') }).focus()
  await page.keyboard.press('Escape')
  await leaving.getByRole('button', { name: text('play.back') }).click()
  await expect(stage).toHaveCount(0)
  expect(new URL(page.url()).search).toBe('')
  expect(await page.evaluate(() => scrollY)).toBe(90)
  await expect(dice).toBeFocused()
})
