// SPDX-License-Identifier: Apache-2.0
import type { APIRequestContext, Page } from '@playwright/test'
import { admin, deputy, goTo, openConsole, rowOf } from '../pages/console.ts'
import { expectSettled } from '../pages/site.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { openAgent } from '../support/agent.ts'
import { expect, test } from '../support/journey.ts'
import { callServer, signInOperator } from '../support/server-client.ts'
import { anyText, text } from '../support/texts.ts'

test.describe.configure({ timeout: 240_000 })

const view = async (staff: Page, name: 'contracts' | 'waiting' | 'runs' | 'debts' | 'costs') => {
  await staff.getByRole('radio', { name: text(`console.contracts.view.${name}`), exact: true }).check()
  await expectSettled(staff)
}

/** Writes an offer of a weekly dividend to an agent; the last of its three tiers has this rate. */
async function writeOffer(staff: Page, account: string, highestPercent: number): Promise<void> {
  await staff.getByRole('button', { name: text('console.contracts.offer') }).click()
  const dialog = staff.getByRole('dialog')
  await dialog.getByLabel(text('console.contracts.agent'), { exact: true }).fill(account)
  await dialog
    .getByRole('combobox', { name: text('console.contracts.period') })
    .selectOption({ label: text('console.contracts.period.Weekly') })
  for (const [index, percent] of [5, 10, highestPercent].entries()) {
    const tier = dialog.getByRole('group', { name: text('console.contracts.tier', { number: index + 1 }) })
    await tier.getByLabel(text('console.contracts.minBets')).fill(String(index * 1_000))
    await tier.getByLabel(text('console.contracts.ratePercent')).fill(String(percent))
  }
  await dialog.getByLabel(text('console.stepReason')).fill('As agreed on the phone')
}

/** Another admin approves the offer that waits for this agent. */
async function approveOfferTo(request: APIRequestContext, account: string): Promise<void> {
  const { token } = await signInOperator(request, admin)
  const { list } = await callServer(request, 'backoffice.contractRequests', { waiting: true }, token)
  const { requestId: id } = list.find((waiting) => waiting.account === account)!
  await callServer(request, 'backoffice.approveContractRequest', { id, reason: 'For a journey' }, token)
}

test('an operator offers a contract to the head of a line, who accepts it, and ends it later @long', async ({
  page,
  browser,
  picture,
}) => {
  const head = await openAgent(page, 2)
  const { context, staff } = await openConsole(browser, deputy)
  await goTo(staff, text('console.contracts'))
  await writeOffer(staff, head.username, 4)
  const dialog = staff.getByRole('dialog')
  await expect(dialog.getByRole('status')).toHaveText(
    text('console.contracts.problem.rateFalls', { number: 3 }),
  )
  await expect(dialog.getByRole('button', { name: text('console.contracts.offerSend') })).toBeDisabled()
  await dialog.getByLabel(text('console.contracts.ratePercent')).last().fill('12.5')
  await expect(dialog.getByRole('status')).toHaveText(text('console.contracts.tiersFine'))
  await dialog.getByRole('button', { name: text('console.contracts.dryRun') }).click()
  await expect(dialog.getByText(text('console.contracts.dryRunTitle'))).toBeVisible()
  await picture('offer', { of: context })
  await dialog.getByRole('button', { name: text('console.contracts.offerSend') }).click()
  await expect(dialog).toBeHidden()
  await approveOfferTo(page.request, head.username)
  await staff.reload()
  await staff.getByRole('searchbox').fill(head.username)
  await expect(rowOf(staff, head.username)).toContainText(text('console.contracts.status.Offered'))
  const { list } = await callServer(page.request, 'contracts.dividends', {}, head.token)
  await callServer(
    page.request,
    'contracts.moveDividend',
    { action: 'ACCEPT', contractId: list[0]!.contractId },
    head.token,
  )
  await staff.reload()
  await staff.getByRole('searchbox').fill(head.username)
  const row = rowOf(staff, head.username)
  await expect(row).toContainText(text('console.contracts.status.Active'))
  await expect(row).toContainText('5 % – 12.5 %')
  await row.getByRole('button', { name: text('console.open') }).click()
  await expect(dialog.getByRole('listitem').filter({ hasText: deputy.name })).toContainText(
    text('console.contracts.move.OFFER'),
  )
  await dialog.getByRole('button', { name: text('console.contracts.terminate') }).click()
  await dialog.getByLabel(text('console.stepReason')).fill('The line is closed')
  await dialog.getByRole('button', { name: text('console.contracts.terminate') }).click()
  await expect(dialog).toBeHidden()
  await expect(row).toContainText(text('console.contracts.status.Terminated'))
  await context.close()
})

