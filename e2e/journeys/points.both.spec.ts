// SPDX-License-Identifier: Apache-2.0
import type { Page } from '@playwright/test'
import { expectNoOverflow, expectSettled } from '../pages/site.ts'
import { expectAccessible, openIn } from '../support/accessibility.ts'
import { openBrand, openMemberOf } from '../support/brand.ts'
import { expect, test } from '../support/journey.ts'
import { openMember } from '../support/member.ts'
import { giveRank } from '../support/standing.ts'
import { text } from '../support/texts.ts'

test.describe.configure({ timeout: 240_000 })

const earnCard = (page: Page) => page.getByRole('region', { name: text('mall.earn'), exact: true })

test('a new member reads what earns points, what is missing to convert and redeem, and how far the next rank is', async ({
  page,
  picture,
  isMobile,
}) => {
  await openIn(page, isMobile ? 'dark' : 'light')
  await openMember(page)
  await page.goto('/pointMall')
  await expect(earnCard(page)).toContainText('$100.00')
  await earnCard(page).getByText(text('mall.earn'), { exact: true }).click()
  // The house keeps less of blackjack than of dice: so the rates differ by game, and the page says so.
  await expect(
    earnCard(page)
      .getByRole('listitem')
      .filter({ hasText: text('lobby.type.INHOUSE') }),
  ).toContainText(/100\.00.*476\.20/)
  const convert = page.getByRole('button', { name: text('mall.convert'), exact: true })
  await expect(convert).toBeDisabled()
  await expect(convert).toHaveAccessibleDescription(text('mall.missing', { count: 100 }))
  // Whoever walks by keyboard meets it, and a press of it does nothing.
  await convert.focus()
  await expect(convert).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const redeem = page.getByRole('button', { name: `${text('mall.redeem')}: Ceramic mug` })
  await expect(redeem).toHaveAccessibleDescription(text('mall.missing', { count: 1_200 }))
  await expectSettled(page)
  await expectNoOverflow(page, 'points mall')
  await expectAccessible(page, 'points mall')
  await picture('points')

  await page.getByRole('button', { name: text('shell.account.menu') }).click()
  await expect(page.getByRole('menuitem', { name: text('mall.title') })).toContainText('$100.00')
  await expect(page.getByRole('progressbar', { name: text('ranks.progress') })).toHaveAttribute(
    'aria-valuetext',
    /50,000/,
  )
  await expect(page.getByText(text('ranks.next', { rank: 'VIP1' }))).toBeVisible()
  await expectAccessible(page, 'account menu')
  await picture('account-menu')
})

test('the highest rank says that there is none above it @long', async ({ page, picture }) => {
  const { username } = await openMember(page)
  await giveRank(page.context(), username, 7)
  await page.goto('/pointMall')
  await page.getByRole('button', { name: text('shell.account.menu') }).click()
  await expect(page.getByText(text('ranks.top'))).toBeVisible()
  await expect(page.getByRole('progressbar', { name: text('ranks.progress') })).toHaveCount(0)
  await picture('highest-rank')
})

test('a brand whose bets earn no points says so', async ({ page, context }) => {
  const brand = await openBrand(context, { 'rewards.earnPer': 0 })
  await openMemberOf(page, brand)
  await page.goto(brand.at('/pointMall'))
  await expect(earnCard(page)).toContainText(text('mall.earn.off'))
  await expect(earnCard(page).getByRole('listitem')).toHaveCount(0)
})
