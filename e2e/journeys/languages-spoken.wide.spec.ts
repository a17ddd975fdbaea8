// SPDX-License-Identifier: Apache-2.0
import { languageCodes, languages, text, type Language } from '@tessera/texts'
import { languagePicker } from '../pages/language.ts'
import { expect, test } from '../support/journey.ts'

/** The requirement that names a set. */
const rows: Partial<Record<Language, string>> = {
  CN: '[I18N-005]',
  ID: '[I18N-007]',
  PT: '[I18N-008]',
  TH: '[I18N-002, I18N-009, STORE-009]',
  VI: '[I18N-011]',
  FIL: '[I18N-012]',
}

/**
 * Languages with sentences of their own: every day those of the requirements, and all of them in the long
 * tests.
 */
const spoken = languageCodes.filter(
  (code) =>
    languages[code].texts === code && code !== 'EN' && (process.env['LONG_TESTS'] === '1' || code in rows),
)

const categories = ['LIVE', 'PVP', 'FISH', 'RNG', 'INHOUSE', 'SPORTS', 'ESPORTS', 'COCKFIGHT'] as const

test('a language without sentences of its own speaks the common set, under its own tag [I18N-013] @long', async ({
  page,
  isMobile,
}) => {
  for (const code of languageCodes.filter((one) => languages[one].texts !== one && one !== 'TY')) {
    await page.addInitScript((chosen) => localStorage.setItem('hisLang', chosen), code)
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', languages[code].tag)
    await expect(page.getByRole('heading', { name: text(languages[code].texts, 'lobby.hot') })).toBeVisible()
    if (isMobile) return
  }
})

for (const code of spoken) {
  test(`menus, forms and the installation's answers change to ${code} at once and stay so${rows[code] ? ` ${rows[code]}` : ''}`, async ({
    page,
    isMobile,
  }) => {
    const say = (key: Parameters<typeof text>[1]): string => text(code, key)
    await page.goto('/')
    await expect(page.getByRole('heading', { name: text('EN', 'lobby.hot') })).toBeVisible()
    await languagePicker(page, isMobile).choose(code)
    if (isMobile) await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { name: say('lobby.hot') })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: say('lobby.hot') })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('hisLang'))).toBe(code)
    if (!isMobile)
      for (const type of categories)
        await expect(page.getByRole('navigation', { name: say('shell.topMenu') })).toContainText(
          say(`lobby.type.${type}`),
        )
    await page.goto('/?auth=login')
    const panel = page.getByRole('dialog')
    await panel.getByLabel(say('identity.username')).fill(`nobody${code.replace('-', '')}${isMobile ? 1 : 2}`)
    await panel.getByLabel(say('identity.password'), { exact: true }).fill('Wrong-pass-1')
    await panel.getByRole('button', { name: say('identity.login'), exact: true }).click()
    await expect(page.getByText(say('fault.identity.badCredentials'))).toBeVisible()
    await expect(page.getByText(text('EN', 'fault.identity.badCredentials'))).toHaveCount(0)
  })
}
