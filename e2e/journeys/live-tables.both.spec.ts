// SPDX-License-Identifier: Apache-2.0
import type { Browser, FrameLocator, Page } from '@playwright/test'
import { deputy, goTo, openConsole } from '../pages/console.ts'
import { expectNoOverflow } from '../pages/site.ts'
import { withWebGl } from '../support/browser-options.ts'
import { expect, siteUrl, test } from '../support/journey.ts'
import { freshName, openMember } from '../support/member.ts'
import { anyText, text } from '../support/texts.ts'

test.use({ launchOptions: withWebGl })
test.describe.configure({ mode: 'serial', timeout: 240_000 })

const waitMs = 60_000
type Code = 'live_roulette' | 'live_fantan' | 'live_xocdia'
const address = (code: string) => `/game?gameId=inh_${code}&vassalage=BGS`

/** Sits down at a table of the studio and waits until it plays. */
async function sitDown(page: Page, code: Code): Promise<FrameLocator> {
  await openMember(page, { balance: 100 })
  await page.goto(address(code))
  const frame = page.frameLocator(
    `iframe[title="${text('play.frame', { name: text(`studio.room.name.${code}`) })}"]`,
  )
  await expect(frame.locator('[data-spot]').first()).toBeVisible({ timeout: waitMs })
  return frame
}

async function besides(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: siteUrl() })
  await context.addInitScript(() => {
    // A frame without a storage has no popup either.
    if (window === window.top) sessionStorage.setItem('publicityClose', '1')
  })
  return context.newPage()
}

const chatButton = (frame: FrameLocator) => frame.locator('.chat-button')
const openChat = async (frame: FrameLocator) => {
  await chatButton(frame).click()
  await expect(frame.getByRole('log', { name: text('studio.chat.title') })).toBeVisible()
}
async function write(frame: FrameLocator, message: string): Promise<void> {
  const field = frame.getByRole('textbox', { name: text('studio.chat.write') })
  await field.fill(message)
  await field.press('Enter')
}

test('members at a table write to each other, and a reported message is removed for all of them', async ({
  browser,
  page,
  picture,
  complaints,
}) => {
  // Journeys beside this one write at the same table.
  const greeting = `Good luck to all of you, says ${freshName().replaceAll(/\d/g, 'x')}`
  complaints.allow(/status of 409/)
  const [ann, other] = [await sitDown(page, 'live_roulette'), await besides(browser)]
  const ben = await sitDown(other, 'live_roulette')
  await openChat(ann)
  await expect(ann.getByRole('textbox', { name: text('studio.chat.write') })).toBeFocused()
  await write(ann, greeting)
  await expect(ann.getByRole('log')).toContainText(greeting)
  await write(ann, 'win-big.com')
  await expect(ann.getByText(text('studio.chatRefused'))).toBeVisible()
  await openChat(ben)
  await expect(ben.getByRole('log')).toContainText(greeting)
  await write(ben, 'Thanks, you too')
  await expect(ann.getByRole('log')).toContainText('Thanks, you too')
  await expectNoOverflow(page, 'the chat of a table')
  await picture('chat')
  await ben
    .getByRole('listitem')
    .filter({ hasText: greeting })
    .getByRole('button', { name: anyText('studio.chat.report') })
    .click()
  await expect(ben.getByText(text('studio.chat.reported'))).toBeVisible()
  const { context, staff } = await openConsole(browser)
  await goTo(staff, text('console.chat'))
  const row = staff.getByRole('row').filter({ hasText: greeting })
  await expect(row).toBeVisible()
  await picture('reports', { of: context })
  await row.getByRole('button', { name: text('console.chat.remove') }).click()
  await staff.getByLabel(text('console.stepReason')).fill('Only a test')
  await staff
    .getByRole('dialog')
    .getByRole('button', { name: text('console.chat.remove') })
    .click()
  await expect(ann.getByRole('log')).not.toContainText(greeting)
  await ann
    .getByRole('button', { name: text('common.close') })
    .first()
    .click()
  await expect(chatButton(ann)).toBeFocused()
  await context.close()
  await other.context().close()
})

test('operators pause a table, and two of them make its round void', async ({
  browser,
  page,
  picture,
  isMobile,
}) => {
  const code = isMobile ? 'live_xocdia' : 'live_fantan'
  const ann = await sitDown(page, code)
  const [one, two] = [await openConsole(browser), await openConsole(browser, deputy)]
  for (const { staff } of [one, two]) await goTo(staff, text('console.rooms'))
  const rowIn = (staff: Page) =>
    staff
      .getByRole('row')
      .filter({ hasText: text(`studio.room.name.${code}`) })
      .first()
  const step = async (staff: Page, name: string) => {
    await rowIn(staff).getByRole('button', { name }).click()
    await staff.getByLabel(text('console.stepReason')).fill('The beads look wrong')
    await staff.getByRole('dialog').getByRole('button', { name, exact: true }).click()
  }
  await expect(rowIn(one.staff)).toBeVisible()
  await step(one.staff, text('console.rooms.void'))
  await expect(ann.getByText(text('studio.room.held')).first()).toBeVisible()
  await picture('held')
  await picture('void-asked', { of: one.context })
  await one.staff
    .getByRole('dialog')
    .getByRole('button', { name: text('console.cancel') })
    .click()
  await expect(rowIn(two.staff)).toContainText(text('console.rooms.held'))
  await step(two.staff, text('console.rooms.void'))
  await expect(two.staff.getByRole('table', { name: text('console.rooms.voided') })).toContainText(
    'The beads look wrong',
  )
  await step(two.staff, text('console.rooms.pause'))
  await expect(ann.getByText(text('studio.room.paused')).first()).toBeVisible({ timeout: waitMs })
  await picture('paused')
  await picture('tables', { of: two.context })
  await step(two.staff, text('console.rooms.goOn'))
  await expect(ann.getByText(text('studio.room.placeBets')).first()).toBeVisible({ timeout: waitMs })
  for (const { context } of [one, two]) await context.close()
})
