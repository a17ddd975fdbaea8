// SPDX-License-Identifier: Apache-2.0
import {
  approveWithdrawal,
  chooseStatus,
  finance,
  goTo,
  openConsole,
  payWithdrawal,
  rowOf,
} from '../pages/console.ts'
import { expectNoOverflow } from '../pages/site.ts'
import { expectAccessible, openIn } from '../support/accessibility.ts'
import { watchForComplaints } from '../support/complaints.ts'
import { expect, test } from '../support/journey.ts'
import { askWithdrawal, openMember } from '../support/member.ts'
import { text } from '../support/texts.ts'

/** Above what one operator approves for a member in a day; no other journey asks for so much. */
const amount = 5_500

test('a large withdrawal: its stages and times, two operators, paid, and proof that it did not arrive', async ({
  page,
  browser,
  picture,
}) => {
  test.setTimeout(240_000)
  await openIn(page, 'dark')
  const { context, staff } = await openConsole(browser)
  const complaints = await watchForComplaints(context)

  const member = await openMember(page, { balance: 6_000 })
  await askWithdrawal(page.context(), member.token, amount)
  await page.goto('/?center=withdraw')
  const list = page.getByRole('region', { name: text('wallet.withdraw.recent') })
  const stages = list.getByRole('list', { name: text('payout.progress') })
  await expect(stages.getByText(text('payout.stage.asked'))).toBeVisible()
  await expect(list.getByText(text('payout.review'))).toBeVisible()
  await list.getByText(text('payout.review')).scrollIntoViewIfNeeded()
  await expectAccessible(page, 'a waiting withdrawal')
  await expectNoOverflow(page, 'a waiting withdrawal')
  await picture('waiting')

  await test.step('one operator approves it, cannot twice, and a second one does', async () => {
    await goTo(staff, text('console.withdrawals'))
    await approveWithdrawal(staff, member.username)
    await expect(rowOf(staff, member.username).getByText(text('console.payout.second'))).toBeVisible()
    await approveWithdrawal(staff, member.username)
    await expect(staff.getByText(text('fault.backoffice.sameOperator'))).toBeVisible()
    await staff
      .getByRole('dialog')
      .getByRole('button', { name: text('console.cancel') })
      .click()
    await expect(list.getByText(text('wallet.status.Pending'))).toBeVisible()
    await picture('first-approval', { of: context })
    const second = await openConsole(browser, finance)
    await goTo(second.staff, text('console.withdrawals'))
    await approveWithdrawal(second.staff, member.username)
    await expect(second.staff.getByText(text('console.approved'))).toBeVisible()
    await second.context.close()
    await expect(stages.getByText(text('payout.stage.approved'))).toBeVisible()
  })

  await test.step('operators see the stages and why a person looks at it, and try other rules', async () => {
    await chooseStatus(staff, 'Approved')
    await rowOf(staff, member.username)
      .getByRole('button', { name: text('console.payout.details') })
      .click()
    const dialog = staff.getByRole('dialog')
    await expect(dialog.getByText(text('console.payout.stage.checked'))).toBeVisible()
    await expect(dialog.getByText(text('console.payout.rule.first'))).toBeVisible()
    await expectAccessible(staff, 'the details of a withdrawal')
    await picture('details', { of: context })
    await dialog.getByRole('button', { name: text('console.close') }).click()
    await staff.getByRole('button', { name: text('console.payout.rules') }).click()
    await dialog.getByRole('button', { name: text('console.payout.try') }).click()
    await expect(dialog.getByRole('status')).toBeVisible()
    await expectAccessible(staff, 'the rules of review')
    await picture('rules', { of: context })
    await dialog.getByRole('button', { name: text('console.close') }).click()
  })

  await test.step('it is paid, and the member proves that it did not arrive', async () => {
    await payWithdrawal(staff, member.username)
    await expect(stages.getByText(text('payout.stage.paid'))).toBeVisible()
    await list.getByRole('button', { name: text('dispute.notReceived') }).click()
    await list
      .locator('input[type=file]')
      .setInputFiles([{ name: 'statement.png', mimeType: 'image/png', buffer: await page.screenshot() }])
    await list.getByRole('button', { name: text('dispute.send') }).click()
    await expect(stages.getByText(text('payout.stage.notReceived'))).toBeVisible()
    await stages.scrollIntoViewIfNeeded()
    await expectAccessible(page, 'the stages of a disputed withdrawal')
    await expectNoOverflow(page, 'the stages of a disputed withdrawal')
    await picture('disputed')
  })
  await context.close()
  expect(complaints.received()).toEqual([])
})
