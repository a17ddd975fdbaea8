// SPDX-License-Identifier: Apache-2.0
import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { chooseBrand, goTo, openConsole } from '../pages/console.ts'
import { openBrand } from '../support/brand.ts'
import { expect, test } from '../support/journey.ts'

test('an operator closes a game for maintenance and opens it again, many at a time', async ({
  browser,
  picture,
}) => {
  const { context, staff } = await openConsole(browser)
  await goTo(staff, 'Games')
  await staff.getByLabel('Name, code or number of a game').fill('Caravan Moon')
  const game = staff.getByRole('listitem').filter({ hasText: 'Caravan Moon' }).first()
  for (const [change, closed] of [
    ['Begin maintenance', true],
    ['End maintenance', false],
  ] as const) {
    await game.getByRole('checkbox', { name: 'Choose: Caravan Moon' }).check()
    await staff.getByRole('combobox', { name: 'Change', exact: true }).selectOption({ label: change })
    await picture(change, { of: context })
    await staff.getByRole('button', { name: 'Apply to 1 game' }).click()
    await expect(staff.getByText('1 game changed').first()).toBeVisible()
    await expect(game.getByText('Maintenance', { exact: true })).toHaveCount(closed ? 1 : 0)
  }
  await context.close()
})

test('an operator composes the home of a brand, sees it before it is saved, and takes it back', async ({
  page,
  browser,
  picture,
}) => {
  const brand = await openBrand(page.context())
  const { context, staff } = await openConsole(browser)
  await chooseBrand(staff, brand.code)
  await goTo(staff, 'Home rows')
  await expect(staff.getByText('These are the usual rows')).toBeVisible()
  await staff.getByRole('button', { name: 'Add a row' }).click()
  const row = staff.getByRole('list', { name: 'Home rows' }).locator(':scope > li').last()
  await row.getByLabel('English heading').fill('Picked by us')
  await row.getByLabel('Find a game to put first').fill('Caravan Moon')
  await row.getByRole('button', { name: 'Put first: Caravan Moon' }).click()
  const preview = staff.getByRole('region', { name: 'Picked by us' })
  await expect(preview.getByText('Caravan Moon')).toBeVisible()
  await picture('composed', { of: context })
  await page.goto(brand.at('/'))
  await expect(page.getByRole('heading', { name: 'Picked by us' })).toHaveCount(0)

  await staff.getByRole('button', { name: 'Save the rows' }).click()
  await expect(staff.getByText('These rows were composed for this brand.')).toBeVisible()
  await page.goto(brand.at('/'))
  await page.getByRole('heading', { name: 'Picked by us' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('heading', { name: 'Picked by us' })).toBeVisible()

  await staff.getByRole('button', { name: 'Back to the usual rows' }).click()
  await expect(staff.getByText('These are the usual rows')).toBeVisible()
  await context.close()
})

test('an operator registers a vendor, and says whether it redeems launch tokens, then and later', async ({
  browser,
  picture,
}) => {
  const id = `spare-${randomUUID().slice(0, 8)}`
  const { context, staff } = await openConsole(browser)
  await goTo(staff, 'Vendor accounts')
  await staff.getByRole('button', { name: 'Register a vendor' }).first().click()
  const form = staff.getByRole('form', { name: 'Register a vendor' })
  await form.getByLabel('Id of the account').fill(id)
  await form.getByLabel('Our id at the vendor').fill('house1')
  await form
    .getByLabel('Its public key (PEM)')
    .fill(
      generateKeyPairSync('rsa', { modulusLength: 2048 })
        .publicKey.export({ type: 'spki', format: 'pem' })
        .toString(),
    )
  await form.getByRole('checkbox', { name: 'Redeems launch tokens' }).check()
  await picture('registering', { of: context })
  await form.getByRole('button', { name: 'Register a vendor' }).click()
  const redeems = staff
    .getByRole('region', { name: id, exact: true })
    .getByRole('switch', { name: 'Redeems launch tokens' })
  await expect(redeems).toBeChecked()
  await redeems.click()
  await expect(redeems).not.toBeChecked()
  await staff.reload()
  await expect(redeems).not.toBeChecked()
  await context.close()
})

test('an operator asks a vendor for its list, and whether a game of it opens', async ({
  browser,
  picture,
}) => {
  const { context, staff } = await openConsole(browser)
  await goTo(staff, 'Vendor accounts')
  const account = staff.getByRole('region', { name: 'studio', exact: true })
  await account.getByLabel('Test as this member').fill('demo')
  await account.getByRole('button', { name: 'Self-test' }).click()
  await expect(account.getByText('A game can be opened')).toBeVisible()
  await expect(account.getByRole('list', { name: 'Self-test' }).getByRole('listitem')).toHaveCount(4)
  await expect(account.getByText('the vendor has redeemed the launch token')).toBeVisible()
  await expect(account.getByRole('switch', { name: 'Redeems launch tokens' })).toBeChecked()
  await account.getByRole('button', { name: 'Compare its list: studio' }).click()
  const dialog = staff.getByRole('dialog', { name: 'The list of studio against the catalogue' })
  await expect(dialog.getByText(/\d+ games on its list/)).toBeVisible()
  await picture('compared', { of: context })
  await context.close()
})
