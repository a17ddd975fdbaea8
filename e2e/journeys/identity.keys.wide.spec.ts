// SPDX-License-Identifier: Apache-2.0
import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { admin, support } from '../pages/console.ts'
import { authPanel, fillFields, freshNumber, newestCode, openFold, signOut } from '../pages/identity.ts'
import { expectBalance, logInByForm, readWelcome } from '../pages/site.ts'
import { openBrand, type Brand } from '../support/brand.ts'
import { callServer, signInOperator } from '../support/server-client.ts'
import { expect, test } from '../support/journey.ts'
import { paymentPassword, payIn, prepareWithdrawal, registerMember, type Member } from '../support/member.ts'
import { text } from '../support/texts.ts'

// Passkeys, authenticator apps, invite links, devices: the keys to an account.

/** A passkey device in this browser, which always says yes. */
async function plugInKey(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page)
  await tools.send('WebAuthn.enable')
  await tools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** A new member of a brand, logged in on the page; with money and all that a withdrawal needs. */
async function openSaver(page: Page, brand: Brand): Promise<Member> {
  const request = await brand.visit()
  const member = await registerMember({ request })
  await payIn({ request }, member.token, 200)
  await prepareWithdrawal({ request }, member.token)
  await request.dispose()
  await page.goto(brand.at('/'))
  await page.evaluate((token) => sessionStorage.setItem('token', token), member.token)
  return member
}

async function askForMoney(page: Page, brand: Brand, { insteadOfPasskey = false } = {}): Promise<void> {
  await page.goto(brand.at('/?center=withdraw'))
  await page.getByRole('textbox', { name: text('common.amount') }).fill('50')
  if (insteadOfPasskey)
    await page.getByRole('radio', { name: text('wallet.withdraw.password') }).press('Space')
  await passwords(page).fill(paymentPassword)
  await send(page)
}
const passwords = (page: Page) =>
  page
    .getByRole('dialog')
    .locator('input:not([type=radio])')
    .and(page.getByLabel(text('wallet.withdraw.password'), { exact: true }))
const send = (page: Page): Promise<void> =>
  page
    .locator('form')
    .getByRole('button', { name: text('wallet.withdraw.submit'), exact: true })
    .click()

const proof = (page: Page) => page.getByRole('dialog', { name: text('protect.proof') })
const withdrawals = (page: Page) => page.getByRole('region', { name: text('wallet.withdraw.recent') })

test('a passkey is added, confirms a withdrawal, and logs in by itself @long', async ({
  page,
  context,
  picture,
  complaints,
}) => {
  complaints.allow(/status of 403/)
  const brand = await openBrand(context, { 'identity.passkeys': true, 'identity.newFactorHours': 0 })
  await plugInKey(page)
  await openSaver(page, brand)
  await page.goto(brand.at('/?center=securityCenter'))
  const fold = await openFold(page, text('protect.passkeys'))
  await fold.getByRole('button', { name: text('protect.passkeys.add') }).click()
  await expect(fold.getByRole('listitem')).toHaveCount(1)
  await picture('passkeys')

  await page.goto(brand.at('/?center=withdraw'))
  await page.getByRole('textbox', { name: text('common.amount') }).fill('20')
  await expect(page.getByRole('radio', { name: text('protect.passkeys.one') })).toBeChecked()
  await expect(passwords(page)).toHaveCount(0)
  await picture('by-passkey')
  await send(page)
  await expect(withdrawals(page).getByText(text('wallet.status.Pending'))).toHaveCount(1)
  await expectBalance(page, 180)

  await askForMoney(page, brand, { insteadOfPasskey: true })
  await expect(proof(page).getByRole('button', { name: text('entry.second.passkey') })).toBeVisible()
  await picture('proof')
  // Whoever turns away has asked for nothing.
  await page.keyboard.press('Escape')
  await expect(withdrawals(page).getByText(text('wallet.status.Pending'))).toHaveCount(1)
  await send(page)
  await proof(page)
    .getByRole('button', { name: text('entry.second.passkey') })
    .click()
  await expect(withdrawals(page).getByText(text('wallet.status.Pending'))).toHaveCount(2)
  await expectBalance(page, 130)

  await page.goto(brand.at('/'))
  await signOut(page)
  await page.goto(brand.at('/promotions?auth=login'))
  await authPanel(page)
    .getByRole('button', { name: text('entry.passkey') })
    .click()
  await expectBalance(page, 130)
  await expect(page).toHaveURL(brand.at('/'))
})

