// SPDX-License-Identifier: Apache-2.0
import type { Page } from '@playwright/test'
import { goTo, openConsole, rowOf } from '../pages/console.ts'
import { expectNoOverflow } from '../pages/site.ts'
import { expectAccessible, openIn } from '../support/accessibility.ts'
import { watchForComplaints } from '../support/complaints.ts'
import { expect, test } from '../support/journey.ts'
import { openMember } from '../support/member.ts'
import { text } from '../support/texts.ts'

const identity = (page: Page) => page.getByRole('region', { name: text('identityCheck.proof.identity') })

async function sendPassport(page: Page): Promise<void> {
  const card = identity(page)
  await card
    .locator('input[type=file]')
    .setInputFiles([{ name: 'passport.png', mimeType: 'image/png', buffer: await page.screenshot() }])
  await card.getByRole('button', { name: text('identityCheck.send') }).click()
  await expect(card.getByText(text('identityCheck.state.waiting'))).toBeVisible()
}

test('a member sends a document, which is refused with a reason, and then another, which is accepted @long', async ({
  page,
  browser,
  picture,
}) => {
  test.setTimeout(240_000)
  await openIn(page, 'dark')
  const member = await openMember(page, { balance: 200 })
  const { context, staff } = await openConsole(browser, undefined, 'dark')
  const complaints = await watchForComplaints(context)

  await test.step('the member sees what is needed, and cannot send a card with one side', async () => {
    await page.goto('/?center=identityCheck')
    const card = identity(page)
    await expect(card.getByText(text('identityCheck.state.none'))).toBeVisible()
    await card.getByRole('combobox').selectOption('identityCard')
    await card.getByRole('button', { name: text('identityCheck.send') }).click()
    await expect(
      card.getByText(text('identityCheck.pictures.hint', { count: '2', size: 5 })).first(),
    ).toBeVisible()
    await expectNoOverflow(page, 'the identity check')
    await expectAccessible(page, 'the identity check')
    await picture('empty')
    await card.getByRole('combobox').selectOption('passport')
    await sendPassport(page)
    await expectAccessible(page, 'a document that waits')
    await picture('waiting')
  })

  await test.step('an operator looks at it and refuses it with a reason', async () => {
    await goTo(staff, text('console.documents'))
    await rowOf(staff, member.username).getByRole('button').click()
    const dialog = staff.getByRole('dialog')
    await expect(dialog.getByRole('img', { name: text('console.pictureOf', { number: 1 }) })).toBeVisible()
    await expectAccessible(staff, 'the dialog of a document')
    await picture('console', { of: context })
    await dialog.getByRole('button', { name: text('console.documents.refuse') }).click()
    await picture('console-refuse', { of: context })
    await dialog.getByRole('button', { name: text('console.documents.refuse') }).click()
    await expect(dialog).toHaveCount(0)
  })

  await test.step('the member reads why, and sends it again', async () => {
    await page.reload()
    await expect(identity(page).getByText(text('identityCheck.reason.unreadable'))).toBeVisible()
    await expectAccessible(page, 'a refused document')
    await picture('refused')
    await sendPassport(page)
  })

  await test.step('the operator accepts it', async () => {
    await staff.reload()
    await rowOf(staff, member.username).getByRole('button').click()
    const dialog = staff.getByRole('dialog')
    await dialog.getByLabel(text('console.documents.name')).fill('Anna Example')
    await dialog.getByLabel(text('console.documents.birthday')).fill('1990-12-31')
    await dialog.getByRole('button', { name: text('console.documents.accept') }).click()
    await expect(dialog).toHaveCount(0)
    await page.reload()
    await expect(identity(page).getByText(text('identityCheck.state.accepted'))).toBeVisible()
    await picture('accepted')
  })
  await context.close()
  expect(complaints.received()).toEqual([])
})
