// SPDX-License-Identifier: Apache-2.0
import { expectNoOverflow } from '../pages/site.ts'
import { expect, test } from '../support/journey.ts'
import { openMember } from '../support/member.ts'
import { text } from '../support/texts.ts'

test('a thumb finds everything: chips below the header, the menu from the side, the deposit in the middle', async ({
  page,
  picture,
}) => {
  await openMember(page, { balance: 1_234 })
  await page.goto('/rng')
  const chips = page.getByRole('navigation', { name: text('shell.topMenu') })
  await expect(chips.getByRole('link', { name: text('lobby.type.RNG') })).toBeInViewport({ ratio: 1 })
  await expectNoOverflow(page, '/rng')
  const quick = page.getByRole('navigation', { name: text('shell.quickMenu') })
  await quick.getByRole('button', { name: text('shell.menu') }).click()
  const drawer = page.getByRole('dialog', { name: text('shell.menu') })
  await drawer.getByRole('button', { name: text('shell.vendors', { title: text('lobby.type.RNG') }) }).click()
  await picture('drawer')
  await drawer.locator('ul[id] a').first().click()
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL(/\/rng\?page=/)
  await quick.getByRole('button', { name: text('wallet.deposit') }).click()
  await expect(page).toHaveURL(/center=depositv2/)
  await expect(page.getByRole('dialog', { name: text('members.center') })).toBeVisible()
  await picture('deposit')
})

test('the middle of the bar is the registration for a visitor, and the deposit for a member', async ({
  page,
  picture,
}) => {
  await page.goto('/rng')
  const quick = page.getByRole('navigation', { name: text('shell.quickMenu') })
  await expect(quick.getByRole('button', { name: text('wallet.deposit') })).toHaveCount(0)
  await picture('visitor-bar')
  await quick.getByRole('button', { name: text('identity.register') }).click()
  await expect(page).toHaveURL(/auth=register/)
  await openMember(page)
  await page.goto('/rng')
  await expect(quick.getByRole('button', { name: text('wallet.deposit') })).toBeVisible()
  await expect(quick.getByRole('button', { name: text('identity.register') })).toHaveCount(0)
})

test('money goes out from the header and comes in from the bar below, each once', async ({ page }) => {
  await openMember(page, { balance: 100 })
  await page.goto('/hot')
  const [header, quick] = [
    page.getByRole('banner'),
    page.getByRole('navigation', { name: text('shell.quickMenu') }),
  ]
  await expect(header.getByRole('button', { name: text('wallet.deposit'), exact: true })).toBeHidden()
  await expect(quick.getByRole('button', { name: text('wallet.deposit') })).toBeVisible()
  await expectNoOverflow(page, 'the header of a phone')
  await header.getByRole('button', { name: text('wallet.withdraw'), exact: true }).click()
  await expect(page).toHaveURL(/center=withdraw/)
})

test('a choice of many shows where there is more, and slides there @long', async ({ page }) => {
  await openMember(page)
  await page.goto('/?center=transactionHistory')
  const kinds = page.getByRole('group', { name: text('wallet.transactions.type') })
  const more = kinds.locator('button')
  const leftmost = async (): Promise<number> =>
    Math.min(
      ...(await Promise.all((await more.all()).map(async (one) => (await one.boundingBox())?.x ?? 999))),
    )
  await expect(more).toHaveCount(1)
  expect(await leftmost()).toBeGreaterThan(195)
  await more.click()
  // Once it has slid to its end, only the way back is left.
  await expect.poll(leftmost).toBeLessThan(195)
})

test('the menu of the account has what the header of a phone has no room for @long', async ({
  page,
  picture,
}) => {
  await openMember(page)
  await page.goto('/hot')
  await page.getByRole('button', { name: text('shell.account.menu') }).click()
  await expect(page.getByRole('menuitem')).toHaveText([
    text('members.center'),
    text('wallet.withdraw'),
    text('shell.messages'),
    text('wallet.history'),
    text('bets.title'),
    text('shell.manualRebate'),
    // With the points and what earns them below it.
    new RegExp(`^${text('mall.title')}`),
    text('identity.logout'),
  ])
  await picture('account-menu')
  await page.getByRole('menuitem', { name: text('shell.messages') }).click()
  await expect(page).toHaveURL(/center=messageV2/)
})

test('/hot has sliding rows of hot games for visitors and members [NAV-002]', async ({ page }) => {
  for (const visitor of [true, false]) {
    if (!visitor) await openMember(page)
    await page.goto('/hot')
    const row = page.getByRole('main').getByRole('region', { name: text('lobby.type.INHOUSE'), exact: true })
    await expect(row.getByRole('article').first()).toBeVisible()
    const { x, y } = (await row.getByRole('article').nth(1).boundingBox())!
    await page.mouse.move(x + 10, y + 10)
    await page.mouse.wheel(200, 0)
    await expect.poll(() => row.getByRole('list').evaluate((list) => list.scrollLeft)).toBeGreaterThan(0)
  }
})
