// SPDX-License-Identifier: Apache-2.0
import { authPanel, fillFields, freshNumber } from '../pages/identity.ts'
import { readWelcome } from '../pages/site.ts'
import { openBrand } from '../support/brand.ts'
import { callServer, passBotCheck } from '../support/server-client.ts'
import { expect, test } from '../support/journey.ts'
import { freshName } from '../support/member.ts'
import { anyText, text } from '../support/texts.ts'

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

test('every field that is asked says its own rule and nothing is sent [VAL-001, VAL-002, VAL-003, VAL-004, VAL-005, VAL-006, VAL-007, VAL-008, VAL-009, VAL-010] [VAL-011] [VAL-012] [VAL-013] [VAL-014] [VAL-020]', async ({
  page,
  context,
  picture,
}) => {
  const brand = await openBrand(context, { 'identity.registrationFields': all })
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') asked.push(request.url())
  })
  await page.goto(brand.at('/register'))
  const form = page.getByRole('main')
  const wrong: [string, string, string][] = [
    [
      text('identity.username'),
      '1abcdef',
      text('pattern.range', { min: 6, max: 12, text: text('pattern.1') }),
    ],
    [
      text('identity.password'),
      'abc def 12',
      text('pattern.range', { min: 8, max: 64, text: text('pattern.19') }),
    ],
    [text('identity.confirmPassword'), 'abc def 13', text('identity.inconsistentTwice')],
    [
      text('identity.optional', { field: text('identity.mobileNum') }),
      'abc',
      text('identity.mobileNum.invalid'),
    ],
    [
      text('identity.optional', { field: text('identity.payeeName') }),
      'John1',
      text('identity.payeeName.invalid'),
    ],
    [
      text('identity.optional', { field: text('identity.paymentPassword') }),
      '12ab56',
      text('members.payment.sixDigits'),
    ],
    [
      text('identity.optional', { field: text('identity.qqNum') }),
      'abcdef',
      text('pattern.range', { min: 5, max: 12, text: text('pattern.6') }),
    ],
    [
      text('identity.optional', { field: text('identity.line') }),
      'a b',
      text('pattern.range', { min: 2, max: 50, text: text('pattern.9') }),
    ],
    [
      text('identity.optional', { field: text('identity.whatsapp') }),
      '12345abc',
      text('pattern.range', { min: 8, max: 15, text: text('pattern.6') }),
    ],
    [
      text('identity.optional', { field: text('identity.zalo') }),
      '12345abc',
      text('pattern.range', { min: 8, max: 15, text: text('pattern.6') }),
    ],
    [
      text('identity.optional', { field: text('identity.facebook') }),
      'a b',
      text('pattern.range', { min: 2, max: 50, text: text('pattern.9') }),
    ],
    [
      text('identity.optional', { field: text('identity.wechat') }),
      'a b',
      text('pattern.range', { min: 2, max: 50, text: text('pattern.9') }),
    ],
    [
      text('identity.optional', { field: text('identity.idNumber') }),
      'ab-1234',
      text('pattern.range', { min: 6, max: 20, text: text('pattern.4') }),
    ],
    [
      text('identity.optional', { field: text('identity.email') }),
      'a@bcd',
      text('pattern.range', { min: 5, max: 100, text: text('pattern.3') }),
    ],
    [
      text('identity.optional', { field: text('identity.affiliateCode') }),
      'ab-12',
      text('pattern.range', { min: 4, max: 20, text: text('pattern.4') }),
    ],
  ]
  await fillFields(form, Object.fromEntries(wrong.map(([label, value]) => [label, value])))
  await form.getByText(anyText('identity.terms')).click()
  await form.getByRole('button', { name: text('identity.register') }).click()
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
  const button = form.getByRole('button', { name: text('identity.register') })
  const ground = () => button.evaluate((visible) => getComputedStyle(visible).backgroundColor)
  const grey = await ground()
  await button.click()
  await expect(form.getByText(text('identity.terms.missing'), { exact: true })).toBeVisible()
  await form.getByText(anyText('identity.terms')).click()
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
    [text('identity.username')]: username,
    [text('identity.password')]: 'Journey-1357',
    [text('identity.confirmPassword')]: 'Journey-1357',
    [text('identity.optional', { field: text('identity.affiliateCode') })]: 'NOBODY1',
  })
  await panel.getByText(anyText('identity.terms')).click()
  await panel.getByRole('button', { name: text('identity.register') }).click()
  const warning = page.getByRole('alertdialog')
  await expect(warning.getByText(text('fault.identity.badAffiliate'), { exact: true })).toBeVisible()
  await warning.getByRole('button', { name: text('common.ok') }).click()
  await expect(panel.getByLabel(text('identity.username'))).toHaveValue(username)
  expect(registered).toEqual([])
})

