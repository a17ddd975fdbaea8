// SPDX-License-Identifier: Apache-2.0
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { gameLink, playRound, waitForGame } from '../pages/game.ts'
import { expectNoOverflow, logInByForm } from '../pages/site.ts'
import { expectAccessible, openIn } from '../support/accessibility.ts'
import { expect, test } from '../support/journey.ts'
import { openMember, payIn, registerMember } from '../support/member.ts'
import { callServer, signInOperator } from '../support/server-client.ts'
import { admin, openConsole } from '../pages/console.ts'
import { anyText, text } from '../support/texts.ts'

const center = (page: Page) => page.getByRole('dialog', { name: text('members.center') })
const entry = (page: Page, words: string | RegExp) =>
  center(page).getByRole('region').getByRole('listitem').filter({ hasText: words })

/** By keyboard: on a phone not all kinds are in view. */
async function showKind(page: Page, name: string): Promise<void> {
  await center(page).getByRole('radio', { name, exact: true }).focus()
  await page.keyboard.press('Space')
  await expect(center(page).getByRole('radio', { name, exact: true })).toBeChecked()
}

test('a member finds the deposit, the round, the limit and the act of an operator in one timeline, and saves it as a file', async ({
  page,
  browser,
  context,
  picture,
  isMobile,
}) => {
  test.setTimeout(180_000)
  let memberId = 0
  await openIn(page, isMobile ? 'light' : 'dark')
  // By the form: a file is saved in the browser that logged in, and nowhere else.
  const member = await registerMember(context)
  const { token, username } = member
  await page.goto('/hot')
  await page
    .getByRole('banner')
    .getByRole('button', { name: text('identity.login') })
    .click()
  await logInByForm(page, member)
  await expect(page.getByTestId('balance')).toBeVisible()
  await payIn(context, token, 40)

  await test.step('plays a round and sets a limit', async () => {
    await page.goto('/inhouse')
    await gameLink(page, 'Dice').click()
    const game = await waitForGame(page, 'Dice')
    await game.stake.fill('2')
    await playRound(game)
    await callServer(
      context.request,
      'compliance.setLimit',
      { kind: 'stake', period: 'day', most: 50 },
      token,
    )
  })

  await test.step('an operator unlocks the account', async () => {
    const operator = await signInOperator(context.request, admin)
    const { list } = await callServer(
      context.request,
      'backoffice.members',
      { search: username },
      operator.token,
    )
    memberId = list[0]!.memberId
    await callServer(
      context.request,
      'backoffice.unlockAccount',
      { id: memberId, reason: 'They rang us up' },
      operator.token,
    )
  })

  await test.step('all of it is in the timeline', async () => {
    await page.goto('/hot?center=timeline')
    await expect(entry(page, text('wallet.type.DEPOSIT'))).toContainText('+40.00')
    await expect(entry(page, 'Dice')).toContainText('2.00')
    await expect(entry(page, 'Dice').getByRole('button', { name: anyText('bets.verify') })).toBeVisible()
    await expect(entry(page, text('timeline.change.limitSet'))).toContainText('50.00')
    await expect(entry(page, text('timeline.staff.unlockAccount'))).toContainText(admin.name)
    await expect(entry(page, text('timeline.staff.unlockAccount'))).not.toContainText('rang')
    await expect(entry(page, text('timeline.login.in')).first()).toBeVisible()
    await picture('all')
    await expectNoOverflow(page, 'timeline')
    await expectAccessible(page, 'timeline')
  })

  await test.step('shows one kind', async () => {
    await showKind(page, text('timeline.kind.protection'))
    await expect(entry(page, text('timeline.change.limitSet'))).toBeVisible()
    await expect(entry(page, 'Dice')).toHaveCount(0)
    await picture('limits')
  })

  await test.step('saves everything as a file', async () => {
    await showKind(page, text('wallet.type.ALL'))
    await expect(entry(page, 'Dice')).toBeVisible()
    const saving = page.waitForEvent('download')
    await center(page)
      .getByRole('button', { name: text('timeline.download') })
      .click()
    const file = await saving
    expect(file.suggestedFilename()).toMatch(/^timeline-.*\.csv$/)
    const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
    expect(lines[0]).toContain('"time","kind","what"')
    expect(lines.filter((line) => line.includes('"play","round"'))).toHaveLength(1)
    expect(lines.some((line) => line.includes('"money","DEPOSIT","40.00"'))).toBe(true)
    expect(lines.some((line) => line.includes('"staff","unlockAccount"'))).toBe(true)
  })

  await test.step('an operator reads it with the reason, and saves it; the member sees that', async () => {
    const { context: office, staff } = await openConsole(browser, admin, isMobile ? 'light' : 'dark')
    await staff.goto(`/console/accounts/${memberId}`)
    const timeline = staff.getByRole('region', { name: text('console.timeline'), exact: true })
    await expect(timeline.getByRole('row').filter({ hasText: 'Unlock account' })).toContainText(
      'They rang us up',
    )
    await timeline.scrollIntoViewIfNeeded()
    const saving = staff.waitForEvent('download')
    await timeline.getByRole('button', { name: text('console.timeline.download') }).click()
    expect(await readFile(await (await saving).path(), 'utf8')).toContain('They rang us up')
    await office.close()
    await page.reload()
    await expect(entry(page, text('timeline.staff.exportTimeline'))).toContainText(admin.name)
  })
})

test('a long timeline grows by a button, and the focus stays with it @long', async ({
  page,
  context,
  picture,
}) => {
  const { token } = await openMember(page)
  for (let minutes = 0; minutes < 36; minutes += 1)
    await callServer(
      context.request,
      'compliance.setRealityCheck',
      { minutes: minutes % 2 === 0 ? 15 : 30 },
      token,
    )
  await page.goto('/hot?center=timeline')
  const rows = center(page)
    .getByRole('listitem')
    .filter({ hasText: text('timeline.change.realityCheck') })
  await expect(rows).toHaveCount(30)
  await center(page)
    .getByRole('button', { name: text('timeline.more') })
    .click()
  await expect(rows).toHaveCount(36)
  await expect(center(page).getByRole('button', { name: text('timeline.more') })).toHaveCount(0)
  await expect(rows.nth(30)).toBeFocused()
  await picture('grown')
  await page.evaluate(() => localStorage.setItem('hisLang', 'AR'))
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('dialog').getByRole('listitem').nth(5)).toBeVisible()
  await picture('arabic')
  await expectNoOverflow(page, 'timeline in Arabic')
  await expectAccessible(page, 'timeline in Arabic')
})
