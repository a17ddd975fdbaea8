// SPDX-License-Identifier: Apache-2.0
import type { Locator } from '@playwright/test'
import { authPanel, fillFields, freshNumber, newestCode, newestMessage } from '../pages/identity.ts'
import { openBrand } from '../support/brand.ts'
import { expect, test } from '../support/journey.ts'
import { freshName } from '../support/member.ts'
import { anyText, text } from '../support/texts.ts'

// A switch that is turned while a form lies open shows both halves: what the screen offers, and what the
// platform takes.

const password = 'Journey-1357'
const closed = text('fault.identity.registrationClosed')

test('registering by mobile number is offered and taken with its switch only [SITE-003] @long', async ({
  page,
  context,
}) => {
  const brand = await openBrand(context, { 'identity.mobileRegister': true })
  await page.goto(brand.at('/hot?auth=register'))
  await expect(authPanel(page).getByRole('tab', { name: text('entry.register.mobile') })).toBeVisible()
  await page.goto(brand.at('/register'))
  const form = page.getByRole('main')
  await form.getByRole('tab', { name: text('entry.register.mobile') }).click()
  const number = freshNumber()
  await sendCode(form, number)
  await form.getByLabel(text('identity.verificationCode')).fill(await newestCode(context, brand, number))
  await agree(form)
  await brand.change({ 'identity.mobileRegister': false })
  await press(form)
  await expect(form.getByRole('alert').filter({ hasText: closed })).toBeVisible()
  for (const path of ['/register', '/hot?auth=register']) {
    const other = await context.newPage()
    await other.goto(brand.at(path))
    await expect(other.getByLabel(text('identity.confirmPassword'))).toBeVisible()
    await expect(other.getByRole('tab', { name: text('entry.register.mobile') })).toHaveCount(0)
    await other.close()
  }
  await brand.change({ 'identity.mobileRegister': true })
  await press(form)
  await page.getByTestId('balance').waitFor()
})

test('registering by username is offered and taken with its switch only [SITE-006] @long', async ({
  page,
  context,
}) => {
  const brand = await openBrand(context, { 'identity.mobileRegister': true })
  await page.goto(brand.at('/register'))
  const form = page.getByRole('main')
  await expect(form.getByRole('tab', { name: text('entry.register.account') })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await fillFields(form, {
    [text('identity.username')]: freshName(),
    [text('identity.password')]: password,
    [text('identity.confirmPassword')]: password,
  })
  await agree(form)
  await brand.change({ 'identity.usernameRegister': false })
  await press(form)
  await expect(form.getByRole('alert').filter({ hasText: closed })).toBeVisible()
  for (const path of ['/register', '/hot?auth=register']) {
    const other = await context.newPage()
    await other.goto(brand.at(path))
    await expect(other.getByLabel(text('identity.mobileNum'))).toBeVisible()
    await expect(other.getByRole('tab', { name: text('entry.register.account') })).toHaveCount(0)
    await expect(other.getByLabel(text('identity.username'))).toHaveCount(0)
    await other.close()
  }
  await brand.change({ 'identity.usernameRegister': true })
  await press(form)
  await page.getByTestId('balance').waitFor()
})

test('registering by mobile number asks for a pair of passwords with its switch only [SITE-004] @long', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/status of 400/)
  const brand = await openBrand(context, {
    'identity.usernameRegister': false,
    'identity.mobileRegister': true,
  })
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.postData() ?? '')
  })
  await page.goto(brand.at('/register'))
  const form = page.getByRole('main')
  const pair = [
    form.getByLabel(text('identity.password'), { exact: true }),
    form.getByLabel(text('identity.confirmPassword')),
  ]
  const number = freshNumber()
  await sendCode(form, number)
  for (const field of pair) await expect(field).toHaveCount(0)
  await form.getByLabel(text('identity.verificationCode')).fill(await newestCode(context, brand, number))
  await agree(form)
  await brand.change({ 'identity.mobileRegisterPassword': true })
  await press(form)
  await expect(form.getByRole('alert')).not.toHaveCount(0)
  expect(sent).toHaveLength(1)
  expect(sent[0]).not.toMatch(/password/i)
  await page.reload()
  await expect(pair[1]!).toBeVisible()
  const code = await newestCode(context, brand, number)
  await fillFields(form, { [text('identity.mobileNum')]: number, [text('identity.verificationCode')]: code })
  await agree(form)
  await press(form)
  await expect(
    form.getByText(text('identity.empty', { field: text('identity.password') }), { exact: true }),
  ).toBeVisible()
  await expect(
    form.getByText(text('identity.empty', { field: text('identity.confirmPassword') }), { exact: true }),
  ).toBeVisible()
  expect(sent).toHaveLength(1)
  await fillFields(form, {
    [text('identity.password')]: password,
    [text('identity.confirmPassword')]: password,
  })
  await press(form)
  await page.getByTestId('balance').waitFor()
})

