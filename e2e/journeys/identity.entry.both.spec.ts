// SPDX-License-Identifier: Apache-2.0
import type { BrowserContext, Locator } from '@playwright/test'
import { counting, authPanel, fillFields, freshNumber, newestCode } from '../pages/identity.ts'
import { openBrand, registerOn, type Brand } from '../support/brand.ts'
import { callServer, passBotCheck } from '../support/server-client.ts'
import { expect, test } from '../support/journey.ts'
import { registerMember } from '../support/member.ts'
import { readSealed } from '../support/sealed.ts'
import { logInByForm, readWelcome } from '../pages/site.ts'
import { anyText, eitherText, text } from '../support/texts.ts'

test('a mobile number and a code make an account, and open it again [AUTH-002, AUTH-010]', async ({
  page,
  context,
  picture,
}) => {
  const brand = await openBrand(context, {})
  await page.goto(brand.at('/register'))
  const form = page.getByRole('main')
  await expect(form.getByLabel(text('identity.username'))).toBeVisible()
  await expect(form.getByRole('tab')).toHaveCount(0)
  await brand.change({ 'identity.mobileRegister': true, 'identity.verificationCodeLogin': true })
  await page.reload()
  await expect(form.getByRole('tab', { name: text('entry.register.account') })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await form.getByRole('tab', { name: text('entry.register.mobile') }).click()
  await expect(form.getByLabel(text('identity.username'))).toHaveCount(0)
  await expect(form.getByLabel(text('identity.password'), { exact: true })).toHaveCount(0)
  const number = freshNumber()
  await form.getByLabel(text('identity.mobileNum')).fill(number)
  await form.getByRole('button', { name: text('entry.code.send') }).click()
  await expect(form.getByRole('button', { name: anyText('entry.code.counting') })).toBeDisabled()
  await picture('counting')
  await form.getByLabel(text('identity.verificationCode')).fill(await newestCode(context, brand, number))
  await form.getByText(anyText('identity.terms')).click()
  await form.getByRole('button', { name: text('identity.register') }).click()
  await readWelcome(page)
  await page.getByTestId('balance').waitFor()
  await expect(page).toHaveURL(brand.at('/'))

  await page.getByRole('button', { name: text('shell.account.menu') }).click()
  await page.getByRole('menuitem', { name: text('identity.logout') }).click()
  await page.getByRole('button', { name: text('common.confirm') }).click()
  await page.goto(brand.at('/promotions?auth=login'))
  const panel = authPanel(page)
  await panel.getByText(text('entry.type.sms')).click()
  await picture('sms')
  await panel.getByLabel(text('identity.mobileNum')).fill(number)
  await panel.getByRole('button', { name: text('entry.code.send') }).click()
  await expect(panel.getByRole('button', { name: anyText('entry.code.counting') })).toBeVisible()
  await panel.getByLabel(text('identity.verificationCode')).fill(await newestCode(context, brand, number))
  await panel.getByRole('button', { name: text('identity.login') }).click()
  await page.getByTestId('balance').waitFor()
  await expect(page).toHaveURL(brand.at('/'))
})

test('each way in and each form is there only with its switch [SITE-008, SITE-011]', async ({
  page,
  context,
}) => {
  const brand = await openBrand(context, {})
  await page.goto(brand.at('/?auth=login'))
  const panel = authPanel(page)
  await expect(panel.getByLabel(text('identity.username'))).toBeVisible()
  await expect(panel.getByText(text('entry.type.sms'))).toHaveCount(0)
  await expect(panel.getByRole('button', { name: eitherText('entry.social', 'entry.freePlay') })).toHaveCount(
    0,
  )
  await brand.change({
    'identity.verificationCodeLogin': true,
    'identity.socialLogin': { google: true, facebook: false },
    'identity.freePlay': true,
    'identity.usernameRegister': false,
  })
  await page.reload()
  await expect(panel.getByText(text('entry.type.sms'))).toBeVisible()
  await expect(panel.getByRole('button', { name: text('entry.social', { name: 'Google' }) })).toBeVisible()
  await expect(panel.getByRole('button', { name: text('entry.social', { name: 'Facebook' }) })).toHaveCount(0)
  await expect(panel.getByRole('tab', { name: text('identity.register') })).toHaveCount(0)
  await panel.getByRole('button', { name: text('entry.freePlay') }).click()
  await expect(page.getByTestId('balance')).toContainText('2,000')
  expect(await page.evaluate(() => sessionStorage.getItem('isAgent'))).toBe('4')
})

test('a login says what is missing and sends nothing [VAL-056, VAL-060, VAL-061, VAL-063, VAL-064]', async ({
  page,
  context,
}) => {
  const brand = await openBrand(context, { 'identity.verificationCodeLogin': true })
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') asked.push(request.url())
  })
  await page.goto(brand.at('/?auth=login'))
  const panel = authPanel(page)
  const press = () => panel.getByRole('button', { name: text('identity.login') }).click()
  await press()
  await expect(panel.getByText(text('identity.missingCredentials'), { exact: true })).toBeVisible()
  await panel.getByLabel(text('identity.username')).fill('somebody')
  await press()
  await expect(
    panel.getByText(text('identity.empty', { field: text('identity.password') }), { exact: true }),
  ).toBeVisible()
  await fillFields(panel, { [text('identity.username')]: '', [text('identity.password')]: 'Something-1' })
  await press()
  await expect(
    panel.getByText(text('identity.empty', { field: text('identity.username') }), { exact: true }),
  ).toBeVisible()
  await panel.getByText(text('entry.type.sms')).click()
  await press()
  await expect(
    panel.getByText(text('identity.empty', { field: text('identity.mobileNum') }), { exact: true }),
  ).toBeVisible()
  await expect(panel.getByText(text('identity.verificationCode.invalid'), { exact: true })).toBeVisible()
  await panel.getByLabel(text('identity.mobileNum')).fill('abc')
  await press()
  await expect(panel.getByText(text('identity.mobileNum.invalid'), { exact: true })).toBeVisible()
  expect(asked.filter((url) => !url.includes('/reports/'))).toEqual([])
})

