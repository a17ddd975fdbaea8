// SPDX-License-Identifier: Apache-2.0
import type { Page } from '@playwright/test'
import { counting, authPanel, fillFields, freshNumber, newestCode } from '../pages/identity.ts'
import { readWelcome } from '../pages/site.ts'
import { openAgentOf } from '../support/agent.ts'
import { openBrand } from '../support/brand.ts'
import { firebaseKey, meetFirebase } from '../support/firebase.ts'
import { expect, test } from '../support/journey.ts'
import { freshName } from '../support/member.ts'
import { readSealed } from '../support/sealed.ts'
import { callServer } from '../support/server-client.ts'
import { anyText, text } from '../support/texts.ts'

// What the forms of registration and login really send, and in which order.

const password = 'Journey-1357'
const demoAgentCode = 'DEMO2468'
const rule = (patternId: number, minLength: number, maxLength: number, required = false) => ({
  enabled: true,
  required,
  acceptedPattern: '',
  patternId,
  minLength,
  maxLength,
})
const everyField = {
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

/** The calls of a registration in the order in which the page makes them from now on. */
function listen(page: Page): string[] {
  const steps = [
    '/wps/agent/affiliate',
    '/wps/verification/botCheck',
    '/wps/member/register',
    '/wps/member/register/mobile',
    '/wps/member/info',
  ]
  const received: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (steps.includes(pathname)) received.push(pathname)
  })
  return received
}

test('registering checks the invitation, then the human, then opens the account once, logged in, with who brought the visitor [AUTH-015] [AUTH-016] [AUTH-049] [AUTH-050] [AUTH-052] [AUTH-053] [AUTH-054] [AUTH-055]', async ({
  page,
}) => {
  // A check for humans that was made a while ago is made anew, so that its place in the order is seen.
  await page.clock.install()
  const sent = await readSealed(page)
  await page.goto(`/promotions?auth=register&affiliateCode=${demoAgentCode}&r=7&referralCode=FRIEND1`)
  const panel = authPanel(page)
  const username = freshName()
  await expect(
    panel.getByLabel(text('identity.optional', { field: text('identity.affiliateCode') })),
  ).toHaveValue(demoAgentCode)
  await fillFields(panel, {
    [text('identity.username')]: ` ${username} `,
    [text('identity.password')]: password,
    [text('identity.confirmPassword')]: password,
  })
  await panel.getByRole('checkbox', { name: anyText('identity.terms', { age: 18 }) }).check()
  await page.clock.fastForward(95_000)
  const received = listen(page)
  await panel.getByRole('button', { name: text('identity.register') }).click()
  await readWelcome(page)
  await expect(panel).toHaveCount(0)
  await expect(page).toHaveURL('/')
  await expect(page.getByTestId('balance')).toBeVisible()
  expect(received.slice(0, 4)).toEqual([
    '/wps/agent/affiliate',
    '/wps/verification/botCheck',
    '/wps/member/register',
    '/wps/member/info',
  ])
  expect(received.filter((path) => path === '/wps/member/register')).toHaveLength(1)
  expect(sent).toEqual([
    {
      path: '/wps/member/register',
      payload: {
        username,
        password,
        confirmPassword: password,
        affiliateCode: demoAgentCode,
        recommenderId: '7',
        referralCode: 'FRIEND1',
        domain: new URL(page.url()).host,
        login: true,
        agreed: true,
        botCheckType: 'pow',
        botCheckId: expect.stringMatching(/./),
        botCheckResult: expect.stringMatching(/^\d+$/),
      },
    },
  ])

  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/register')
  const form = page.getByRole('main')
  await fillFields(form, {
    [text('identity.username')]: freshName(),
    [text('identity.password')]: password,
    [text('identity.confirmPassword')]: password,
  })
  await form.getByRole('checkbox', { name: anyText('identity.terms', { age: 18 }) }).check()
  received.length = 0
  await form.getByRole('button', { name: text('identity.register') }).click()
  await readWelcome(page)
  expect(received).not.toContain('/wps/agent/affiliate')
})

test('a registration by number says on which page it was made [AUTH-018]', async ({ page, context }) => {
  const brand = await openBrand(context, {
    'identity.mobileRegister': true,
    'identity.usernameRegister': false,
  })
  const sent = await readSealed(page)
  await page.goto(brand.at('/register.html?r=abc'))
  const form = page.getByRole('main')
  const number = freshNumber()
  await form.getByLabel(text('identity.mobileNum')).fill(number)
  await form.getByRole('button', { name: text('entry.code.send') }).click()
  await form.getByLabel(text('identity.verificationCode')).fill(await newestCode(context, brand, number))
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: text('identity.register') }).click()
  await readWelcome(page)
  expect(sent).toMatchObject([
    {
      path: '/wps/member/register/mobile',
      payload: {
        mobileNum: number,
        registerMethod: 'WEB',
        registerUrl: brand.at('/register.html'),
        login: true,
      },
    },
  ])
})

