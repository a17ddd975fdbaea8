// SPDX-License-Identifier: Apache-2.0
import type { APIRequestContext } from '@playwright/test'
import type { CallOutput } from '@tessera/contract'
import { expectNoOverflow } from '../pages/site.ts'
import { expectAccessible, openIn } from '../support/accessibility.ts'
import { expect, test } from '../support/journey.ts'
import { callServer } from '../support/server-client.ts'
import { text } from '../support/texts.ts'

type Card = CallOutput<'sportsbook.event'>['event']

/** Periods in which no clock runs. */
const isBreak = /half_time|break/

/** A live event of a sport, in which something has been played already; between two fights the next one. */
async function liveEvent(request: APIRequestContext, sport: Card['sport']): Promise<Card> {
  let found: Card | undefined
  await expect(async () => {
    const { live, soon } = await callServer(request, 'sportsbook.lobby', { sport })
    found =
      live.find(({ playedSeconds, period }) => playedSeconds > 300 && !isBreak.test(period)) ??
      live[0] ??
      soon.find(() => sport === 'cockfight')
    expect(found).toBeDefined()
  }).toPass()
  return found!
}

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

test('a live match is followed: its clock runs, its figures are seen, and an outcome is chosen by keyboard', async ({
  page,
  picture,
  isMobile,
}) => {
  const event = await liveEvent(page.request, 'football')
  await page.goto(`/sportsbook/event?eventId=${event.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(event.home.name)
  // All matches may be at half time at once.
  if (!isBreak.test(event.period)) {
    const clock = page.getByRole('timer')
    const before = await clock.textContent()
    await expect(clock).not.toHaveText(before ?? '')
  }
  await picture('match')
  await expectNoOverflow(page, 'The page of an event')

  const market = escaped(text('sportsbook.market.result_1x2'))
  // A side that leads by much has no price any more.
  const open = page.getByRole('button', { name: new RegExp(`^${market}: .+, [\\d.,]+$`) }).first()
  const chosen = page.getByRole('button', { name: new RegExp(`^${market}: `), pressed: true })
  // A goal may have just suspended it.
  await expect(async () => {
    await open.focus({ timeout: 1_000 })
    await page.keyboard.press('Enter')
    await expect(chosen).toHaveCount(1, { timeout: 1_000 })
  }).toPass({ timeout: 60_000 })
  await picture('chosen')
  await page.keyboard.press('Enter')
  await expect(chosen).toHaveCount(0)

  await page.getByRole('radio', { name: text('sportsbook.kind.builder') }).check()
  const builder = page.getByRole('region', { name: text('sportsbook.kind.builder') })
  // Its foot lies above the bars of a phone, or these taps would not reach it.
  await expect(async () => {
    await builder.getByRole('group').first().getByRole('button').first().click({ timeout: 2_000 })
    await expect(builder.getByRole('listitem')).toHaveCount(1, { timeout: 1_000 })
    await picture('builder')
    await builder.getByRole('button', { name: text('sportsbook.builder.clear') }).click({ timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
  await expectNoOverflow(page, 'The bet builder')

  await page.getByRole('radio', { name: text('sportsbook.event.group.goals') }).check()
  await expect(
    page.getByRole('heading', { name: text('sportsbook.market.total'), exact: true }),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: text('sportsbook.market.draw_no_bet') })).toBeHidden()
  if (isMobile) await page.getByRole('radio', { name: text('sportsbook.event.view.statistics') }).check()
  await expect(page.getByText(text('sportsbook.event.momentum'), { exact: true })).toBeVisible()
  await expect(page.getByText(text('sportsbook.event.stat.shots'), { exact: true })).toBeVisible()
  await picture('statistics')
  await page.getByRole('radio', { name: text('sportsbook.event.view.timeline') }).check()
  await expect(page.getByText(text('sportsbook.event.incident.kickOff'))).toBeVisible()
  await picture('timeline')
  await expectAccessible(page, 'the page of an event')
})

test('every sport has a page of its own kind, in the light @long', async ({ page, picture }) => {
  test.setTimeout(360_000)
  await openIn(page, 'light')
  for (const sport of ['football', 'basketball', 'tennis', 'esports', 'cockfight'] as const) {
    const event = await liveEvent(page.request, sport)
    await page.goto(`/sportsbook/event?eventId=${event.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(event.home.name)
    if (event.status === 'live')
      await expect(page.getByRole('region', { name: text('sportsbook.event.view') })).toBeVisible()
    await expectNoOverflow(page, `The page of an event of ${sport}`)
    await picture(sport)
    await expectAccessible(page, `the page of an event of ${sport}`)
  }
})

test('a fight has its own colours, red and blue, in both themes and from right to left @long', async ({
  page,
  picture,
}) => {
  const event = await liveEvent(page.request, 'cockfight')
  await page.addInitScript(() => localStorage.setItem('hisLang', 'AR'))
  await page.goto(`/sportsbook/event?eventId=${event.id}`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(event.home.name)
  const marks = page.locator('header svg[viewBox="0 0 48 54"] path:first-of-type')
  const { red, blue } = await page.evaluate(() => {
    const colourOf = (token: string): string => {
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.color = `var(${token})`
      const { color } = getComputedStyle(probe)
      probe.remove()
      return color
    }
    return { red: colourOf('--danger'), blue: colourOf('--wala') }
  })
  await expect(marks.first()).toHaveCSS('stroke', red)
  await expect(marks.last()).toHaveCSS('stroke', blue)
  await expectNoOverflow(page, 'The page of a fight from right to left')
  await picture('fight-arabic')
  await page.emulateMedia({ forcedColors: 'active' })
  await picture('fight-forced-colours')
  await page.emulateMedia({ forcedColors: 'none' })
  await openIn(page, 'light')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(event.home.name)
  await picture('fight-light')
  await expectAccessible(page, 'the page of a fight')
})

test('the page of an event reads from right to left @long', async ({ page, picture }) => {
  const event = await liveEvent(page.request, 'football')
  await page.addInitScript(() => localStorage.setItem('hisLang', 'AR'))
  await page.goto(`/sportsbook/event?eventId=${event.id}`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(event.away.name)
  await expect(page.getByRole('main').getByRole('group').first()).toBeVisible()
  await expectNoOverflow(page, 'The page of an event from right to left')
  await picture('arabic')
})

test('an event that does not exist says so @long', async ({ page }) => {
  await page.goto('/sportsbook/event?eventId=999999999')
  await expect(page.getByRole('alert')).toContainText(text('fault.sportsbook.unknownEvent'))
})