test('after wrong passwords a picture is asked for, and a press brings another [AUTH-023, CONST-028, VAL-062]', async ({
  page,
  context,
  picture,
}) => {
  const { username, password } = await registerMember(context)
  let pictures = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/wps/captcha')) pictures += 1
  })
  await page.goto('/?auth=login')
  const panel = authPanel(page)
  await expect(panel.getByLabel(text('identity.captcha'))).toHaveCount(0)
  for (let tries = 1; tries <= 3; tries += 1) {
    await logInByForm(page, { username, password: `Wrong-${tries}-pass` })
    await expect(page.getByRole('alert').getByText(text('fault.identity.badCredentials'))).toBeVisible()
    if (tries < 3) await panel.getByLabel(text('identity.password'), { exact: true }).fill('')
  }
  const image = panel.getByAltText(text('entry.captcha.picture'))
  await expect(image).toBeVisible()
  expect(await image.evaluate((visible: HTMLImageElement) => visible.naturalWidth)).toBeGreaterThan(0)
  expect(pictures).toBe(1)
  await picture('captcha')
  await panel.getByRole('button', { name: text('identity.login') }).click()
  await expect(
    panel.getByText(text('identity.empty', { field: text('identity.captcha') }), { exact: true }),
  ).toBeVisible()
  await page.waitForTimeout(1_100)
  const before = await image.getAttribute('src')
  await image.evaluate((visible) => {
    for (let press = 0; press < 5; press += 1) visible.closest('button')?.click()
  })
  await expect(image).not.toHaveAttribute('src', before ?? '')
  expect(pictures).toBe(2)
  await page.waitForTimeout(1_100)
  await image.click()
  await expect.poll(() => pictures).toBe(3)
  await fillFields(panel, { [text('identity.password')]: password, [text('identity.captcha')]: 'none' })
  await panel.getByRole('button', { name: text('identity.login') }).click()
  await expect(page.getByRole('alert').getByText(text('fault.identity.badCaptcha'))).toBeVisible()
  await expect(panel.getByLabel(text('identity.captcha'))).toHaveValue('')
})

test('the button of the code counts from what the installation says, and sends once [AUTH-024, AUTH-025, AUTH-028, AUTH-029, CONST-027, CONST-029]', async ({
  page,
  context,
}) => {
  const brand = await openBrand(context, {
    'identity.verificationCodeLogin': true,
    'identity.botCheck': false,
  })
  await page.clock.install()
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/wps/verification/sms/noLogin')) sent += 1
  })
  await page.goto(brand.at('/?auth=login'))
  const panel = authPanel(page)
  await panel.getByText(text('entry.type.sms')).click()
  await panel.getByLabel(text('identity.mobileNum')).fill(freshNumber())
  const button = panel.getByRole('button', { name: eitherText('entry.code.send', 'entry.code.counting') })
  await button.dblclick()
  await expect(button).toHaveText(counting(60, 59))
  await expect(button).toBeDisabled()
  expect(sent).toBe(1)
  await button.click({ force: true })
  await page.clock.runFor(10_000)
  await expect(button).toHaveText(counting(50, 49, 48))
  expect(sent).toBe(1)
  await page.clock.runFor(51_000)
  await expect(button).toHaveText(text('entry.code.send'))
  await expect(button).toBeEnabled()
  await brand.change({ 'identity.codeMinutes': 3 })
  await panel.getByLabel(text('identity.mobileNum')).fill(freshNumber())
  await button.click()
  await expect(button).toHaveText(counting(180, 179, 178))
  expect(sent).toBe(2)
})

