// SPDX-License-Identifier: Apache-2.0
import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { chooseBrand, goTo, openConsole } from '../pages/console.ts'
import { openBrand } from '../support/brand.ts'
import { expect, test } from '../support/journey.ts'
import { anyText, text } from '../support/texts.ts'

test('an operator closes a game for maintenance and opens it again, many at a time @long', async ({
  browser,
  picture,
}) => {
  const { context, staff } = await openConsole(browser)
  await goTo(staff, text('console.games'))
  await staff.getByLabel(text('console.findGame')).fill('Caravan Moon')
  const game = staff.getByRole('listitem').filter({ hasText: 'Caravan Moon' }).first()
  for (const [change, closed] of [
    [text('console.bulk.maintenanceOn'), true],
    [text('console.bulk.maintenanceOff'), false],
  ] as const) {
    await game.getByRole('checkbox', { name: text('console.chooseGame', { name: 'Caravan Moon' }) }).check()
    await staff
      .getByRole('combobox', { name: text('console.bulk'), exact: true })
      .selectOption({ label: change })
    await picture(change, { of: context })
    await staff.getByRole('button', { name: text('console.bulkApply', { count: 1 }) }).click()
    await expect(staff.getByText(text('console.bulkDone', { count: 1 })).first()).toBeVisible()
    await expect(game.getByText(text('console.badge.maintenance'), { exact: true })).toHaveCount(
      closed ? 1 : 0,
    )
  }
  await context.close()
})

test('an operator composes the home of a brand, sees it before it is saved, and takes it back @long', async ({
  page,
  browser,
  picture,
}) => {
  const brand = await openBrand(page.context())
  const { context, staff } = await openConsole(browser)
  await chooseBrand(staff, brand.code)
  await goTo(staff, text('console.homeRows'))
  await expect(staff.getByText(text('console.usualRows'))).toBeVisible()
  await staff.getByRole('button', { name: text('console.addRow') }).click()
  const row = staff
    .getByRole('list', { name: text('console.homeRows') })
    .locator(':scope > li')
    .last()
  await row.getByLabel(text('console.rowHeading')).fill('Picked by us')
  await row.getByLabel(text('console.findPin')).fill('Caravan Moon')
  await row.getByRole('button', { name: text('console.pinIt', { name: 'Caravan Moon' }) }).click()
  const preview = staff.getByRole('region', { name: 'Picked by us' })
  await expect(preview.getByText('Caravan Moon')).toBeVisible()
  await picture('composed', { of: context })
  await page.goto(brand.at('/'))
  await expect(page.getByRole('heading', { name: 'Picked by us' })).toHaveCount(0)

  await staff.getByRole('button', { name: text('console.saveRows') }).click()
  await expect(staff.getByText(text('console.composedRows'))).toBeVisible()
  await page.goto(brand.at('/'))
  await page.getByRole('heading', { name: 'Picked by us' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('heading', { name: 'Picked by us' })).toBeVisible()

  await staff.getByRole('button', { name: text('console.backToUsual') }).click()
  await expect(staff.getByText(text('console.usualRows'))).toBeVisible()
  await context.close()
})

test('an operator registers a vendor, and says whether it redeems launch tokens, then and later @long', async ({
  browser,
  picture,
}) => {
  const id = `spare-${randomUUID().slice(0, 8)}`
  const { context, staff } = await openConsole(browser)
  await goTo(staff, text('console.vendorAccounts'))
  await staff
    .getByRole('button', { name: text('console.addAccount') })
    .first()
    .click()
  const form = staff.getByRole('form', { name: text('console.addAccount') })
  await form.getByLabel(text('console.accountId')).fill(id)
  await form.getByLabel(text('console.operatorId')).fill('brand1')
  await form
    .getByLabel(text('console.publicKey'))
    .fill(
      generateKeyPairSync('rsa', { modulusLength: 2048 })
        .publicKey.export({ type: 'spki', format: 'pem' })
        .toString(),
    )
  await form.getByRole('checkbox', { name: text('console.redeemsTokens') }).check()
  await picture('registering', { of: context })
  await form.getByRole('button', { name: text('console.addAccount') }).click()
  const redeems = staff
    .getByRole('region', { name: id, exact: true })
    .getByRole('switch', { name: text('console.redeemsTokens') })
  await expect(redeems).toBeChecked()
  await redeems.click()
  await expect(redeems).not.toBeChecked()
  await staff.reload()
  await expect(redeems).not.toBeChecked()
  await context.close()
})

test('an operator asks a vendor for its list, and whether a game of it opens @long', async ({
  browser,
  picture,
}) => {
  const { context, staff } = await openConsole(browser)
  await goTo(staff, text('console.vendorAccounts'))
  const account = staff.getByRole('region', { name: 'studio', exact: true })
  await account.getByLabel(text('console.selfTestMember')).fill('demo')
  await account.getByRole('button', { name: text('console.selfTest') }).click()
  await expect(account.getByText(text('console.selfTestPassed'))).toBeVisible()
  await expect(
    account.getByRole('list', { name: text('console.selfTest') }).getByRole('listitem'),
  ).toHaveCount(4)
  await expect(account.getByText('the vendor has redeemed the launch token')).toBeVisible()
  await expect(account.getByRole('switch', { name: text('console.redeemsTokens') })).toBeChecked()
  await account.getByRole('button', { name: `${text('console.compare')}: studio` }).click()
  const dialog = staff.getByRole('dialog', { name: text('console.compareTitle', { name: 'studio' }) })
  await expect(dialog.getByText(anyText('console.compareCount'))).toBeVisible()
  await picture('compared', { of: context })
  await context.close()
})