test('a code by SMS is asked for at registration with its switch only [SITE-005] @long', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/status of 400/)
  const brand = await openBrand(context)
  await page.goto(brand.at('/register'))
  const form = page.getByRole('main')
  const account = {
    [text('identity.username')]: freshName(),
    [text('identity.password')]: password,
    [text('identity.confirmPassword')]: password,
  }
  await fillFields(form, account)
  await agree(form)
  await expect(form.getByLabel(text('identity.verificationCode'))).toHaveCount(0)
  await expect(form.getByRole('button', { name: text('entry.code.send') })).toHaveCount(0)
  await brand.change({ 'identity.smsVerification': true })
  await press(form)
  await expect(form.getByRole('alert')).not.toHaveCount(0)
  await page.reload()
  const number = freshNumber()
  await fillFields(form, { ...account, [text('identity.mobileNum')]: number })
  await agree(form)
  await press(form)
  await expect(form.getByText(text('identity.verificationCode.invalid'), { exact: true })).toBeVisible()
  await sendCode(form, number)
  await form.getByLabel(text('identity.verificationCode')).fill(await newestCode(context, brand, number))
  await press(form)
  await page.getByTestId('balance').waitFor()
})

test('a look around with play money is offered and given with its switch only [SITE-007] @long', async ({
  page,
  context,
}) => {
  const brand = await openBrand(context, { 'identity.freePlay': true })
  await page.goto(brand.at('/hot?auth=login'))
  const panel = authPanel(page)
  const entry = panel.getByRole('button', { name: text('entry.freePlay') })
  await expect(entry).toBeVisible()
  await brand.change({ 'identity.freePlay': false })
  await entry.click()
  const warning = page.getByRole('alertdialog')
  await expect(warning).toContainText(text('fault.identity.notEnabled'))
  await warning.getByRole('button', { name: text('common.ok') }).click()
  const other = await context.newPage()
  await other.goto(brand.at('/hot?auth=login'))
  await expect(authPanel(other).getByLabel(text('identity.username'))).toBeVisible()
  await expect(other.getByRole('button', { name: text('entry.freePlay') })).toHaveCount(0)
  await other.close()
  await brand.change({ 'identity.freePlay': true })
  await entry.click()
  await expect(page.getByTestId('balance')).toContainText('2,000')
})

test('a number may have another dialling code with its switch only, and the usual one without [SITE-012]', async ({
  page,
  context,
}) => {
  const brand = await openBrand(context, {
    'identity.usernameRegister': false,
    'identity.mobileRegister': true,
    'identity.verificationCodeLogin': true,
  })
  await page.goto(brand.at('/register'))
  const form = page.getByRole('main')
  const number = freshNumber()
  await sendCode(form, number)
  await expect(page.getByRole('button', { name: anyText('entry.dialingCode.change') })).toHaveCount(0)
  expect(await newestMessage(context, brand, `+84${number}`)).not.toBe('')
  await page.goto(brand.at('/hot?auth=login'))
  await authPanel(page).getByText(text('entry.type.sms')).click()
  await expect(authPanel(page).getByLabel(text('identity.mobileNum'))).toBeVisible()
  await expect(page.getByRole('button', { name: anyText('entry.dialingCode.change') })).toHaveCount(0)

  await brand.change({ 'identity.countryCodeSelector': true })
  await page.reload()
  await authPanel(page).getByText(text('entry.type.sms')).click()
  await expect(
    page.getByRole('button', { name: text('entry.dialingCode.change', { code: 84 }) }),
  ).toBeVisible()
  await page.goto(brand.at('/register'))
  await page.getByRole('button', { name: text('entry.dialingCode.change', { code: 84 }) }).click()
  const picker = page.getByRole('dialog', { name: text('entry.dialingCode') })
  await picker.getByLabel(text('entry.dialingCode.search')).fill('thai')
  await picker.getByRole('button', { name: /Thailand/ }).click()
  const thai = freshNumber()
  await sendCode(form, thai)
  expect(await newestMessage(context, brand, `+66${thai}`)).not.toBe('')
})

const press = (form: Locator): Promise<void> =>
  form.getByRole('button', { name: text('identity.register') }).click()
const agree = (form: Locator): Promise<void> => form.getByText(anyText('identity.terms')).click()

async function sendCode(form: Locator, number: string): Promise<void> {
  await form.getByLabel(text('identity.mobileNum')).fill(number)
  await form.getByRole('button', { name: text('entry.code.send') }).click()
  await expect(form.getByRole('button', { name: anyText('entry.code.counting') })).toBeVisible()
}
