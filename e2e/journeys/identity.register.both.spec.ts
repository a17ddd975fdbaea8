// SPDX-License-Identifier: Apache-2.0
import { authPanel, fillFields, freshNumber } from '../pages/identity.ts'
import { readWelcome } from '../pages/site.ts'
import { openBrand } from '../support/brand.ts'
import { changeSite, changeSwitches } from '../support/answers.ts'
import { askHouse, passBotCheck } from '../support/house-client.ts'
import { expect, test } from '../support/journey.ts'
import { freshName } from '../support/member.ts'

const rule = (patternId: number, minLength: number, maxLength: number, required = false) => ({
  enabled: true,
  required,
  acceptedPattern: '',
  patternId,
  minLength,
  maxLength,
})
const all = {
  username: rule(1, 6, 12, true),
  password: rule(19, 8, 64, true),
  payeeName: rule(12, 2, 50),
  mobileNum: rule(6, 8, 15),
  paymentPassword: rule(6, 6, 6),
  qqNum: rule(6, 5, 12),
  line: rule(9, 2, 50),
  whatsapp: rule(6, 8, 15),
  zalo: rule(6, 8, 15),
  facebook: rule(9, 2, 50),
  wechat: rule(9, 2, 50),
  idNumber: rule(4, 6, 20),
  email: rule(3, 5, 100),
  affiliateCode: rule(4, 4, 20),
}

test('every field that is asked says its own rule and nothing is sent [VAL-001, VAL-002, VAL-003, VAL-004, VAL-005, VAL-006, VAL-007, VAL-008, VAL-009, VAL-010] [VAL-011] [VAL-012] [VAL-013] [VAL-014]', async ({
  page,
  picture,
}) => {
  await changeSite(page, (site) => ({ register: { ...site.register, ...all } }))
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') asked.push(request.url())
  })
  await page.goto('/register')
  const form = page.getByRole('main')
  const wrong: [string, string, string][] = [
    ['Username', '1abcdef', 'Please enter 6 - 12 characters: first char letter then letters and digits'],
    ['Password', 'abc def 12', 'Please enter 8 - 64 characters: letters, digits and symbols'],
    ['Mobile number (optional)', 'abc', 'Please enter a valid mobile number'],
    ['Real name (optional)', 'John1', 'Real name format is incorrect'],
    ['Payment password (optional)', '12ab56', 'Please enter 6 characters: digits only'],
    ['QQ number (optional)', 'abcdef', 'Please enter 5 - 12 characters: digits only'],
    ['LINE (optional)', 'a b', 'Please enter 2 - 50 characters: no spaces'],
    ['WhatsApp (optional)', '12345abc', 'Please enter 8 - 15 characters: digits only'],
    ['Zalo (optional)', '12345abc', 'Please enter 8 - 15 characters: digits only'],
    ['Facebook (optional)', 'a b', 'Please enter 2 - 50 characters: no spaces'],
    ['WeChat (optional)', 'a b', 'Please enter 2 - 50 characters: no spaces'],
    [
      'ID number (optional)',
      'ab-1234',
      'Please enter 6 - 20 characters: alphanumeric without special characters',
    ],
    ['E-mail (optional)', 'a@bcd', 'Please enter 5 - 100 characters: email format'],
    [
      'Invitation code (optional)',
      'ab-12',
      'Please enter 4 - 20 characters: alphanumeric without special characters',
    ],
  ]
  await fillFields(form, Object.fromEntries(wrong.map(([label, value]) => [label, value])))
  await form.getByText('agree to accept the terms').click()
  await form.getByRole('button', { name: 'Register' }).click()
  for (const [label, , sentence] of wrong) {
    const field = form.getByLabel(label, { exact: true })
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    const describedBy = await field.getAttribute('aria-describedby')
    await expect(page.locator(`[id="${describedBy}"]`)).toHaveText(sentence)
  }
  await picture('every-field')
  expect(asked).toEqual([])
})

test('the button is grey until the terms are ticked, and says so when it is pressed [AUTH-056]', async ({
  page,
}) => {
  await page.goto('/register')
  const form = page.getByRole('main')
  const button = form.getByRole('button', { name: 'Register' })
  const ground = () => button.evaluate((shown) => getComputedStyle(shown).backgroundColor)
  const grey = await ground()
  await button.click()
  await expect(form.getByText('Please agree to the terms of use', { exact: true })).toBeVisible()
  await form.getByText('agree to accept the terms').click()
  await expect.poll(ground).not.toBe(grey)
})

