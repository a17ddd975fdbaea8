// SPDX-License-Identifier: Apache-2.0
import type { Page } from '@playwright/test'
import { signOut } from '../pages/identity.ts'
import { logInByForm } from '../pages/site.ts'
import { expect, test } from '../support/journey.ts'
import { openMember, registerMember } from '../support/member.ts'
import { text } from '../support/texts.ts'

// Where the keyboard is, and what a screen reader hears, after each step.

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.tagName ?? 'BODY')

/** What covers the middle of the focused element, if anything of another part of the page does. */
const coveredBy = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const place = document.activeElement
    if (!place || place === document.body) return 'nothing has the focus'
    const { left, top, width, height } = place.getBoundingClientRect()
    if (width === 0 || height === 0) return undefined
    const at = (y: number) =>
      document.elementFromPoint(
        Math.min(Math.max(left + width / 2, 1), innerWidth - 1),
        Math.min(Math.max(y, 1), innerHeight - 1),
      )
    const sees = [top + 2, top + height / 2, top + height - 2].some((y) => {
      const upper = at(y)
      return upper !== null && (place.contains(upper) || upper.contains(place))
    })
    return sees
      ? undefined
      : `${place.outerHTML.slice(0, 160)} is covered by ${at(top + height / 2)?.outerHTML.slice(0, 120)}`
  })

for (const path of ['/', '/rng', '/promotions', '/lotteryCenter'])
  test(`every stop of the keyboard on ${path} is visible`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('#content')).toBeVisible()
    const covered: string[] = []
    for (let stop = 0; stop < 60; stop += 1) {
      await page.keyboard.press('Tab')
      const by = await coveredBy(page)
      if (by !== undefined) covered.push(by)
    }
    for (let stop = 0; stop < 20; stop += 1) {
      await page.keyboard.press('Shift+Tab')
      const by = await coveredBy(page)
      if (by !== undefined) covered.push(by)
    }
    expect(covered).toEqual([])
  })

test('a login and a logout by keyboard are spoken and leave the focus on the page', async ({
  page,
  context,
}) => {
  const member = await registerMember(context)
  await page.goto('/promotions?auth=login')
  await logInByForm(page, member)
  await expect(page.getByTestId('balance').first()).toBeVisible()
  const spoken = page.locator('[data-live-announcer]').filter({ hasText: /./ })
  await expect(spoken.last()).toHaveText(text('shell.spoken.loggedIn'))
  await expect.poll(() => focused(page)).not.toBe('BODY')
  await signOut(page)
  await expect(spoken.last()).toHaveText(text('shell.spoken.loggedOut'))
  await expect.poll(() => focused(page)).not.toBe('BODY')
})

test('a panel that is closed by Escape gives the focus back to the page', async ({ page }) => {
  await openMember(page)
  for (const center of ['transactionHistory', 'saferPlay', 'messageV2']) {
    await page.goto(`/?center=${center}`)
    await page.getByRole('dialog').first().waitFor()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect.poll(() => focused(page), { message: center }).not.toBe('BODY')
  }
})

test('Back does not open a panel again that was closed', async ({ page }) => {
  await openMember(page)
  await page.goto('/promotions')
  await page.goto('/?center=transactionHistory')
  await page.getByRole('dialog').first().waitFor()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/promotions/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
