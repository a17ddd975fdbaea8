// SPDX-License-Identifier: Apache-2.0
import { goTo, openConsole, rowOf, supervisor, support } from '../pages/console.ts'
import { callServer, passBotCheck } from '../support/server-client.ts'
import { expect, test } from '../support/journey.ts'
import { freshName, openMember } from '../support/member.ts'
import { anyText, eitherText, text } from '../support/texts.ts'

test('support signs a member out everywhere, closes the account and opens it again, each with a reason @long', async ({
  page,
  browser,
  picture,
  complaints,
}) => {
  complaints.allow(/status of 401/)
  const { username, token } = await openMember(page)
  const { context, staff } = await openConsole(browser)
  await goTo(staff, text('console.accountsPage'))
  await staff.getByRole('searchbox').fill(username)
  await rowOf(staff, username).getByRole('link', { name: username }).click()
  await expect(staff.getByRole('heading', { level: 1, name: username })).toBeVisible()
  await expect(staff.getByRole('region', { name: text('console.sessions') }).first()).not.toContainText(
    text('console.noSessions'),
  )
  await picture('account', { of: context })
  const take = async (step: string): Promise<void> => {
    await staff.getByRole('button', { name: step, exact: true }).click()
    const dialog = staff.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: step, exact: true })).toBeDisabled()
    await dialog.getByLabel(text('console.stepReason')).fill('The member called us')
    await dialog.getByRole('button', { name: step, exact: true }).click()
    await expect(dialog).toBeHidden()
  }
  await take(text('console.step.signOut'))
  await expect(staff.getByText(text('console.noSessions'))).toBeVisible()
  await expect(callServer(page.request, 'wallet.withdrawals', {}, token)).rejects.toThrow()
  await take(text('console.step.close'))
  await expect(staff.getByText(text('console.disabled'), { exact: true })).toBeVisible()
  await take(text('console.step.open'))
  await expect(staff.getByText(text('console.enabled'), { exact: true })).toBeVisible()
  await context.close()
})

test('one operator asks for an invite link and another approves it: who asked has no button, and the link is shown once @long', async ({
  page,
  browser,
  picture,
}) => {
  const { username } = await openMember(page)
  const asking = await openConsole(browser)
  await goTo(asking.staff, text('console.accountsPage'))
  await asking.staff.getByRole('searchbox').fill(username)
  await rowOf(asking.staff, username).getByRole('link', { name: username }).click()
  await asking.staff.getByRole('button', { name: text('console.step.invite') }).click()
  await asking.staff.getByRole('dialog').getByLabel(text('console.stepReason')).fill('The member called us')
  await asking.staff
    .getByRole('dialog')
    .getByRole('button', { name: text('console.step.invite') })
    .click()
  await expect(
    asking.staff
      .getByRole('region', { name: text('console.requests') })
      .getByText(text('console.request.waiting')),
  ).toBeVisible()
  await goTo(asking.staff, text('console.requests'))
  await expect(rowOf(asking.staff, username)).toContainText(text('console.ownRequest'))
  await expect(rowOf(asking.staff, username).getByRole('button')).toHaveCount(0)
  await picture('requests', { of: asking.context })
  const deciding = await openConsole(browser, supervisor)
  await goTo(deciding.staff, text('console.requests'))
  await rowOf(deciding.staff, username)
    .getByRole('button', { name: text('console.approve') })
    .click()
  await deciding.staff
    .getByRole('dialog')
    .getByLabel(text('console.stepReason'))
    .fill('I called the known number back')
  await deciding.staff
    .getByRole('dialog')
    .getByRole('button', { name: text('console.approve') })
    .click()
  await expect(deciding.staff.getByRole('dialog').getByLabel(text('console.inviteLink'))).toHaveValue(/^http/)
  await picture('approved', { of: deciding.context })
  for (const { context } of [asking, deciding]) await context.close()
})

