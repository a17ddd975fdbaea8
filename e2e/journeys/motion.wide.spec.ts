// SPDX-License-Identifier: Apache-2.0
import { expect, test } from '../support/journey.ts'
import { text } from '../support/texts.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('what moves by itself stops at a press, and stays where it is', { tag: '@long' }, async ({ page }) => {
  await page.goto('/')
  const banners = page.getByRole('main').getByRole('region', { name: text('messages.banners') })
  const current = () => banners.locator('[aria-current="true"]').getAttribute('aria-label')
  await expect(banners.locator('[aria-current="true"]')).toBeVisible()
  await page.mouse.move(5, 800)
  const first = await current()
  await expect.poll(current, { message: 'the next banner comes by itself', timeout: 15_000 }).not.toBe(first)

  await banners.getByRole('button', { name: text('messages.banner.pause') }).click()
  await expect(banners.getByRole('button', { name: text('messages.banner.play') })).toBeVisible()
  const stopped = await current()

  const wins = page.getByRole('main').getByRole('region', { name: text('rewards.winners') })
  const offset = () =>
    wins
      .getByRole('listitem')
      .first()
      .evaluate((element) => element.getBoundingClientRect().x)
  await page.mouse.move(5, 800)
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  const start = await offset()
  await expect.poll(offset, { message: 'the winners drift' }).not.toBe(start)
  await wins.getByRole('button', { name: text('rewards.winners.stop') }).click()
  const still = await offset()
  await page.waitForTimeout(6_000)
  expect(await offset()).toBe(still)
  expect(await current()).toBe(stopped)
})
