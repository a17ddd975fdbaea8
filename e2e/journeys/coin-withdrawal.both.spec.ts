// SPDX-License-Identifier: Apache-2.0
import { approveWithdrawal, chooseStatus, goTo, openConsole, payWithdrawal, rowOf } from '../pages/console.ts'
import { statusIn } from '../pages/withdrawals.ts'
import { expectNoOverflow } from '../pages/site.ts'
import { expectAccessible, openIn } from '../support/accessibility.ts'
import { watchForComplaints } from '../support/complaints.ts'
import { expect, test } from '../support/journey.ts'
import { callServer } from '../support/server-client.ts'
import { openMember, paymentPassword } from '../support/member.ts'
import { text } from '../support/texts.ts'

const address = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const mistyped = address.replace('TR7N', 'TR7M')
const masked = 'TR7NHq…gjLj6t'

for (const theme of ['dark', 'light'] as const) {
  test(
    `a withdrawal to the address of a coin, ${theme}: added, requested, approved and paid`,
    { tag: '@long' },
    async ({ page, browser, picture }) => {
      test.setTimeout(180_000)
      await openIn(page, theme)
      const member = await openMember(page, { balance: 200 })
      await callServer(
        page.request,
        'identity.setPaymentPassword',
        { newPassword: paymentPassword, confirmNewPassword: paymentPassword },
        member.token,
      )
      await page.goto('/?center=withdraw')
      const list = page.getByRole('region', { name: text('wallet.withdraw.recent') })
      const password = page.getByLabel(text('wallet.withdraw.password'), { exact: true })

      await test.step('the member chooses a coin; a mistyped address is refused', async () => {
        await page.getByLabel(text('payout.kind'), { exact: true }).selectOption('e-wallet')
        await expect(page.getByLabel(text('payout.walletNumber'))).toBeVisible()
        await expectNoOverflow(page, 'the form of an e-wallet')
        await picture('e-wallet')
        await page.getByLabel(text('payout.kind'), { exact: true }).selectOption('crypto')
        await page.getByLabel(text('payout.address'), { exact: true }).fill(mistyped)
        await password.fill(paymentPassword)
        await page.getByRole('button', { name: text('wallet.withdraw.saveAccount') }).click()
        await expect(page.getByText(text('fault.wallet.badAccountNumber'))).toBeVisible()
        await expectAccessible(page, 'the form of an address')
        await expectNoOverflow(page, 'the form of an address')
        await picture('address')
        await page.getByLabel(text('payout.address'), { exact: true }).fill(address)
        await password.fill(paymentPassword)
        await page.getByRole('button', { name: text('wallet.withdraw.saveAccount') }).click()
      })

      await test.step('and requests a withdrawal to it', async () => {
        await expect(page.getByLabel(text('payout.account'), { exact: true })).toContainText(masked)
        await page.getByRole('textbox', { name: text('common.amount') }).fill('50')
        await password.fill(paymentPassword)
        await expectAccessible(page, 'the form of a withdrawal')
        await picture('withdraw')
        await page
          .locator('form')
          .getByRole('button', { name: text('wallet.withdraw.submit'), exact: true })
          .click()
        await expect(list.getByText(masked)).toBeVisible()
      })

      await test.step('an operator sees the whole address, approves and pays', async () => {
        const { context, staff } = await openConsole(browser, undefined, theme)
        const complaints = await watchForComplaints(context)
        await goTo(staff, text('console.withdrawals'))
        const row = rowOf(staff, member.username)
        await expect(row.getByText(address)).toBeVisible()
        await picture('console', { of: context })
        await row.getByRole('button', { name: text('console.payout.details') }).click()
        await expect(staff.getByRole('dialog').getByText(address)).toBeVisible()
        await expectAccessible(staff, 'the details of a withdrawal to a coin')
        await picture('console-details', { of: context })
        await staff
          .getByRole('dialog')
          .getByRole('button', { name: text('console.close') })
          .click()
        await approveWithdrawal(staff, member.username)
        await expect(statusIn(list, 'Approved')).toBeVisible()
        await chooseStatus(staff, 'Approved')
        await payWithdrawal(staff, member.username)
        await expect(list.getByText(text('wallet.withdraw.arrived'))).toBeVisible()
        await list.getByText(text('wallet.withdraw.arrived')).scrollIntoViewIfNeeded()
        await expectNoOverflow(page, 'a paid withdrawal to a coin')
        await picture('paid')
        expect(complaints.received()).toEqual([])
        await context.close()
      })
    },
  )
}
