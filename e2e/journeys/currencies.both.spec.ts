// SPDX-License-Identifier: Apache-2.0
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { CallInput } from '@tessera/contract'
import { chooseBrand, deputy, openConsole } from '../pages/console.ts'
import { expectBalance, expectNoOverflow } from '../pages/site.ts'
import { expectAccessible, openIn } from '../support/accessibility.ts'
import { openNotifiedBank } from '../support/bank-notifications.ts'
import { openBrand, registerOn } from '../support/brand.ts'
import { watchForComplaints } from '../support/complaints.ts'
import { freshName, paymentPassword } from '../support/member.ts'
import { expect, test } from '../support/journey.ts'
import { callServer, signInOperator } from '../support/server-client.ts'
import { anyText, text } from '../support/texts.ts'

const dong = {
  code: 'VND',
  open: true,
  depositMinimum: 50_000,
  depositMaximum: 100_000_000,
  withdrawalMinimum: 100_000,
  withdrawalMaximum: 50_000_000,
  rebateMinimum: 10_000,
}

for (const theme of ['dark', 'light'] as const) {
  test(
    `a wallet in dong at a brand in dollars, ${theme}: chosen, paid in and out in whole units, and reported`,
    { tag: '@long' },
    async ({ page, browser, picture }) => {
      test.setTimeout(240_000)
      await openIn(page, theme)
      const brand = await openBrand(page.context(), { 'site.furtherCurrencies': [dong] })
      const id = freshName()
      const name = `Hanoi ${id}`
      const bank = await openNotifiedBank(id, name, { brand: brand.code, currency: dong.code })
      const amount = page.getByRole('textbox', { name: text('common.amount') })
      const judge = async (where: string): Promise<void> => {
        await expectNoOverflow(page, where)
        await expectAccessible(page, where)
      }

      await test.step('a visitor chooses the currency when registering', async () => {
        await page.goto(brand.at('/register'))
        const choice = page.getByLabel(text('identity.currency'))
        await expect(choice).toHaveValue('USD')
        await choice.scrollIntoViewIfNeeded()
        await judge('the choice of a currency')
        await picture('register')
        await registerOn(page, brand, dong.code)
        await expect(page.getByTestId('balance')).toHaveText(/^₫\s*0$/)
        await picture('home')
      })

      await test.step('pays in whole units, by an account in that currency only', async () => {
        await page.goto(brand.at('/?center=depositv2'))
        await page.getByRole('radio', { name }).press('Space')
        await expect(page.getByRole('dialog').getByRole('radio')).toHaveCount(1)
        const submit = page.getByRole('button', { name: text('wallet.deposit.submit') })
        await amount.fill('250000.5')
        await submit.click()
        await expectRefusedBeside(amount)
        await judge('a deposit with a fraction')
        await picture('deposit-fraction')
        await amount.fill('250000')
        await submit.click()
        await expect(
          page.getByRole('heading', { name: text('wallet.deposit.transfer', { amount: '₫250,000' }) }),
        ).toBeVisible()
        await picture('deposit')
        const code = (await page.getByText(/^[1-9A-HJKMNP-TV-Z]{8}$/).textContent()) ?? ''
        await bank.notify({ content: code, amount: 250_000 })
        await expect(page.getByText(text('wallet.deposit.paidHint', { amount: '₫250,000' }))).toBeVisible()
        await expectBalance(page, 250_000)
        await expect(page.getByTestId('balance')).toHaveText(/^₫\s*250,000$/)
      })

      await test.step('and withdraws whole units', async () => {
        await page.goto(brand.at('/?center=withdraw'))
        await prepareHere(page)
        const submit = page
          .locator('form')
          .getByRole('button', { name: text('wallet.withdraw.submit'), exact: true })
        await amount.fill('100000.25')
        await page.getByLabel(text('wallet.withdraw.password'), { exact: true }).fill(paymentPassword)
        await submit.click()
        await expectRefusedBeside(amount)
        await judge('a withdrawal with a fraction')
        await picture('withdraw-fraction')
        await amount.fill('150000')
        await submit.click()
        const list = page.getByRole('region', { name: text('wallet.withdraw.recent') })
        await expect(list).toContainText('150,000')
        await expectBalance(page, 100_000)
        await expect(page.getByTestId('balance')).toHaveText(/^₫\s*100,000$/)
        await picture('withdrawn')
      })

      await test.step('an operator sees it per currency, enters the missing rate and sees one total', async () => {
        const { context, staff } = await openConsole(browser, undefined, theme)
        const complaints = await watchForComplaints(context)
        await staff.setViewportSize(page.viewportSize() ?? { width: 1_440, height: 900 })
        await enterRate(staff, brand.code, {
          seen: (where) => picture(where, { of: context }),
        })
        await context.close()
        expect(complaints.received()).toEqual([])
      })
      await bank.close()
    },
  )
}

