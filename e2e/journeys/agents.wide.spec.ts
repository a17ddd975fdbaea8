import type { Locator, Page } from '@playwright/test'
import { fillFields } from '../pages/identity.ts'
import { expectNoOverflow } from '../pages/site.ts'
import { openAgent } from '../support/agent.ts'
import { changeAnswer } from '../support/answers.ts'
import { askHouse } from '../support/house-client.ts'
import { expect, test } from '../support/journey.ts'
import { freshName, payIn, registerMember } from '../support/member.ts'

const centerOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Agent Center' })
const goTo = async (page: Page, title: string): Promise<void> => {
  await centerOf(page).getByRole('navigation').getByRole('button', { name: title, exact: true }).click()
  await expect(centerOf(page).locator('[aria-current="page"]')).toHaveText(title)
}
const rowsOf = (page: Page): Locator => centerOf(page).getByRole('row').filter({ has: page.getByRole('cell') })
const figureOf = (page: Page, name: string): Locator => centerOf(page).locator('dl > div', { has: page.locator('dt', { hasText: new RegExp(`^${name}$`) }) }).locator('dd')

test('an agent opens an account, invites a member, finds both in his team, and sees what they brought [AGENT-003] [AGENT-004] [AGENT-005]', { tag: '@long' }, async ({ page, context, picture }) => {
  const agent = await openAgent(page)
  await page.goto('/hot?agent=agentRegisterAccount')
  const [account, form] = [freshName(), centerOf(page)]
  await fillFields(form, { Username: account, Password: 'short' })
  await form.getByRole('button', { name: 'Register account', exact: true }).last().click()
  await expect(form.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await form.getByLabel('Password', { exact: true }).fill('Given-by-1357')
  await picture('register')
  await form.getByRole('button', { name: 'Register account', exact: true }).last().click()
  await expect(page.getByText(`The account ${account} is open`)).toBeVisible()
  await expect(form.getByLabel('Username')).toHaveValue('')

  const { affiliateCode } = await askHouse(context.request, 'agents.invitation', {}, agent.token)
  await expect(form.getByText(affiliateCode, { exact: true })).toBeVisible()
  const invited = await registerMember(context, { affiliateCode })
  await payIn(context, invited.token, 40)

  await goTo(page, 'Team management')
  await expect(rowsOf(page)).toHaveText([new RegExp(`^${invited.username}Member${agent.username}040.00`), new RegExp(`^${account}Member${agent.username}00.00`)])
  await centerOf(page).getByRole('searchbox', { name: 'Search by account' }).fill(account.slice(0, 8).toUpperCase())
  await page.keyboard.press('Enter')
  await expect(rowsOf(page)).toHaveText([new RegExp(`^${account}`)])
  await picture('team')
  await centerOf(page).getByRole('searchbox').fill('demo')
  await page.keyboard.press('Enter')
  await expect(centerOf(page).getByText('Nobody in your team has this name')).toBeVisible()

  await goTo(page, 'Team overview')
  for (const [name, value] of [['Members', '2'], ['Agents', '0'], ['New accounts', '2'], ['Active members', '0'], ['Deposits', '40.00'], ['Balance of the team', '40.00'], ['Bets', '0.00']] as const) await expect(figureOf(page, name)).toHaveText(value)
  await centerOf(page).getByText('30 days').click()
  await expect(figureOf(page, 'Deposits')).toHaveText('40.00')
  await expectNoOverflow(page, 'the overview')
  await picture('overview')
})

test('bets, losses and income are listed as the house tells them, and one account by its name [AGENT-006] [AGENT-007] [AGENT-008]', { tag: '@long' }, async ({ page, complaints, picture }) => {
  // The house knows nobody of that name below this agent.
  complaints.allow(/status of 403/)
  await openAgent(page)
  const at = Date.UTC(2026, 10, 20, 4)
  const round = { account: 'playerone', gameCode: 'dice', gameName: 'Dice', vendor: 'studio', bet: 20, validBet: 20, payout: 38, status: 'settled' } as const
  await changeAnswer(page, 'agents.teamBetting', () => ({ list: [{ ...round, roundId: 'r2', time: at + 60_000 }, { ...round, roundId: 'r1', account: 'playertwo', time: at, payout: 0 }], pageNo: 1, totalPages: 1, totalCount: 2 }))
  await changeAnswer(page, 'agents.userLoss', () => ({
    list: [{ account: 'playertwo', bets: 500, validBets: 500, payouts: 100, bonuses: 10, netLoss: 390 }, { account: 'playerone', bets: 20, validBets: 20, payouts: 38, bonuses: 0, netLoss: -18 }], pageNo: 1, totalPages: 1, totalCount: 2,
  }))
  await changeAnswer(page, 'agents.myIncome', () => ({ list: [{ day: '2026-11-20', salary: 25, dividend: 0, rebate: 5, total: 30 }, { day: '2026-11-19', salary: 20, dividend: 7.5, rebate: 0, total: 27.5 }], pageNo: 1, totalPages: 1, totalCount: 2 }))
  await page.goto('/hot?agent=agentTeamBetting')
  await expect(rowsOf(page)).toHaveText([/^playerone2026-11-20 11:01:00Dice20\.0038\.00Settled$/, /^playertwo2026-11-20 11:00:00Dice20\.000\.00Settled$/])
  await picture('bets')
  const asked = page.waitForRequest((request) => request.url().includes('MCS2_agentTeamBetting') && request.url().includes('account=playerone'))
  await centerOf(page).getByRole('searchbox', { name: 'Search by account' }).fill('playerone')
  await centerOf(page).getByRole('button', { name: 'Search', exact: true }).click()
  await asked
  await goTo(page, 'User loss')
  await expect(rowsOf(page)).toHaveText([/^playertwo500\.00100\.0010\.00390\.00$/, /^playerone20\.0038\.000\.00-18\.00$/])
  await picture('loss')
  await goTo(page, 'My income')
  await expect(rowsOf(page)).toHaveText([/^2026-11-2025\.000\.005\.0030\.00$/, /^2026-11-1920\.007\.500\.0027\.50$/])
  await picture('income')
})

test('the name of an account of somebody else finds nothing, and contracts stand in the menu as their flags say', { tag: '@long' }, async ({ page, complaints, picture }) => {
  complaints.allow(/status of 403/)
  await openAgent(page)
  await page.goto('/hot?agent=agentUserLoss')
  await centerOf(page).getByRole('searchbox').fill('demo')
  await page.keyboard.press('Enter')
  await expect(centerOf(page).getByText('Nobody in your team has this name')).toBeVisible()
  await centerOf(page).getByRole('searchbox').fill('')
  await expect(centerOf(page).getByText('No wins and losses yet')).toBeVisible()
  await expect(centerOf(page).getByRole('navigation').getByRole('button')).toHaveCount(8)
  await changeAnswer(page, 'agents.funds', (funds) => ({ ...funds, dividend: true, hourSalary: true }))
  await page.goto('/hot?agent=agentDividendRecord')
  await expect(centerOf(page).locator('[aria-current="page"]')).toHaveText('Dividend record')
  await expect(centerOf(page).getByRole('navigation').getByRole('button')).toHaveCount(10)
  await expect(centerOf(page).getByRole('navigation').getByRole('button', { name: 'Daily wages' })).toHaveCount(0)
  await picture('flags')
})

test('an agent sees his own account, newest first [AGENT-009]', { tag: '@long' }, async ({ page, context }) => {
  const { token } = await openAgent(page)
  await payIn(context, token, 25)
  await payIn(context, token, 30)
  await page.goto('/hot?agent=agentAccountDetails')
  await expect(rowsOf(page)).toHaveText([/Deposit\+30\.0055\.00$/, /Deposit\+25\.0025\.00$/])
})
