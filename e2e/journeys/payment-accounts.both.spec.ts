// SPDX-License-Identifier: Apache-2.0
import { admin, goTo, openConsole, rowOf } from '../pages/console.ts'
import { expectBalance, expectNoOverflow } from '../pages/site.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { openNotifiedBank } from '../support/bank-notifications.ts'
import { watchForComplaints } from '../support/complaints.ts'
import { expect, test } from '../support/journey.ts'
import { openMember } from '../support/member.ts'
import { text } from '../support/texts.ts'

test('an operator gives a payment account limits and a fee and tests it; a member reads what they receive, and gets just that @long', async ({
  page,
  browser,
  picture,
  isMobile,
}, { project }) => {
  test.setTimeout(120_000)
  const name = `Bank with a fee ${project.name}`
  const bank = await openNotifiedBank(`z-fee-${project.name.toLowerCase()}`, name)
  const { context, staff } = await openConsole(browser, admin, isMobile ? 'light' : 'dark')
  const complaints = await watchForComplaints(context)
  const row = rowOf(staff, name)
  const dialog = staff.getByRole('dialog')
  const change = async (): Promise<void> => {
    await row.getByRole('button', { name: `${text('console.payments.change')}: ${name}` }).click()
    await expect(dialog.getByLabel(text('console.payments.name'))).toHaveValue(name)
  }
  const save = async (): Promise<void> => {
    await dialog.getByRole('button', { name: text('console.save') }).click()
    await expect(dialog).toHaveCount(0)
  }

  await goTo(staff, text('console.paymentAccounts'))
  await expectAccessible(staff, 'the payment accounts')
  await row.getByRole('button', { name: text('console.payments.testOf', { name }) }).click()
  await dialog.getByRole('button', { name: text('console.payments.test') }).click()
  await expect(dialog.getByText(text('console.payments.testPassed'))).toBeVisible()
  await expectAccessible(staff, 'the self-test of a payment account')
  await picture('console-test', { of: context })
  await dialog
    .getByRole('button', { name: text('console.close') })
    .last()
    .click()

  await change()
  await dialog.getByLabel(new RegExp(text('console.payments.min'))).fill('20')
  await dialog.getByLabel(new RegExp(text('console.payments.max'))).fill('500')
  await dialog.getByLabel(new RegExp(text('console.payments.feeFixed'))).fill('1')
  await dialog.getByLabel(text('console.payments.feePercent')).fill('2.5')
  await dialog.getByRole('radio', { name: text('console.payments.feePayer.member') }).press('Space')
  await expectAccessible(staff, 'the terms of a payment account')
  await picture('console-change', { of: context })
  await save()
  await expect(row).toContainText('1.00 + 2.5 %')
  await picture('console-list', { of: context })

  await openMember(page)
  await page.goto('/?center=depositv2')
  await page.getByRole('radio', { name }).press('Space')
  const amount = page.getByRole('textbox', { name: text('common.amount') })
  await amount.fill('10')
  await page.getByRole('button', { name: text('wallet.deposit.submit') }).click()
  await expect(amount).toHaveAttribute('aria-invalid', 'true')
  await amount.fill('100')
  await expect(
    page.getByText(text('wallet.deposit.withFee', { pay: '$100.00', fee: '$3.50', receive: '$96.50' })),
  ).toBeVisible()
  await expectNoOverflow(page, 'a deposit with a fee')
  await expectAccessible(page, 'a deposit with a fee')
  await picture('fee')
  await page.getByRole('button', { name: text('wallet.deposit.submit') }).click()
  const code = (await page.getByText(/^[1-9A-HJKMNP-TV-Z]{8}$/).textContent()) ?? ''
  await bank.notify({ content: code, amount: 100 })
  await expect(page.getByText(text('wallet.deposit.paidHint', { amount: '$96.50' }))).toBeVisible()
  await expectBalance(page, 96.5)

  await change()
  await dialog.getByLabel(text('console.payments.inMaintenance')).check()
  await dialog.getByLabel(text('console.payments.maintenanceText')).fill('Our bank is closed until noon')
  await save()
  await page.goto('/?center=depositv2')
  await expect(page.getByText('Our bank is closed until noon')).toBeVisible()
  await expect(page.getByRole('radio', { name })).toBeDisabled()
  await expectAccessible(page, 'a payment account under maintenance')
  await picture('maintenance')
  await bank.close()
  await context.close()
  expect(complaints.received()).toEqual([])
})