test('an answer that names no time counts from a minute @long', async ({ page, context }) => {
  const brand = await openBrand(context, {
    'identity.verificationCodeLogin': true,
    'identity.botCheck': false,
  })
  await page.route('**/wps/verification/sms/noLogin', (route) =>
    route.fulfill({ json: { success: true, value: {}, message: '', code: 'OK' } }),
  )
  await page.goto(brand.at('/?auth=login'))
  const panel = authPanel(page)
  await panel.getByText(text('entry.type.sms')).click()
  await panel.getByLabel(text('identity.mobileNum')).fill(freshNumber())
  await panel.getByRole('button', { name: text('entry.code.send') }).click()
  await expect(panel.getByRole('button', { name: counting(60, 59, 58) })).toBeDisabled()
})

test('a code that could not be sent is told in a popup on each form, and nothing counts [AUTH-025] [ERR-002]', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/status of 429/)
  const brand = await openBrand(context, {
    'identity.verificationCodeLogin': true,
    'identity.mobileRegister': true,
    'identity.usernameRegister': false,
    'identity.botCheck': false,
    'identity.messagesPerDay': 1,
  })
  // The only message of the day.
  const visitor = await brand.visit()
  await callServer(visitor, 'identity.sendLoginCode', { mobileNum: freshNumber() })
  await visitor.dispose()
  const refused = async (form: Locator): Promise<void> => {
    await form.getByLabel(text('identity.mobileNum')).fill(freshNumber())
    await form.getByRole('button', { name: text('entry.code.send') }).click()
    const warning = page.getByRole('alertdialog')
    await expect(warning.getByText(text('fault.identity.tooManyCodes'), { exact: true })).toBeVisible()
    await warning.getByRole('button', { name: text('common.ok') }).click()
    await expect(form.getByRole('button', { name: text('entry.code.send') })).toBeEnabled()
  }
  const panel = authPanel(page)
  await page.goto(brand.at('/?auth=login'))
  await panel.getByText(text('entry.type.sms')).click()
  await refused(panel)
  await panel.getByRole('tab', { name: text('identity.register') }).click()
  // Both forms call the number the same: what is typed too soon goes to the one that leaves.
  await expect(panel.getByRole('button', { name: text('identity.register'), exact: true })).toBeVisible()
  await refused(panel)
  await panel.getByRole('tab', { name: text('identity.login') }).click()
  await panel.getByText(text('entry.type.username')).click()
  await panel.getByRole('button', { name: text('entry.forgot') }).click()
  await refused(page.getByRole('dialog', { name: text('entry.forgot.title') }))
})

test('a forgotten password counts the seconds that the installation says [AUTH-026]', async ({
  page,
  context,
}) => {
  const brand = await openBrand(context, { 'identity.codeMinutes': 2 })
  await page.goto(brand.at('/?auth=login'))
  await authPanel(page)
    .getByRole('button', { name: text('entry.forgot') })
    .click()
  const forgot = page.getByRole('dialog', { name: text('entry.forgot.title') })
  await forgot.getByLabel(text('identity.mobileNum')).fill(freshNumber())
  await forgot.getByRole('button', { name: text('entry.code.send') }).click()
  await expect(forgot.getByRole('button', { name: counting(120, 119, 118) })).toBeDisabled()
})

test('a login without its check for humans is refused in a popup, and what was typed stays [ERR-025]', async ({
  page,
}) => {
  await readSealed(
    page,
    ({ botCheckType: _type, botCheckId: _id, botCheckResult: _result, ...payload }) => payload,
  )
  await page.goto('/?auth=login')
  await logInByForm(page, { username: 'nobody0', password: 'Wrong-1-pass' })
  const warning = page.getByRole('alertdialog')
  await expect(warning.getByText(text('fault.identity.botCheckFailed'), { exact: true })).toBeVisible()
  await warning.getByRole('button', { name: text('common.ok') }).click()
  await expect(authPanel(page).getByLabel(text('identity.username'))).toHaveValue('nobody0')
})

test('the dialling code is picked from a list of countries [AUTH-008]', async ({
  page,
  context,
  picture,
}) => {
  const brand = await openBrand(context, {
    'identity.verificationCodeLogin': true,
    'identity.countryCodeSelector': true,
  })
  await page.goto(brand.at('/?auth=login'))
  const panel = authPanel(page)
  await panel.getByText(text('entry.type.sms')).click()
  await panel.getByRole('button', { name: text('entry.dialingCode.change', { code: 84 }) }).click()
  const picker = page.getByRole('dialog', { name: text('entry.dialingCode') })
  await picker.getByLabel(text('entry.dialingCode.search')).fill('thai')
  await picture('picker')
  await picker.getByRole('button', { name: /Thailand/ }).click()
  await expect(picker).toHaveCount(0)
  await expect(
    panel.getByRole('button', { name: text('entry.dialingCode.change', { code: 66 }) }),
  ).toBeVisible()
})

