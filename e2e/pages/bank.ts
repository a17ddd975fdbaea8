// SPDX-License-Identifier: Apache-2.0
import { expect, type Page } from '@playwright/test'
import { anyText, text } from '../support/texts.ts'

type Choice = 'Pay' | 'Pay late' | 'Pay too late' | 'Underpay' | 'Fail'
const buttonOf = (choice: Choice, amount: number): RegExp | string =>
  ({
    Pay: text('bank.pay', { amount: `${amount.toFixed(2)} USD` }),
    'Pay late': anyText('bank.payLate'),
    'Pay too late': text('bank.payTooLate'),
    Underpay: anyText('bank.underpay'),
    Fail: text('bank.fail'),
  })[choice]

/** Orders a deposit on the open panel, chooses at the bank in its own tab, and closes that tab. */
export async function depositAtBank(
  page: Page,
  amount: number,
  choice: Choice,
  look?: (bank: Page) => Promise<void>,
): Promise<void> {
  await page.getByRole('textbox', { name: text('common.amount') }).fill(String(amount))
  await page.getByRole('button', { name: text('wallet.deposit.submit') }).click()
  const opening = page.context().waitForEvent('page')
  await page.getByRole('link', { name: text('wallet.deposit.open') }).click()
  const bank = await opening
  await expect(bank.getByRole('heading', { name: text('bank.title') })).toBeVisible()
  await look?.(bank)
  await bank.getByRole('button', { name: buttonOf(choice, amount) }).click()
  await expect(bank.getByRole('status')).toBeVisible()
  await bank.close()
}
