// SPDX-License-Identifier: Apache-2.0
import { dayIn } from '@tessera/rules/site/zoned-days'
import { readFile } from 'node:fs/promises'
import { goTo, openConsole } from '../pages/console.ts'
import { expectNoOverflow } from '../pages/site.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { openNotifiedBank } from '../support/bank-notifications.ts'
import { watchForComplaints } from '../support/complaints.ts'
import { expect, test } from '../support/journey.ts'
import { text } from '../support/texts.ts'

test('an operator compares a statement with payments, explains a difference and exports them @long', async ({
  browser,
  picture,
}) => {
  test.setTimeout(120_000)
  const id = 'z-statement'
  const bank = await openNotifiedBank(id, 'Bank with a statement')
  await bank.notify({ content: 'nobody knows', amount: 12.5, sender: 'A Stranger' })
  const { context, staff } = await openConsole(browser)
  const complaints = await watchForComplaints(context)
  await goTo(staff, text('console.reconciliation'))
  await staff.getByRole('button', { name: text('console.statements.upload') }).click()
  const dialog = staff.getByRole('dialog')
  await dialog.getByLabel(text('console.statements.account')).selectOption(id)
  // The site is seven hours ahead of UTC, and no other zone is named.
  const day = dayIn('+07:00', Date.now())
  await dialog.getByLabel(text('console.statements.from')).fill(day)
  await dialog.getByLabel(text('console.statements.to')).fill(day)
  await expectAccessible(staff, 'the dialog of a statement')
  await picture('upload', { of: context })
  const choose = (content: string) =>
    dialog
      .locator('input[type=file]')
      .setInputFiles({ name: `${id}.csv`, mimeType: 'text/csv', buffer: Buffer.from(content) })
  const compare = dialog.getByRole('button', { name: text('console.statements.compare'), exact: true })

  await choose(`date,reference,amount\n${day},A,much`)
  await compare.click()
  await expect(dialog.getByText('much is no amount')).toBeVisible()
  await dialog
    .getByRole('button', { name: text('console.statements.removeFile', { name: `${id}.csv` }) })
    .click()
  const strange = `STRANGE-${Date.now()}`
  await choose(`date,reference,amount\n${day},${strange},30.00`)
  await compare.click()
  await expect(dialog).toHaveCount(0)

  await expect(staff.getByRole('row').filter({ hasText: strange })).toContainText('30.00')
  await expectAccessible(staff, 'the differences of a statement')
  await expectNoOverflow(staff, 'the differences of a statement')
  await picture('differences', { of: context })
  await staff.getByRole('button', { name: `${text('console.statements.explain')}: ${strange}` }).click()
  await dialog.getByLabel(text('console.stepReason')).fill('A transfer between our own accounts')
  await dialog.getByRole('button', { name: text('console.statements.explain'), exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(staff.getByText('A transfer between our own accounts')).toBeVisible()

  await staff.getByLabel(text('console.statements.kind')).selectOption('missingThere')
  await expect(staff.getByText(text('console.statements.reason.notOnStatement'))).toBeVisible()
  const download = staff.waitForEvent('download')
  await staff.getByRole('button', { name: text('console.statements.export') }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain(strange)
  await staff.getByRole('button', { name: text('console.statements.back') }).click()
  await expect(staff.getByRole('row').filter({ hasText: `${id}.csv` })).toBeVisible()
  await expectAccessible(staff, 'the statements')
  await picture('statements', { of: context })
  await bank.close()
  await context.close()
  expect(complaints.received()).toEqual([])
})
