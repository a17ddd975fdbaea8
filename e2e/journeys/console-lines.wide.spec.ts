// SPDX-License-Identifier: Apache-2.0
import { admin, goTo, openConsole, support } from '../pages/console.ts'
import { expectSettled } from '../pages/site.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/journey.ts'
import { registerMember } from '../support/member.ts'
import { text } from '../support/texts.ts'

test('the lines open level by level, also by keyboard, and lead to the account @long', async ({
  browser,
}) => {
  const { context, staff } = await openConsole(browser, support)
  await goTo(staff, text('console.linesPage'))
  const opener = (name: string) =>
    staff.getByRole('button', { name: text('console.lines.open', { name }), exact: true })
  const below = (name: string) =>
    staff.getByRole('list', { name: text('console.lines.open', { name }), exact: true })
  await expect(opener('northgate')).toHaveAttribute('aria-expanded', 'false')
  await opener('northgate').focus()
  await staff.keyboard.press('Enter')
  await expect(opener('northgate')).toHaveAttribute('aria-expanded', 'true')
  await expect(below('northgate').getByRole('listitem').first()).toContainText('agent')
  await opener('agent').click()
  await expect(below('agent').getByRole('link', { name: 'oakfield' })).toBeVisible()
  await opener('northgate').click()
  await expect(below('northgate')).toHaveCount(0)
  await opener('northgate').click()
  await below('northgate').getByRole('link', { name: 'agent', exact: true }).click()
  await expect(staff.getByRole('heading', { level: 1, name: 'agent' })).toBeVisible()
  await context.close()
})

for (const [theme, width] of [
  ['dark', 1440],
  ['light', 390],
] as const)
  test(`the lines can be used by everybody, ${theme} and ${width} wide @long`, async ({
    browser,
    picture,
  }) => {
    const { context, staff } = await openConsole(browser, admin, theme)
    await staff.setViewportSize({ width, height: 900 })
    await goTo(staff, text('console.linesPage'))
    for (const name of ['northgate', 'agent'])
      await staff.getByRole('button', { name: text('console.lines.open', { name }), exact: true }).click()
    await expectSettled(staff)
    await expectAccessible(staff, 'the lines')
    expect(
      await staff.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      'the lines keep to the screen',
    ).toBeLessThanOrEqual(0)
    await picture(`lines-${theme}-${width}`, { of: context })
    await context.close()
  })

test('accounts of one line that share an address are found, and closed with a reason @long', async ({
  browser,
  context,
  picture,
}) => {
  const affiliateCode = 'DEMO2468'
  const one = await registerMember(context, { affiliateCode })
  const two = await registerMember(context, { affiliateCode })
  const { context: own, staff } = await openConsole(browser, admin, 'light')
  await goTo(staff, text('console.linesPage'))
  const found = staff.getByRole('region', { name: text('console.shared.title') })
  const row = found.getByRole('row').filter({ hasText: one.username })
  // The comparison is made once a minute.
  await expect(async () => {
    await staff.reload()
    await expect(row).toContainText(two.username, { timeout: 4_000 })
  }).toPass({ timeout: 90_000 })
  await expect(row).toContainText(text('console.shared.kind.Address'))
  for (const width of [1440, 390]) {
    await staff.setViewportSize({ width, height: 900 })
    await found.scrollIntoViewIfNeeded()
    await expectSettled(staff)
    await expectAccessible(staff, 'what accounts share')
    expect(
      await staff.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      'what accounts share keeps to the screen',
    ).toBeLessThanOrEqual(0)
    await picture(`shared-${width}`, { of: own })
  }
  await row.getByRole('button', { name: text('console.shared.close') }).click()
  const dialog = staff.getByRole('dialog')
  await dialog.getByLabel(text('console.stepReason')).fill('A married couple')
  await picture('close-shared-390', { of: own })
  await dialog.locator('button[type=submit]').click()
  await expect(dialog).toHaveCount(0)
  await expect(row).toHaveCount(0)
  await found.getByText(text('console.shared.state.Closed'), { exact: true }).click()
  await expect(row).toContainText('A married couple')
  await row.getByRole('link', { name: one.username }).click()
  await expect(staff.getByRole('heading', { level: 1, name: one.username })).toBeVisible()
  await own.close()
})