test('every field that can be asked is on the form or goes along unseen, under its own name [AUTH-014]', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/status of 4/)
  const brand = await openBrand(context, {
    'identity.registrationFields': everyField,
    'identity.smsVerification': true,
    'identity.captcha': { enabled: true, required: true },
    'identity.countryCodeSelector': true,
  })
  const visitor = await brand.visit()
  const { token } = await openAgentOf(brand, visitor)
  const { affiliateCode } = await callServer(visitor, 'agents.invitation', {}, token)
  await visitor.dispose()
  const sent = await readSealed(page)
  await page.goto(brand.at('/register?r=12&referralCode=FRIEND1'))
  const form = page.getByRole('main')
  const typed = {
    username: freshName(),
    password,
    confirmPassword: password,
    payeeName: 'Anna Maria',
    email: 'anna@example.com',
    qqNum: '123456',
    mobileNum: freshNumber(),
    captcha: 'abcd',
    verificationCode: '123456',
    affiliateCode,
    paymentPassword: '482915',
    line: 'anna',
    whatsapp: '12345678',
    zalo: '12345678',
    facebook: 'anna',
    wechat: 'anna',
    idNumber: 'AB123456',
  }
  await page.getByRole('button', { name: anyText('entry.dialingCode.change') }).click()
  await page
    .getByRole('dialog', { name: text('entry.dialingCode') })
    .getByLabel(text('entry.dialingCode.search'))
    .fill('thai')
  await page
    .getByRole('dialog', { name: text('entry.dialingCode') })
    .getByRole('button', { name: /Thailand/ })
    .click()
  for (const [name, value] of Object.entries(typed)) await form.locator(`input[name="${name}"]`).fill(value)
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: text('identity.register') }).click()
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]?.payload).toMatchObject({
    ...typed,
    recommenderId: '12',
    referralCode: 'FRIEND1',
    domain: new URL(page.url()).host,
    countryDialingCode: '66',
  })
})

test('a login sends its kind, and names and passwords without blanks around them; by code only where the installation lets one [AUTH-021] [VAL-072]', async ({
  page,
  context,
}) => {
  const brand = await openBrand(context, { 'identity.verificationCodeLogin': true })
  let type: string | undefined
  const sent = await readSealed(page, (payload) => (type ? { ...payload, type } : payload))
  await page.goto(brand.at('/?auth=login'))
  const panel = authPanel(page)
  const press = async (): Promise<void> => {
    const before = sent.length
    await panel.getByRole('button', { name: text('identity.login') }).click()
    await expect.poll(() => sent.length).toBe(before + 1)
    await expect(panel.getByRole('alert')).toHaveText(/\w/)
  }
  await panel.getByLabel(text('identity.username')).fill('  nobody0 ')
  await panel.getByLabel(text('identity.password'), { exact: true }).fill(' Wrong-1-pass  ')
  await press()
  expect(sent[0]?.payload).toMatchObject({ type: 'username', username: 'nobody0', password: 'Wrong-1-pass' })
  await panel.getByText(text('entry.type.sms')).click()
  await fillFields(panel, {
    [text('identity.mobileNum')]: '912345678',
    [text('identity.verificationCode')]: '123456',
  })
  await press()
  expect(sent[1]?.payload).toMatchObject({ type: 'sms', mobileNum: '912345678', verificationCode: '123456' })
  expect(sent[1]?.payload).not.toHaveProperty('password')

  await brand.change({ 'identity.verificationCodeLogin': false })
  await page.reload()
  await expect(panel.getByText(text('entry.type.sms'))).toHaveCount(0)
  type = 'sms'
  await panel.getByLabel(text('identity.username')).fill('nobody0')
  await panel.getByLabel(text('identity.password'), { exact: true }).fill('Wrong-1-pass')
  await press()
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
})

