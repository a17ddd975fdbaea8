import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { openIn } from '../support/accessibility.ts'
import { siteUrl } from '../support/journey.ts'

export const admin = { name: 'admin', password: 'Admin-2468' }
export const support = { name: 'support', password: 'Support-2468' }

/** An operator at a desk of his own: signed in to the console, on its first page. */
export async function openConsole(browser: Browser, who: typeof admin = admin, theme: 'dark' | 'light' = 'dark'): Promise<{ context: BrowserContext; desk: Page }> {
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
  await desk.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: title }).click()
  await expect(desk.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

/** The row of a withdrawal, deposit or member by the name of the member. */
export const rowOf = (desk: Page, username: string) => desk.getByRole('row').filter({ hasText: username })
