// SPDX-License-Identifier: Apache-2.0
import type { APIRequestContext, Page } from '@playwright/test'
import { lotteries } from '@tessera/rules/lottery/lotteries'
import { finance, goTo, openConsole } from '../pages/console.ts'
import { expectNoOverflow } from '../pages/site.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/journey.ts'
import { callServer, signInOperator } from '../support/server-client.ts'
import { text } from '../support/texts.ts'

const reason = 'As on the official page'

/** Opens a step of a draw, fills in its reason, and takes it. */
async function take(staff: Page, name: string): Promise<void> {
  await staff.getByRole('main').getByRole('button', { name, exact: true }).click()
  const dialog = staff.getByRole('dialog')
  await dialog.getByLabel(text('console.stepReason')).fill(reason)
  await dialog.getByRole('button', { name, exact: true }).click()
}

/** The next draw of a lottery. */
async function nextDraw(request: APIRequestContext, token: string, gameCode: string) {
  const { list } = await callServer(request, 'backoffice.lotteries', {}, token)
  const next = list.find((lottery) => lottery.gameCode === gameCode)?.next
  if (!next?.id) throw new Error(`${gameCode} has no draw`)
  return { id: next.id, numero: next.numero }
}

/** A province in the South whose betting stays open for hours, and on which no other journey bets. */
async function quietProvince(request: APIRequestContext, token: string): Promise<string> {
  const { list } = await callServer(request, 'backoffice.lotteries', { tag: 'MN' }, token)
  const byClose = list.toSorted((one, other) => (one.next?.closeTime ?? 0) - (other.next?.closeTime ?? 0))
  return byClose[Math.floor(byClose.length / 2)]?.gameCode ?? ''
}

test('an operator looks at the lotteries, their calendar and a draw, and closes its betting @long', async ({
  browser,
  picture,
}) => {
  const { context, staff } = await openConsole(browser)
  await goTo(staff, text('console.lotteries'))
  await expect(staff.getByRole('row')).toHaveCount(lotteries.length + 1)
  await expectAccessible(staff, 'the list of lotteries')
  await picture('list', { of: context })
  await staff.getByText(text('console.lottery.calendar'), { exact: true }).click()
  await staff.getByRole('combobox', { name: text('console.lottery.name') }).selectOption('D5-5')
  await expect(staff.getByRole('row').nth(1)).toContainText('5D')
  await picture('calendar', { of: context })
  const { token } = await signInOperator(context.request, finance)
  const { id, numero } = await nextDraw(context.request, token, await quietProvince(context.request, token))
  await staff.goto(`/console/lottery-draws/${id}`)
  await expect(staff.getByRole('heading', { level: 1 })).toContainText(numero)
  await expectAccessible(staff, 'the page of a draw')
  await take(staff, text('console.lottery.close'))
  await expect(staff.getByRole('dialog')).toHaveCount(0)
  await expect(staff.getByRole('table', { name: text('console.lottery.history') })).toContainText(reason)
  await expectNoOverflow(staff, 'the page of a draw')
  await picture('draw', { of: context })
  await context.close()
})
