// SPDX-License-Identifier: Apache-2.0
import type { Locator, Page } from '@playwright/test'
import { beginItem, openConsole, press } from '../pages/console.ts'
import { openGame, playRound } from '../pages/game.ts'
import { fillFields } from '../pages/identity.ts'
import { expectNoOverflow } from '../pages/site.ts'
import { openAgent, openAgentOf } from '../support/agent.ts'
import { openBrand } from '../support/brand.ts'
import { callServer, passBotCheck } from '../support/server-client.ts'
import { expect, siteUrl, test } from '../support/journey.ts'
import {
  balanceOf,
  freshName,
  storeToken,
  openMember,
  payIn,
  paymentPassword,
  registerMember,
} from '../support/member.ts'
import { anyText, text } from '../support/texts.ts'

const centerOf = (page: Page): Locator => page.getByRole('dialog', { name: text('agents.center') })
const goTo = async (page: Page, title: string): Promise<void> => {
  await centerOf(page).getByRole('navigation').getByRole('button', { name: title, exact: true }).click()
  await expect(centerOf(page).locator('[aria-current="page"]')).toHaveText(title)
}
const rowsOf = (page: Page): Locator =>
  centerOf(page)
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
const figureOf = (page: Page, name: string): Locator =>
  centerOf(page)
    .locator('dl > div', { has: page.locator('dt', { hasText: new RegExp(`^${name}$`) }) })
    .locator('dd')

/** Looks again until the job of every minute has counted what was done. */
async function untilRolledUp(page: Page, look: () => Promise<void>): Promise<void> {
  test.setTimeout(240_000)
  await expect(async () => {
    await page.reload()
    await look()
  }).toPass({ timeout: 150_000 })
}