test("the agents' entrance turns members away in a popup [ERR-018] @long", async ({ page, context }) => {
  const { username, password } = await registerMember(context)
  await page.goto('/?auth=login&area=agent')
  await logInByForm(page, { username, password })
  const warning = page.getByRole('alertdialog')
  await expect(warning).toContainText(text('fault.identity.notAgent'))
  await warning.getByRole('button', { name: text('common.ok') }).click()
  await expect(authPanel(page)).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
})

test('a number that is remembered is filled in next time, and its kind of login is chosen [STORE-014]', async ({
  page,
  context,
}) => {
  const brand = await openBrand(context, {
    'identity.mobileRegister': true,
    'identity.verificationCodeLogin': true,
  })
  const number = await registerNumber(context, brand)
  await page.goto(brand.at('/?auth=login'))
  const panel = authPanel(page)
  await panel.getByText(text('entry.type.sms')).click()
  await panel.getByLabel(text('identity.mobileNum')).fill(number)
  await panel.getByRole('button', { name: text('entry.code.send') }).click()
  // Until then the newest code is the one of the registration.
  await expect(panel.getByRole('button', { name: anyText('entry.code.counting') })).toBeVisible()
  await panel.getByLabel(text('identity.verificationCode')).fill(await newestCode(context, brand, number))
  await panel.getByText(text('identity.remember')).click()
  await panel.getByRole('button', { name: text('identity.login') }).click()
  await page.getByTestId('balance').waitFor()
  expect((await context.cookies(brand.at('/'))).find(({ name }) => name === 'loginTypeSms')?.value).toBe(
    encodeURIComponent(JSON.stringify({ mobileNum: number, countryDialingCode: '' })),
  )
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(brand.at('/?auth=login'))
  await expect(panel.getByLabel(text('identity.mobileNum'))).toHaveValue(number)
})

/** A member with a mobile number, registered by a code; answers the number. */
async function registerNumber(context: BrowserContext, brand: Brand): Promise<string> {
  const number = freshNumber()
  const visitor = await brand.visit()
  await callServer(visitor, 'identity.sendRegisterCode', {
    mobileNo: number,
    ...(await passBotCheck(visitor)),
  })
  await callServer(visitor, 'identity.registerMobile', {
    mobileNum: number,
    verificationCode: await newestCode(context, brand, number),
    login: true,
    agreed: true,
    registerMethod: 'WEB',
    ...(await passBotCheck(visitor)),
  })
  await visitor.dispose()
  return number
}

test('a one-use link logs in and leaves the address; the second time it does nothing [AUTH-040]', async ({
  page,
  browser,
  context,
}) => {
  const brand = await openBrand(context, {})
  await registerOn(page, brand)
  const link = await page.evaluate(async () => {
    const answer = await fetch('/wps/session/login/token/new', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${sessionStorage.getItem('token')}`,
        platform: 'W',
      },
      body: '{}',
    })
    return ((await answer.json()) as { value: { token: string } }).value.token
  })
  const other = await browser.newContext()
  await other.addInitScript(() => sessionStorage.setItem('publicityClose', '1'))
  const elsewhere = await other.newPage()
  await elsewhere.goto(brand.at(`/?token=${link}`))
  await elsewhere.getByTestId('balance').waitFor()
  await expect(elsewhere).toHaveURL(brand.at('/'))
  const third = await other.newPage()
  await third.goto(brand.at(`/?token=${link}`))
  await expect(third.getByRole('banner').getByRole('button', { name: text('identity.login') })).toBeVisible()
  await expect(third).toHaveURL(brand.at('/'))
  await other.close()
})

test(
  'blanks around a username and a password do no harm [AUTH-001]',
  { tag: '@long' },
  async ({ page, context }) => {
    const { username, password } = await registerMember(context)
    await page.goto('/?auth=login')
    await logInByForm(page, { username: `  ${username} `, password: ` ${password} ` })
    await page.getByTestId('balance').waitFor()
  },
)

test('the panel begins with login; its tabs change the form and leave it open [AUTH-005, AUTH-022] @long', async ({
  page,
}) => {
  await page.goto('/?center=securityCenter')
  const panel = authPanel(page)
  await expect(panel.getByRole('tab', { name: text('identity.login') })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await panel.getByRole('tab', { name: text('identity.register') }).click()
  await expect(panel.getByLabel(text('identity.confirmPassword'))).toBeVisible()
  await panel.getByRole('tab', { name: text('identity.login') }).click()
  await expect(panel.getByLabel(text('identity.confirmPassword'))).toHaveCount(0)
  await expect(panel.getByLabel(text('identity.username'))).toBeVisible()
})
