// SPDX-License-Identifier: Apache-2.0
import { languageCodes, languages, type LanguageFacts } from '@tessera/texts'
import { languagePicker } from '../pages/language.ts'
import { openBrand } from '../support/brand.ts'
import { expect, test } from '../support/journey.ts'

/** The specification's codes, and FIL. */
const codes = [
  'CN',
  'EN',
  'JA',
  'TH',
  'VI',
  'MY',
  'ES',
  'HI',
  'ID',
  'KM',
  'KO',
  'MS',
  'PT',
  'TA',
  'TW',
  'TY',
  'UR',
  'PT-BR',
  'TR',
  'BN',
  'AR',
  'FA',
  'RU',
  'KK',
  'UZ',
  'LO',
  'NE',
  'FR',
  'FIL',
]
const tags: Record<string, string> = {
  CN: 'zh-Hans',
  EN: 'en',
  JA: 'ja',
  TH: 'th',
  VI: 'vi',
  MY: 'my',
  ES: 'es',
  HI: 'hi',
  ID: 'id',
  KM: 'km',
  KO: 'ko',
  MS: 'ms',
  PT: 'pt-PT',
  TA: 'ta',
  TW: 'zh-Hant',
  TY: 'en',
  UR: 'ur',
  'PT-BR': 'pt-BR',
  TR: 'tr',
  BN: 'bn',
  AR: 'ar',
  FA: 'fa',
  RU: 'ru',
  KK: 'kk',
  UZ: 'uz-Latn',
  LO: 'lo',
  NE: 'ne',
  FR: 'fr',
  FIL: 'fil',
}

test('each of the 29 codes can be chosen and gives the page its tag and direction [I18N-003] [I18N-004]', async ({
  page,
  isMobile,
}) => {
  expect([...languageCodes].sort()).toEqual([...codes].sort())
  await page.goto('/')
  const picker = languagePicker(page, isMobile)
  for (const code of [...languageCodes.filter((other) => other !== 'TY'), 'TY' as const]) {
    await picker.open()
    await picker.row(code).click()
    await expect(picker.list()).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('hisLang')), code).toBe(code)
    await expect(page.locator('html'), code).toHaveAttribute('lang', tags[code] ?? '')
    await expect(page.locator('html'), code).toHaveAttribute(
      'dir',
      // Persian and Urdu have no sentences of their own: the English ones run from the left (D-156).
      code === 'AR' ? 'rtl' : 'ltr',
    )
    const { name, tag }: LanguageFacts = languages[code]
    await expect(page.locator(`button[aria-haspopup="dialog"] bdi[lang="${tag}"]:visible`)).toHaveText(name)
  }
})

test('a brand opens in its own language, and its picker has those that it offers @long', async ({
  page,
  context,
  isMobile,
}) => {
  const brand = await openBrand(context, {
    'site.languages': ['TH', 'EN', 'AR'],
    'site.defaultLanguage': 'TH',
  })
  const asked = page.waitForRequest(/\/wps\/system\/permission/)
  await page.goto(brand.at('/down'))
  expect((await asked).headers()['language']).toBe('TH')
  await expect(page.locator('html')).toHaveAttribute('lang', 'th')
  const picker = languagePicker(page, isMobile)
  await picker.open()
  await expect(picker.list().getByRole('option')).toHaveText([/ไทย/, /English/, /العربية/])
  await picker.row('AR').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
})
