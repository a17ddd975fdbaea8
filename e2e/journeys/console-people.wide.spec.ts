import { goTo, openConsole, rowOf } from '../pages/console.ts'
import { askHouse } from '../support/house-client.ts'
import { expect, test } from '../support/journey.ts'
import { openMember } from '../support/member.ts'

test('support signs a member out everywhere, closes the account and opens it again, each with a reason', async ({ page, browser, picture, complaints }) => {
  complaints.allow(/status of 401/)
  const { username, token } = await openMember(page)
  const { context, desk } = await openConsole(browser)
  await goTo(desk, 'Accounts')
  await desk.getByRole('searchbox').fill(username)
  await rowOf(desk, username).getByRole('link', { name: username }).click()
  await expect(desk.getByRole('heading', { level: 1, name: username })).toBeVisible()
  await expect(desk.getByRole('region', { name: 'Signed in now' }).first()).not.toContainText('Nowhere')
  await picture('account', { of: context })
  const take = async (step: string): Promise<void> => {
    await desk.getByRole('button', { name: step, exact: true }).click()
    const dialog = desk.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: step, exact: true })).toBeDisabled()
    await dialog.getByLabel(/Reason/).fill('The member called us')
    await dialog.getByRole('button', { name: step, exact: true }).click()
    await expect(dialog).toBeHidden()
  }
  await take('Sign out everywhere')
  await expect(desk.getByText('Nowhere')).toBeVisible()
  await expect(askHouse(page.request, 'wallet.withdrawals', {}, token)).rejects.toThrow()
  await take('Close account')
  await expect(desk.getByText('Closed', { exact: true })).toBeVisible()
  await take('Open account')
  await expect(desk.getByText('Open', { exact: true })).toBeVisible()
  await desk.getByRole('button', { name: 'Invite link' }).click()
  await desk.getByRole('dialog').getByLabel(/Reason/).fill('The member called us')
  await desk.getByRole('dialog').getByRole('button', { name: 'Invite link' }).click()
  await expect(desk.getByRole('dialog').getByLabel(/Link/)).toHaveValue(/^http/)
  await context.close()
})

test('an operator writes to one member, and hears when there is no such member', async ({ page, browser, picture }) => {
  const { username } = await openMember(page)
  const { context, desk } = await openConsole(browser)
  await goTo(desk, 'Messages')
  await desk.getByLabel('Username').fill('nobody-of-this-name')
  await desk.getByRole('textbox', { name: 'Title' }).fill('A word from the house')
  await desk.getByRole('textbox', { name: 'Message', exact: true }).fill('<p>Welcome to the <b>house</b>.</p>')
  await desk.getByRole('button', { name: 'Send to this member' }).click()
  await expect(desk.getByText('There is no such member')).toBeVisible()
  await desk.getByLabel('Username').fill(username)
  await desk.getByRole('button', { name: 'Send to this member' }).click()
  await expect(desk.getByText('Sent to 1 member')).toBeVisible()
  await picture('sent', { of: context })
  await context.close()
})
