// SPDX-License-Identifier: Apache-2.0
import type { Page } from '@playwright/test'
import type { TextKey } from '@tessera/texts/text-key'
import { expectNoOverflow } from '../pages/site.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/journey.ts'
import { callServer } from '../support/server-client.ts'
import { anyText, text } from '../support/texts.ts'

const pages: readonly { path: string; title: TextKey; sports: string }[] = [
  { path: '/sports', title: 'lobby.type.SPORTS', sports: 'football,basketball,tennis' },
  { path: '/esports', title: 'lobby.type.ESPORTS', sports: 'esports' },
  { path: '/cockfight', title: 'lobby.type.COCKFIGHT', sports: 'cockfight' },
]
const main = (page: Page) => page.getByRole('main')
const sections = (page: Page) =>
  page.getByRole('navigation', { name: text('sportsbook.lobby.sections'), exact: true })

/** A price that can be bet on, of what starts soon. */
const price = (page: Page) =>
  main(page)
    .getByRole('region', { name: text('sportsbook.lobby.soon') })
    .locator('button[aria-pressed="false"]:not([aria-disabled])')
    .filter({ hasText: /\d\.\d/ })
    .last()

for (const { path, title, sports } of pages)
  test(`${path} is our book in its own dress: a visitor taps a price, and it is on the slip; other vendors stand in one row below`, async ({
    page,
    picture,
    isMobile,
  }) => {
    await expect
      .poll(async () => (await callServer(page.request, 'sportsbook.lobby', { sport: sports })).soon.length)
      .toBeGreaterThan(0)
    await page.goto(path)
    await expect(main(page).getByRole('heading', { level: 1, name: text(title) })).toBeVisible()
    await expect(price(page)).toBeVisible()
    const sportsOfLinks = await main(page)
      .locator('a[href*="competition="]')
      .evaluateAll((links: HTMLAnchorElement[]) =>
        links.map(({ href }) => new URL(href).searchParams.get('sport')!),
      )
    expect(sportsOfLinks.filter((sport) => !sports.split(',').includes(sport))).toEqual([])
    await expectNoOverflow(page, path)
    await expectAccessible(page, path)
    await picture('book')

    await price(page).click()
    await expect(page).toHaveURL(path)
    if (isMobile) {
      await page.getByRole('button', { name: new RegExp(text('lottery.slip')) }).click()
      const slip = page.getByRole('dialog', { name: text('lottery.slip') })
      await expect(slip.getByRole('button', { name: anyText('lottery.slip.remove') })).toHaveCount(1)
      await picture('slip')
      await page.keyboard.press('Escape')
    } else {
      const slip = page.getByRole('region', { name: text('lottery.slip') })
      await expect(slip.getByRole('button', { name: anyText('lottery.slip.remove') })).toHaveCount(1)
    }

    const vendors = main(page).getByRole('region', { name: text('lobby.studios') })
    await expect(vendors.getByRole('listitem').first()).toBeVisible()
    const [below, above] = [(await vendors.boundingBox())!, (await price(page).boundingBox())!]
    expect(below.y).toBeGreaterThan(above.y)
    const tops = await vendors
      .getByRole('listitem')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)))
    expect(new Set(tops).size).toBe(1)
  })

test('/sports keeps its address and dress through its sports, a competition and Back', async ({ page }) => {
  await page.goto('/sports')
  await sections(page)
    .getByRole('link', { name: text('sportsbook.sport.basketball') })
    .click()
  await expect(page).toHaveURL('/sports?sport=basketball')
  await expect(
    main(page).getByRole('heading', { level: 1, name: text('sportsbook.sport.basketball') }),
  ).toBeVisible()
  await main(page).locator('a[href*="competition="]').first().click()
  await expect(page).toHaveURL(/^[^?]+\/sports\?sport=basketball&competition=\d+$/)
  await page.goBack()
  await expect(page).toHaveURL('/sports?sport=basketball')
  // What does not belong to the page is not shown there.
  await page.goto('/sports?sport=cockfight')
  await expect(main(page).getByRole('heading', { level: 1, name: text('lobby.type.SPORTS') })).toBeVisible()
})

test('on a phone everything above a page of the book is one row, and the rest is behind one button, in any direction', async ({
  page,
  picture,
  isMobile,
}) => {
  test.skip(!isMobile, 'wide pages have both rows')
  await page.addInitScript(() => localStorage.setItem('hisLang', 'AR'))
  for (const path of ['/sports', '/sportsbook', '/sportsbook/results', '/sportsbook/seasons']) {
    await page.goto(path)
    const rows = page.locator('nav:has(> div > button[aria-haspopup="dialog"])')
    await expect(rows).toBeVisible()
    expect((await rows.boundingBox())!.height, path).toBeLessThan(60)
    await expectNoOverflow(page, path)
  }
  await page.goto('/sports')
  const open = page.locator('nav > div > button[aria-haspopup="dialog"]')
  await open.focus()
  await page.keyboard.press('Enter')
  const filters = page.getByRole('dialog')
  await expect(filters.locator('a[aria-current="page"]')).toHaveAttribute('href', '/sports')
  await expect(filters.getByRole('combobox')).toBeVisible()
  await expectAccessible(page, 'the filters of the sportsbook')
  await picture('filters')
  await page.keyboard.press('Escape')
  await expect(filters).toHaveCount(0)
  await expect(open).toBeFocused()
  await open.click()
  await filters.locator('a[href="/sports?sport=tennis"]').click()
  await expect(page).toHaveURL('/sports?sport=tennis')
  await expect(filters).toHaveCount(0)
})

test('the bar at the foot of a phone leads to our book', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'wide pages have the menu beside them')
  await page.goto('/promotions')
  const book = page
    .getByRole('navigation', { name: text('shell.quickMenu') })
    .getByRole('link')
    .first()
  await book.click()
  await expect(page).toHaveURL('/sports')
  await expect(book).toHaveAttribute('aria-current', 'page')
})
