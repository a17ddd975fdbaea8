// SPDX-License-Identifier: Apache-2.0
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { admin, finance, findSetting, goTo, saveSettings, signIn } from '../pages/console.ts'
import { openServer, type OpenServer } from '../server/open-server.ts'
import { expectAccessible, openIn } from '../support/accessibility.ts'
import { expect, test } from '../support/journey.ts'
import { readQrCode } from '../support/read-qr-code.ts'
import { text } from '../support/texts.ts'

// The switch is for the whole installation: on that of the other journeys it would close the console to them.
let server: OpenServer
test.describe.configure({ mode: 'serial', timeout: 600_000 })
test.beforeAll(async () => {
  test.setTimeout(600_000)
  server = await openServer({ dataDir: mkdtempSync(join(tmpdir(), 'tessera-security-')) })
})
test.afterAll(() => server.stop())

async function openConsole(browser: Browser, viewport: Page, theme: 'dark' | 'light'): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.siteUrl,
    viewport: viewport.viewportSize(),
    acceptDownloads: true,
  })
  const staff = await context.newPage()
  // Whoever leaves a draft behind is asked about it.
  staff.on('dialog', (asking) => void asking.accept().catch(() => undefined))
  await openIn(staff, theme)
  await staff.goto('/console/')
  return staff
}

/** Reads the code on the screen as a phone does, and confirms it. Answers the app and its recovery codes. */
async function setUpApp(staff: Page): Promise<{ app: TOTP; codes: string[] }> {
  await staff.getByRole('button', { name: text('console.security.start'), exact: true }).click()
  const qr = staff.getByRole('img', { name: text('console.security.qr') })
  await expect(qr).toBeVisible()
  const address = new URL(await readQrCode(qr))
  const secret = address.searchParams.get('secret') ?? ''
  await expect(staff.locator('code')).toHaveText(secret.replace(/(.{4})(?=.)/g, '$1 '))
  const app = new TOTP({ secret: Secret.fromBase32(secret) })
  const digits = staff.getByLabel(text('console.security.digits'))
  await expect(digits).toBeFocused()
  await digits.fill('000000')
  await staff.keyboard.press('Enter')
  await expect(staff.getByText(text('fault.identity.badSecondFactor'))).toBeVisible()
  await expectAccessible(staff, 'the code to scan')
  await digits.fill(app.generate())
  await staff.keyboard.press('Enter')
  const list = staff.getByRole('list', { name: text('console.security.codes') })
  await expect(list.getByRole('listitem')).toHaveCount(10)
  return { app, codes: await list.getByRole('listitem').allInnerTexts() }
}

for (const theme of ['dark', 'light'] as const) {
  test(`a required app is set up by everybody, and reset for who lost it, in the ${theme} @long`, async ({
    browser,
    page,
    picture,
    complaints,
  }) => {
    complaints.allow(/status of 40[13]/)
    const staff = await openConsole(browser, page, theme)
    await signIn(staff, admin)
    const of = staff.context()
    const fits = async (): Promise<void> =>
      expect(
        await staff.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)

    // Whoever turns the switch on without an app would be outside with everybody else.
    const leaf = await findSetting(staff, text('console.setting.identity.operatorsNeedSecondFactor'))
    await leaf.getByRole('switch').click()
    await staff.getByRole('button', { name: text('console.review') }).click()
    await expect(staff.getByText(/Set up your own authenticator app first/).first()).toBeVisible()
    await staff.reload()

    await goTo(staff, text('console.security'))
    await expectAccessible(staff, 'the page without an app')
    await fits()
    await picture('without', { of })
    const own = await setUpApp(staff)
    await picture('codes', { of })
    await fits()
    await expectAccessible(staff, 'the recovery codes')
    const saving = staff.waitForEvent('download')
    await staff.getByRole('button', { name: text('console.security.download') }).click()
    expect(readFileSync(await (await saving).path(), 'utf8')).toBe(`${own.codes.join('\n')}\n`)
    await staff.emulateMedia({ media: 'print' })
    await expect(staff.getByRole('heading', { level: 1 })).toBeHidden()
    await expect(staff.getByText(own.codes[0] ?? '')).toBeVisible()
    await staff.emulateMedia({ media: null })
    await staff.getByRole('button', { name: text('console.security.kept') }).click()
    await expect(staff.getByText(text('console.security.codesLeft', { count: 10 }))).toBeVisible()
    await expect(staff.getByText(own.codes[0] ?? '')).toHaveCount(0)
    await expectAccessible(staff, 'the page with an app')
    await fits()
    await picture('with', { of })

    await findSetting(staff, text('console.setting.identity.operatorsNeedSecondFactor'))
    await leaf.getByRole('switch').click()
    await saveSettings(staff)

    const other = await openConsole(browser, page, theme)
    await other.getByLabel(text('console.name')).fill(finance.name)
    await other.getByLabel(text('console.password')).fill(finance.password)
    await other.getByRole('button', { name: text('console.signIn') }).click()
    await expect(other.getByRole('heading', { name: text('console.security.first') })).toBeVisible()
    await expect(other.getByRole('navigation')).toHaveCount(0)
    await expectAccessible(other, 'the only page without an app')
    await picture('first', { of: other.context() })
    await setUpApp(other)
    await picture('first-codes', { of: other.context() })
    await other.getByRole('button', { name: text('console.security.kept') }).click()
    await expect(other.getByRole('heading', { name: text('console.overview') })).toBeVisible()

    await goTo(staff, text('console.security'))
    await staff.reload()
    await staff
      .getByRole('button', { name: text('console.security.resetTitle', { name: finance.name }) })
      .click()
    const dialog = staff.getByRole('dialog')
    await dialog.getByLabel(text('console.code')).fill(own.codes[0] ?? '')
    await dialog.getByLabel(text('console.stepReason')).fill('They called from the known number')
    await expectAccessible(staff, 'the dialog to reset an app')
    await picture('reset', { of })
    await dialog.getByRole('button', { name: text('console.security.reset'), exact: true }).click()
    await expect(dialog).toBeHidden()
    await other.reload()
    await expect(other.getByRole('button', { name: text('console.signIn') })).toBeVisible()

    await staff.getByRole('button', { name: text('console.security.remove') }).click()
    const removal = staff.getByRole('dialog', { name: text('console.security.remove') })
    await expect(removal.getByText(text('console.security.removeRequired'))).toBeVisible()
    await removal.getByLabel(text('console.code')).fill(own.codes[1] ?? '')
    await removal.getByRole('button', { name: text('console.security.remove') }).click()
    // Without an app everything is closed again, to admins as well: they set one up anew and turn the switch off.
    await expect(staff.getByRole('heading', { name: text('console.security.first') })).toBeVisible()
    const again = await setUpApp(staff)
    await staff.getByRole('button', { name: text('console.security.kept') }).click()
    await findSetting(staff, text('console.setting.identity.operatorsNeedSecondFactor'))
    await leaf.getByRole('switch').click()
    await saveSettings(staff)
    await goTo(staff, text('console.security'))
    await staff.getByRole('button', { name: text('console.security.remove') }).click()
    await removal.getByLabel(text('console.code')).fill(again.codes[0] ?? '')
    await removal.getByRole('button', { name: text('console.security.remove') }).click()
    await expect(
      staff.getByRole('button', { name: text('console.security.start'), exact: true }),
    ).toBeVisible()
    await other.context().close()
    await staff.context().close()
  })
}
