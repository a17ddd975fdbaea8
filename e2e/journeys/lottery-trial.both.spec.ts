// SPDX-License-Identifier: Apache-2.0
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { openBrand, openMemberOf } from '../support/brand.ts'
import { expect, test } from '../support/journey.ts'
import { text } from '../support/texts.ts'

const cards = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('timer') })
const trials = (page: Page): Locator =>
  cards(page).getByRole('button', { name: text('lobby.trial'), exact: false })

test('a visitor tries a lottery from its card on play money, where the brand has trials [LOBBY-023]', async ({
  page,
  context,
  picture,
}) => {
  const brand = await openBrand(context, { 'identity.freePlay': true, 'lottery.closed': ['MN'] })
  await page.goto(brand.at('/lotteryCenter'))
  const north = page.getByRole('main').getByRole('region', { name: text('lottery.group.MB') })
  const card = north.getByRole('article').first()
  await expect(card.getByRole('button', { name: text('lobby.trial'), exact: false })).toBeVisible()
  await expectAccessible(page, 'the lotteries with trials')
  await picture('cards')
  // What takes no bets cannot be tried.
  const south = page.getByRole('main').getByRole('region', { name: text('lottery.group.MN') })
  await expect(south.getByRole('article').first()).toBeVisible()
  await expect(south.getByRole('button', { name: text('lobby.trial'), exact: false })).toHaveCount(0)

  await card.getByRole('button', { name: text('lobby.trial'), exact: false }).click()
  await expect(page).toHaveURL(/\/lottery\?gameCode=MB-/)
  expect(await page.evaluate(() => sessionStorage.getItem('isAgent'))).toBe('4')
  await expect(page.getByTestId('balance')).toContainText('2,000')
  await picture('trial')
  // The account that is logged in now plays, so nothing more is offered.
  await page.goto(brand.at('/lotteryCenter'))
  await expect(cards(page).first()).toBeVisible()
  await expect(trials(page)).toHaveCount(0)
})

test('no card offers a trial to members, or where the brand has none', async ({ page, context }) => {
  await page.goto('/lotteryCenter')
  await expect(cards(page).first()).toBeVisible()
  await expect(trials(page)).toHaveCount(0)

  const brand = await openBrand(context, { 'identity.freePlay': true })
  await openMemberOf(page, brand)
  await page.goto(brand.at('/lotteryCenter'))
  await expect(cards(page).first()).toBeVisible()
  await expect(page.getByTestId('balance')).toBeVisible()
  await expect(trials(page)).toHaveCount(0)
})
