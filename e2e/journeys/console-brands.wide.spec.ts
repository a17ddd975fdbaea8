// SPDX-License-Identifier: Apache-2.0
import { chooseBrand, goTo, openConsole, rowOf } from '../pages/console.ts'
import { openBrand } from '../support/brand.ts'
import { callServer } from '../support/server-client.ts'
import { expect, test } from '../support/journey.ts'
import { openMember, payIn, registerMember } from '../support/member.ts'
import { text } from '../support/texts.ts'

test('the chosen brand holds on every page, after a reload and until another is chosen @long', async ({
  page,
  browser,
  context,
  picture,
}) => {
  const here = await openMember(page, { balance: 30 })
  const brand = await openBrand(context)
  const visitor = await brand.visit()
  const { username: there, token } = await registerMember({ request: visitor })
  await payIn({ request: visitor }, token, 70)
  await callServer(
    visitor,
    'messages.sendFeedback',
    { type: 'other', content: `Written by ${there}`, contact: there },
    token,
  )
  await visitor.dispose()

  const { context: consoleContext, staff } = await openConsole(browser)
  const choice = staff.getByRole('combobox', { name: text('console.brand') })
  await expect(choice).toHaveValue('')
  await goTo(staff, text('console.deposits'))
  await expect(rowOf(staff, there)).toContainText('Journey Brand')
  await expect(rowOf(staff, here.username)).toBeVisible()
  await picture('all-brands', { of: consoleContext })

  await chooseBrand(staff, brand.code)
  await expect(rowOf(staff, there)).toBeVisible()
  await expect(rowOf(staff, here.username)).toHaveCount(0)
  await expect(staff.getByRole('columnheader', { name: text('console.brand') })).toHaveCount(0)
  await staff.reload()
  await expect(choice).toHaveValue(brand.code)
  await expect(rowOf(staff, there)).toBeVisible()
  await expect(rowOf(staff, here.username)).toHaveCount(0)

  for (const title of [text('console.members'), text('console.accountsPage'), text('console.feedback')]) {
    await goTo(staff, title)
    await expect(staff.getByRole('row').filter({ has: staff.getByRole('cell') })).toHaveCount(1)
    await expect(rowOf(staff, there)).toBeVisible()
  }
  for (const title of [
    text('console.withdrawals'),
    text('console.redeems'),
    text('console.requests'),
    text('console.applications'),
    text('console.outbox'),
    text('console.rewards'),
    text('console.media'),
  ]) {
    await goTo(staff, title)
    await expect(choice).toHaveValue(brand.code)
    await expect(staff.getByRole('main').locator('.breathe')).toHaveCount(0)
    await expect(staff.getByRole('row').filter({ has: staff.getByRole('cell') })).toHaveCount(0)
  }
  await goTo(staff, text('console.overview'))
  const figure = (label: string) =>
    staff.getByText(label, { exact: true }).locator('..').locator('span').nth(1)
  await expect(figure(text('console.registeredToday'))).toHaveText('1')
  await expect(staff.getByRole('main')).toContainText('70.00')
  await picture('one-brand', { of: consoleContext })

  // What is the same for all brands leaves no choice, and what is of one brand asks for one.
  await goTo(staff, text('console.ledger'))
  await expect(choice).toBeDisabled()
  await goTo(staff, text('console.members'))
  await chooseBrand(staff, '')
  await expect(rowOf(staff, here.username)).toBeVisible()
  await expect(rowOf(staff, there)).toContainText('Journey Brand')
  for (const title of [
    'console.settings',
    'console.maintenance',
    'console.contents',
    'console.messages',
  ] as const) {
    await chooseBrand(staff, '')
    await staff
      .getByRole('navigation', { name: text('console.nav') })
      .getByRole('link', { name: text(title), exact: true })
      .click()
    await expect(staff.getByRole('heading', { level: 1, name: text(title) })).toBeVisible()
    const asked = staff.getByRole('region', { name: text('console.chooseBrand') })
    await expect(asked).toBeVisible()
    await expect(staff.getByRole('main').getByRole('textbox')).toHaveCount(0)
    if (title === 'console.settings') await picture('choose-brand', { of: consoleContext })
    await asked.getByRole('button', { name: brand.code }).click()
    await expect(staff.getByText(text('console.editedBrand'))).toContainText(brand.code)
    if (title === 'console.settings') await picture('edited-brand', { of: consoleContext })
  }
  await consoleContext.close()
})
