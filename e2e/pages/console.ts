// SPDX-License-Identifier: Apache-2.0
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import type { CallOutput } from '@tessera/contract'
import { openIn } from '../support/accessibility.ts'
import { siteUrl } from '../support/journey.ts'
import { text } from '../support/texts.ts'

export const admin = { name: 'admin', password: 'Admin-2468' }
/** The second person for what one admin may not do alone. */
export const deputy = { name: 'deputy', password: 'Deputy-2468' }
export const finance = { name: 'finance', password: 'Finance-2468' }
export const support = { name: 'support', password: 'Support-2468' }

export const supervisor = { name: 'supervisor', password: 'Supervisor-2468' }

/** An operator with a browser of their own: signed in to the console, on its first page. */
export async function openConsole(
  browser: Browser,
  who: typeof admin = admin,
  theme: 'dark' | 'light' = 'dark',
): Promise<{ context: BrowserContext; staff: Page }> {
  const context = await browser.newContext({ baseURL: siteUrl() })
  const staff = await context.newPage()
  await openIn(staff, theme)
  await staff.goto('/console/')
  await signIn(staff, who)
  return { context, staff }
}

export async function signIn(staff: Page, { name, password }: typeof admin): Promise<void> {
  await staff.getByLabel(text('console.name')).fill(name)
  await staff.getByLabel(text('console.password')).fill(password)
  await staff.getByRole('button', { name: text('console.signIn') }).click()
  await expect(staff.getByRole('heading', { name: text('console.overview') })).toBeVisible()
}

/** Goes to a page of the console by its menu. */
export async function goTo(staff: Page, title: string): Promise<void> {
  await staff
    .getByRole('navigation', { name: text('console.nav') })
    .getByRole('link', { name: title, exact: true })
    .click()
  await expect(staff.getByRole('heading', { level: 1, name: title })).toBeVisible()
  // A page about one brand asks which; unless the journey has chosen, it is the first one.
  const choice = staff.getByRole('region', { name: text('console.chooseBrand') })
  if (await choice.isVisible()) await choice.getByRole('button').first().click()
}

/** The row of a withdrawal, deposit or member by the name of the member. */
export const rowOf = (staff: Page, username: string) => staff.getByRole('row').filter({ hasText: username })

type WithdrawalStatus = CallOutput<'backoffice.withdrawals'>['list'][number]['status']

/** Shows the withdrawals of one status. */
export async function chooseStatus(staff: Page, status: WithdrawalStatus): Promise<void> {
  await staff.getByRole('combobox', { name: text('console.status') }).selectOption(status)
}

/** Approves the withdrawal of a member, with a note about each of its flags. */
export async function approveWithdrawal(staff: Page, username: string): Promise<void> {
  await rowOf(staff, username)
    .getByRole('button', { name: text('console.approve') })
    .click()
  const dialog = staff.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: text('console.approve'), exact: true })).toBeVisible()
  for (const note of await dialog.getByRole('textbox').all()) await note.fill('Looked at it')
  await dialog.getByRole('button', { name: text('console.approve'), exact: true }).click()
}

/** Marks the withdrawal of a member as paid, under a reference of the bank. */
export async function payWithdrawal(
  staff: Page,
  username: string,
  reference = `BANK ${username}`,
): Promise<void> {
  await rowOf(staff, username)
    .getByRole('button', { name: text('console.pay') })
    .click()
  const dialog = staff.getByRole('dialog')
  await dialog.getByRole('textbox', { name: text('console.payout.reference') }).fill(reference)
  await dialog.getByRole('button', { name: text('console.pay'), exact: true }).click()
  await expect(dialog).toHaveCount(0)
}

/** From here on the pages show this brand. */
export async function chooseBrand(staff: Page, code: string): Promise<void> {
  await staff.getByRole('combobox', { name: text('console.brand') }).selectOption(code)
}

/** Finds a setting by its title and answers the part of the form where it stands. */
export async function findSetting(staff: Page, title: string) {
  await goTo(staff, text('console.settings'))
  await staff.getByRole('searchbox', { name: text('console.findSetting') }).fill(title)
  const leaf = staff.getByRole('group', { name: title, exact: true }).first()
  await expect(leaf).toBeVisible()
  return leaf
}

/** Opens what would change, and saves it. */
export async function saveSettings(staff: Page): Promise<void> {
  await staff.getByRole('button', { name: text('console.review') }).click()
  const dialog = staff.getByRole('dialog', { name: text('console.reviewTitle') })
  await dialog.getByRole('button', { name: text('console.save') }).click()
  await expect(dialog).toBeHidden()
}

/** Begins an item of the contents; `kind` is as the list names it. */
export async function beginItem(staff: Page, kind: string): Promise<void> {
  await goTo(staff, text('console.contents'))
  await staff.getByRole('combobox', { name: text('console.kind') }).selectOption({ label: kind })
  await staff.getByRole('link', { name: text('console.newItem', { kind }) }).click()
  await expect(
    staff.getByRole('heading', { level: 1, name: text('console.newItem', { kind }) }),
  ).toBeVisible()
}

/** Presses a button of the editor, and waits for the words that say it is done. */
export async function press(staff: Page, button: string, said: string): Promise<void> {
  await staff.getByRole('button', { name: button, exact: true }).click()
  await expect(staff.getByRole('status').filter({ hasText: said })).toBeVisible()
}
