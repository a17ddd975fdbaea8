// SPDX-License-Identifier: Apache-2.0
import { centerPages, expectBalance } from '../pages/site.ts'
import { expect, test } from '../support/journey.ts'
import { openMember, payIn } from '../support/member.ts'
import { text } from '../support/texts.ts'

test('a visitor finds login and registration in the header, each on its own tab [NAV-051, AUTH-005, AUTH-022]', async ({
  page,
}) => {
  await page.goto('/hot')
  const header = page.getByRole('banner')
  const panel = page.getByRole('dialog')
  for (const name of [text('identity.login'), text('identity.register')]) {
    await header.getByRole('button', { name }).click()
    await expect(panel.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
    await panel.getByRole('button', { name: text('common.close') }).click()
    await expect(panel).toBeHidden()
  }
  await page.goto('/?center=withdraw')
  await expect(panel.getByRole('tab', { name: text('identity.login') })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await panel.getByRole('tab', { name: text('identity.register') }).click()
  await expect(panel.getByLabel(text('identity.confirmPassword'))).toBeVisible()
  await panel.getByRole('tab', { name: text('identity.login') }).click()
  await expect(panel.getByLabel(text('identity.remember'))).toBeVisible()
  await openMember(page)
  await page.goto('/hot')
  await expect(page.getByTestId('balance')).toBeVisible()
  for (const name of [text('identity.login'), text('identity.register')])
    await expect(header.getByRole('button', { name })).toHaveCount(0)
})

test('the header leads to the wallet and the records, and shows whose money it is [NAV-052, NAV-053, NAV-056, NAV-058, NAV-061, NAV-062, NAV-063]', async ({
  page,
}) => {
  const { username } = await openMember(page, { balance: 15 })
  await page.goto('/hot')
  const header = page.getByRole('banner')
  const panel = page.getByRole('dialog', { name: text('members.center') })
  await expect(header.getByTestId('balance')).toHaveText(/^\$\s*15\.00$/)
  await expect(header.getByText(username)).toBeVisible()
  for (const [button, title] of [
    [text('wallet.deposit'), text('wallet.deposit')],
    [text('wallet.withdraw'), text('wallet.withdraw')],
  ] as const) {
    await header.getByRole('button', { name: button }).click()
    await expect(panel.getByRole('button', { name: title, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await panel.getByRole('button', { name: text('common.close') }).click()
    await expect(panel).toBeHidden()
  }
  for (const [entry, title] of [
    [text('members.center'), text('members.security')],
    [text('wallet.history'), text('wallet.history')],
    [text('bets.title'), text('bets.title')],
  ] as const) {
    await header.getByRole('button', { name: text('shell.account.menu') }).click()
    await page.getByRole('menuitem', { name: entry }).click()
    await expect(panel.getByRole('button', { name: title, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await panel.getByRole('button', { name: text('common.close') }).click()
    await expect(panel).toBeHidden()
  }
})

test('the member centre shows one page at a time and closes [MEMBER-001, MEMBER-003, MEMBER-005, MEMBER-006, MEMBER-014, MEMBER-020, MEMBER-021]', async ({
  page,
}) => {
  const { username } = await openMember(page)
  await page.goto('/?center=securityCenter')
  const panel = page.getByRole('dialog', { name: text('members.center') })
  for (const [, title] of centerPages) {
    await panel.getByRole('button', { name: title, exact: true }).click()
    await expect(panel.getByRole('heading', { level: 2, name: title })).toBeVisible()
    await expect(panel.locator('[aria-current="page"]')).toHaveText(title)
    await expect(
      panel.getByRole('heading', { level: 2 }).filter({ hasNotText: text('members.center') }),
    ).toHaveCount(1)
  }
  await panel.getByRole('button', { name: text('members.security'), exact: true }).click()
  await expect(panel.getByRole('definition').getByText(username, { exact: true })).toBeVisible()
  for (const [fold, field] of [
    [text('protect.profile'), text('protect.profile.nickname')],
    [text('members.password'), text('members.password.old')],
    [text('members.payment'), text('members.payment.new')],
  ] as const) {
    await panel.locator('summary', { hasText: fold }).first().click()
    await expect(panel.getByLabel(field, { exact: true }).first()).toBeVisible()
  }
  // Its entry also counts those that wait.
  await panel
    .getByRole('navigation')
    .getByRole('button', { name: text('missions.title') })
    .click()
  await expect(
    panel
      .getByRole('list', { name: text('missions.title') })
      .getByRole('progressbar')
      .first(),
  ).toBeVisible()
  await expect(panel.getByRole('region', { name: text('missions.leaderboard') })).toBeVisible()
  await panel.getByRole('button', { name: text('wallet.deposit'), exact: true }).click()
  await expect(panel.getByRole('radio').first()).toBeChecked()
  await panel.getByRole('textbox', { name: text('common.amount') }).fill('75')
  await panel.getByRole('button', { name: text('wallet.deposit.submit') }).click()
  await expect(
    panel.getByRole('region', { name: text('wallet.deposit.recent') }).getByRole('listitem'),
  ).toContainText('75.00')
  await panel.getByRole('button', { name: text('wallet.withdraw'), exact: true }).click()
  await expect(panel.getByText(text('wallet.withdraw.firstPassword'))).toBeVisible()
  await panel.getByRole('button', { name: text('common.close') }).click()
  await expect(panel).toBeHidden()
})

test('a press asks the balance again [NAV-055]', async ({ page }) => {
  const { token } = await openMember(page, { balance: 10 })
  await page.goto('/hot')
  await expectBalance(page, 10)
  await payIn(page.context(), token, 12)
  const asked = page.waitForRequest(
    (request) => request.method() === 'GET' && new URL(request.url()).pathname === '/wps/v2/wallets/balance',
  )
  await page.getByRole('button', { name: text('wallet.balance.refresh') }).click()
  await asked
  await expectBalance(page, 22)
})

test('the menu narrows and widens, the logo leads home, the theme changes at once [NAV-047, NAV-048, NAV-050]', async ({
  page,
}) => {
  await page.goto('/rng')
  const menu = page.getByRole('navigation', { name: text('shell.mainMenu') })
  const wide = (await menu.boundingBox())!.width
  await page.getByRole('button', { name: text('shell.menu.narrow') }).click()
  await expect.poll(async () => (await menu.boundingBox())!.width).toBeLessThan(wide / 2)
  await page.getByRole('button', { name: text('shell.menu.wide') }).click()
  await expect.poll(async () => (await menu.boundingBox())!.width).toBe(wide)
  await page.getByRole('button', { name: text('shell.theme.light') }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.getByRole('button', { name: text('shell.theme.dark') }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('banner').getByRole('link', { name: 'Tessera' }).click()
  await expect(page).toHaveURL('/')
})

test('the page behind a panel stands still and is where it was afterwards [NAV-073, NAV-074] @long', async ({
  page,
}) => {
  await page.goto('/rng')
  await expect(page.getByRole('main').getByRole('article').nth(20)).toBeAttached()
  await page.evaluate(() => window.scrollTo(0, 400))
  await page
    .getByRole('banner')
    .getByRole('button', { name: text('identity.login') })
    .click()
  const panel = page.getByRole('dialog')
  await expect(panel).toBeVisible()
  await page.mouse.move(1_300, 600)
  await page.mouse.wheel(0, 500)
  await page.waitForTimeout(300)
  expect(await page.evaluate(() => window.scrollY)).toBe(400)
  await panel.getByRole('button', { name: text('common.close') }).click()
  await expect(panel).toBeHidden()
  expect(await page.evaluate(() => window.scrollY)).toBe(400)
  await page.mouse.wheel(0, 200)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(400)
})
