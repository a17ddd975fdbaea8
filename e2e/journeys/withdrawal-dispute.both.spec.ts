// SPDX-License-Identifier: Apache-2.0
import { statusIn } from '../pages/withdrawals.ts'
import { approveWithdrawal, chooseStatus, goTo, openConsole, payWithdrawal, rowOf } from '../pages/console.ts'
import { expectNoOverflow } from '../pages/site.ts'
import { expectAccessible, openIn } from '../support/accessibility.ts'
import { watchForComplaints } from '../support/complaints.ts'
import { expect, test } from '../support/journey.ts'
import { askWithdrawal, openMember } from '../support/member.ts'
import { text } from '../support/texts.ts'

for (const theme of ['dark', 'light'] as const) {
  const title = `a payment that did not arrive, ${theme}: proof, the search, and the payment once more [WALLET-006, WALLET-008]`
  test(title, theme === 'dark' ? {} : { tag: '@long' }, async ({ page, browser, picture }) => {
    test.setTimeout(240_000)
    await openIn(page, theme)
    const member = await openMember(page, { balance: 200 })
    await askWithdrawal(page.context(), member.token, 50)
    await page.goto('/?center=withdraw')
    const list = page.getByRole('region', { name: text('wallet.withdraw.recent') })
    await expect(list.getByText(text('wallet.status.Pending'))).toBeVisible()
    const { context, staff } = await openConsole(browser, undefined, theme)
    const complaints = await watchForComplaints(context)

    await test.step('an operator pays; the member says that nothing came, and cannot without a picture', async () => {
      await goTo(staff, text('console.withdrawals'))
      await approveWithdrawal(staff, member.username)
      await chooseStatus(staff, 'Approved')
      await payWithdrawal(staff, member.username)
      await expect(list.getByText(text('wallet.withdraw.arrived'))).toBeVisible()
      await list.getByText(text('wallet.withdraw.arrived')).scrollIntoViewIfNeeded()
      await picture('asked')
      await list.getByRole('button', { name: text('dispute.notReceived') }).click()
      await list.getByRole('button', { name: text('dispute.send') }).click()
      await expect(list.getByText(text('dispute.hint', { count: 3, size: 5 })).first()).toBeVisible()
      await list
        .locator('input[type=file]')
        .setInputFiles([{ name: 'statement.png', mimeType: 'image/png', buffer: await page.screenshot() }])
      await list.getByRole('button', { name: text('dispute.send') }).scrollIntoViewIfNeeded()
      await expectNoOverflow(page, 'the proof')
      await expectAccessible(page, 'the proof')
      await picture('proof')
      await list.getByRole('button', { name: text('dispute.send') }).click()
      await expect(list.getByText(text('dispute.open'))).toBeVisible()
      await expect(list.getByRole('img', { name: text('dispute.picture', { number: 1 }) })).toBeVisible()
      await list.getByText(text('dispute.open')).scrollIntoViewIfNeeded()
      await expectAccessible(page, 'a payment that we look for')
      await picture('disputed')
    })

    await test.step('the operator sees the proof, finds that it came back, and pays once more', async () => {
      await chooseStatus(staff, 'Not received')
      await expect(
        rowOf(staff, member.username).getByRole('button', { name: text('console.pay') }),
      ).toHaveCount(0)
      await picture('console-not-received', { of: context })
      await rowOf(staff, member.username)
        .getByRole('button', { name: text('console.lookInto') })
        .click()
      const dialog = staff.getByRole('dialog')
      await expect(dialog.getByRole('img', { name: text('console.pictureOf', { number: 1 }) })).toBeVisible()
      await dialog.getByLabel(text('console.remark')).fill('Your bank has sent it back to us')
      await expectAccessible(staff, 'the dialog of a dispute')
      await picture('console-dispute', { of: context })
      await dialog.getByRole('button', { name: text('console.disputeReturned') }).click()
      await expect(dialog).toHaveCount(0)
      await expect(statusIn(list, 'Pending')).toBeVisible()
      await chooseStatus(staff, 'Pending')
      await approveWithdrawal(staff, member.username)
      await expect(statusIn(list, 'Approved')).toBeVisible()
      await chooseStatus(staff, 'Approved')
      await payWithdrawal(staff, member.username)
      await list.getByRole('button', { name: text('wallet.withdraw.received'), exact: true }).click()
      await expect(statusIn(list, 'Received')).toBeVisible()
      await page.goto('/?center=messageV2')
      await expect(
        page.getByText(text('mail.withdrawal.title', { amount: '50.00 USD' })).first(),
      ).toBeVisible()
      await page
        .getByText(text('mail.withdrawal.title', { amount: '50.00 USD' }))
        .first()
        .click()
      await expect(page.getByText(text('mail.withdrawal.returned'))).toBeVisible()
      await picture('inbox')
    })
    await context.close()
    expect(complaints.received()).toEqual([])
  })
}
