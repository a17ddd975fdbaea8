// SPDX-License-Identifier: Apache-2.0
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { openIn } from '../support/accessibility.ts'
import { siteUrl } from '../support/journey.ts'

export const admin = { name: 'admin', password: 'Admin-2468' }
export const support = { name: 'support', password: 'Support-2468' }

export const supervisor = { name: 'supervisor', password: 'Supervisor-2468' }

/** An operator at a desk of his own: signed in to the console, on its first page. */
export async function openConsole(
  browser: Browser,
  who: typeof admin = admin,
  theme: 'dark' | 'light' = 'dark',
): Promise<{ context: BrowserContext; desk: Page }> {
  const context = await browser.newContext({ baseURL: siteUrl() })
  const desk = await context.newPage()
  await openIn(desk, theme)
  await desk.goto('/console/')
  await signIn(desk, who)
  return { context, desk }
}

export async function signIn(desk: Page, { name, password }: typeof admin): Promise<void> {
  await desk.getByLabel('Operator name').fill(name)
  await desk.getByLabel('Password').fill(password)
  await desk.getByRole('button', { name: 'Sign in' }).click()
  await expect(desk.getByRole('heading', { name: 'Overview' })).toBeVisible()
}

/** Goes to a page of the console by its menu. */
export async function goTo(desk: Page, title: string): Promise<void> {
  await desk
    .getByRole('navigation', { name: 'Console' })
    .getByRole('link', { name: title, exact: true })
    .click()
  await expect(desk.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

/** The row of a withdrawal, deposit or member by the name of the member. */
export const rowOf = (desk: Page, username: string) => desk.getByRole('row').filter({ hasText: username })

/** From here on the pages show this brand. */
export async function chooseBrand(desk: Page, code: string): Promise<void> {
  await desk.getByRole('combobox', { name: 'Brand' }).selectOption(code)
}

/** Finds a setting by its title and answers the part of the form where it stands. */
export async function findSetting(desk: Page, title: string) {
  await goTo(desk, 'Settings')
  await desk.getByRole('searchbox', { name: 'Find a setting' }).fill(title)
  const leaf = desk.getByRole('group', { name: title, exact: true }).first()
  await expect(leaf).toBeVisible()
  return leaf
}

/** Opens what would change, and saves it. */
export async function saveSettings(desk: Page): Promise<void> {
  await desk.getByRole('button', { name: 'Review and save' }).click()
  const dialog = desk.getByRole('dialog', { name: 'What changes' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
}

/** Begins an item of the contents; `kind` is as the list names it. */
export async function beginItem(desk: Page, kind: string): Promise<void> {
  await goTo(desk, 'Contents')
  await desk.getByRole('combobox', { name: 'Kind' }).selectOption({ label: kind })
  await desk.getByRole('link', { name: `New: ${kind}` }).click()
  await expect(desk.getByRole('heading', { level: 1, name: `New: ${kind}` })).toBeVisible()
}

/** Presses a button of the editor, and waits for the words that say it is done. */
export async function press(desk: Page, button: string, said: string): Promise<void> {
  await desk.getByRole('button', { name: button, exact: true }).click()
  await expect(desk.getByRole('status').filter({ hasText: said })).toBeVisible()
}
