import type { Page } from '@playwright/test'
import { expectBalance } from '../pages/site.ts'
import { expect, test } from '../support/journey.ts'
import { registerMember } from '../support/member.ts'

test('somebody without a mouse logs in, and the focus goes where it should', async ({ page, picture }) => {
  const { username, password } = await registerMember(page.context())
  await page.goto('/')
  const opener = page.getByRole('banner').getByRole('button', { name: 'Log in' })
  await expect(opener).toBeVisible()
  await tabTo(page, 'Log in')
  await picture('focus-on-log-in')
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: /Welcome/ })
  await expect(panel).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panel).toBeVisible()
  await tabTo(page, 'Username')
  await page.keyboard.type(username)
  await tabTo(page, 'Password')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expectBalance(page, 0)
  await expect(panel).toBeHidden()
})

/** Presses Tab until the focus rests on something of this name; a trap or a missing stop fails. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      if (element instanceof HTMLInputElement) return element.labels?.[0]?.textContent ?? element.getAttribute('aria-label') ?? ''
      return element?.getAttribute('aria-label') ?? element?.textContent ?? ''
    })
    if (focused.trim() === name) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached "${name}"`)
}
