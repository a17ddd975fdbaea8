// SPDX-License-Identifier: Apache-2.0
import { expectBalance, logInByForm, registerByForm, sitePage } from '../pages/site.ts'
import { expect, test } from '../support/journey.ts'
import { freshName, openMember, prepareWithdrawal, registerMember } from '../support/member.ts'
import { anyText, text } from '../support/texts.ts'

test('a visitor registers on /register and is home, logged in [AUTH-004, AUTH-055]', async ({
  page,
  picture,
}) => {
  await page.goto('/register')
  const panel = page.getByRole('main')
  await panel.getByLabel(text('identity.username')).fill(freshName())
  await panel.getByLabel(text('identity.password'), { exact: true }).fill('Journey-1357')
  await panel.getByLabel(text('identity.confirmPassword')).fill('Journey-1357')
  await picture('not-agreed')
  await panel.getByText(anyText('identity.terms')).click()
  await panel.getByRole('button', { name: text('identity.register') }).click()
  const given = page.getByRole('alertdialog', { name: text('identity.registered') })
  await expect(given).toContainText(anyText('identity.title'))
  await expect(page).toHaveURL('/')
  await picture('welcome')
  await given.getByRole('button', { name: text('identity.registered.lookRound') }).click()
  await expect(given).toHaveCount(0)
  await expectBalance(page, 0)
  await picture('home-logged-in')
})

test('a new member is offered the deposit at once', async ({ page }) => {
  await page.goto('/register')
  await registerByForm(page.getByRole('main'))
  const given = page.getByRole('alertdialog', { name: text('identity.registered') })
  await given.getByRole('button', { name: text('wallet.deposit') }).click()
  await expect(given).toHaveCount(0)
  await expect(page).toHaveURL('/?center=depositv2')
  await expect(page.getByRole('textbox', { name: text('common.amount') })).toBeVisible()
})

test('a wrong field of a registration says so when it is left, an empty one only when the form is sent', async ({
  page,
}) => {
  await page.goto('/register')
  const form = page.getByRole('main')
  const [username, password, again] = [
    form.getByLabel(text('identity.username')),
    form.getByLabel(text('identity.password'), { exact: true }),
    form.getByLabel(text('identity.confirmPassword')),
  ]
  await username.click()
  await page.keyboard.press('Tab')
  await expect(password).toBeFocused()
  await password.fill('Journey-1357')
  await again.fill('Journey-1358')
  await username.fill('ab')
  await expect(again).toHaveAttribute('aria-invalid', 'true')
  // What is being typed is not judged yet.
  await expect(username).not.toHaveAttribute('aria-invalid')
  await password.focus()
  await expect(username).toHaveAttribute('aria-invalid', 'true')
  await expect(form.getByRole('alert').first()).toBeVisible()
  await again.fill('Journey-1357')
  await username.fill(freshName())
  await password.focus()
  await expect(form.locator('[aria-invalid="true"]')).toHaveCount(0)
})

test('an empty registration says what is missing and sends nothing [AUTH-048]', async ({ page, picture }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') asked.push(request.url())
  })
  await page.goto('/?auth=register')
  const panel = page.getByRole('dialog')
  await panel.getByText(anyText('identity.terms')).click()
  await panel.getByRole('button', { name: text('identity.register') }).click()
  await expect(panel.getByText(text('identity.empty', { field: text('identity.username') }))).toBeVisible()
  await expect(
    panel.getByText(text('identity.empty', { field: text('identity.password') }), { exact: true }),
  ).toBeVisible()
  await picture('empty')
  expect(asked).toEqual([])
})

test('a wrong password is told in one sentence, and the fourth in a row is not looked at without the picture @long', async ({
  page,
  picture,
}) => {
  const { username, password } = await registerMember(page.context())
  await page.goto('/?auth=login')
  for (let tries = 1; tries <= 3; tries += 1) {
    await logInByForm(page, { username, password: `Wrong-${tries}-pass` })
    await expect(page.getByRole('alert').getByText(text('fault.identity.badCredentials'))).toBeVisible()
  }
  await picture('wrong')
  await expect(page.getByLabel(text('identity.username'))).toHaveValue(username)
  await logInByForm(page, { username, password })
  await expect(
    page.getByText(text('identity.empty', { field: text('identity.captcha') }), { exact: true }),
  ).toBeVisible()
  await picture('captcha')
})

test('a session that dies opens the login panel and keeps what was typed @long', async ({
  page,
  complaints,
  picture,
}) => {
  complaints.allow(/status of 401/)
  const { username, password, token } = await openMember(page, { balance: 100 })
  await prepareWithdrawal(page.context(), token)
  await page.goto('/?center=withdraw')
  await page.getByRole('textbox', { name: text('common.amount') }).fill('42')
  await page.getByLabel(text('wallet.withdraw.password'), { exact: true }).fill('482915')
  await page.request.delete('/wps/session/logout', {
    headers: { authorization: `Bearer ${token}`, platform: 'W' },
  })
  await expect(page.getByText(text('identity.sessionEnded'))).toBeVisible()
  await picture('session-ended')
  await logInByForm(page, { username, password })
  await expect(page.getByText(text('identity.sessionEnded'))).toBeHidden()
  await expect(page.getByRole('textbox', { name: text('common.amount') })).toHaveValue('42')
  await expect(page.getByLabel(text('wallet.withdraw.password'), { exact: true })).toHaveValue('482915')
  await picture('typed-input-kept')
  await page
    .locator('form')
    .getByRole('button', { name: text('wallet.withdraw.submit'), exact: true })
    .click()
  await expect(
    page
      .getByRole('region', { name: text('wallet.withdraw.recent') })
      .getByText(text('wallet.status.Pending')),
  ).toBeVisible()
  await expectBalance(page, 58)
})

test('signing out asks first; cancel changes nothing [NAV-066, AUTH-043, ERR-027]', async ({
  page,
  picture,
}) => {
  await openMember(page)
  await page.goto('/rng')
  await page.getByRole('button', { name: text('shell.account.menu') }).click()
  await page.getByRole('menuitem', { name: text('identity.logout') }).click()
  const question = page.getByRole('alertdialog', { name: text('identity.logout') })
  await expect(question).toContainText(text('identity.logout.question'))
  await picture('question')
  await question.getByRole('button', { name: text('common.cancel') }).click()
  await expect(page).toHaveURL(/\/rng/)
  await expect(sitePage(page).balance).toBeVisible()
  await page.getByRole('button', { name: text('shell.account.menu') }).click()
  await page.getByRole('menuitem', { name: text('identity.logout') }).click()
  await question.getByRole('button', { name: text('common.confirm') }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('button', { name: text('identity.login') })).toBeVisible()
})
