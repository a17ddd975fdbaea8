// SPDX-License-Identifier: Apache-2.0
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { openBrand, openMemberOf } from '../support/brand.ts'
import { expect, test } from '../support/journey.ts'
import { anyText, text } from '../support/texts.ts'

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
  const main = page.getByRole('main')
  await main
    .getByRole('group', { name: anyText('lottery.pick.numbers') })
    .getByRole('button', { name: '15', exact: true })
    .click()
  await main.getByLabel(text('lottery.stake'), { exact: true }).fill('1')
  await main.getByRole('button', { name: text('lottery.slip.add') }).click()
  const slip = main.getByRole('region', { name: text('lottery.slip') })
  await expect(slip.getByText(text('play.playMoney'), { exact: true })).toBeVisible()
  await slip.getByRole('button', { name: text('lottery.place') }).click()
  await expect(slip.getByRole('status').first()).toContainText(anyText('lottery.placed'))
  await expect(main.getByRole('region', { name: text('lottery.tickets') }).getByRole('article')).toHaveCount(
    1,
  )
  await expect(page.getByTestId('balance')).not.toContainText('2,000')
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
