// SPDX-License-Identifier: Apache-2.0
import type { Locator, Page } from '@playwright/test'
import { deputy, goTo, openConsole, rowOf } from '../pages/console.ts'
import { expectBalance, expectNoOverflow } from '../pages/site.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { watchForComplaints } from '../support/complaints.ts'
import { expect, test } from '../support/journey.ts'
import { openMember } from '../support/member.ts'
import { text } from '../support/texts.ts'

/** The dialog in which an operator records what came in for a code. */
async function openReceived(staff: Page, username: string, code: string): Promise<Locator> {
  await goTo(staff, text('console.deposits'))
  await staff.getByRole('searchbox', { name: text('console.transfer.code') }).fill(code.toLowerCase())
  await expect(staff.getByRole('row')).toHaveCount(2)
  await rowOf(staff, username)
    .getByRole('button', { name: text('console.transfer.received'), exact: true })
    .click()
  return staff.getByRole('dialog')
}

test('a deposit by bank transfer: the member sees where to, two operators record it, the balance rises [WALLET-001] @long', async ({
  page,
  browser,
  picture,
}) => {
  test.setTimeout(120_000)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const member = await openMember(page)
  await page.goto('/?center=depositv2')
  await page.getByRole('radio', { name: 'Example Bank' }).press('Space')
  await page.getByRole('textbox', { name: text('common.amount') }).fill('1250.50')
  await page.getByRole('button', { name: text('wallet.deposit.submit') }).click()
  await expect(
    page.getByRole('heading', { name: text('wallet.deposit.transfer', { amount: '$1,250.50' }) }),
  ).toBeVisible()

  const copied = async (label: string): Promise<string> => {
    await page.getByRole('button', { name: `${text('common.copy')} ${label}` }).press('Enter')
    await expect(page.getByText(text('common.copied')).first()).toBeVisible()
    return page.evaluate(() => navigator.clipboard.readText())
  }
  const code = await copied(text('wallet.deposit.code'))
  expect(code).toMatch(/^[1-9A-HJKMNP-TV-Z]{8}$/)
  expect(await copied(text('common.amount'))).toBe('1250.50')
  expect(await copied(text('wallet.withdraw.number'))).toBe('0000123456789')
  await expect(page.getByRole('timer')).toHaveText(/^00:[0-3]\d:\d\d$/)
  await expectNoOverflow(page, 'the details of a bank transfer')
  await expectAccessible(page, 'the details of a bank transfer')
  await picture('details')

  // More than one person may pay alone: it takes two who record the same.
  const first = await openConsole(browser)
  const complaints = await watchForComplaints(first.context)
  complaints.allow(/status of 409/)
  const asked = await openReceived(first.staff, member.username, code)
  await expect(asked.getByLabel(text('console.transfer.amount'))).toHaveValue('1250.50')
  await asked.getByLabel(text('console.transfer.reference')).fill(`FT-${code}`)
  await expectAccessible(first.staff, 'the dialog of a bank transfer')
  await picture('console-received', { of: first.context })
  await asked.getByRole('button', { name: text('console.transfer.credit') }).click()
  await expect(asked.getByText(text('fault.backoffice.secondNeeded'))).toBeVisible()
  await picture('console-second', { of: first.context })
  const second = await openConsole(browser, deputy)
  const confirmed = await openReceived(second.staff, member.username, code)
  await confirmed.getByLabel(text('console.transfer.reference')).fill(`FT-${code}`)
  await confirmed.getByRole('button', { name: text('console.transfer.credit') }).click()
  await expect(confirmed).toHaveCount(0)

  await expect(page.getByRole('heading', { name: text('wallet.deposit.paid') })).toBeVisible()
  await expectBalance(page, 1250.5)
  await picture('arrived')
  await first.context.close()
  await second.context.close()
  expect(complaints.received()).toEqual([])
})

test(
  'a bank transfer that did not come in: the member reads why',
  { tag: '@long' },
  async ({ page, browser }) => {
    const member = await openMember(page)
    await page.goto('/?center=depositv2')
    await page.getByRole('radio', { name: 'Example Bank' }).press('Space')
    await page.getByRole('textbox', { name: text('common.amount') }).fill('20')
    await page.getByRole('button', { name: text('wallet.deposit.submit') }).click()
    await expect(page.getByRole('timer')).toBeVisible()
    const { context, staff } = await openConsole(browser)
    await goTo(staff, text('console.deposits'))
    await rowOf(staff, member.username)
      .getByRole('button', { name: text('console.transfer.notReceived') })
      .click()
    const dialog = staff.getByRole('dialog')
    await dialog.getByLabel(text('console.reason')).fill('Your bank knows of no transfer')
    await dialog.getByRole('button', { name: text('console.transfer.notReceived') }).click()
    await expect(page.getByRole('heading', { name: text('wallet.deposit.failed') })).toBeVisible()
    await expect(page.getByText('Your bank knows of no transfer')).toBeVisible()
    await context.close()
  },
)
