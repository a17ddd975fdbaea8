// SPDX-License-Identifier: Apache-2.0
import { depositAtBank } from '../pages/bank.ts'
import { expectBalance, visibleBalance } from '../pages/site.ts'
import { callServer } from '../support/server-client.ts'
import { expect, test } from '../support/journey.ts'
import { openMember, payIn } from '../support/member.ts'
import { text } from '../support/texts.ts'

test('a deposit arrives on the open page by itself', async ({ page, picture }) => {
  await openMember(page)
  await page.goto('/?center=depositv2')
  await page.getByRole('textbox', { name: text('common.amount') }).fill('35.50')
  await picture('deposit-form')
  await depositAtBank(page, 35.5, 'Pay')
  await expect(page.getByRole('heading', { name: text('wallet.deposit.paid') })).toBeVisible()
  await picture('deposit-arrived')
  await expectBalance(page, 35.5)
})

test(
  'an underpaid deposit adds what was sent, a failed one adds nothing, a late one comes later',
  { tag: '@long' },
  async ({ page, picture }) => {
    await openMember(page)
    await page.goto('/?center=depositv2')
    await depositAtBank(page, 20, 'Pay late')
    await page.getByRole('button', { name: text('wallet.deposit.again') }).click()

    await depositAtBank(page, 40, 'Underpay', (bank) =>
      expect(bank.getByText('40.00 USD', { exact: true })).toBeVisible(),
    )
    await expect(page.getByText(text('wallet.deposit.paidHint', { amount: '$20.00' }))).toBeVisible()
    await expect(
      page.getByText(text('wallet.deposit.otherAmount', { announced: '$40.00', arrived: '$20.00' })).first(),
    ).toBeVisible()
    await picture('underpaid')
    await page.getByRole('button', { name: text('wallet.deposit.again') }).click()

    await depositAtBank(page, 60, 'Fail')
    await expect(page.getByRole('heading', { name: text('wallet.deposit.failed') })).toBeVisible()
    await picture('failed')

    await expect.poll(() => visibleBalance(page), { message: 'the late deposit', timeout: 20_000 }).toBe(40)
  },
)

test('a double press on deposit makes one deposit', async ({ page }) => {
  const { token } = await openMember(page)
  await page.goto('/?center=depositv2')
  await page.getByRole('textbox', { name: text('common.amount') }).fill('25')
  await page.getByRole('button', { name: text('wallet.deposit.submit') }).dblclick()
  await expect(page.getByRole('heading', { name: text('wallet.deposit.waiting') })).toBeVisible()
  const { totalCount } = await callServer(page.request, 'wallet.deposits', {}, token)
  expect(totalCount).toBe(1)
})

test('the balance can be hidden, and asked again [NAV-054] @long', async ({ page, picture }) => {
  const { token } = await openMember(page, { balance: 50 })
  await page.goto('/')
  await expectBalance(page, 50)
  await page.getByRole('button', { name: text('wallet.balance.hide') }).click()
  await expect(page.getByTestId('balance')).toContainText('***')
  await expect(page.getByTestId('balance')).not.toContainText('50')
  await picture('hidden')
  await page.getByRole('button', { name: text('wallet.balance.show') }).click()
  await expectBalance(page, 50)
  await payIn(page.context(), token, 10)
  await page.getByRole('button', { name: text('wallet.balance.refresh') }).click()
  await expectBalance(page, 60)
})
