// SPDX-License-Identifier: Apache-2.0
import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { listCalls, tiles } from '../support/lobby.ts'
import { anyText, text } from '../support/texts.ts'

const isPastTheList = (page: Page): Promise<boolean> =>
  page.evaluate(() => (document.querySelector('main')?.getBoundingClientRect().bottom ?? 0) < innerHeight / 2)

test('on a phone the list grows under the thumb until the third page, without a pager, and draws what is near alone', async ({
  page,
  picture,
}) => {
  const calls = listCalls(page)
  await page.goto('/rng')
  await expect(tiles(page).first()).toBeVisible()
  await picture('lobby')
  for (const pageNo of ['2', '3']) {
    await expect(async () => {
      // On a slow machine the wheel runs ahead of the list, past its end: then back to where it grows.
      await page.mouse.wheel(0, (await isPastTheList(page)) ? -1_200 : 1_200)
      expect(calls.map((call) => call.get('pageNo'))).toContain(pageNo)
    }).toPass({ timeout: 60_000 })
  }
  // Three pages at least: a slow machine may have turned the wheel further than was asked. Right after an
  // installation the list waits for its turn behind pictures that are being drawn for the first time.
  await expect
    .poll(
      async () => Number(await page.locator('main li[aria-setsize]').first().getAttribute('aria-setsize')),
      { timeout: 60_000 },
    )
    .toBeGreaterThanOrEqual(126)
  expect(await tiles(page).count()).toBeLessThan(80)
  await expect(page.getByRole('navigation', { name: text('common.pages') })).toHaveCount(0)

  // After three pages, whoever goes to the end finds the footer there, and it stays.
  const footer = page.getByRole('contentinfo')
  const more = page.getByRole('button', { name: text('lobby.more') })
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(more).toBeVisible({ timeout: 1_000 })
    await expect(footer).toBeInViewport({ timeout: 1_000 })
  }).toPass({ timeout: 60_000 })
  await page.waitForTimeout(1_500)
  await expect(footer).toBeInViewport()
  expect(calls.map((call) => call.get('pageNo'))).not.toContain('4')
  await picture('end-of-list')
  await more.click()
  await expect.poll(() => calls.map((call) => call.get('pageNo'))).toContain('4')
})

test('a finger on a tile looks closer first: facts and the start @long', async ({ page, picture }) => {
  await page.goto('/inhouse')
  const tile = tiles(page).first()
  await tile.getByRole('link').tap()
  await expect(tile.getByText(text('lobby.play'), { exact: true })).toBeVisible()
  await expect(tile.getByText(anyText('lobby.rtp'))).toBeVisible()
  await picture('closer')
  await tiles(page).nth(1).getByRole('link').tap()
  await expect(tile.getByText(text('lobby.play'), { exact: true })).toHaveCount(0)
  const bounds = await tiles(page).nth(1).getByText(text('lobby.play'), { exact: true }).boundingBox()
  await page.touchscreen.tap(bounds!.x + bounds!.width / 2, bounds!.y + bounds!.height / 2)
  await expect(page.getByRole('dialog').getByRole('tab', { name: text('identity.login') })).toHaveAttribute(
    'aria-selected',
    'true',
  )
})
