// SPDX-License-Identifier: Apache-2.0
import {
  expect,
  type APIRequestContext,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test'
import type { Brand } from '../support/brand.ts'
import { callServer, signInOperator } from '../support/server-client.ts'
import { admin } from './console.ts'
import { text } from '../support/texts.ts'

/** The panel in which one logs in, registers or asks for a new password. */
export const authPanel = (page: Page): Locator => page.getByRole('dialog').first()

/** Fills fields of a form by their labels. */
export async function fillFields(form: Locator, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(fields))
    await form.getByLabel(label, { exact: true }).fill(value)
}

/**
 * The text of the newest message that a brand sent to somebody: without a carrier it lies in the outbox of
 * the console.
 */
export async function newestMessage(
  { request }: BrowserContext,
  brand: Brand,
  search: string,
): Promise<string> {
  const { token } = await signInOperator(request, admin)
  return untilSent(request, token, brand.code, search)
}

/** The six digits of the newest message. */
export const newestCode = async (context: BrowserContext, brand: Brand, number: string): Promise<string> =>
  /\b\d{6}\b/.exec(await newestMessage(context, brand, number))?.[0] ?? ''

async function untilSent(
  request: APIRequestContext,
  token: string,
  brandCode: string,
  search: string,
): Promise<string> {
  let body = ''
  await expect
    .poll(
      async () => {
        const { list } = await callServer(
          request,
          'backoffice.outbox',
          { brandCode, search, pageNo: 1, pageSize: 20 },
          token,
        )
        body = list[0]?.body ?? ''
        return body
      },
      { message: `a message to ${search}` },
    )
    .not.toBe('')
  return body
}

let last = Math.floor(Math.random() * 9_000_000)
/** A mobile number that nobody else has, as one types it. */
export const freshNumber = (): string => {
  last += 1
  return `90${String(1_000_000 + (last % 9_000_000))}`
}

/** Signs out by hand. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: text('shell.account.menu') }).click()
  await page.getByRole('menuitem', { name: text('identity.logout') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: text('common.confirm') })
    .click()
  await expect(page.getByRole('banner').getByRole('button', { name: text('identity.login') })).toBeVisible()
}

/** A part of the security centre, opened by its title. */
export async function openFold(page: Page, title: string): Promise<Locator> {
  const fold = page
    .getByRole('dialog', { name: text('members.center') })
    .locator('details', { has: page.locator('summary', { hasText: title }) })
  await fold.locator('summary').click()
  return fold
}

/** What the button of a code says while it counts; any of these seconds. */
export const counting = (...seconds: number[]): RegExp =>
  new RegExp(seconds.map((left) => text('entry.code.counting', { seconds: left })).join('|'))
