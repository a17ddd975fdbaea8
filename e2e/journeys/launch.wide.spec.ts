import { waitForGame } from '../pages/game.ts'
import { expect, test } from '../support/journey.ts'
import { openMember } from '../support/member.ts'

test('a game that starts folds the menu, also one that was opened by hand; a login that is asked for leaves it [LAUNCH-006]', async ({ page }) => {
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  const widthOf = async () => (await menu.boundingBox())?.width ?? 0
  await page.goto('/inhouse')
  const dice = page.getByRole('main').getByRole('link', { name: /^Dice\b/ }).first()
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
