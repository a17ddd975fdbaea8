// SPDX-License-Identifier: Apache-2.0
import type { Locator, Page } from '@playwright/test'
import type { CallOutput } from '@tessera/contract'
import { expectNoOverflow, logInByForm } from '../pages/site.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/journey.ts'
import { text } from '../support/texts.ts'

const centerOf = (page: Page): Locator => page.getByRole('dialog', { name: text('agents.center') })
const records = [
  ['agentDividendRecord', text('agents.agentDividendRecord')],
  ['agentDailyWages', text('agents.agentDailyWages')],
  ['agentHourlySalary', text('agents.agentHourlySalary')],
  ['agentRealTimeSalary', text('agents.agentRealTimeSalary')],
] as const

test('an agent reads what each kind of contract paid, and why: the page computes the same amount again [AGENT-010] [AGENT-011] [AGENT-012] [AGENT-013] [AGENT-020]', async ({
  page,
  picture,
}) => {
  await page.goto('/?auth=login')
  await logInByForm(page, { username: 'agent', password: 'Agent-2468' })
  await page.getByTestId('balance').waitFor()
  for (const [id, title] of records) {
    await page.goto(`/hot?agent=${id}`)
    const center = centerOf(page)
    await expect(center.getByRole('navigation').locator('[aria-current="page"]').first()).toHaveText(title)
    await center.getByRole('radio', { name: text('bets.range.month') }).check()
    await picture(`contracts-${id}`)
    await center
      .getByRole('button', { name: text('contracts.why') })
      .first()
      .click()
    await expect(center.getByText(text('contracts.same'))).toBeVisible()
    for (const name of ['agents.bets', 'agents.profitAndLoss', 'agents.activeMembers'] as const)
      await expect(center.locator('dt', { hasText: text(name) }).first()).toBeVisible()
    await expectNoOverflow(page, id)
    await picture(`contracts-${id}-why`)
    await center.getByRole('button', { name: text('contracts.back') }).click()
    await expect(center.getByRole('button', { name: text('contracts.why') }).first()).toBeVisible()
  }
})

test('an agent sees the course of the line, who is best and who sleeps, and what the running periods will pay @long', async ({
  page,
  picture,
}) => {
  await page.goto('/?auth=login')
  await logInByForm(page, { username: 'agent', password: 'Agent-2468' })
  await page.getByTestId('balance').waitFor()
  await page.goto('/hot?agent=agentTeamOverview')
  const center = centerOf(page)
  await center.getByRole('radio', { name: text('bets.range.month') }).check()
  const chart = center.getByRole('figure').filter({ hasText: text('agents.chart.bets') })
  await expect(chart.getByRole('listitem')).toHaveCount(30)
  await expect(chart.getByRole('listitem').filter({ hasText: /: [1-9]/ })).not.toHaveCount(0)
  await expect(center.getByRole('table', { name: text('agents.best') }).getByRole('row')).toHaveCount(6)
  await expectNoOverflow(page, 'the overview')
  await expectAccessible(page, 'the overview')
  await center.getByRole('heading', { name: text('agents.chart') }).scrollIntoViewIfNeeded()
  await picture('trend')
  await page.goto('/hot?agent=agentMyIncome')
  const forecasts = center.getByRole('region', { name: text('contracts.forecast') })
  await expect(forecasts.getByRole('article')).not.toHaveCount(0)
  await expect(forecasts.getByText(text('contracts.expected')).first()).toBeVisible()
  await expectNoOverflow(page, 'the income')
  await expectAccessible(page, 'the income')
  await picture('forecast')
})

test('an agent reads what was earned on each day, the newest first [AGENT-008] @long', async ({
  page,
  picture,
}) => {
  await page.goto('/?auth=login')
  await logInByForm(page, { username: 'agent', password: 'Agent-2468' })
  await page.getByTestId('balance').waitFor()
  const answered = page.waitForResponse(/MCS2_agentMyIncome/)
  await page.goto('/hot?agent=agentMyIncome')
  const { value } = (await (await answered).json()) as { value: CallOutput<'agents.myIncome'> }
  const days = value.list.map(({ day }) => day)
  expect(days.length).toBeGreaterThan(0)
  expect(days).toEqual([...new Set(days)].toSorted().toReversed())
  for (const { salary, dividend, rebate, total } of value.list)
    expect(total).toBeCloseTo(salary + dividend + rebate, 6)
  const money = (amount: number): string =>
    amount.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const rows = centerOf(page)
    .getByRole('table', { name: text('agents.agentMyIncome') })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
  await expect(rows).toHaveText(
    value.list.map(
      ({ day, salary, dividend, rebate, total }) =>
        new RegExp([day, ...[salary, dividend, rebate, total].map(money)].join('.*')),
    ),
  )
  await picture('income')
})
