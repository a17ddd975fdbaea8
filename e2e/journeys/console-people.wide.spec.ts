// SPDX-License-Identifier: Apache-2.0
import { goTo, openConsole, rowOf, supervisor, support } from '../pages/console.ts'
import { askHouse, passBotCheck } from '../support/house-client.ts'
import { expect, test } from '../support/journey.ts'
import { freshName, openMember } from '../support/member.ts'

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

test('a supervisor creates agents, hands out the first password, and puts a member under one of them', async ({
  page,
  browser,
  picture,
}) => {
  const [head, agent] = [freshName(), freshName()]
  const { username } = await openMember(page)
  const { context, staff } = await openConsole(browser, supervisor)
  const dialog = staff.getByRole('dialog')
  const create = async (kind: string, name: string, upline?: string): Promise<string> => {
    await goTo(staff, 'Accounts')
    await staff.getByRole('button', { name: 'New agent' }).click()
    await dialog.getByLabel('Kind of account').selectOption({ label: kind })
    await dialog.getByLabel('Username').fill(name)
    if (upline === undefined) await expect(dialog.getByLabel('Upline')).toHaveCount(0)
    else await dialog.getByLabel('Upline').fill(upline)
    await dialog.getByLabel(/Reason/).fill('They signed the contract')
    await picture(`new-${kind}`, { of: context })
    await dialog.getByRole('button', { name: 'Create agent' }).click()
    await expect(dialog.getByText(`The account ${name} of house1 is open`)).toBeVisible()
    const password = await dialog.getByLabel('First password').inputValue()
    await picture(`made-${kind}`, { of: context })
    await dialog.getByRole('button', { name: 'Close' }).click()
    return password
  }
  await create('General agent', head)
  const password = await create('Agent', agent, head)
  const human = await passBotCheck(page.request)
  const session = await askHouse(page.request, 'identity.login', { username: agent, password, ...human })
  expect(session.token).toBeDefined()

  await staff.getByRole('searchbox').fill(username)
  await rowOf(staff, username).getByRole('link', { name: username }).click()
  const change = async (step: string, fill: () => Promise<unknown>): Promise<void> => {
    await staff.getByRole('button', { name: step, exact: true }).click()
    await fill()
    await dialog.getByLabel(/Reason/).fill('They asked for it')
    await dialog.getByRole('button', { name: step, exact: true }).click()
  }
  const fact = (name: string) => staff.locator('dl > div', { has: staff.locator('dt', { hasText: name }) })
  await change('Change upline', () => dialog.getByLabel('Upline').fill(username))
  await expect(dialog.getByRole('alert')).toHaveText('There is no open agent of this name at this brand')
  await dialog.getByLabel('Upline').fill(agent)
  await dialog.getByRole('button', { name: 'Change upline', exact: true }).click()
  await expect(fact('Upline')).toContainText(agent)
  await change('Change rank', () => dialog.getByLabel('VIP rank').selectOption('VIP5'))
  await expect(fact('VIP rank')).toContainText('VIP5')
  await change('Change labels', () => dialog.getByLabel('Labels').fill('Quick payer, Football'))
  await expect(fact('Labels')).toContainText('Quick payer, Football')
  await picture('placed', { of: context })
  await context.close()
})

test('support sees where an account stands and has no button to change it', async ({ page, browser }) => {
  const { username } = await openMember(page)
  const { context, staff } = await openConsole(browser, support)
  await goTo(staff, 'Accounts')
  await staff.getByRole('searchbox').fill(username)
  await expect(rowOf(staff, username)).toBeVisible()
  await expect(staff.getByRole('button', { name: 'New agent' })).toHaveCount(0)
  await rowOf(staff, username).getByRole('link', { name: username }).click()
  await expect(staff.getByRole('button', { name: 'Close account' })).toBeVisible()
  await expect(staff.getByRole('button', { name: /^Change (upline|rank|labels)$/ })).toHaveCount(0)
  await context.close()
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