test('a settled period is opened and repeated, and the repetition gives the same @long', async ({
  browser,
  picture,
}) => {
  const { context, staff } = await openConsole(browser)
  await goTo(staff, text('console.contracts'))
  await view(staff, 'runs')
  await staff.getByRole('combobox', { name: text('console.contracts.kind') }).selectOption('DAILY')
  await expect(staff.getByRole('row').nth(1)).toContainText(text('console.contracts.kind.DAILY'))
  await staff
    .getByRole('button', { name: text('console.open') })
    .first()
    .click()
  const dialog = staff.getByRole('dialog')
  await expect(dialog.getByRole('table', { name: text('console.contracts.payments') })).toBeVisible()
  await dialog.getByRole('button', { name: text('console.contracts.repeat') }).click()
  await expect(dialog.getByRole('status')).toHaveText(text('console.contracts.repeatSame'))
  await expect(dialog.getByRole('table', { name: text('console.contracts.sums') })).toBeVisible()
  await expectAccessible(staff, 'a settled period')
  await picture('repeated', { of: context })
  await context.close()
})

test('an offer above the rate of the setting waits for another operator @long', async ({
  page,
  browser,
  picture,
}) => {
  const head = await openAgent(page, 2)
  const asking = await openConsole(browser, admin)
  await goTo(asking.staff, text('console.contracts'))
  await writeOffer(asking.staff, head.username, 70)
  await asking.staff.getByRole('button', { name: text('console.contracts.offerSend') }).click()
  await expect(asking.staff.getByText(anyText('console.contracts.offerWaits'))).toBeVisible()
  await view(asking.staff, 'waiting')
  await expect(rowOf(asking.staff, head.username)).toContainText(text('console.ownRequest'))
  const mine = async () => (await callServer(page.request, 'contracts.dividends', {}, head.token)).totalCount
  expect(await mine()).toBe(0)
  const deciding = await openConsole(browser, deputy)
  await goTo(deciding.staff, text('console.contracts'))
  await view(deciding.staff, 'waiting')
  await picture('waiting', { of: deciding.context })
  await rowOf(deciding.staff, head.username)
    .getByRole('button', { name: text('console.approve') })
    .click()
  const dialog = deciding.staff.getByRole('dialog')
  await dialog.getByLabel(text('console.stepReason')).fill('The line is worth it')
  await picture('approving', { of: deciding.context })
  await dialog.getByRole('button', { name: text('console.approve') }).click()
  await expect(dialog).toBeHidden()
  expect(await mine()).toBe(1)
  for (const { context } of [asking, deciding]) await context.close()
})

// Colours differ by theme, structure by width: every day two of the four meet all of both.
for (const [theme, width, tag] of [
  ['dark', 1440, []],
  ['light', 390, []],
  ['light', 1440, ['@long']],
  ['dark', 390, ['@long']],
] as const)
  test(
    `the contracts of agents can be used by everybody, ${theme} and ${width} wide @long`,
    { tag: [...tag] },
    async ({ browser, picture }) => {
      const { context, staff } = await openConsole(browser, admin, theme)
      await staff.setViewportSize({ width, height: 900 })
      await goTo(staff, text('console.contracts'))
      for (const name of ['contracts', 'waiting', 'runs', 'debts', 'costs'] as const) {
        await view(staff, name)
        await expectAccessible(staff, `contracts: ${name}`)
        expect(
          await staff.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          `${name} keeps to the screen`,
        ).toBeLessThanOrEqual(0)
        await picture(`${name}-${theme}-${width}`, { of: context })
      }
      await view(staff, 'contracts')
      await staff
        .getByRole('button', { name: text('console.open') })
        .first()
        .click()
      await expect(staff.getByRole('dialog').getByRole('table').first()).toBeVisible()
      await expectAccessible(staff, 'a contract')
      await picture(`contract-${theme}-${width}`, { of: context })
      await staff
        .getByRole('dialog')
        .getByRole('button', { name: text('console.close') })
        .click()
      await view(staff, 'runs')
      await staff
        .getByRole('button', { name: text('console.open') })
        .first()
        .click()
      await expect(
        staff.getByRole('dialog').getByRole('button', { name: text('console.contracts.repeat') }),
      ).toBeVisible()
      await expectAccessible(staff, 'a settled period')
      await picture(`run-${theme}-${width}`, { of: context })
      await staff
        .getByRole('dialog')
        .getByRole('button', { name: text('console.close') })
        .click()
      await staff.getByRole('button', { name: text('console.contracts.offer') }).click()
      await expectAccessible(staff, 'an offer')
      await picture(`offer-${theme}-${width}`, { of: context })
      await context.close()
    },
  )
