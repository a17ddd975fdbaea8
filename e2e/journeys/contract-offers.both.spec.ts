// SPDX-License-Identifier: Apache-2.0
import type { Locator, Page } from '@playwright/test'
import { admin } from '../pages/console.ts'
import { expectNoOverflow } from '../pages/site.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { openAgent } from '../support/agent.ts'
import { offerByTwo } from '../support/by-two.ts'
import { expect, test } from '../support/journey.ts'
import { callServer, signInOperator } from '../support/server-client.ts'
import { anyText, text } from '../support/texts.ts'

test.describe.configure({ timeout: 180_000 })

const centerOf = (page: Page): Locator => page.getByRole('dialog', { name: text('agents.center') })
const cardOf = (page: Page, state: 'Offered' | 'Active' | 'Rejected' | 'Terminated'): Locator =>
  centerOf(page)
    .getByRole('article')
    .filter({ hasText: text(`contracts.state.${state}`) })
    .first()
const choose = (page: Page, label: string): Promise<void> =>
  centerOf(page).getByRole('radio', { name: label, exact: true }).check()

async function openContracts(page: Page, side: 'to' | 'from'): Promise<void> {
  await page.goto('/hot?agent=agentTeamManagement')
  await choose(page, text('contracts.title'))
  await choose(page, text(`contracts.side.${side}`))
}

const tiers = [5, 10, 12.5].map((percent, index) => ({
  minBets: index * 1_000,
  minProfitLoss: 0,
  minActiveMembers: 0,
  rate: percent / 100,
}))

test('an agent accepts a contract from above, offers one to a downline, and both see each move of it [AGENT-021] [AGENT-022] [AGENT-023] [AGENT-024] [AGENT-028]', async ({
  page,
  browser,
  picture,
}) => {
  const head = await openAgent(page, 2)
  const other = await browser.newContext()
  const below = await other.newPage()
  const downline = await openAgent(below, 1, head.username)
  const { token: operator } = await signInOperator(page.request, admin)
  const { list: found } = await callServer(
    page.request,
    'backoffice.members',
    { search: head.username },
    operator,
  )
  const { brandCode } = found[0]!
  const offer = { account: head.username, kind: 'DIVIDEND', periodType: 'Weekly', tiers } as const
  await offerByTwo({ request: page.request }, { brandCode, ...offer, reason: 'For a journey' })

  await openContracts(page, 'to')
  await expect(cardOf(page, 'Offered').getByText(anyText('contracts.tryPaid'))).toBeVisible()
  await picture('offered')
  await cardOf(page, 'Offered')
    .getByRole('button', { name: text('contracts.acceptOf', { account: text('contracts.operator') }) })
    .click()
  await expect(cardOf(page, 'Active')).toBeVisible()

  await choose(page, text('contracts.accounts'))
  await centerOf(page)
    .getByRole('button', { name: text('contracts.offerTo', { account: downline.username }) })
    .click()
  const form = page.getByRole('dialog', { name: text('contracts.offerTo', { account: downline.username }) })
  const period = form.getByRole('combobox', { name: text('contracts.settled') })
  await expect(period.getByRole('option')).toHaveText(
    (['Daily', 'Weekly', 'Semimonthly', 'Monthly'] as const).map((type) => text(`contracts.settled.${type}`)),
  )
  const said = form.getByRole('status')
  const send = form.getByRole('button', { name: text('contracts.offerSend') })
  for (const [index, percent] of [5, 10, 15].entries())
    await form
      .getByRole('group', { name: text('contracts.tier', { number: index + 1 }) })
      .getByLabel(anyText('contracts.rateOfOwn'))
      .fill(String(percent))
  await expect(said).toHaveText(text('contracts.problem.aboveOwnRate', { number: 3 }))
  await form.getByLabel(anyText('contracts.rateOfOwn')).last().fill('12')
  await expect(said).toHaveText(text('contracts.tiersFine'))
  await period.selectOption({ label: text('contracts.settled.Monthly') })
  await expect(said).toHaveText(text('contracts.ownPeriod', { period: text('contracts.settled.Weekly') }))
  await expect(send).toHaveAccessibleDescription(
    text('contracts.ownPeriod', { period: text('contracts.settled.Weekly') }),
  )
  await send.focus()
  await expect(send).toBeFocused()
  await expect(send).toBeDisabled()
  await period.selectOption({ label: text('contracts.settled.Weekly') })
  await expect(form.getByText(anyText('contracts.tryKept'))).toBeVisible()
  await expectNoOverflow(page, 'the offer')
  await expectAccessible(page, 'the offer')
  await picture('form')
  await send.click()
  await expect(form).toBeHidden()

  await openContracts(below, 'to')
  await expect(cardOf(below, 'Offered')).toContainText(head.username)
  await expect(cardOf(below, 'Offered').getByText(anyText('contracts.tryPaid'))).toBeVisible()
  await expect(cardOf(below, 'Offered').getByText(anyText('contracts.tryKept'))).toHaveCount(0)
  await picture('downline', { of: other })
  await cardOf(below, 'Offered')
    .getByRole('button', { name: text('contracts.acceptOf', { account: head.username }) })
    .click()
  await expect(cardOf(below, 'Active')).toBeVisible()

  await openContracts(page, 'from')
  const running = cardOf(page, 'Active')
  await expect(running).toContainText(downline.username)
  await running.getByRole('button', { name: text('contracts.terminate') }).click()
  await running.getByRole('button', { name: text('contracts.terminate') }).click()
  const ended = cardOf(page, 'Terminated')
  await ended.getByText(text('contracts.tiersTitle')).first().click()
  await expect(ended.getByRole('listitem')).toHaveText([
    new RegExp(text('contracts.move.OFFER')),
    new RegExp(text('contracts.move.ACCEPT')),
    new RegExp(text('contracts.move.TERMINATE')),
  ])
  await picture('history')

  const again = { ...offer, account: downline.username }
  const { kind: _, ...terms } = again
  await callServer(page.request, 'contracts.moveDividend', { action: 'OFFER', ...terms, tiers }, head.token)
  await openContracts(below, 'to')
  await cardOf(below, 'Offered')
    .getByRole('button', { name: text('contracts.rejectOf', { account: head.username }) })
    .click()
  await expect(cardOf(below, 'Rejected')).toBeVisible()
  await openContracts(page, 'from')
  await expect(cardOf(page, 'Rejected')).toContainText(downline.username)
  await other.close()
})