test('an app guards the login and the withdrawal; a recovery code opens once when the phone is lost @long', async ({
  page,
  context,
  picture,
}) => {
  const brand = await openBrand(context, { 'identity.twoFactor': true })
  const { username, password } = await openSaver(page, brand)
  await page.goto(brand.at('/?center=securityCenter'))
  const fold = await openFold(page, text('protect.totp'))
  await fold.getByRole('button', { name: text('protect.totp.start') }).click()
  const app = new TOTP({ secret: Secret.fromBase32(await fold.locator('code').innerText()) })
  await fold.getByLabel(text('entry.second.code')).fill(app.generate())
  await fold.getByRole('button', { name: text('protect.totp.confirm') }).click()
  const codes = fold.getByRole('list', { name: text('protect.codes') }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const [first = ''] = await codes.allInnerTexts()
  await fold.getByRole('button', { name: text('protect.codes.done') }).click()
  await expect(fold.getByText(text('protect.totp.left', { count: 10 }))).toBeVisible()

  const enter = async (code: string): Promise<void> => {
    await page.evaluate(() => sessionStorage.clear())
    await page.goto(brand.at('/?auth=login'))
    await logInByForm(page, { username, password })
    const second = page.getByRole('dialog', { name: text('entry.second') })
    await second.getByLabel(text('entry.second.code')).fill(code)
    await second.getByRole('button', { name: text('common.confirm') }).click()
  }
  await enter(first)
  await page.getByTestId('balance').waitFor()
  await enter(first)
  await expect(
    page
      .getByRole('dialog', { name: text('entry.second') })
      .getByText(text('fault.identity.badSecondFactor')),
  ).toBeVisible()
  await picture('recovery-code-used')
})

test('whoever has an app is asked for its code before money leaves @long', async ({
  page,
  context,
  picture,
  complaints,
}) => {
  complaints.allow(/status of 403/)
  const brand = await openBrand(context, { 'identity.twoFactor': true, 'identity.newFactorHours': 0 })
  const { token } = await openSaver(page, brand)
  const request = await brand.visit()
  const { secret } = await callServer(request, 'identity.startTotp', {}, token)
  const app = new TOTP({ secret: Secret.fromBase32(secret) })
  await callServer(request, 'identity.confirmTotp', { code: app.generate() }, token)
  await request.dispose()
  await askForMoney(page, brand)
  await expect(proof(page).getByLabel(text('entry.second.code'))).toBeVisible()
  await picture('proof')
  await proof(page).getByLabel(text('entry.second.code')).fill('000000')
  await proof(page)
    .getByRole('button', { name: text('common.confirm') })
    .click()
  await expect(proof(page).getByText(text('fault.identity.badSecondFactor'))).toBeVisible()
  // A code serves once: the next one is due in half a minute and is taken already.
  await proof(page)
    .getByLabel(text('entry.second.code'))
    .fill(app.generate({ timestamp: Date.now() + 30_000 }))
  await proof(page)
    .getByRole('button', { name: text('common.confirm') })
    .click()
  await expect(withdrawals(page).getByText(text('wallet.status.Pending'))).toBeVisible()
})

test('an invite link lets its owner choose a password, logs them in, and works once @long', async ({
  page,
  context,
  picture,
}) => {
  const brand = await openBrand(context, {})
  const request = await brand.visit()
  const { username, password, token } = await registerMember({ request })
  const { id } = await callServer(request, 'members.info', {}, token)
  const [asking, deciding] = [
    await signInOperator(context.request, support),
    await signInOperator(context.request, admin),
  ]
  const reason = 'The member has lost everything'
  const { requestId } = await callServer(
    context.request,
    'backoffice.askAccountStep',
    { id: Number(id), kind: 'invite', reason },
    asking.token,
  )
  const { invite } = await callServer(
    context.request,
    'backoffice.approveAccountRequest',
    { id: requestId, reason },
    deciding.token,
  )
  const url = invite?.url ?? ''
  expect(url.startsWith(brand.at('/login?invite='))).toBe(true)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(url)
  const panel = page.getByRole('dialog', { name: text('entry.forgot.set') })
  await expect(panel.getByLabel(text('members.password.new'), { exact: true })).toBeVisible()
  await expect(page).toHaveURL(brand.at('/login'))
  await picture('invited')
  await fillFields(panel, {
    [text('members.password.new')]: 'Journey-2468',
    [text('members.password.confirm')]: 'Journey-2469',
  })
  await panel.getByRole('button', { name: text('entry.forgot.set') }).click()
  await expect(panel.getByText(text('identity.inconsistent'), { exact: true })).toBeVisible()
  expect(asked).not.toContain('/wps/member/password/invite')
  await panel.getByLabel(text('members.password.confirm')).fill('Journey-2468')
  await panel.getByRole('button', { name: text('entry.forgot.set') }).click()
  await page.getByTestId('balance').waitFor()
  await expect(page).toHaveURL(brand.at('/'))
  // The name is known with the member info, which may come after the balance.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('username'))).toBe(username)
  await expect(callServer(request, 'members.info', {}, token)).rejects.toThrow()
  await request.dispose()

  await page.evaluate(() => sessionStorage.clear())
  await page.goto(url)
  await fillFields(panel, {
    [text('members.password.new')]: password,
    [text('members.password.confirm')]: password,
  })
  await panel.getByRole('button', { name: text('entry.forgot.set') }).click()
  await expect(panel.getByText(text('fault.identity.badToken'))).toBeVisible()
  await picture('used')
  await panel.getByRole('button', { name: text('common.close') }).click()
  await expect(authPanel(page).getByLabel(text('identity.username'))).toBeVisible()
})

test('one device is closed from another, at once @long', async ({ page, browser, context, complaints }) => {
  complaints.allow(/status of 401/)
  const { username, password } = await registerMember(context)
  await page.goto('/?auth=login')
  await logInByForm(page, { username, password })
  await page.getByTestId('balance').waitFor()
  const other = await browser.newContext({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    baseURL: new URL(page.url()).origin,
  })
  await other.addInitScript(() => sessionStorage.setItem('publicityClose', '1'))
  const phone = await other.newPage()
  await phone.goto('/?auth=login')
  await logInByForm(phone, { username, password })
  await phone.getByTestId('balance').waitFor()

  await page.goto('/?center=securityCenter')
  const fold = await openFold(page, text('protect.devices'))
  const row = fold.getByRole('listitem').filter({ hasText: 'Safari on iOS' })
  await expect(row).toHaveCount(1)
  await row.getByRole('button', { name: text('identity.logout') }).click()
  await expect(row).toHaveCount(0)
  await expect(phone.getByText(text('identity.sessionEnded'))).toBeVisible()
  await expect(fold.getByText(text('protect.devices.this'))).toBeVisible()
  await other.close()
})

test(
  'a number stands in place of the username, and a made-up name is changed once @long',
  { tag: '@long' },
  async ({ page, context, picture }) => {
    const brand = await openBrand(context, {
      'identity.mobileRegister': true,
      'identity.mobileRegisterPassword': true,
      'identity.phoneLogin': true,
      'identity.usernameRegister': false,
    })
    await page.goto(brand.at('/register'))
    const form = page.getByRole('main')
    const [number, password] = [freshNumber(), 'Journey-1357']
    await fillFields(form, {
      [text('identity.mobileNum')]: number,
      [text('identity.password')]: password,
      [text('identity.confirmPassword')]: password,
    })
    await form.getByRole('button', { name: text('entry.code.send') }).click()
    await form.getByLabel(text('identity.verificationCode')).fill(await newestCode(context, brand, number))
    await form.getByRole('checkbox').check()
    await form.getByRole('button', { name: text('identity.register') }).click()
    await readWelcome(page)
    await page.goto(brand.at('/?center=securityCenter'))
    const fold = await openFold(page, text('protect.username'))
    await fold.getByLabel(text('protect.username.new')).fill('1abc')
    await fold.getByRole('button', { name: text('protect.username.change') }).click()
    await expect(fold.getByText(text('pattern.1'))).toBeVisible()
    const username = `k${number}`
    await picture('username')
    await fold.getByLabel(text('protect.username.new')).fill(username)
    await fold.getByRole('button', { name: text('protect.username.change') }).click()
    await expect(page.getByText(text('protect.username.done'))).toBeVisible()
    await expect(page.locator('summary', { hasText: text('protect.username') })).toHaveCount(0)

    await page.goto(brand.at('/'))
    await signOut(page)
    await page.goto(brand.at('/?auth=login'))
    await fillFields(authPanel(page), {
      [text('entry.usernameOrMobile')]: number,
      [text('identity.password')]: password,
    })
    await authPanel(page)
      .getByRole('button', { name: text('identity.login') })
      .click()
    await page.getByTestId('balance').waitFor()
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('username'))).toBe(username)
  },
)
