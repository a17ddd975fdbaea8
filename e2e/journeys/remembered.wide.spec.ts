// SPDX-License-Identifier: Apache-2.0
import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { logInByForm, sitePage } from '../pages/site.ts'
import { registerMember } from '../support/member.ts'
import { text } from '../support/texts.ts'

const sessionKeys = ['token', 'account', 'customerId', 'isAgent', 'username', 'memberLabel'] as const

test('a member logs in; the session lies under its keys, a reload keeps it, and without the token it is gone [AUTH-001, AUTH-030, AUTH-059, STORE-001, STORE-002, STORE-003, STORE-004, STORE-006, STORE-008]', async ({
  page,
}) => {
  const { username, password } = await registerMember(page.context())
  await page.goto('/hot?auth=login')
  const answered = page.waitForResponse((response) => response.url().endsWith('/wps/session/login'))
  const described = page.waitForResponse((response) => response.url().endsWith('/wps/member/info'))
  await logInByForm(page, { username, password })
  const { value } = (await (await answered).json()) as { value: { token: string } }
  const { value: info } = (await (await described).json()) as {
    value: { account: string; id: number; type: number; userName: string }
  }
  await expect(page.getByRole('banner').getByText(username)).toBeVisible()
  const stored = await page.evaluate(() => ({ ...sessionStorage }))
  expect(stored).toMatchObject({
    token: value.token,
    account: info.account,
    customerId: String(info.id),
    isAgent: String(info.type),
    username: info.userName,
    merchant: 'brand1',
  })
  expect(info.userName).toBe(username)
  await page.reload()
  await expect(sitePage(page).balance).toBeVisible()
  await page.evaluate(() => sessionStorage.removeItem('token'))
  await page.reload()
  await expect(page.getByRole('banner').getByRole('button', { name: text('identity.login') })).toBeVisible()
})

test('whoever is remembered logs in without typing; the cookies hold no password, and go when the box is unticked [STORE-011, STORE-012, STORE-013, AUTH-041]', async ({
  page,
  picture,
}) => {
  const { username, password } = await registerMember(page.context())
  await page.goto('/?auth=login')
  const panel = page.getByRole('dialog')
  await panel.getByText(text('identity.remember')).click()
  await logInByForm(page, { username, password })
  await expect(sitePage(page).balance).toBeVisible()
  await signOut(page)
  expect(
    await page.evaluate((keys) => keys.filter((key) => sessionStorage.getItem(key) !== null), sessionKeys),
  ).toEqual([])

  await page
    .getByRole('banner')
    .getByRole('button', { name: text('identity.login') })
    .click()
  await expect(panel.getByLabel(text('identity.username'))).toHaveValue(username)
  await expect(panel.getByLabel(text('identity.password'), { exact: true })).toHaveValue(/^•+$/)
  await expect(panel.getByLabel(text('identity.remember'))).toBeChecked()
  await picture('remembered')
  const cookies = await page.context().cookies()
  expect(cookies.some(({ name }) => name === 'loginRemember')).toBe(true)
  for (const { value } of cookies) expect(decodeURIComponent(value)).not.toContain(password)
  await panel.getByRole('button', { name: text('identity.login') }).click()
  await expect(sitePage(page).balance).toBeVisible()
  await signOut(page)

  await page
    .getByRole('banner')
    .getByRole('button', { name: text('identity.login') })
    .click()
  await panel.getByText(text('identity.remember')).click()
  await logInByForm(page, { username, password })
  await expect(sitePage(page).balance).toBeVisible()
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('loginRemember')
  await signOut(page)
  await page
    .getByRole('banner')
    .getByRole('button', { name: text('identity.login') })
    .click()
  await expect(panel.getByLabel(text('identity.remember'))).not.toBeChecked()
  await expect(panel.getByLabel(text('identity.username'))).toHaveValue('')
})

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: text('shell.account.menu') }).click()
  await page.getByRole('menuitem', { name: text('identity.logout') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: text('common.confirm') })
    .click()
  await expect(page.getByRole('banner').getByRole('button', { name: text('identity.login') })).toBeVisible()
}
