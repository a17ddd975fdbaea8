// SPDX-License-Identifier: Apache-2.0
import { admin, goTo, openConsole, rowOf } from '../pages/console.ts'
import { expectBalance, expectNoOverflow } from '../pages/site.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { openNotifiedBank } from '../support/bank-notifications.ts'
import { expect, test } from '../support/journey.ts'
import { openMember } from '../support/member.ts'
import { text } from '../support/texts.ts'

test('a bank transfer is credited while its page is open, and one without a code by an operator', async ({
  page,
  browser,
  picture,
  isMobile,
}, { project }) => {
  test.setTimeout(120_000)
  const name = `Notified ${project.name}`
  const bank = await openNotifiedBank(`notified-${project.name.toLowerCase()}`, name)
  const member = await openMember(page)
  const open = async (amount: string): Promise<void> => {
    await page.goto('/?center=depositv2')
    await page.getByRole('radio', { name }).press('Space')
    await page.getByRole('textbox', { name: text('common.amount') }).fill(amount)
    await page.getByRole('button', { name: text('wallet.deposit.submit') }).click()
    await expect(page.getByRole('timer')).toBeVisible()
  }
  const arrived = page.getByRole('heading', { name: text('wallet.deposit.paid') })

  await open('50')
  await expectAccessible(page, 'the details of a reported bank transfer')
  const code = (await page.getByText(/^[1-9A-HJKMNP-TV-Z]{8}$/).textContent()) ?? ''
  await bank.notify({ content: `ct den ${code.toLowerCase()} cam on`, amount: 50 })
  await expect(arrived).toBeVisible()
  await expectBalance(page, 50)
  await expectNoOverflow(page, 'a deposit that arrived')
  await picture('arrived')

  await open('61.25')
  await bank.notify({ content: 'I forgot the code', amount: 61.25, sender: 'A MEMBER' })
  const { context, staff } = await openConsole(browser, admin, isMobile ? 'light' : 'dark')
  await goTo(staff, text('console.suspense'))
  const row = rowOf(staff, member.username)
  await expect(row).toContainText('I forgot the code')
  await expectAccessible(staff, 'payments without owner')
  await expectNoOverflow(staff, 'payments without owner')
  await picture('suspense', { of: context })
  await row.getByRole('button', { name: text('console.suspense.assign') }).click()
  const dialog = staff.getByRole('dialog')
  await expect(
    dialog.getByRole('radio', { name: text('console.suspense.toDeposit', { name: member.username }) }),
  ).toBeChecked()
  await dialog.getByLabel(text('console.stepReason')).fill('The sender is the member')
  await expectAccessible(staff, 'the dialog of a payment without owner')
  await picture('assign', { of: context })
  await dialog.getByRole('button', { name: text('console.suspense.assign') }).click()
  await expect(dialog).toHaveCount(0)
  await expect(row).toHaveCount(0)
  await expect(arrived).toBeVisible()
  await expectBalance(page, 111.25)

  await bank.notify({ content: `rent for ${member.username}`, amount: 812.34, out: true })
  await goTo(staff, text('console.bankLines'))
  const out = staff.getByRole('row').filter({ hasText: `rent for ${member.username}` })
  await expect(out.getByText(text('console.bankLines.state.debit'))).toBeVisible()
  await staff.getByLabel(text('console.bankLines.direction')).selectOption('credit')
  await expect(staff.getByText('I forgot the code').first()).toBeVisible()
  await expectAccessible(staff, 'the lines of banks')
  await expectNoOverflow(staff, 'the lines of banks')
  await picture('bank-lines', { of: context })
  await context.close()
  await bank.close()
})
