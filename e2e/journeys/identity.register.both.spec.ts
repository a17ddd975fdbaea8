import { authPanel, fillFields } from '../pages/identity.ts'
import { openBrand } from '../support/brand.ts'
import { changeSite } from '../support/answers.ts'
import { expect, test } from '../support/journey.ts'
import { freshName } from '../support/member.ts'

const rule = (patternId: number, minLength: number, maxLength: number, required = false) => ({ enabled: true, required, acceptedPattern: '', patternId, minLength, maxLength })
const all = {
  username: rule(1, 6, 12, true), password: rule(19, 8, 64, true), payeeName: rule(12, 2, 50), mobileNum: rule(6, 8, 15), paymentPassword: rule(6, 6, 6), qqNum: rule(6, 5, 12),
  line: rule(9, 2, 50), whatsapp: rule(6, 8, 15), zalo: rule(6, 8, 15), facebook: rule(9, 2, 50), wechat: rule(9, 2, 50), idNumber: rule(4, 6, 20), email: rule(3, 5, 100), affiliateCode: rule(4, 4, 20),
}

test('every field that is asked says its own rule and nothing is sent [VAL-001, VAL-002, VAL-003, VAL-004, VAL-005, VAL-006, VAL-007, VAL-008, VAL-009, VAL-010]', async ({ page, picture }) => {
  await changeSite(page, (site) => ({ register: { ...site.register, ...all } }))
  const asked: string[] = []
  page.on('request', (request) => { if (request.method() === 'PUT') asked.push(request.url()) })
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

test('the button is grey until the terms are ticked, and says so when it is pressed [AUTH-056]', async ({ page }) => {
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

test('a wrong invitation code stops the registration with a popup, and what was typed stays [ERR-001]', async ({ page }) => {
  const registered: string[] = []
  page.on('request', (request) => { if (request.method() === 'PUT') registered.push(request.url()) })
  await page.goto('/?auth=register')
  const panel = authPanel(page)
  const username = freshName()
  await fillFields(panel, { Username: username, Password: 'Journey-1357', 'Confirm password': 'Journey-1357', 'Invitation code (optional)': 'NOBODY1' })
  await panel.getByText('agree to accept the terms').click()
  await panel.getByRole('button', { name: 'Register' }).click()
  const warning = page.getByRole('alertdialog')
  await expect(warning.getByText('Invalid invitation code', { exact: true })).toBeVisible()
  await warning.getByRole('button', { name: 'OK' }).click()
  await expect(panel.getByLabel('Username')).toHaveValue(username)
  expect(registered).toEqual([])
})

test('two different passwords are told [VAL-052]', async ({ page }) => {
  await changeSite(page, (site) => ({ register: { ...site.register, password: rule(19, 6, 12, true) } }))
  await page.goto('/register')
  const form = page.getByRole('main')
  await fillFields(form, { Username: freshName(), Password: 'abc', 'Confirm password': 'abd' })
  await form.getByText('agree to accept the terms').click()
  await form.getByRole('button', { name: 'Register' }).click()
  await expect(form.getByText('Please fill in your password with 6 - 12 characters', { exact: true })).toBeVisible()
  await expect(form.getByText('inconsistent twice', { exact: true })).toBeVisible()
})

test('switching between the two forms brings another picture [AUTH-046, AUTH-047, AUTH-011]', async ({ page, context }) => {
  const brand = await openBrand(context, { 'identity.mobileRegister': true, 'identity.mobileRegisterPassword': true, 'identity.captcha': { enabled: true, required: true } })
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