test('where Firebase proves numbers, its code is sent after a check for humans, confirmed at the end, and its token goes along [AUTH-017] [AUTH-027] [AUTH-051] [ERR-015]', async ({
  page,
  context,
  picture,
  complaints,
}) => {
  complaints.allow(/identitytoolkit/)
  const firebase = await meetFirebase(context)
  const brand = await openBrand(context, {
    'identity.smsVerification': true,
    'identity.codeMinutes': 3,
    'identity.smsProvider': 'firebase',
    'identity.firebaseApiKey': firebaseKey,
    'identity.firebaseProject': 'journey-project',
  })
  const sent = await readSealed(page)
  const received = listen(page)
  // The panel leads to the page of its own: pictures of the check would lie below the panel.
  await page.goto(brand.at('/promotions?auth=register'))
  await expect(page).toHaveURL(brand.at('/register'))
  expect(firebase.asked).toEqual([])
  const form = page.getByRole('main')
  const number = freshNumber()
  await fillFields(form, {
    [text('identity.username')]: freshName(),
    [text('identity.password')]: password,
    [text('identity.confirmPassword')]: password,
    [text('identity.mobileNum')]: `0${number}`,
  })
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: text('entry.code.send') }).click()
  await expect(form.getByRole('button', { name: counting(60, 59) })).toBeDisabled()
  expect(firebase.asked).toEqual(['recaptchaParams', 'human', 'sendVerificationCode'])
  await picture('sent')

  for (const [code, said] of [
    ['999999', text('fault.identity.thirdParty.invalidVerificationCode')],
    ['', text('identity.verificationCode.invalid')],
  ] as const) {
    await form.getByLabel(text('identity.verificationCode')).fill(code)
    await form.getByRole('button', { name: text('identity.register') }).click()
    await expect(form.getByText(said, { exact: true })).toBeVisible()
  }
  firebase.refuse('SESSION_EXPIRED')
  await form.getByLabel(text('identity.verificationCode')).fill(firebase.codeOf(`+84${number}`) ?? '')
  await form.getByRole('button', { name: text('identity.register') }).click()
  await expect(form.getByText(text('fault.identity.thirdParty.codeExpired'), { exact: true })).toBeVisible()
  expect(sent).toEqual([])
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(form.getByLabel(text('identity.mobileNum'))).toHaveValue(`0${number}`)

  firebase.refuse(undefined)
  const confirmations = (): number =>
    firebase.asked.filter((asked) => asked === 'signInWithPhoneNumber').length
  const before = confirmations()
  page.on('request', (request) => {
    if (request.url().includes(':signInWithPhoneNumber') && request.method() === 'POST')
      received.push('confirmed')
  })
  received.length = 0
  await form.getByRole('button', { name: text('identity.register') }).click()
  await expect.poll(() => sent.length).toBe(1)
  expect(confirmations()).toBe(before + 1)
  expect(received.indexOf('confirmed')).toBeGreaterThan(received.indexOf('/wps/verification/botCheck'))
  expect(received.indexOf('/wps/member/register')).toBeGreaterThan(received.indexOf('confirmed'))
  expect(sent[0]?.payload).toMatchObject({
    firebaseChannel: 'sms',
    firebaseIdToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
  })
  expect(sent[0]?.payload).not.toHaveProperty('verificationCode')
})

test('whatever Firebase refuses when a code is asked for is said in the words of the product @long', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/identitytoolkit/)
  const firebase = await meetFirebase(context)
  const brand = await openBrand(context, {
    'identity.smsVerification': true,
    'identity.smsProvider': 'firebase',
    'identity.firebaseApiKey': firebaseKey,
  })
  await page.clock.install()
  await page.goto(brand.at('/register'))
  const form = page.getByRole('main')
  await form.getByLabel(text('identity.mobileNum')).fill(freshNumber())
  const sentences = {
    'INVALID_PHONE_NUMBER : TOO_SHORT': text('fault.identity.thirdParty.invalidPhoneNumber'),
    MISSING_PHONE_NUMBER: text('fault.identity.thirdParty.missingPhoneNumber'),
    TOO_MANY_ATTEMPTS_TRY_LATER: text('fault.identity.thirdParty.tooManyRequests'),
    CAPTCHA_CHECK_FAILED: text('fault.identity.thirdParty.captchaCheckFailed'),
    'QUOTA_EXCEEDED : Exceeded quota.': text('fault.identity.thirdParty.quotaExceeded'),
    OPERATION_NOT_ALLOWED: text('fault.identity.thirdParty.operationNotAllowed'),
    SOMETHING_NEW: text('fault.identity.thirdParty.unknown'),
  }
  for (const [message, sentence] of Object.entries(sentences)) {
    firebase.refuse(message)
    await page.clock.fastForward(1_100)
    await form.getByRole('button', { name: text('entry.code.send') }).click()
    const warning = page.getByRole('alertdialog')
    await expect(warning.getByText(sentence, { exact: true })).toBeVisible()
    await warning.getByRole('button', { name: text('common.ok') }).click()
    await expect(warning).toHaveCount(0)
    await expect(form.getByRole('button', { name: text('entry.code.send') })).toBeEnabled()
  }
})
