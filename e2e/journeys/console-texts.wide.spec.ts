// SPDX-License-Identifier: Apache-2.0
import type { Locator, Page } from '@playwright/test'
import { languages, text as textIn, type Language } from '@tessera/texts'
import { chooseBrand, goTo, openConsole } from '../pages/console.ts'
import { languagePicker } from '../pages/language.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { openBrand } from '../support/brand.ts'
import { expect, test } from '../support/journey.ts'
import { anyText, text } from '../support/texts.ts'

const key = 'identity.login'
const loginOf = (page: Page, name: string): Locator =>
  page.getByRole('banner').getByRole('button', { name, exact: true })

/** Finds a sentence in a language on the page Texts. */
async function findText(staff: Page, code: Language, search: string): Promise<Locator> {
  await staff.getByRole('combobox', { name: text('console.texts.language') }).selectOption(code)
  await staff.getByRole('searchbox', { name: text('console.texts.find') }).fill(search)
  const row = staff.getByRole('row').filter({ has: staff.getByText(search, { exact: true }) })
  await expect(row).toContainText(textIn(code, key))
  return row
}

/** Opens the sentence and answers its dialog. */
async function edit(row: Locator): Promise<Locator> {
  const staff = row.page()
  await row.getByRole('button', { name: text('console.texts.editOf', { key }) }).click()
  return staff.getByRole('dialog', { name: text('console.texts.editOf', { key }) })
}

/** Saves, and waits for the words that say it is done. */
async function save(dialog: Locator, button: string): Promise<void> {
  await dialog.getByRole('button', { name: button, exact: true }).click()
  await expect(dialog).toBeHidden()
}

test('an operator words a sentence in one language: visitors of the brand read it there, and nowhere else', async ({
  page,
  browser,
  context,
  picture,
}) => {
  const brand = await openBrand(context)
  await page.goto(brand.at('/'))
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/wps/system/texts')) asked.push(request.url())
  })
  await languagePicker(page, false).choose('ES')
  await expect(loginOf(page, textIn('ES', key))).toBeVisible()
  expect(asked, 'a brand without sentences of its own loads none').toEqual([])

  const { context: console_, staff } = await openConsole(browser)
  await chooseBrand(staff, brand.code)
  await goTo(staff, text('console.texts'))
  await expect(staff.getByRole('row')).toHaveCount(26)
  await picture('list', { of: console_ })
  const dialog = await edit(await findText(staff, 'ES', key))
  const field = dialog.getByLabel(text('console.texts.own'))
  await field.fill('¡Adelante, {name}!')
  await expect(dialog).toContainText('has {name}, which the source lacks')
  await picture('wrong', { of: console_ })
  await field.fill('¡Adelante!')
  await expect(dialog.getByRole('region', { name: text('console.texts.preview') })).toContainText(
    '¡Adelante!',
  )
  await picture('edited', { of: console_ })
  await expectAccessible(staff, 'the dialog of a sentence')
  await save(dialog, text('console.save'))

  await page.reload()
  await expect(loginOf(page, '¡Adelante!')).toBeVisible()
  await picture('read')
  await languagePicker(page, false).choose('FR')
  await expect(loginOf(page, textIn('FR', key))).toBeVisible()
  await languagePicker(page, false).choose('ES')
  await expect(loginOf(page, '¡Adelante!')).toBeVisible()
  await page.goto('/')
  await languagePicker(page, false).choose('ES')
  await expect(loginOf(page, textIn('ES', key))).toBeVisible()

  await save(await edit(await findText(staff, 'ES', key)), text('console.texts.useShipped'))
  await page.goto(brand.at('/'))
  await expect(loginOf(page, textIn('ES', key))).toBeVisible()

  const row = await findText(staff, 'ES', key)
  await row.getByRole('button', { name: text('console.texts.historyOf', { key }) }).click()
  const history = staff.getByRole('dialog', { name: text('console.texts.historyOf', { key }) })
  await expect(history.getByRole('listitem')).toHaveCount(2)
  await picture('history', { of: console_ })
  await history.getByRole('button', { name: text('console.texts.restore') }).click()
  await expect(history.getByRole('listitem')).toHaveCount(3)
  await page.reload()
  await expect(loginOf(page, '¡Adelante!')).toBeVisible()
  await console_.close()
})

test('the page Texts shows languages from right to left so, each plural form, and what cannot be changed, on a phone, too', async ({
  page,
  browser,
  picture,
}) => {
  const brand = await openBrand(page.context())
  for (const [theme, width] of [
    ['light', 1440],
    ['dark', 390],
  ] as const) {
    const { context, staff } = await openConsole(browser, undefined, theme)
    await chooseBrand(staff, brand.code)
    await staff.goto('/console/texts')
    await staff.setViewportSize({ width, height: 900 })
    await staff.getByRole('combobox', { name: text('console.texts.language') }).selectOption('AR')
    await staff.getByRole('searchbox', { name: text('console.texts.find') }).fill('lobby.games')
    const games = staff.getByRole('row').filter({ has: staff.getByText('lobby.games', { exact: true }) })
    await games.getByRole('button', { name: text('console.texts.editOf', { key: 'lobby.games' }) }).click()
    const dialog = staff.getByRole('dialog')
    await expect(dialog.getByLabel(text('console.texts.own'))).toHaveAttribute('dir', languages.AR.direction)
    const forms = new Intl.PluralRules('ar').resolvedOptions().pluralCategories.length
    await expect
      .poll(() =>
        dialog
          .getByRole('region', { name: text('console.texts.preview') })
          .getByText('count =')
          .count(),
      )
      .toBeGreaterThanOrEqual(forms)
    await picture(`forms-${theme}`, { of: context })
    await dialog.getByRole('button', { name: text('console.cancel') }).click()
    await staff.getByRole('searchbox', { name: text('console.texts.find') }).fill('saferPlay.title')
    await expect(staff.getByText(text('console.texts.fixed'))).toBeVisible()
    await expect(staff.getByRole('button', { name: anyText('console.texts.editOf') })).toHaveCount(0)
    await picture(`fixed-${theme}`, { of: context })
    await staff.getByRole('searchbox', { name: text('console.texts.find') }).fill('lobby.game')
    await expect(staff.getByText('lobby.games', { exact: true })).toBeVisible()
    await picture(`list-${theme}`, { of: context })
    await expectAccessible(staff, `the page Texts, ${theme}`)
    await context.close()
  }
})
