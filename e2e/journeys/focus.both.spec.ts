// SPDX-License-Identifier: Apache-2.0
import type { Page } from '@playwright/test'
import { signOut } from '../pages/identity.ts'
import { logInByForm } from '../pages/site.ts'
import { expect, test } from '../support/journey.ts'
import { openMember, registerMember } from '../support/member.ts'
import { text } from '../support/texts.ts'
import { speak } from '../support/walk/language.ts'

// Where the keyboard is, and what a screen reader hears, after each step.

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.tagName ?? 'BODY')

/** What covers the middle of the focused element, if anything of another part of the page does. */
const coveredBy = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return 'nothing has the focus'
    const { left, top, width, height } = focused.getBoundingClientRect()
    if (width === 0 || height === 0) return undefined
    const at = (y: number) =>
      document.elementFromPoint(
        Math.min(Math.max(left + width / 2, 1), innerWidth - 1),
        Math.min(Math.max(y, 1), innerHeight - 1),
      )
    const sees = [top + 2, top + height / 2, top + height - 2].some((y) => {
      const upper = at(y)
      return upper !== null && (focused.contains(upper) || upper.contains(focused))
    })
    return sees
      ? undefined
      : `${focused.outerHTML.slice(0, 160)} is covered by ${at(top + height / 2)?.outerHTML.slice(0, 120)}`
  })

/** What was covered of the stops that Tab and Shift+Tab came to. */
async function coveredStops(page: Page): Promise<string[]> {
  const covered: string[] = []
  for (const [key, stops] of [
    ['Tab', 60],
    ['Shift+Tab', 20],
  ] as const)
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press(key)
      const by = await coveredBy(page)
      if (by !== undefined) covered.push(by)
    }
  return covered
}

/** A page of visitors and one of members: what every page has is the same. */
const daily = new Set(['/', '/?center=depositv2'])
const ofMembers = ['depositv2', 'withdraw', 'transactionHistory'].map((center) => `/?center=${center}`)
for (const language of ['en', 'ar'] as const)
  for (const path of ['/', '/rng', '/promotions', '/lotteryCenter', '/lottery', ...ofMembers])
    test(
      `every stop of the keyboard on ${path} is visible in ${language.toUpperCase()}`,
      language === 'en' && daily.has(path) ? {} : { tag: '@long' },
      async ({ page, context }) => {
        await speak(context, language)
        if (ofMembers.includes(path)) await openMember(page, { balance: 50 })
        await page.goto(path)
        await expect(page.locator('#content')).toBeVisible()
        // What loads after the first view moves what is below it.
        await page.waitForLoadState('networkidle')
        if (ofMembers.includes(path)) await page.getByRole('dialog').first().waitFor()
        expect(await coveredStops(page)).toEqual([])
      },
    )

test('the bar at the bottom of a phone comes right after the header in the order of focus and reading @long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: text('shell.quickMenu') })
  await expect(bar).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveCount(1)
  await expect(page.getByRole('banner')).toHaveCount(1)
  let stops = 0
  while (!(await bar.evaluate((nav) => nav.contains(document.activeElement)))) {
    await page.keyboard.press('Tab')
    stops += 1
    expect(stops, 'stops before the bar').toBeLessThan(12)
  }
  const { y, height } = (await bar.boundingBox())!
  expect(y + height).toBeGreaterThan(840)
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

test('Back does not open a panel again that was closed @long', async ({ page }) => {
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
