import { languageCodes, languages, text, type Language } from '@tessera/texts'
import { readSets } from '../../tools/generate/text-sets.ts'
import { judgeSet } from '../../tools/check/judge-translation.ts'
import { languagePicker } from '../pages/language.ts'
import { expect, test } from '../support/journey.ts'

/** Languages with sentences of their own; one whose set is still being written is passed over. */
const spoken = languageCodes.filter((code) => languages[code].texts === code && code !== 'EN')

async function isComplete(code: Language): Promise<boolean> {
  const source = (await readSets()).find(({ set }) => set === code)
  return source !== undefined && judgeSet(source).missing.length === 0
}

for (const code of spoken) {
  test(`menus, forms and the house's answers change to ${code} at once and stay so`, async ({ page, isMobile }) => {
    test.skip(!await isComplete(code), 'this set is still being written')
    const say = (key: Parameters<typeof text>[1]): string => text(code, key)
    await page.goto('/')
    await expect(page.getByRole('heading', { name: text('EN', 'lobby.hot') })).toBeVisible()
    await languagePicker(page, isMobile).choose(code)
    if (isMobile) await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { name: say('lobby.hot') })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: say('lobby.hot') })).toBeVisible()
    await page.goto('/?auth=login')
    const panel = page.getByRole('dialog')
    await panel.getByLabel(say('identity.username')).fill('nobody7')
    await panel.getByLabel(say('identity.password'), { exact: true }).fill('Wrong-pass-1')
    await panel.getByRole('button', { name: say('identity.login'), exact: true }).click()
    await expect(page.getByText(say('fault.identity.badCredentials'))).toBeVisible()
    await expect(page.getByText(text('EN', 'fault.identity.badCredentials'))).toHaveCount(0)
  })
}
