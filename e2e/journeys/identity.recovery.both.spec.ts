// SPDX-License-Identifier: Apache-2.0
import { authPanel, fillFields, freshNumber, newestCode, newestMessage, openFold } from '../pages/identity.ts'
import { logInByForm, readWelcome } from '../pages/site.ts'
import { openBrand, type Brand } from '../support/brand.ts'
import { expect, test } from '../support/journey.ts'
import { freshName } from '../support/member.ts'
import type { Page } from '@playwright/test'

/** How often the page has asked for a new password. */
function countAsks(page: Page): () => number {
  let asks = 0
  page.on('request', (request) => {
    if (request.url().includes('/wps/member/password')) asks += 1
  })
  return () => asks
}

async function registerWith(
  page: Page,
  brand: Brand,
  fields: Readonly<Record<string, string>>,
): Promise<string> {
  const username = freshName()
  await page.goto(brand.at('/register'))
  const form = page.getByRole('main')
  await fillFields(form, {
    Username: username,
    Password: 'Journey-1357',
    'Confirm password': 'Journey-1357',
    ...fields,
  })
  await form.getByText('agree to accept the terms').click()
  await form.getByRole('button', { name: 'Register' }).click()
  await readWelcome(page)
  await page.getByTestId('balance').waitFor()
  return username
}

/**
 * Proves in the security centre that whoever has just registered holds the contact: only such a one leads
 * back to an account.
 */
async function proveContact(
  page: Page,
  brand: Brand,
  { fold, label, contact }: { fold: string; label: string; contact: string },
): Promise<void> {
  await page.goto(brand.at('/?center=securityCenter'))
  const form = await openFold(page, fold)
  await form.getByLabel(label).fill(contact)
  await form.getByRole('button', { name: 'Send code' }).click()
  await form.getByLabel('Verification code').fill(await newestCode(page.context(), brand, contact))
  await form.getByRole('button', { name: 'Confirm with the code' }).click()
  await expect(form.locator('summary')).toContainText('Confirmed')
  await page.evaluate(() => sessionStorage.clear())
}

async function openForgot(page: Page, brand: Brand): Promise<void> {
  await page.goto(brand.at('/?auth=login'))
  await authPanel(page).getByRole('button', { name: 'Forgot password?' }).click()
  await expect(page.getByRole('dialog', { name: 'Forgot password' })).toBeVisible()
}

test('a forgotten password is set anew by phone, and its owner is in [AUTH-006, AUTH-038, AUTH-045, SITE-010, VAL-067, VAL-068]', async ({
  page,
  context,
  picture,
}) => {
  const number = freshNumber()
  const brand = await openBrand(context, {})
  await registerWith(page, brand, { 'Mobile number (optional)': number })
  await proveContact(page, brand, { fold: 'Mobile number', label: 'New mobile number', contact: number })
  await openForgot(page, brand)
  const panel = page.getByRole('dialog', { name: 'Forgot password' })
  await expect(panel.getByRole('tab')).toHaveCount(0)
  const asks = countAsks(page)
  await fillFields(panel, { 'Mobile number': 'abc', 'New password': 'a b' })
  await panel.getByRole('button', { name: 'Set the new password' }).click()
  await expect(panel.getByText('Phone number format is incorrect', { exact: true })).toBeVisible()
  await expect(panel.getByText('Please enter a valid verification code', { exact: true })).toBeVisible()
  await expect(
    panel.getByText('Please fill in your password with 8 - 64 characters', { exact: true }),
  ).toBeVisible()
  await picture('forgot-phone')
  expect(asks()).toBe(0)
  await panel.getByLabel('Mobile number').fill(number)
  await panel.getByRole('button', { name: 'Send code' }).click()
  await expect(panel.getByRole('button', { name: /^code sent \d+$/ })).toBeVisible()
  await fillFields(panel, {
    'Verification code': await newestCode(context, brand, number),
    'New password': 'Journey-2468',
  })
  await panel.getByRole('button', { name: 'Set the new password' }).click()
  await page.getByTestId('balance').waitFor()
  await expect(page).toHaveURL(brand.at('/'))
})

test('a temporary password comes by mail and must be changed at once [AUTH-037, AUTH-039, AUTH-044, SITE-010, VAL-065, VAL-066, VAL-071]', async ({
  page,
  context,
  picture,
}) => {
  const brand = await openBrand(context, {
    'identity.emailReset': true,
    'identity.registrationFields': {
      username: {
        enabled: true,
        required: true,
        acceptedPattern: '',
        patternId: 1,
        minLength: 6,
        maxLength: 12,
      },
      password: {
        enabled: true,
        required: true,
        acceptedPattern: '',
        patternId: 19,
        minLength: 8,
        maxLength: 64,
      },
      email: {
        enabled: true,
        required: true,
        acceptedPattern: '',
        patternId: 3,
        minLength: 5,
        maxLength: 100,
      },
    },
  })
  const email = `${freshName()}@example.com`
  const username = await registerWith(page, brand, { 'E-mail': email })
  await proveContact(page, brand, { fold: 'E-mail', label: 'New e-mail address', contact: email })
  await openForgot(page, brand)
  const panel = page.getByRole('dialog', { name: 'Forgot password' })
  await expect(panel.getByRole('tab', { name: 'By e-mail' })).toHaveAttribute('aria-selected', 'true')
  const asks = countAsks(page)
  await fillFields(panel, { Username: '1', 'E-mail': 'a@b' })
  await panel.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(
    panel.getByText('Please enter 6 - 12 characters: first char letter then letters and digits'),
  ).toBeVisible()
  await expect(panel.getByText('Please enter 5 - 100 characters: email format')).toBeVisible()
  await picture('forgot-email')
  expect(asks()).toBe(0)
  await fillFields(panel, { Username: username, 'E-mail': email })
  await panel.getByRole('button', { name: 'Send', exact: true }).click()
  const told = page.getByRole('alertdialog')
  await expect(told).toContainText('temporary password is on its way')
  await told.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const temporary = /[A-Za-z0-9]{16}/.exec(await newestMessage(context, brand, email))?.[0] ?? ''
  await page.goto(brand.at('/?auth=login'))
  await logInByForm(page, { username, password: temporary })
  const forced = page.getByRole('dialog', { name: 'Change the login password' })
  await expect(forced).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(forced).toBeVisible()
  await expect(forced.getByLabel('Old password')).toHaveCount(0)
  await picture('forced')
  await fillFields(forced, { 'New password': 'Journey-2468', 'New password again': 'Journey-2469' })
  await forced.getByRole('button', { name: 'Change the login password' }).click()
  await expect(forced.getByText('Confirmation password is not correct.', { exact: true })).toBeVisible()
  expect(asks()).toBe(1)
  await fillFields(forced, { 'New password again': 'Journey-2468' })
  await forced.getByRole('button', { name: 'Change the login password' }).click()
  await expect(forced).toHaveCount(0)
  await page.getByTestId('balance').waitFor()
  await expect(page).toHaveURL(brand.at('/'))
})

test('a house that says so tells that nobody has this name and address [ERR-016]', async ({
  page,
  context,
}) => {
  const brand = await openBrand(context, {
    'identity.emailReset': true,
    'identity.hideUnknownAccounts': false,
  })
  await openForgot(page, brand)
  const panel = page.getByRole('dialog', { name: 'Forgot password' })
  await fillFields(panel, { Username: freshName(), 'E-mail': 'nobody@example.com' })
  await panel.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(panel.getByText('Username/Email does not exist', { exact: true })).toBeVisible()
  await expect(panel.getByLabel('E-mail', { exact: true })).toHaveValue('nobody@example.com')
})
