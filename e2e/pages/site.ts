// SPDX-License-Identifier: Apache-2.0
import { expect, type Locator, type Page } from '@playwright/test'
import { freshName } from '../support/member.ts'
import { anyText, text } from '../support/texts.ts'

/** The site as somebody in front of it sees it. */
export const sitePage = (page: Page) => ({
  balance: page.getByTestId('balance'),
  panel: (name: string | RegExp): Locator => page.getByRole('dialog', { name }),
  tile: (name: string): Locator =>
    page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .first(),
  openCenter: async (entry: string): Promise<void> => {
    await page.getByRole('button', { name: text('shell.account.menu') }).click()
    await page.getByRole('menuitem', { name: entry }).click()
    await expect(page.getByRole('dialog', { name: text('members.center') })).toBeVisible()
  },
  closePanel: (): Promise<void> =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: text('common.close') })
      .click(),
})

/** The pages of the member centre: their ids in the address, and their titles. */
export const centerPages = [
  ['securityCenter', text('members.security')],
  ['depositv2', text('wallet.deposit')],
  ['withdraw', text('wallet.withdraw')],
  ['personalHistoryCopy', text('bets.title')],
  ['transactionHistory', text('wallet.history')],
] as const

/** Waits until nothing on the page is still on its way. */
export const expectSettled = (page: Page): Promise<void> => expect(page.locator('.breathe')).toHaveCount(0)

/** The balance in the header as a number; undefined while none is shown. */
export async function visibleBalance(page: Page): Promise<number | undefined> {
  const header = page.getByTestId('balance')
  const hasHeader = (await header.count()) > 0
  // It has not come yet.
  if (!hasHeader && (await page.locator('iframe').count()) === 0) return undefined
  // On a phone a game of ours has the whole window, and the balance in its own bar.
  const inGame = page.frameLocator('iframe').locator('[data-balance]')
  const digits = (await (hasHeader ? header : inGame).innerText()).replace(/[^\d.]/g, '')
  return digits === '' ? undefined : Number(digits)
}

/** Waits until the header shows this balance, without a reload. */
export const expectBalance = (page: Page, amount: number): Promise<void> =>
  expect
    .poll(() => visibleBalance(page), { message: 'the balance in the header', timeout: 15_000 })
    .toBe(amount)

/** Nothing may stand out to the right of the window. */
export async function expectNoOverflow(page: Page, where: string): Promise<void> {
  const { wanted, width } = await page.evaluate(() => ({
    wanted: document.scrollingElement?.scrollWidth ?? 0,
    width: window.innerWidth,
  }))
  expect(wanted, `${where} is as wide as the window`).toBeLessThanOrEqual(width)
  // A panel scrolls by itself: what is too wide in it never widens the page.
  const panels = await page
    .getByRole('dialog')
    .locator('.overscroll-contain')
    .evaluateAll((elements) => elements.map((element) => element.scrollWidth - element.clientWidth))
  expect(
    panels.filter((excess) => excess > 0),
    `the panel of ${where} is as wide as it is shown`,
  ).toEqual([])
}

/** The popup that tells that the account is there; read and answered. */
export async function readWelcome(page: Page): Promise<void> {
  const given = page.getByRole('alertdialog', { name: text('identity.registered') })
  await given.getByRole('button', { name: text('identity.registered.lookRound') }).click()
  await expect(given).toHaveCount(0)
}

/** Fills the form of a registration with a new name, agrees to the terms and sends it. */
export async function registerByForm(form: Locator): Promise<void> {
  // Until it has come, the form of the login stands there, which asks for a name, too.
  await form.getByLabel(text('identity.confirmPassword')).waitFor()
  await form.getByLabel(text('identity.username')).fill(freshName())
  await form.getByLabel(text('identity.password'), { exact: true }).fill('Journey-1357')
  await form.getByLabel(text('identity.confirmPassword')).fill('Journey-1357')
  await form.getByText(anyText('identity.terms')).click()
  await form.getByRole('button', { name: text('identity.register') }).click()
}

export async function logInByForm(
  page: Page,
  { username, password }: { username: string; password: string },
): Promise<void> {
  const panel = page.getByRole('dialog')
  await panel.getByLabel(text('identity.username')).fill(username)
  await panel.getByLabel(text('identity.password'), { exact: true }).fill(password)
  await panel.getByRole('button', { name: text('identity.login') }).click()
}