test('a wrong invitation code stops the registration with a popup, and what was typed stays [ERR-001]', async ({
  page,
}) => {
  const registered: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') registered.push(request.url())
  })
  await page.goto('/?auth=register')
  const panel = authPanel(page)
  const username = freshName()
  await fillFields(panel, {
    Username: username,
    Password: 'Journey-1357',
    'Confirm password': 'Journey-1357',
    'Invitation code (optional)': 'NOBODY1',
  })
  await panel.getByText('agree to accept the terms').click()
  await panel.getByRole('button', { name: 'Register' }).click()
  const warning = page.getByRole('alertdialog')
  await expect(warning.getByText('Invalid invitation code', { exact: true })).toBeVisible()
  await warning.getByRole('button', { name: 'OK' }).click()
  await expect(panel.getByLabel('Username')).toHaveValue(username)
  expect(registered).toEqual([])
})

test('two different passwords are told [VAL-020] [VAL-052]', async ({ page }) => {
  await changeSite(page, (site) => ({ register: { ...site.register, password: rule(19, 6, 12, true) } }))
  await page.goto('/register')
  const form = page.getByRole('main')
  await fillFields(form, { Username: freshName(), Password: 'abc', 'Confirm password': 'abd' })
  await form.getByText('agree to accept the terms').click()
  await form.getByRole('button', { name: 'Register' }).click()
  await expect(
    form.getByText('Please fill in your password with 6 - 12 characters', { exact: true }),
  ).toBeVisible()
  const again = form.getByLabel('Confirm password')
  await expect(page.locator(`[id="${await again.getAttribute('aria-describedby')}"]`)).toHaveText(
    'inconsistent twice',
  )
})

test('switching between the two forms brings another picture [AUTH-046, AUTH-047, AUTH-011]', async ({
  page,
  context,
}) => {
  const brand = await openBrand(context, {
    'identity.mobileRegister': true,
    'identity.mobileRegisterPassword': true,
    'identity.captcha': { enabled: true, required: true },
  })
  await page.goto(brand.at('/register'))
  const form = page.getByRole('main')
  const image = form.getByAltText('Picture with letters')
  const first = await image.getAttribute('src')
  await form.getByRole('tab', { name: 'Mobile registration' }).click()
  await expect(form.getByLabel('Confirm password')).toBeVisible()
  await expect(image).not.toHaveAttribute('src', first ?? '')
  await expect(form.getByLabel('Username')).toHaveCount(0)
  await form.getByRole('tab', { name: 'Account registration' }).click()
  await expect(form.getByLabel('Username')).toBeVisible()
  await form.getByRole('link', { name: /home/i }).click()
  await expect(page).toHaveURL(brand.at('/'))
})

test('a field takes what its own pattern and its lengths allow, on the form and by the call [VAL-016] [VAL-017]', async ({
  page,
  context,
}) => {
  const brand = await openBrand(context, {
    'identity.registrationFields': {
      username: rule(1, 6, 12, true),
      password: rule(19, 8, 64, true),
      qqNum: { ...rule(0, 4, 6), acceptedPattern: '[0-9]+' },
    },
  })
  const registered: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') registered.push(request.url())
  })
  const request = await brand.visit()
  const register = async (qqNum: string) => {
    const [username, password] = [freshName(), 'Journey-1357']
    return askHouse(request, 'identity.register', {
      username,
      password,
      confirmPassword: password,
      qqNum,
      login: true,
      agreed: true,
      ...(await passBotCheck(request)),
    })
  }
  await page.goto(brand.at('/register'))
  const form = page.getByRole('main')
  await fillFields(form, {
    Username: freshName(),
    Password: 'Journey-1357',
    'Confirm password': 'Journey-1357',
  })
  await form.getByRole('checkbox').check()
  const field = form.getByLabel('QQ number (optional)')
  for (const wrong of ['12a4', '123']) {
    await field.fill(wrong)
    await form.getByRole('button', { name: 'Register' }).click()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(form.getByText(/^Please enter 4 - 6 characters/)).toBeVisible()
    await expect(register(wrong)).rejects.toThrow(/refused \(400\).*qqNum/)
  }
  // One sign too many cannot even be typed.
  await field.fill('')
  await field.pressSequentially('1234567')
  await expect(field).toHaveValue('123456')
  await expect(register('1234567')).rejects.toThrow(/refused \(400\).*qqNum/)
  expect(registered).toEqual([])
  expect((await register('123456')).token).not.toBe('')
  await request.dispose()
  await field.fill('1234')
  await form.getByRole('button', { name: 'Register' }).click()
  await readWelcome(page)
  expect(registered.filter((url) => url.endsWith('/register'))).toHaveLength(1)
})