/** The field says that the amount has decimals, and is described by that. */
async function expectRefusedBeside(field: Locator): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(anyText('wallet.amount.whole'))
}

/** Sets the payment password and adds a bank account, as the page of withdrawals asks at first. */
async function prepareHere(page: Page): Promise<void> {
  const pin = page.getByLabel(text('wallet.withdraw.password'), { exact: true })
  await page.getByLabel(text('members.payment.new'), { exact: true }).fill(paymentPassword)
  await page.getByLabel(text('members.payment.confirm')).fill(paymentPassword)
  await page.getByRole('button', { name: text('members.payment.create') }).click()
  await page.getByLabel(text('wallet.withdraw.bank'), { exact: true }).fill('First Harbour')
  await page.getByLabel(text('wallet.withdraw.number')).fill('0012345678')
  await page.getByLabel(text('wallet.withdraw.holder')).fill('Journey Member')
  await pin.fill(paymentPassword)
  await page.getByRole('button', { name: text('wallet.withdraw.saveAccount') }).click()
}

/** Another operator has entered the same rate, which takes two. */
async function approveRate(
  request: APIRequestContext,
  rate: Omit<CallInput<'backoffice.addExchangeRate'>, 'requestId'>,
): Promise<void> {
  const { token } = await signInOperator(request, deputy)
  await expect(callServer(request, 'backoffice.addExchangeRate', rate, token)).rejects.toThrow(/409/)
}

async function enterRate(
  staff: Page,
  brandCode: string,
  { seen }: { seen: (where: string) => Promise<void> },
): Promise<void> {
  await chooseBrand(staff, brandCode)
  await expect(staff.getByText(text('console.ownCurrencyOnly', { currency: 'USD' }))).toBeVisible()
  await seen('overview')
  await staff.goto('/console/currencies')
  const report = staff.getByRole('table', { name: text('console.currencies.report') })
  const rates = staff.getByRole('table', { name: text('console.currencies.rates') })
  const total = report
    .getByRole('row')
    .filter({ hasText: text('console.currencies.inOne', { currency: 'USD' }) })
  await expect(report.getByRole('row').filter({ hasText: 'VND' })).toContainText('250,000')
  await expect(staff.getByText(/VND \d{4}-\d\d-\d\d/)).toBeVisible()
  await expect(total).toHaveCount(0)
  await expectAccessible(staff, 'a report without a rate')
  await expectNoOverflow(staff, 'a report without a rate')
  await seen('missing-rate')
  await staff.getByLabel(text('console.currencies.oneIs', { currency: 'VND', own: 'USD' })).fill('0.00004')
  const form = staff.locator('form').filter({ hasText: text('console.currencies.add') })
  const validFrom = await form.getByLabel(text('console.currencies.validFrom')).inputValue()
  await approveRate(staff.request, { brandCode, currency: 'VND', rate: '0.00004', validFrom })
  await staff.getByRole('button', { name: text('console.currencies.add') }).click()
  await expect(rates).toContainText('1 VND = 0.00004 USD')
  await expect(total).toContainText('10.00')
  await expect(staff.getByText(/VND \d{4}-\d\d-\d\d/)).toHaveCount(0)
  await expectAccessible(staff, 'a report in one currency')
  await expectNoOverflow(staff, 'a report in one currency')
  await seen('report')
}
