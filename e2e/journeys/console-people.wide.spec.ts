// SPDX-License-Identifier: Apache-2.0
import { goTo, openConsole, rowOf, supervisor } from '../pages/console.ts'
import { askHouse } from '../support/house-client.ts'
import { expect, test } from '../support/journey.ts'
import { openMember } from '../support/member.ts'

test('support signs a member out everywhere, closes the account and opens it again, each with a reason', async ({
  page,
  browser,
  picture,
  complaints,
}) => {
  complaints.allow(/status of 401/)
  const { username, token } = await openMember(page)
  const { context, staff } = await openConsole(browser)
  await goTo(staff, 'Accounts')
  await staff.getByRole('searchbox').fill(username)
  await rowOf(staff, username).getByRole('link', { name: username }).click()
  await expect(staff.getByRole('heading', { level: 1, name: username })).toBeVisible()
  await expect(staff.getByRole('region', { name: 'Signed in now' }).first()).not.toContainText('Nowhere')
  await picture('account', { of: context })
  const take = async (step: string): Promise<void> => {
    await staff.getByRole('button', { name: step, exact: true }).click()
    const dialog = staff.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: step, exact: true })).toBeDisabled()
    await dialog.getByLabel(/Reason/).fill('The member called us')
    await dialog.getByRole('button', { name: step, exact: true }).click()
    await expect(dialog).toBeHidden()
  }
  await take('Sign out everywhere')
  await expect(staff.getByText('Nowhere')).toBeVisible()
  await expect(askHouse(page.request, 'wallet.withdrawals', {}, token)).rejects.toThrow()
  await take('Close account')
  await expect(staff.getByText('Closed', { exact: true })).toBeVisible()
  await take('Open account')
  await expect(staff.getByText('Open', { exact: true })).toBeVisible()
  await context.close()
})

test('one operator asks for an invite link and another approves it: who asked has no button, and the link is shown once', async ({
  page,
  browser,
  picture,
}) => {
  const { username } = await openMember(page)
  const asking = await openConsole(browser)
  await goTo(asking.staff, 'Accounts')
  await asking.staff.getByRole('searchbox').fill(username)
  await rowOf(asking.staff, username).getByRole('link', { name: username }).click()
  await asking.staff.getByRole('button', { name: 'Ask for an invite link' }).click()
  await asking.staff
    .getByRole('dialog')
    .getByLabel(/Reason/)
    .fill('The member called us')
  await asking.staff.getByRole('dialog').getByRole('button', { name: 'Ask for an invite link' }).click()
  await expect(asking.staff.getByRole('region', { name: 'Requests' }).getByText('Waiting')).toBeVisible()
  await goTo(asking.staff, 'Requests')
  await expect(rowOf(asking.staff, username)).toContainText('You asked: another operator decides')
  await expect(rowOf(asking.staff, username).getByRole('button')).toHaveCount(0)
  await picture('requests', { of: asking.context })
  const deciding = await openConsole(browser, supervisor)
  await goTo(deciding.staff, 'Requests')
  await rowOf(deciding.staff, username).getByRole('button', { name: 'Approve' }).click()
  await deciding.staff
    .getByRole('dialog')
    .getByLabel(/Reason/)
    .fill('I called the known number back')
  await deciding.staff.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(deciding.staff.getByRole('dialog').getByLabel(/Link/)).toHaveValue(/^http/)
  await picture('approved', { of: deciding.context })
  for (const { context } of [asking, deciding]) await context.close()
})

test('an operator writes to one member, and hears when there is no such member', async ({
  page,
  browser,
  picture,
}) => {
  const { username } = await openMember(page)
  const { context, staff } = await openConsole(browser)
  await goTo(staff, 'Messages')
  await staff.getByLabel('Username').fill('nobody-of-this-name')
  await staff.getByRole('textbox', { name: 'Title' }).fill('A word from the house')
  await staff
    .getByRole('textbox', { name: 'Message', exact: true })
    .fill('<p>Welcome to the <b>house</b>.</p>')
  await staff.getByRole('button', { name: 'Send to this member' }).click()
  await expect(staff.getByText('There is no such member')).toBeVisible()
  await staff.getByLabel('Username').fill(username)
  await staff.getByRole('button', { name: 'Send to this member' }).click()
  await expect(staff.getByText('Sent to 1 member')).toBeVisible()
  await picture('sent', { of: context })
  await context.close()
})
