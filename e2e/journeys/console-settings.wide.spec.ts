// SPDX-License-Identifier: Apache-2.0
import { chooseBrand, findSetting, goTo, openConsole, saveSettings, support } from '../pages/console.ts'
import { openBrand } from '../support/brand.ts'
import { expect, test } from '../support/journey.ts'
import { callServer } from '../support/server-client.ts'
import { anyText, text } from '../support/texts.ts'

/** What the console calls a part of a setting. */
const part = (name: 'dark' | 'light'): string => text(`console.part.${name}`)

test('an operator changes a setting by hand and the visitor sees it without a build [SITE-002] @long', async ({
  page,
  browser,
  picture,
}) => {
  const brand = await openBrand(page.context())
  const free = page.getByRole('button', { name: text('entry.freePlay') })
  const { context, staff } = await openConsole(browser)
  await chooseBrand(staff, brand.code)
  for (const on of [true, false]) {
    const leaf = await findSetting(staff, text('console.setting.identity.freePlay'))
    await leaf.getByRole('switch').click()
    await picture('typed', { of: context })
    await saveSettings(staff)
    await page.goto(brand.at('/hot?auth=login'))
    await expect(page.getByRole('dialog').getByLabel(text('identity.username'))).toBeVisible()
    await expect(free).toHaveCount(on ? 1 : 0)
  }
  await context.close()
})

test('a brand changes its colour and its host shows it; a colour that nobody can read is not saved @long', async ({
  page,
  browser,
  picture,
  complaints,
}) => {
  complaints.allow(/status of 400/)
  const brand = await openBrand(page.context())
  const { context, staff } = await openConsole(browser)
  await chooseBrand(staff, brand.code)
  const leaf = await findSetting(staff, text('console.setting.site.brandColour'))
  await leaf.getByRole('textbox', { name: part('light'), exact: true }).fill('#f5f500')
  await expect(leaf.getByRole('status')).toContainText(anyText('console.unreadable', { least: 4.5 }))
  await picture('unreadable', { of: context })
  await staff.getByRole('button', { name: text('console.review') }).click()
  await expect(staff.getByText(text('console.someWrong'))).toBeVisible()
  await leaf.getByRole('textbox', { name: part('dark'), exact: true }).fill('#c4a5ff')
  await leaf.getByRole('textbox', { name: part('light'), exact: true }).fill('#5b2fc4')
  await expect(leaf.getByRole('status')).toContainText(
    anyText('console.readable', { theme: text('console.light') }),
  )
  await saveSettings(staff)
  await page.goto(brand.at('/'))
  expect(
    await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand').trim()),
  ).toBe('#c4a5ff')
  await page.goto('/')
  expect(
    await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand').trim()),
  ).toBe('#22e38b')
  await context.close()
})

test('a time zone is found by a part of its name; one that there is not is refused, once @long', async ({
  page,
  browser,
  complaints,
}) => {
  complaints.allow(/status of 400/)
  const brand = await openBrand(page.context())
  const { context, staff } = await openConsole(browser)
  await chooseBrand(staff, brand.code)
  const leaf = await findSetting(staff, text('console.setting.site.timeZone'))
  const field = leaf.getByRole('combobox')
  await expect(leaf.locator('datalist option', { hasText: 'Asia/Kolkata' })).toHaveCount(1)
  await field.fill('Mars/Olympus')
  await staff.getByRole('button', { name: text('console.review') }).click()
  await expect(staff.getByText(text('console.someWrong'))).toBeVisible()
  await expect(leaf.getByText('The name of a time zone', { exact: false })).toHaveCount(1)
  await field.fill('Asia/Kolkata')
  await saveSettings(staff)
  await expect
    .poll(async () => (await callServer(await brand.visit(), 'site.whitelabel', {})).siteTimeZone)
    .toBe('Asia/Kolkata')
  await context.close()
})

test('two operators meet at one setting: the later one sees the value of the other, and chooses @long', async ({
  page,
  browser,
  picture,
}) => {
  const brand = await openBrand(page.context())
  const { context, staff } = await openConsole(browser)
  await chooseBrand(staff, brand.code)
  const leaf = await findSetting(staff, text('console.setting.site.name'))
  await leaf.getByRole('textbox').fill('Mine')
  await brand.change({ 'site.name': 'Theirs' })
  await staff.getByRole('button', { name: text('console.review') }).click()
  await expect(leaf.getByRole('alert')).toContainText('Theirs')
  await picture('overtaken', { of: context })
  await page.goto(brand.at('/'))
  await expect(page).toHaveTitle('Theirs')

  await leaf.getByRole('button', { name: text('console.keepMine') }).click()
  await saveSettings(staff)
  await page.goto(brand.at('/'))
  await expect(page).toHaveTitle('Mine')

  await leaf.getByRole('button', { name: text('console.history') }).click()
  const history = staff.getByRole('dialog', {
    name: text('console.historyOf', { title: text('console.setting.site.name') }),
  })
  await expect(history.getByRole('listitem')).toHaveCount(2)
  await picture('history', { of: context })
  await history
    .getByRole('button', { name: text('console.restoreBefore') })
    .first()
    .click()
  await expect(history.getByRole('listitem')).toHaveCount(3)
  await page.goto(brand.at('/'))
  await expect(page).toHaveTitle('Theirs')
  await context.close()
})

test('maintenance has a page of its own, and support may look at settings but not change them @long', async ({
  page,
  browser,
  complaints,
}) => {
  complaints.allow(/status of 503/)
  const brand = await openBrand(page.context())
  const { context, staff } = await openConsole(browser)
  await chooseBrand(staff, brand.code)
  await goTo(staff, text('console.maintenance'))
  await staff.getByRole('switch', { name: text('console.setting.site.maintenance') }).click()
  await saveSettings(staff)
  await page.goto(brand.at('/'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('shell.maintenance.title'))
  await context.close()

  const helper = await openConsole(browser, support)
  await goTo(helper.staff, text('console.settings'))
  await expect(helper.staff.getByText(text('console.readOnly'))).toBeVisible()
  await expect(helper.staff.getByRole('textbox', { name: text('console.setting.site.name') })).toBeDisabled()
  await expect(helper.staff.getByRole('link', { name: text('console.media') })).toHaveCount(0)
  await helper.context.close()
})
