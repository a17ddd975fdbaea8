// SPDX-License-Identifier: Apache-2.0
import { Secret, TOTP } from 'otpauth'
import { fillFields, freshNumber, newestCode } from '../pages/identity.ts'
import { expectNoOverflow } from '../pages/site.ts'
import { openBrand, registerOn } from '../support/brand.ts'
import { expect, test } from '../support/journey.ts'
import { openMember } from '../support/member.ts'

test('the profile is saved, with the text of the reward beside Zalo [MEMBER-022, CONST-051, VAL-055]', async ({
  page,
  complaints,
  picture,
}) => {
  complaints.allow(/status of 400/)
  await openMember(page)
  await page.goto('/?center=securityCenter')
  const center = page.getByRole('dialog', { name: 'Personal Center' })
  await center.getByText('Profile', { exact: true }).click()
  await expect(center.getByText('Reward up to 131K')).toBeVisible()
  await center.getByLabel('Real name', { exact: true }).fill('1@')
  await center.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(center.getByText('Real name format is incorrect', { exact: true })).toBeVisible()
  const told = {
    Nickname: 'Journey',
    'Real name': 'Anna Maria',
    Birthday: '1990-05-17',
    Address: 'Harbour 1',
    Occupation: 'Sailor',
    'Source of income': 'Wages',
    Telegram: '@anna',
    Skype: 'anna.maria',
  }
  await fillFields(center, told)
  await center.getByLabel('Nationality', { exact: true }).selectOption('VN')
  await picture('profile')
  await center.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Your profile is saved')).toBeVisible()
  await page.reload()
  await center.getByText('Profile', { exact: true }).click()
  for (const [label, value] of Object.entries(told)) {
    if (label !== 'Real name') await expect(center.getByLabel(label, { exact: true })).toHaveValue(value)
  }
  await expect(center.getByLabel('Nationality', { exact: true })).toHaveValue('VN')
  await expect(center.getByLabel('Real name', { exact: true })).toHaveValue('A***')
  await expect(center.getByLabel('Real name', { exact: true })).toBeDisabled()
})

test(
  'an authenticator app is set up, and from then on the login asks for its code [AUTH-013]',
  { tag: '@long' },
  async ({ page, context, picture }) => {
    const brand = await openBrand(context, { 'identity.twoFactor': true })
    await registerOn(page, brand)
    await page.goto(brand.at('/?center=securityCenter'))
    const center = page.getByRole('dialog', { name: 'Personal Center' })
    await center.getByText('Authenticator app', { exact: true }).click()
    await center.getByRole('button', { name: 'Set up the app' }).click()
    const secret = await center.locator('code').innerText()
    await picture('set-up')
    await expect(center.getByRole('img', { name: 'Code to be read by your authenticator app' })).toBeVisible()
    await center
      .getByLabel('Code of your authenticator app')
      .fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate())
    await center.getByRole('button', { name: 'Switch it on' }).click()
    await expect(center.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10)
    await picture('recovery-codes')
    const username = await page.evaluate(() => sessionStorage.getItem('username') ?? '')
    await page.evaluate(() => sessionStorage.clear())
    await page.goto(brand.at('/?auth=login'))
    const panel = page.getByRole('dialog')
    await fillFields(panel, { Username: username, Password: 'Journey-1357' })
    await panel.getByRole('button', { name: 'Log in' }).click()
    const second = page.getByRole('dialog', { name: 'Second step' })
    await second.getByLabel('Code of your authenticator app').fill('000000')
    await second.getByRole('button', { name: 'Confirm' }).click()
    await expect(second.getByText('This code is not right')).toBeVisible()
    await picture('second-step')
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
    // A code serves once: the next one is due in half a minute and is taken already.
    await second
      .getByLabel('Code of your authenticator app')
      .fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + 30_000 }))
    await second.getByRole('button', { name: 'Confirm' }).click()
    await page.getByTestId('balance').waitFor()
  },
)

test('a mobile number is bound with a code, and every device can be signed out [VAL-067]', async ({
  page,
  context,
  picture,
}) => {
  const brand = await openBrand(context, {})
  await registerOn(page, brand)
  await page.goto(brand.at('/?center=securityCenter'))
  const center = page.getByRole('dialog', { name: 'Personal Center' })
  await center.locator('summary', { hasText: 'Mobile number' }).click()
  await center.getByLabel('New mobile number').fill('abc')
  await center.getByRole('button', { name: 'Send code' }).first().click()
  await expect(center.getByText('Phone number format is incorrect', { exact: true })).toBeVisible()
  const number = freshNumber()
  await center.getByLabel('New mobile number').fill(number)
  await center.getByRole('button', { name: 'Send code' }).first().click()
  await expect(center.getByRole('button', { name: /^code sent \d+$/ })).toBeVisible()
  await center
    .getByLabel('Verification code')
    .first()
    .fill(await newestCode(context, brand, number))
  await center.getByRole('button', { name: 'Confirm with the code' }).first().click()
  await expect(center.locator('summary', { hasText: 'Mobile number' })).toContainText('Confirmed')
  await center.locator('summary', { hasText: 'Devices' }).click()
  await expect(center.getByText('This device')).toBeVisible()
  await expectNoOverflow(page, 'the security centre')
  await picture('devices')
  await center.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
})

test('the payment password says what is wrong with its confirmation [VAL-054]', async ({ page }) => {
  await openMember(page)
  await page.goto('/?center=securityCenter')
  const center = page.getByRole('dialog', { name: 'Personal Center' })
  await center.locator('summary', { hasText: 'Payment password' }).click()
  await fillFields(center, { 'New payment password': '246810', 'New payment password again': '246811' })
  await center.getByRole('button', { name: 'Set a payment password' }).click()
  await expect(center.getByText('Incorrect confirmation input', { exact: true })).toBeVisible()
})