test('an agent opens an account, invites a member, finds both in their team, and sees what they brought [AGENT-003] [AGENT-004] [AGENT-005]', async ({
  page,
  context,
  picture,
}) => {
  const agent = await openAgent(page)
  await page.goto('/hot?agent=agentRegisterAccount')
  const [account, form] = [freshName(), centerOf(page)]
  await fillFields(form, { [text('identity.username')]: account, [text('identity.password')]: 'short' })
  await form
    .getByRole('button', { name: text('agents.agentRegisterAccount'), exact: true })
    .last()
    .click()
  await expect(form.getByLabel(text('identity.password'), { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await form.getByLabel(text('identity.password'), { exact: true }).fill('Given-by-1357')
  await picture('register')
  await form
    .getByRole('button', { name: text('agents.agentRegisterAccount'), exact: true })
    .last()
    .click()
  await expect(page.getByText(text('agents.register.done', { account }))).toBeVisible()
  await expect(form.getByLabel(text('identity.username'))).toHaveValue('')
  const opened = await callServer(context.request, 'identity.login', {
    type: 'username',
    username: account,
    password: 'Given-by-1357',
    ...(await passBotCheck(context.request)),
  })
  expect(opened).toMatchObject({ firstTimeLogin: true, mustChangePassword: true })
  const below = freshName()
  await form.getByText(text('agents.kind.agent'), { exact: true }).click()
  await fillFields(form, {
    [text('identity.username')]: below,
    [text('identity.password')]: 'Given-by-1357',
  })
  await form
    .getByRole('button', { name: text('agents.agentRegisterAccount'), exact: true })
    .last()
    .click()
  await expect(page.getByText(text('agents.register.done', { account: below }))).toBeVisible()

  const { affiliateCode } = await callServer(context.request, 'agents.invitation', {}, agent.token)
  await expect(form.getByText(affiliateCode, { exact: true })).toBeVisible()
  const invited = await registerMember(context, { affiliateCode })
  await payIn(context, invited.token, 40)

  await goTo(page, text('agents.agentTeamManagement'))
  await expect(rowsOf(page)).toHaveText([
    new RegExp(`^${invited.username}${text('agents.kind.member')}${agent.username}040.00`),
    new RegExp(`^${below}${text('agents.kind.agent')}${agent.username}00.00`),
    new RegExp(`^${account}${text('agents.kind.member')}${agent.username}00.00`),
  ])
  await centerOf(page)
    .getByRole('searchbox', { name: text('agents.search') })
    .fill(account.slice(0, 8).toUpperCase())
  await page.keyboard.press('Enter')
  await expect(rowsOf(page)).toHaveText([new RegExp(`^${account}`)])
  await picture('team')
  await centerOf(page).getByRole('searchbox').fill('demo')
  await page.keyboard.press('Enter')
  await expect(centerOf(page).getByText(text('agents.notInTeam'))).toBeVisible()

  await goTo(page, text('agents.agentTeamOverview'))
  await untilRolledUp(page, () => expect(figureOf(page, text('agents.deposits'))).toHaveText('40.00'))
  for (const [name, value] of [
    [text('agents.members'), '2'],
    [text('agents.agents'), '1'],
    [text('agents.newAccounts'), '3'],
    [text('agents.activeMembers'), '0'],
    [text('agents.deposits'), '40.00'],
    [text('agents.teamBalance'), '40.00'],
    [text('agents.bets'), '0.00'],
  ] as const)
    await expect(figureOf(page, name)).toHaveText(value)
  await expect(centerOf(page).getByText(anyText('agents.updatedAt'))).toBeVisible()
  await centerOf(page).getByText(text('bets.range.month'), { exact: true }).click()
  await expect(figureOf(page, text('agents.deposits'))).toHaveText('40.00')
  await expectNoOverflow(page, 'the overview')
  await picture('overview')
})

test('the bets and losses of a team are listed, of all and of one account by its name [AGENT-006] [AGENT-007]', async ({
  page,
  browser,
  context,
  picture,
}) => {
  const agent = await openAgent(page)
  const { affiliateCode } = await callServer(context.request, 'agents.invitation', {}, agent.token)
  const [first, second] = [
    await registerMember(context, { affiliateCode }),
    await registerMember(context, { affiliateCode }),
  ]
  for (const [member, rounds] of [
    [first, 1],
    [second, 2],
  ] as const) {
    await payIn(context, member.token, 40)
    const table = await browser.newPage({ baseURL: siteUrl() })
    await storeToken(table, member.token)
    const game = await openGame(table, 'Dice')
    for (let played = 0; played < rounds; played += 1) await playRound(game)
    await table.context().close()
  }
  await page.goto('/hot?agent=agentTeamBetting')
  await expect(rowsOf(page)).toHaveText([
    new RegExp(`^${second.username}.*Dice.*${text('bets.status.settled')}$`),
    new RegExp(`^${second.username}.*Dice.*${text('bets.status.settled')}$`),
    new RegExp(`^${first.username}.*Dice.*${text('bets.status.settled')}$`),
  ])
  await picture('bets')
  await centerOf(page)
    .getByRole('searchbox', { name: text('agents.search') })
    .fill(first.username)
  await centerOf(page)
    .getByRole('button', { name: text('common.search'), exact: true })
    .click()
  await expect(rowsOf(page)).toHaveText([new RegExp(`^${first.username}.*Dice`)])

  await goTo(page, text('agents.agentUserLoss'))
  const lostBy = async ({ token }: { token: string }) => 40 - (await balanceOf(context.request, token))
  const expected = [
    { account: first.username, loss: await lostBy(first) },
    { account: second.username, loss: await lostBy(second) },
  ].toSorted((one, other) => other.loss - one.loss)
  await untilRolledUp(page, async () => {
    await expect(rowsOf(page)).toHaveCount(2)
    const losses = await rowsOf(page).evaluateAll((rows) =>
      rows.map((row) => ({
        account: row.children[0]?.textContent,
        loss: Number(row.lastElementChild?.textContent?.replace(/[^\d.-]/g, '')),
      })),
    )
    expect(losses).toEqual(expected)
  })
  await picture('loss')
})

test('an operator writes to the agents, and they read it in their centre [AGENT-002]', async ({
  page,
  browser,
  picture,
}) => {
  await openAgent(page)
  const title = `Rates of ${freshName()}`
  const { context, staff } = await openConsole(browser)
  await beginItem(staff, text('console.kind.AN'))
  await staff.getByRole('textbox', { name: text('console.word.title') }).fill(title)
  await staff
    .getByRole('textbox', { name: text('console.word.content'), exact: true })
    .fill('<p>From <b>Friday</b> on.</p>')
  await press(staff, text('console.publish'), text('console.published'))
  await staff.getByRole('button', { name: text('console.preview') }).click()
  await expect(staff.frameLocator('iframe').getByRole('button', { name: title })).toBeVisible()
  await staff
    .getByRole('dialog', { name: text('console.preview') })
    .getByRole('button', { name: text('console.close'), exact: true })
    .click()

  await page.goto('/hot?agent=agentAnnouncement')
  const list = centerOf(page).getByRole('list', { name: text('agents.agentAnnouncement') })
  await expect(list.getByRole('listitem').first()).toContainText(title)
  await picture('announcements')
  await list.getByRole('button', { name: title }).click()
  await expect(centerOf(page).getByRole('heading', { name: title })).toBeVisible()
  await expect(centerOf(page).locator('b', { hasText: 'Friday' })).toBeVisible()
  await picture('announcement')
  await centerOf(page)
    .getByRole('button', { name: text('messages.notices.all') })
    .click()
  await press(staff, text('console.archive'), text('console.archived'))
  await page.reload()
  await expect(centerOf(page).locator('[aria-current="page"]')).toHaveText(text('agents.agentAnnouncement'))
  await expect(list.getByText('Your team at a glance')).toBeVisible()
  await expect(centerOf(page).getByText(title)).toHaveCount(0)
  await context.close()
})

const contractPages = [
  ['agentDividendRecord', text('agents.agentDividendRecord')],
  ['agentDailyWages', text('agents.agentDailyWages')],
  ['agentHourlySalary', text('agents.agentHourlySalary')],
  ['agentRealTimeSalary', text('agents.agentRealTimeSalary')],
] as const

test('the pages of contracts are there as their kinds are switched on; of any other the calls refuse [AGENT-010] [AGENT-011] [AGENT-012] [AGENT-013]', async ({
  page,
  context,
  complaints,
  picture,
}) => {
  complaints.allow(/status of 403/)
  const kindsOn = { dividend: false, dailySalary: false, hourSalary: false, realTimeSalary: false }
  const brand = await openBrand(context, {
    'agents.dividend': false,
    'agents.dailySalary': false,
    'agents.hourSalary': false,
    'agents.realTimeSalary': false,
  })
  const visitor = await brand.visit()
  const { token } = await openAgentOf(brand, visitor)
  await storeToken(page, token, brand.at(''))
  const statusOf = async (id: string) =>
    (
      await visitor.get(`/wps/relay/MCS2_${id}`, {
        headers: { authorization: `Bearer ${token}`, platform: 'W' },
      })
    ).status()
  const menu = centerOf(page).getByRole('navigation').getByRole('button')
  expect(await callServer(visitor, 'agents.funds', {}, token)).toMatchObject(kindsOn)
  for (const [id, title] of contractPages) {
    await page.goto(brand.at(`/hot?agent=${id}`))
    await expect(centerOf(page).locator('[aria-current="page"]')).toHaveText(text('agents.agentTeamOverview'))
    await expect(menu).toHaveCount(8)
    await expect(menu.filter({ hasText: title })).toHaveCount(0)
    expect(await statusOf(id)).toBe(403)
  }

  await brand.change({ 'agents.dividend': true, 'agents.hourSalary': true })
  expect(await callServer(visitor, 'agents.funds', {}, token)).toMatchObject({
    ...kindsOn,
    dividend: true,
    hourSalary: true,
  })
  await page.goto(brand.at('/hot?agent=agentDividendRecord'))
  await expect(centerOf(page).locator('[aria-current="page"]')).toHaveText(text('agents.agentDividendRecord'))
  await expect(menu).toHaveCount(10)
  await expect(menu.filter({ hasText: text('agents.agentDailyWages') })).toHaveCount(0)
  expect(await Promise.all(contractPages.map(([id]) => statusOf(id)))).toEqual([200, 403, 200, 403])
  await picture('flags')
  await visitor.dispose()
})

test(
  'the name of an account of somebody else finds nothing',
  { tag: '@long' },
  async ({ page, complaints }) => {
    complaints.allow(/status of 403/)
    await openAgent(page)
    await page.goto('/hot?agent=agentUserLoss')
    await centerOf(page).getByRole('searchbox').fill('demo')
    await page.keyboard.press('Enter')
    await expect(centerOf(page).getByText(text('agents.notInTeam'))).toBeVisible()
    await centerOf(page).getByRole('searchbox').fill('')
    await expect(centerOf(page).getByText(text('agents.empty.agentUserLoss'))).toBeVisible()
  },
)

test('an agent passes money on to one of their team, and a member to the account above [AGENT-018] [MEMBER-007]', async ({
  page,
  browser,
  context,
  picture,
}) => {
  const agent = await openAgent(page)
  await payIn(context, agent.token, 40)
  const { affiliateCode } = await callServer(context.request, 'agents.invitation', {}, agent.token)
  const invited = await registerMember(context, { affiliateCode })
  const another = await registerMember(context, { affiliateCode })
  await page.goto('/hot?agent=agentTeamManagement')
  await rowsOf(page)
    .getByRole('button', { name: text('center.transfer.to', { account: invited.username }) })
    .click()
  const dialog = page.getByRole('dialog', {
    name: text('center.transfer.to', { account: invited.username }),
  })
  await fillFields(dialog, {
    [text('members.payment.new')]: paymentPassword,
    [text('members.payment.confirm')]: paymentPassword,
  })
  await dialog.getByRole('button', { name: text('members.payment.create') }).click()
  await dialog.getByRole('textbox', { name: text('common.amount') }).fill('41')
  await fillFields(dialog, {
    [text('wallet.transactions.remark')]: 'Well played',
    [text('wallet.withdraw.password')]: paymentPassword,
  })
  await dialog.getByRole('button', { name: text('wallet.type.TRANSFER'), exact: true }).click()
  await expect(
    dialog.getByText(text('wallet.amount.range', { min: '1.00', max: '40.00' })).first(),
  ).toBeVisible()
  await picture('to-downline')
  // What was typed for one is not there for another, and is still there for the first.
  const amountFor = async (username: string) => {
    await page
      .getByRole('dialog', { name: anyText('center.transfer.to') })
      .getByRole('button', { name: text('common.close') })
      .click()
    await rowsOf(page)
      .getByRole('button', { name: text('center.transfer.to', { account: username }) })
      .click()
    return page
      .getByRole('dialog', { name: text('center.transfer.to', { account: username }) })
      .getByRole('textbox', { name: text('common.amount') })
  }
  await expect(await amountFor(another.username)).toHaveValue('')
  await expect(await amountFor(invited.username)).toHaveValue('41')
  await fillFields(dialog, { [text('wallet.withdraw.password')]: paymentPassword })
  await dialog.getByRole('textbox', { name: text('common.amount') }).fill('5')
  await dialog.getByRole('button', { name: text('wallet.type.TRANSFER'), exact: true }).click()
  await expect(page.getByText(text('center.transfer.done', { amount: '5.00' }))).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(rowsOf(page).filter({ hasText: invited.username })).toHaveText([
    new RegExp(`^${invited.username}${text('agents.kind.member')}${agent.username}05.00`),
  ])
  await picture('team-after')
  expect([
    await balanceOf(context.request, agent.token),
    await balanceOf(context.request, invited.token),
  ]).toEqual([35, 5])

  const below = await browser.newPage({ baseURL: siteUrl() })
  await storeToken(below, invited.token)
  await below.goto('/hot?center=transferUpline')
  const center = below.getByRole('dialog', { name: text('members.center') })
  await expect(center.locator('[aria-current="page"]')).toHaveText(text('center.transferUpline'))
  await fillFields(center, {
    [text('members.payment.new')]: paymentPassword,
    [text('members.payment.confirm')]: paymentPassword,
  })
  await center.getByRole('button', { name: text('members.payment.create') }).click()
  await center.getByRole('textbox', { name: text('common.amount') }).fill('2.50')
  await fillFields(center, { [text('wallet.withdraw.password')]: paymentPassword })
  await center
    .locator('form')
    .getByRole('button', { name: text('wallet.type.TRANSFER'), exact: true })
    .click()
  await expect(below.getByText(text('center.transfer.done', { amount: '2.50' }))).toBeVisible()
  await below.goto('/hot?center=transactionHistory')
  await expect(center.getByRole('row').filter({ has: below.getByRole('cell') })).toHaveText([
    new RegExp(`${text('wallet.type.TRANSFER')}-2.502.50`),
    new RegExp(String.raw`${text('wallet.type.TRANSFER')}\+5.005.00Well played$`),
  ])
  expect([
    await balanceOf(context.request, agent.token),
    await balanceOf(context.request, invited.token),
  ]).toEqual([37.5, 2.5])
  await below.close()

  // Whoever has nobody above has no such page.
  const alone = await registerMember(context)
  const other = await browser.newPage({ baseURL: siteUrl() })
  await storeToken(other, alone.token)
  await other.goto('/hot?center=transferUpline')
  await expect(
    other.getByRole('dialog', { name: text('members.center') }).locator('[aria-current="page"]'),
  ).toHaveText(text('members.security'))
  await expect(
    other
      .getByRole('dialog', { name: text('members.center') })
      .getByRole('button', { name: text('center.transferUpline') }),
  ).toHaveCount(0)
  await other.close()
})

test('a member sees every movement of their account, newest first [MEMBER-009]', async ({
  page,
  context,
}) => {
  const { token } = await openMember(page)
  await payIn(context, token, 25)
  await payIn(context, token, 30)
  await page.goto('/hot?center=transactionHistory')
  const center = page.getByRole('dialog', { name: text('members.center') })
  await expect(center.locator('[aria-current="page"]')).toHaveText(text('wallet.history'))
  await expect(center.getByRole('row').filter({ has: page.getByRole('cell') })).toHaveText([
    new RegExp(String.raw`${text('wallet.type.DEPOSIT')}\+30.0055.00${text('wallet.deposit')}$`),
    new RegExp(String.raw`${text('wallet.type.DEPOSIT')}\+25.0025.00${text('wallet.deposit')}$`),
  ])
})

test('an agent sees their own account, newest first [AGENT-009]', async ({ page, context }) => {
  const { token } = await openAgent(page)
  await payIn(context, token, 25)
  await payIn(context, token, 30)
  await page.goto('/hot?agent=agentAccountDetails')
  await expect(rowsOf(page)).toHaveText([
    new RegExp(String.raw`${text('wallet.type.DEPOSIT')}\+30.0055.00${text('wallet.deposit')}$`),
    new RegExp(String.raw`${text('wallet.type.DEPOSIT')}\+25.0025.00${text('wallet.deposit')}$`),
  ])
})