test('two different passwords are told [VAL-020] [VAL-052] @long', async ({ page, context }) => {
  const brand = await openBrand(context, {
    'identity.registrationFields': { username: rule(1, 6, 12, true), password: rule(19, 6, 12, true) },
  })
  await page.goto(brand.at('/register'))
  const form = page.getByRole('main')
  await fillFields(form, {
    [text('identity.username')]: freshName(),
    [text('identity.password')]: 'abc',
    [text('identity.confirmPassword')]: 'abd',
  })
  await form.getByText(anyText('identity.terms')).click()
  await form.getByRole('button', { name: text('identity.register') }).click()
  await expect(
    form.getByText(text('pattern.passwordRange', { min: 6, max: 12 }), { exact: true }),
  ).toBeVisible()
  const again = form.getByLabel(text('identity.confirmPassword'))
  await expect(page.locator(`[id="${await again.getAttribute('aria-describedby')}"]`)).toHaveText(
    text('identity.inconsistentTwice'),
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
  const image = form.getByAltText(text('entry.captcha.picture'))
  const first = await image.getAttribute('src')
  await form.getByRole('tab', { name: text('entry.register.mobile') }).click()
  await expect(form.getByLabel(text('identity.confirmPassword'))).toBeVisible()
  await expect(image).not.toHaveAttribute('src', first ?? '')
  await expect(form.getByLabel(text('identity.username'))).toHaveCount(0)
  await form.getByRole('tab', { name: text('entry.register.account') }).click()
  await expect(form.getByLabel(text('identity.username'))).toBeVisible()
  await form.getByRole('link', { name: text('shell.notFound.home') }).click()
  await expect(page).toHaveURL(brand.at('/'))
})

test('a field takes what its own pattern and its lengths allow, on the form and by the call [VAL-016] [VAL-017] @long', async ({
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
    return callServer(request, 'identity.register', {
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
    [text('identity.username')]: freshName(),
    [text('identity.password')]: 'Journey-1357',
    [text('identity.confirmPassword')]: 'Journey-1357',
  })
  await form.getByRole('checkbox').check()
  const field = form.getByLabel(text('identity.optional', { field: text('identity.qqNum') }))
  for (const wrong of ['12a4', '123']) {
    await field.fill(wrong)
    await form.getByRole('button', { name: text('identity.register') }).click()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(form.getByText(anyText('pattern.range', { min: 4, max: 6 }))).toBeVisible()
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
  await form.getByRole('button', { name: text('identity.register') }).click()
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
      name: text('identity.terms', { age: 18, terms: text('identity.terms.name') }),
      exact: true,
    }),
  ).not.toBeChecked()
  await fillFields(form, {
    [text('identity.username')]: freshName(),
    [text('identity.password')]: 'Journey-1357',
    [text('identity.confirmPassword')]: 'Journey-1357',
  })
  await form.getByRole('button', { name: text('identity.register') }).click()
  await expect(form.getByText(text('identity.terms.missing'), { exact: true })).toBeVisible()
  expect(registered).toEqual([])
  const [terms] = await Promise.all([
    context.waitForEvent('page'),
    form.getByRole('link', { name: text('identity.terms.name'), exact: true }).click(),
  ])
  await expect(terms).toHaveURL('/help#term')
  await expect(terms.getByRole('dialog', { name: text('help.terms') })).toBeVisible()
  await terms.close()
  await expect(form.getByLabel(text('identity.password'), { exact: true })).toHaveValue('Journey-1357')
  const brand = await openBrand(context, { 'site.ageLimit': 21 })
  await page.goto(brand.at('/register'))
  await expect(
    form.getByText(text('identity.terms', { age: 21, terms: text('identity.terms.name') }), { exact: true }),
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
  const wrongCode = text('identity.verificationCode.invalid')
  await page.goto(brand.at('/register'))
  const form = page.getByRole('main')
  const code = form.getByLabel(text('identity.verificationCode'))
  await code.focus()
  await page.keyboard.insertText('1'.repeat(256))
  expect((await code.inputValue()).length).toBe(255)
  const request = await brand.visit()
  await expect(
    callServer(request, 'identity.registerMobile', {
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
      await form.getByLabel(text('identity.verificationCode')).fill(typed)
      await form.getByRole('button', { name: button }).click()
      await expect(form.getByText(wrongCode, { exact: true })).toBeVisible()
      await form.getByLabel(text('identity.verificationCode')).fill('')
    }
  }
  await form.getByLabel(text('identity.mobileNum')).fill(freshNumber())
  await form.getByRole('checkbox').check()
  await judged(form, text('identity.register'))
  await page.goto(brand.at('/?auth=login'))
  await authPanel(page).getByText(text('entry.type.sms')).click()
  await authPanel(page).getByLabel(text('identity.mobileNum')).fill(freshNumber())
  await judged(authPanel(page), text('identity.login'))
  await authPanel(page).getByText(text('entry.type.username')).click()
  await authPanel(page)
    .getByRole('button', { name: text('entry.forgot') })
    .click()
  const forgot = page.getByRole('dialog', { name: text('entry.forgot.title') })
  await fillFields(forgot, {
    [text('identity.mobileNum')]: freshNumber(),
    [text('members.password.new')]: 'Journey-2468',
  })
  await judged(forgot, text('entry.forgot.set'))
})
