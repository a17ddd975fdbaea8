// SPDX-License-Identifier: Apache-2.0
import { Secret, TOTP } from 'otpauth'
import { fillFields, freshNumber, newestCode } from '../pages/identity.ts'
import { expectNoOverflow } from '../pages/site.ts'
import { openBrand, registerOn } from '../support/brand.ts'
import { expect, test } from '../support/journey.ts'
import { openMember } from '../support/member.ts'
import { anyText, text } from '../support/texts.ts'

test('the profile is saved, with the text of the reward beside Zalo [MEMBER-022, CONST-051, VAL-055]', async ({
  page,
  complaints,
  picture,
}) => {
  complaints.allow(/status of 400/)
  await openMember(page)
  await page.goto('/?center=securityCenter')
  const center = page.getByRole('dialog', { name: text('members.center') })
  await center.getByText(text('protect.profile'), { exact: true }).click()
  await expect(center.getByText(text('protect.zalo.reward'))).toBeVisible()
  await center.getByLabel(text('identity.payeeName'), { exact: true }).fill('1@')
  await center.getByRole('button', { name: text('protect.profile.save'), exact: true }).click()
  await expect(center.getByText(text('identity.payeeName.invalid'), { exact: true })).toBeVisible()
  const given = {
    [text('protect.profile.nickname')]: 'Journey',
    [text('identity.payeeName')]: 'Anna Maria',
    [text('protect.profile.birthday')]: '1990-05-17',
    [text('protect.profile.address')]: 'Harbour 1',
    [text('protect.profile.occupation')]: 'Sailor',
    [text('protect.profile.sourceOfIncome')]: 'Wages',
    [text('protect.profile.telegram')]: '@anna',
    [text('protect.profile.skype')]: 'anna.maria',
  }
  await fillFields(center, given)
  await center.getByLabel(text('protect.profile.nationality'), { exact: true }).selectOption('VN')
  await picture('profile')
  await center.getByRole('button', { name: text('protect.profile.save'), exact: true }).click()
  await expect(page.getByText(text('protect.profile.done'))).toBeVisible()
  await page.reload()
  await center.getByText(text('protect.profile'), { exact: true }).click()
  for (const [label, value] of Object.entries(given)) {
    if (label !== text('identity.payeeName'))
      await expect(center.getByLabel(label, { exact: true })).toHaveValue(value)
  }
  await expect(center.getByLabel(text('protect.profile.nationality'), { exact: true })).toHaveValue('VN')
  await expect(center.getByLabel(text('identity.payeeName'), { exact: true })).toHaveValue('A***')
  await expect(center.getByLabel(text('identity.payeeName'), { exact: true })).toBeDisabled()
})

test('an authenticator app is set up, and from then on the login asks for its code [AUTH-013]', async ({
  page,
  context,
  picture,
}) => {
  const brand = await openBrand(context, { 'identity.twoFactor': true })
  await registerOn(page, brand)
  await page.goto(brand.at('/?center=securityCenter'))
  const center = page.getByRole('dialog', { name: text('members.center') })
  await center.getByText(text('protect.totp'), { exact: true }).click()
  await center.getByRole('button', { name: text('protect.totp.start') }).click()
  const secret = await center.locator('code').innerText()
  await picture('set-up')
  await expect(center.getByRole('img', { name: text('protect.totp.qr') })).toBeVisible()
  await center
    .getByLabel(text('entry.second.code'))
    .fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate())
  await center.getByRole('button', { name: text('protect.totp.confirm') }).click()
  await expect(center.getByRole('list', { name: text('protect.codes') }).getByRole('listitem')).toHaveCount(
    10,
  )
  await picture('recovery-codes')
  const username = await page.evaluate(() => sessionStorage.getItem('username') ?? '')
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(brand.at('/?auth=login'))
  const panel = page.getByRole('dialog')
  await fillFields(panel, {
    [text('identity.username')]: username,
    [text('identity.password')]: 'Journey-1357',
  })
  await panel.getByRole('button', { name: text('identity.login') }).click()
  const second = page.getByRole('dialog', { name: text('entry.second') })
  await second.getByLabel(text('entry.second.code')).fill('000000')
  await second.getByRole('button', { name: text('common.confirm') }).click()
  await expect(second.getByText(text('fault.identity.badSecondFactor'))).toBeVisible()
  await picture('second-step')
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
  // A code serves once: the next one is due in half a minute and is taken already.
  await second
    .getByLabel(text('entry.second.code'))
    .fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + 30_000 }))
  await second.getByRole('button', { name: text('common.confirm') }).click()
  await page.getByTestId('balance').waitFor()
})

test('a mobile number is bound with a code, and every device can be signed out [VAL-067] @long', async ({
  page,
  context,
  picture,
}) => {
  const brand = await openBrand(context, {})
  await registerOn(page, brand)
  await page.goto(brand.at('/?center=securityCenter'))
  const center = page.getByRole('dialog', { name: text('members.center') })
  await center.locator('summary', { hasText: text('identity.mobileNum') }).click()
  await center.getByLabel(text('protect.mobile.new')).fill('abc')
  await center
    .getByRole('button', { name: text('entry.code.send') })
    .first()
    .click()
  await expect(center.getByText(text('identity.mobileNum.badFormat'), { exact: true })).toBeVisible()
  const number = freshNumber()
  await center.getByLabel(text('protect.mobile.new')).fill(number)
  await center
    .getByRole('button', { name: text('entry.code.send') })
    .first()
    .click()
  await expect(center.getByRole('button', { name: anyText('entry.code.counting') })).toBeVisible()
  await center
    .getByLabel(text('identity.verificationCode'))
    .first()
    .fill(await newestCode(context, brand, number))
  await center
    .getByRole('button', { name: text('protect.contact.bind') })
    .first()
    .click()
  await expect(center.locator('summary', { hasText: text('identity.mobileNum') })).toContainText(
    text('protect.verified'),
  )
  await center.locator('summary', { hasText: text('protect.devices') }).click()
  await expect(center.getByText(text('protect.devices.this'))).toBeVisible()
  await expectNoOverflow(page, 'the security centre')
  await picture('devices')
  await center.getByRole('button', { name: text('protect.devices.all') }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: text('identity.login') })).toBeVisible()
})

test('the payment password says what is wrong with its confirmation [VAL-054]', async ({ page }) => {
  await openMember(page)
  await page.goto('/?center=securityCenter')
  const center = page.getByRole('dialog', { name: text('members.center') })
  await center.locator('summary', { hasText: text('members.payment') }).click()
  await fillFields(center, {
    [text('members.payment.new')]: '482915',
    [text('members.payment.confirm')]: '246811',
  })
  await center.getByRole('button', { name: text('members.payment.create') }).click()
  await expect(center.getByText(text('identity.payment.inconsistent'), { exact: true })).toBeVisible()
})