test('the terms must be agreed to; they name the age and can be read [VAL-024] [VAL-025] [VAL-026]', async ({
  page,
  context,
}) => {
  const registered: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') registered.push(request.url())
  })
  await page.goto('/register')
  const form = page.getByRole('main')
  await expect(
    form.getByRole('checkbox', {
      name: 'I am 18 years old and agree to accept the terms of use',
      exact: true,
    }),
  ).not.toBeChecked()
  await fillFields(form, {
    Username: freshName(),
    Password: 'Journey-1357',
    'Confirm password': 'Journey-1357',
  })
  await form.getByRole('button', { name: 'Register' }).click()
  await expect(form.getByText('Please agree to the terms of use', { exact: true })).toBeVisible()
  expect(registered).toEqual([])
  const [terms] = await Promise.all([
    context.waitForEvent('page'),
    form.getByRole('link', { name: 'terms of use', exact: true }).click(),
  ])
  await expect(terms).toHaveURL('/help#term')
  await expect(terms.getByRole('dialog', { name: 'Terms of use' })).toBeVisible()
  await terms.close()
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue('Journey-1357')
  await changeSwitches(page, { ageLimit: 21 })
  await page.reload()
  await expect(
    form.getByText('I am 21 years old and agree to accept the terms of use', { exact: true }),
  ).toBeVisible()
})

test('a code is at most 255 characters long; an empty or a wrong one has one sentence on every form [VAL-027] [VAL-053]', async ({
  page,
  context,
}) => {
  const brand = await openBrand(context, {
    'identity.mobileRegister': true,
    'identity.usernameRegister': false,
    'identity.verificationCodeLogin': true,
  })
  const wrongCode = 'Please enter a valid verification code'
  await page.goto(brand.at('/register'))
  const form = page.getByRole('main')
  const code = form.getByLabel('Verification code')
  await code.focus()
  await page.keyboard.insertText('1'.repeat(256))
  expect((await code.inputValue()).length).toBe(255)
  const request = await brand.visit()
  await expect(
    askHouse(request, 'identity.registerMobile', {
      mobileNum: freshNumber(),
      verificationCode: '1'.repeat(256),
      login: true,
      agreed: true,
      registerMethod: 'WEB',
      ...(await passBotCheck(request)),
    }),
  ).rejects.toThrow(/refused \(400\)/)
  await request.dispose()

  const judged = async (form: ReturnType<typeof authPanel>, button: string): Promise<void> => {
    for (const typed of ['', '000000']) {
      await form.getByLabel('Verification code').fill(typed)
      await form.getByRole('button', { name: button }).click()
      await expect(form.getByText(wrongCode, { exact: true })).toBeVisible()
      await form.getByLabel('Verification code').fill('')
    }
  }
  await form.getByLabel('Mobile number').fill(freshNumber())
  await form.getByRole('checkbox').check()
  await judged(form, 'Register')
  await page.goto(brand.at('/?auth=login'))
  await authPanel(page).getByText('SMS code').click()
  await authPanel(page).getByLabel('Mobile number').fill(freshNumber())
  await judged(authPanel(page), 'Log in')
  await authPanel(page).getByText('By password').click()
  await authPanel(page).getByRole('button', { name: 'Forgot password?' }).click()
  const forgot = page.getByRole('dialog', { name: 'Forgot password' })
  await fillFields(forgot, { 'Mobile number': freshNumber(), 'New password': 'Journey-2468' })
  await judged(forgot, 'Set the new password')
})
