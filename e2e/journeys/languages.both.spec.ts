// SPDX-License-Identifier: Apache-2.0
import { languageCodes, languages } from '@tessera/texts'
import { languagePicker } from '../pages/language.ts'
import { expect, test } from '../support/journey.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { text } from '../support/texts.ts'

test('a first visit speaks the default text and says so to the installation [CONST-046] [I18N-006]', async ({
  page,
}) => {
  const asked = page.waitForRequest(/\/wps\/system\/permission/)
  await page.goto('/')
  expect((await asked).headers()['language']).toBe('TY')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { name: text('lobby.hot') })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('hisLang'))).toBeNull()
})

test('the menu has a picker with one row per language, each with its flag and own name [NAV-044]', async ({
  page,
  isMobile,
  picture,
}) => {
  await page.goto('/')
  const picker = languagePicker(page, isMobile)
  await picker.open()
  const rows = picker.list().getByRole('option')
  await expect(rows).toHaveCount(languageCodes.length)
  for (const [index, code] of languageCodes.entries()) {
    const row = rows.nth(index)
    await expect(row.locator('svg use')).toHaveAttribute(
      'href',
      new RegExp(`flags[^/]*\\.svg#${languages[code].flag}$`),
    )
    await expect(row).toContainText(languages[code].name)
  }
  // What a flag points at is really drawn.
  const [drawing] = await rows
    .first()
    .locator('svg use')
    .evaluateAll((uses) => uses.map((use) => use.getAttribute('href') ?? ''))
  const symbols = await (await page.request.get(drawing ?? '')).text()
  expect(languageCodes.filter((code) => !symbols.includes(`id="${languages[code].flag}"`))).toEqual([])
  await expectAccessible(page, 'the language picker')
  await picture('picker')
})

test('typing finds a language by its own name, its English name or its code, and Enter chooses it @long', async ({
  page,
  isMobile,
}) => {
  await page.goto('/')
  const picker = languagePicker(page, isMobile)
  for (const [typed, code] of [
    ['français', 'FR'],
    ['Russian', 'RU'],
    ['PT-BR', 'PT-BR'],
  ] as const) {
    await picker.open()
    await page.getByRole('dialog').last().getByRole('searchbox').fill(typed)
    await expect(picker.list().getByRole('option')).toHaveCount(1)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('lang', languages[code].tag)
  }
})

test('another language comes without a reload: the page keeps what was typed, turns round, and asks the installation anew @long', async ({
  page,
  isMobile,
  picture,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: text('lobby.hot') })).toBeVisible()
  await page.evaluate(() => {
    document.documentElement.dataset['same'] = 'yes'
  })
  if (!isMobile) await page.getByRole('combobox').first().fill('dice')
  const asked = page.waitForRequest(
    (request) =>
      request.url().includes('MCSFE_getListAnnouncements') && request.headers()['language'] === 'AR',
  )
  await languagePicker(page, isMobile).choose('AR')
  await asked
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('html')).toHaveAttribute('data-same', 'yes')
  if (!isMobile) await expect(page.getByRole('combobox').first()).toHaveValue('dice')
  await picture('arabic')
  expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  )

  // The next page arrives in it before any script has run.
  const arrival = await (await page.request.get('/')).text()
  expect(arrival).toMatch(/<html lang="ar" dir="rtl"/)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  expect(await page.evaluate(() => localStorage.getItem('hisLang'))).toBe('AR')
})

test('a language whose texts do not come leaves the page in the old one and says why @long', async ({
  page,
  isMobile,
  complaints,
}) => {
  complaints.allow(/Failed to load resource|net::ERR_FAILED|dynamically imported module/)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: text('lobby.hot') })).toBeVisible()
  await page.route(/\/assets\/site-[^/]*\.js$/, (route) => route.abort())
  const picker = languagePicker(page, isMobile)
  await picker.open()
  await picker.row('TH').click()
  await expect(page.getByText(text('common.error.network')).first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(await page.evaluate(() => localStorage.getItem('hisLang'))).toBeNull()

  await page.unroute(/\/assets\/site-[^/]*\.js$/)
  await picker.choose('TH')
  expect(await page.evaluate(() => localStorage.getItem('hisLang'))).toBe('TH')
})
