// SPDX-License-Identifier: Apache-2.0
import { authPanel, fillFields, freshNumber, newestCode, newestMessage, openFold } from '../pages/identity.ts'
import { logInByForm, readWelcome } from '../pages/site.ts'
import { openBrand, type Brand } from '../support/brand.ts'
import { expect, test } from '../support/journey.ts'
import { freshName } from '../support/member.ts'
import type { Page } from '@playwright/test'
import { anyText, text } from '../support/texts.ts'

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
    [text('identity.username')]: username,
    [text('identity.password')]: 'Journey-1357',
    [text('identity.confirmPassword')]: 'Journey-1357',
    ...fields,
  })
  await form.getByText(anyText('identity.terms')).click()
  await form.getByRole('button', { name: text('identity.register') }).click()
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
  await form.getByRole('button', { name: text('entry.code.send') }).click()
  await form
    .getByLabel(text('identity.verificationCode'))
    .fill(await newestCode(page.context(), brand, contact))
  await form.getByRole('button', { name: text('protect.contact.bind') }).click()
  await expect(form.locator('summary')).toContainText(text('protect.verified'))
  await page.evaluate(() => sessionStorage.clear())
}

async function openForgot(page: Page, brand: Brand): Promise<void> {
  await page.goto(brand.at('/?auth=login'))
  await authPanel(page)
    .getByRole('button', { name: text('entry.forgot') })
    .click()
  await expect(page.getByRole('dialog', { name: text('entry.forgot.title') })).toBeVisible()
}

test('a forgotten password is set anew by phone, and its owner is in [AUTH-006, AUTH-038, AUTH-045, SITE-010, VAL-067, VAL-068]', async ({
  page,
  context,
  picture,
}) => {
  const number = freshNumber()
  const brand = await openBrand(context, {})
  await registerWith(page, brand, {
    [text('identity.optional', { field: text('identity.mobileNum') })]: number,
  })
  await proveContact(page, brand, {
    fold: text('identity.mobileNum'),
    label: text('protect.mobile.new'),
    contact: number,
  })
  await openForgot(page, brand)
  const panel = page.getByRole('dialog', { name: text('entry.forgot.title') })
  await expect(panel.getByRole('tab')).toHaveCount(0)
  const asks = countAsks(page)
  await fillFields(panel, { [text('identity.mobileNum')]: 'abc', [text('members.password.new')]: 'a b' })
  await panel.getByRole('button', { name: text('entry.forgot.set') }).click()
  await expect(panel.getByText(text('identity.mobileNum.badFormat'), { exact: true })).toBeVisible()
  await expect(panel.getByText(text('identity.verificationCode.invalid'), { exact: true })).toBeVisible()
  await expect(
    panel.getByText(text('pattern.passwordRange', { min: 8, max: 64 }), { exact: true }),
  ).toBeVisible()
  await picture('forgot-phone')
  expect(asks()).toBe(0)
  await panel.getByLabel(text('identity.mobileNum')).fill(number)
  await panel.getByRole('button', { name: text('entry.code.send') }).click()
  await expect(panel.getByRole('button', { name: anyText('entry.code.counting') })).toBeVisible()
  await fillFields(panel, {
    [text('identity.verificationCode')]: await newestCode(context, brand, number),
    [text('members.password.new')]: 'Journey-2468',
  })
  await panel.getByRole('button', { name: text('entry.forgot.set') }).click()
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
  const username = await registerWith(page, brand, { [text('identity.email')]: email })
  await proveContact(page, brand, {
    fold: text('identity.email'),
    label: text('protect.email.new'),
    contact: email,
  })
  await openForgot(page, brand)
  const panel = page.getByRole('dialog', { name: text('entry.forgot.title') })
  await expect(panel.getByRole('tab', { name: text('entry.forgot.email') })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  const asks = countAsks(page)
  await fillFields(panel, { [text('identity.username')]: '1', [text('identity.email')]: 'a@b' })
  await panel.getByRole('button', { name: text('entry.forgot.send'), exact: true }).click()
  await expect(
    panel.getByText(text('pattern.range', { min: 6, max: 12, text: text('pattern.1') })),
  ).toBeVisible()
  await expect(
    panel.getByText(text('pattern.range', { min: 5, max: 100, text: text('pattern.3') })),
  ).toBeVisible()
  await picture('forgot-email')
  expect(asks()).toBe(0)
  await fillFields(panel, { [text('identity.username')]: username, [text('identity.email')]: email })
  await panel.getByRole('button', { name: text('entry.forgot.send'), exact: true }).click()
  const given = page.getByRole('alertdialog')
  await expect(given).toContainText(text('entry.forgot.sent.text'))
  await given.getByRole('button', { name: text('common.confirm') }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const temporary = /[A-Za-z0-9]{16}/.exec(await newestMessage(context, brand, email))?.[0] ?? ''
  await page.goto(brand.at('/?auth=login'))
  await logInByForm(page, { username, password: temporary })
  const forced = page.getByRole('dialog', { name: text('members.password.change') })
  await expect(forced).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(forced).toBeVisible()
  await expect(forced.getByLabel(text('members.password.old'))).toHaveCount(0)
  await picture('forced')
  await fillFields(forced, {
    [text('members.password.new')]: 'Journey-2468',
    [text('members.password.confirm')]: 'Journey-2469',
  })
  await forced.getByRole('button', { name: text('members.password.change') }).click()
  await expect(forced.getByText(text('identity.inconsistent'), { exact: true })).toBeVisible()
  expect(asks()).toBe(1)
  await fillFields(forced, { [text('members.password.confirm')]: 'Journey-2468' })
  await forced.getByRole('button', { name: text('members.password.change') }).click()
  await expect(forced).toHaveCount(0)
  await page.getByTestId('balance').waitFor()
  await expect(page).toHaveURL(brand.at('/'))
})

test('an installation that says so tells that nobody has this name and address [ERR-016]', async ({
  page,
  context,
}) => {
  const brand = await openBrand(context, {
    'identity.emailReset': true,
    'identity.hideUnknownAccounts': false,
  })
  await openForgot(page, brand)
  const panel = page.getByRole('dialog', { name: text('entry.forgot.title') })
  await fillFields(panel, {
    [text('identity.username')]: freshName(),
    [text('identity.email')]: 'nobody@example.com',
  })
  await panel.getByRole('button', { name: text('entry.forgot.send'), exact: true }).click()
  await expect(panel.getByText(text('fault.identity.noSuchAccount'), { exact: true })).toBeVisible()
  await expect(panel.getByLabel(text('identity.email'), { exact: true })).toHaveValue('nobody@example.com')
})
