// SPDX-License-Identifier: Apache-2.0
import { statusIn } from '../pages/withdrawals.ts'
import { goTo, openConsole, rowOf, support } from '../pages/console.ts'
import { expectBalance } from '../pages/site.ts'
import { watchForComplaints } from '../support/complaints.ts'
import { callServer } from '../support/server-client.ts'
import { expect, test } from '../support/journey.ts'
import { askWithdrawal, openMember } from '../support/member.ts'
import { anyText, eitherText, text } from '../support/texts.ts'

test('a rejected withdrawal gives the money back and tells the reason', async ({
  page,
  browser,
  picture,
}) => {
  const { username, token } = await openMember(page, { balance: 80 })
  await askWithdrawal(page.context(), token, 30)
  await page.goto('/?center=withdraw')
  await expectBalance(page, 50)

  const { context, staff } = await openConsole(browser)
  await goTo(staff, text('console.withdrawals'))
  await rowOf(staff, username)
    .getByRole('button', { name: text('console.reject') })
    .click()
  const dialog = staff.getByRole('dialog', { name: anyText('console.rejectTitle') })
  await dialog.getByLabel(text('console.payout.note')).fill('The name does not match')
  await picture('console-reject', { of: context })
  await dialog.getByRole('button', { name: text('console.reject') }).click()
  await expect(staff.getByText(text('console.rejected'))).toBeVisible()

  const list = page.getByRole('region', { name: text('wallet.withdraw.recent') })
  await expect(statusIn(list, 'Rejected')).toBeVisible()
  await expect(list.getByText('The name does not match')).toBeVisible()
  await expectBalance(page, 80)
  await picture('member-rejected')
  await context.close()
})

test('support sees the queue and cannot decide @long', async ({ page, browser, picture }) => {
  const { username, token } = await openMember(page, { balance: 40 })
  await askWithdrawal(page.context(), token, 20)
  const { context, staff } = await openConsole(browser, support)
  await goTo(staff, text('console.withdrawals'))
  await expect(rowOf(staff, username)).toBeVisible()
  await picture('support', { of: context })
  const approve = rowOf(staff, username).getByRole('button', { name: text('console.approve') })
  if (await approve.isVisible()) {
    await approve.click()
    await expect(staff.getByRole('alert')).toBeVisible()
    await picture('refused', { of: context })
  }
  await context.close()
  const {
    list: [withdrawal],
  } = await callServer(page.request, 'wallet.withdrawals', {}, token)
  expect(withdrawal?.status).toBe('Pending')
})

test('the console shows every page, finds a member, and is closed after signing out', async ({
  page,
  browser,
  picture,
}) => {
  const { username } = await openMember(page, { balance: 25 })
  const { context, staff } = await openConsole(browser)
  const complaints = await watchForComplaints(context)
  await picture('overview', { of: context })
  for (const title of [
    text('console.deposits'),
    text('console.members'),
    text('console.ledger'),
    text('console.alerts'),
  ]) {
    await goTo(staff, title)
    await expect(
      staff
        .locator('table, [role="status"]')
        .or(
          staff.getByText(
            eitherText(
              'console.noDeposits',
              'console.noMembers',
              'console.noAlerts',
              'console.ledgerHealthy',
            ),
          ),
        )
        .first(),
    ).toBeVisible()
    await picture(title.toLowerCase(), { of: context })
  }
  await goTo(staff, text('console.members'))
  await staff.getByRole('searchbox').fill(username)
  await expect(rowOf(staff, username)).toContainText('25.00')
  await staff.getByRole('button', { name: text('console.theme') }).click()
  await picture('light', { of: context })
  await staff.getByRole('button', { name: text('console.signOut') }).click()
  await expect(staff.getByRole('button', { name: text('console.signIn') })).toBeVisible()
  await staff.goto('/console/ledger')
  await expect(staff.getByRole('button', { name: text('console.signIn') })).toBeVisible()
  expect(complaints.received()).toEqual([])
  await context.close()
})
