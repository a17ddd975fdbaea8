// SPDX-License-Identifier: Apache-2.0
import { expect, type Page } from '@playwright/test'

type Choice = 'Pay' | 'Pay late' | 'Pay too late' | 'Underpay' | 'Fail'
const buttons: Record<Choice, RegExp> = {
  Pay: /^Pay [\d.,]+ /,
  'Pay late': /^Pay late/,
  'Pay too late': /^Pay too late/,
  Underpay: /^Underpay/,
  Fail: /^Fail/,
}

/** Orders a deposit on the open panel, chooses at the bank in its own tab, and closes that tab. */
export async function depositAtBank(
  page: Page,
  amount: number,
  choice: Choice,
  look?: (bank: Page) => Promise<void>,
): Promise<void> {
  await page.getByRole('textbox', { name: 'Amount' }).fill(String(amount))
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  const opening = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'Open the payment page' }).click()
  const bank = await opening
  await expect(bank.getByRole('heading', { name: 'Sandbox bank' })).toBeVisible()
  await look?.(bank)
  await bank.getByRole('button', { name: buttons[choice] }).click()
  await expect(bank.getByRole('status')).toBeVisible()
  await bank.close()
}