test('a supervisor creates agents, hands out the first password, and puts a member under one of them @long', async ({
  page,
  browser,
  picture,
}) => {
  const [head, agent] = [freshName(), freshName()]
  const { username } = await openMember(page)
  const { context, staff } = await openConsole(browser, supervisor)
  const dialog = staff.getByRole('dialog')
  const create = async (kind: string, name: string, upline?: string): Promise<string> => {
    await goTo(staff, text('console.accountsPage'))
    await staff.getByRole('button', { name: text('console.newAgent') }).click()
    await dialog.getByLabel(text('console.agentType')).selectOption({ label: kind })
    await dialog.getByLabel(text('console.username')).fill(name)
    if (upline === undefined) await expect(dialog.getByLabel(text('console.agentUpline'))).toHaveCount(0)
    else await dialog.getByLabel(text('console.agentUpline')).fill(upline)
    await dialog.getByLabel(text('console.stepReason')).fill('They signed the contract')
    await picture(`new-${kind}`, { of: context })
    await dialog.getByRole('button', { name: text('console.agentCreate') }).click()
    await expect(dialog.getByText(anyText('console.agentMade', { name }))).toBeVisible()
    const password = await dialog.getByLabel(text('console.firstPassword')).inputValue()
    await picture(`made-${kind}`, { of: context })
    await dialog.getByRole('button', { name: text('console.close') }).click()
    return password
  }
  await create(text('console.agentType.2'), head)
  const password = await create(text('console.agentType.1'), agent, head)
  const human = await passBotCheck(page.request)
  const session = await callServer(page.request, 'identity.login', { username: agent, password, ...human })
  expect(session.token).toBeDefined()

  await staff.getByRole('searchbox').fill(username)
  await rowOf(staff, username).getByRole('link', { name: username }).click()
  const change = async (step: string, fill: () => Promise<unknown>): Promise<void> => {
    await staff.getByRole('button', { name: step, exact: true }).click()
    await fill()
    await dialog.getByLabel(text('console.stepReason')).fill('They asked for it')
    await dialog.getByRole('button', { name: step, exact: true }).click()
  }
  const fact = (name: string) =>
    staff.locator('dl > div', { has: staff.locator('dt', { hasText: new RegExp(`^${name}$`) }) })
  const previewUpline = async (upline: string): Promise<void> => {
    await dialog.getByLabel(text('console.upline')).fill(upline)
    await dialog.getByLabel(text('console.stepReason')).fill('They asked for it')
    await dialog.getByRole('button', { name: text('console.move.preview') }).click()
  }
  const openMove = () => staff.getByRole('button', { name: text('console.standing.upline') }).click()
  const confirm = () =>
    dialog.getByRole('button', { name: text('console.move.confirm'), exact: true }).click()
  await openMove()
  await previewUpline(username)
  await expect(dialog.getByRole('alert')).toHaveText(text('fault.backoffice.noAgent'))
  await previewUpline(agent)
  await expect(dialog.getByText(`${head} › ${agent}`)).toBeVisible()
  await expect(dialog.getByText(text('console.move.atOnce'))).toBeVisible()
  await picture('move', { of: context })
  await confirm()
  await expect(fact(text('console.upline'))).toContainText(agent)

  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  await openMove()
  await dialog.getByLabel(text('console.move.firstDay')).fill(day)
  await previewUpline(head)
  await expect(dialog.getByText(text('console.move.stays'))).toBeVisible()
  await confirm()
  await expect(staff.getByText(text('console.move.waiting', { upline: head, day }))).toBeVisible()
  await expect(staff.getByRole('button', { name: text('console.standing.upline') })).toHaveCount(0)
  await picture('waiting-move', { of: context })
  await change(text('console.move.callOff'), () => Promise.resolve())
  await expect(staff.getByText(text('console.move.waiting', { upline: head, day }))).toHaveCount(0)
  await expect(fact(text('console.upline'))).toContainText(agent)
  // A rank pays, so those who decide about money change it.
  await expect(staff.getByRole('button', { name: text('console.standing.rank') })).toHaveCount(0)
  await change(text('console.standing.labels'), () =>
    dialog.getByLabel(text('console.labels')).fill('Quick payer, Football'),
  )
  await expect(fact(text('console.labels'))).toContainText('Quick payer, Football')
  await picture('placed', { of: context })
  await context.close()
})

test('support sees where an account stands and has no button to change it @long', async ({
  page,
  browser,
}) => {
  const { username } = await openMember(page)
  const { context, staff } = await openConsole(browser, support)
  await goTo(staff, text('console.accountsPage'))
  await staff.getByRole('searchbox').fill(username)
  await expect(rowOf(staff, username)).toBeVisible()
  await expect(staff.getByRole('button', { name: text('console.newAgent') })).toHaveCount(0)
  await rowOf(staff, username).getByRole('link', { name: username }).click()
  await expect(staff.getByRole('button', { name: text('console.step.close') })).toBeVisible()
  await expect(
    staff.getByRole('button', {
      name: eitherText(
        'console.standing.upline',
        'console.move.callOff',
        'console.standing.rank',
        'console.standing.labels',
      ),
    }),
  ).toHaveCount(0)
  await context.close()
})

test('an operator writes to one member, and hears when there is no such member @long', async ({
  page,
  browser,
  picture,
}) => {
  const { username } = await openMember(page)
  const { context, staff } = await openConsole(browser)
  await goTo(staff, text('console.messages'))
  await staff.getByLabel(text('console.username')).fill('nobody-of-this-name')
  await staff.getByRole('textbox', { name: text('console.subject') }).fill('A word from the installation')
  await staff
    .getByRole('textbox', { name: text('console.message'), exact: true })
    .fill('<p>Welcome to the <b>club</b>.</p>')
  await staff.getByRole('button', { name: text('console.sendOne') }).click()
  await expect(staff.getByText(text('fault.messages.noSuchMember'))).toBeVisible()
  await staff.getByLabel(text('console.username')).fill(username)
  await staff.getByRole('button', { name: text('console.sendOne') }).click()
  await expect(staff.getByText(text('console.messageSent', { count: 1 }))).toBeVisible()
  await picture('sent', { of: context })
  await context.close()
})
