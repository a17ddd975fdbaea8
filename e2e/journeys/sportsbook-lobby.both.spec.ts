// SPDX-License-Identifier: Apache-2.0
import type { Page } from '@playwright/test'
import type { CallOutput } from '@tessera/contract'
import { expectNoOverflow } from '../pages/site.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/journey.ts'
import { openMember } from '../support/member.ts'
import { callServer } from '../support/server-client.ts'
import { text } from '../support/texts.ts'

type Lobby = CallOutput<'sportsbook.lobby'>

/** The lobby of a sport once something of it is live, or starts soon. */
async function lobbyWith(page: Page, part: 'live', sport: 'football'): Promise<Lobby> {
  let lobby: Lobby | undefined
  await expect(async () => {
    lobby = await callServer(page.request, 'sportsbook.lobby', { sport })
    expect(lobby[part].length).toBeGreaterThan(0)
  }).toPass({ timeout: 60_000 })
  return lobby!
}
const region = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name })
const sections = (page: Page) =>
  page.getByRole('navigation', { name: text('sportsbook.lobby.sections'), exact: true })

/** What a wide page has in its rows; a phone has it behind a button. */
async function openFilters(page: Page, isMobile: boolean) {
  if (!isMobile) return sections(page)
  await sections(page)
    .getByRole('button', { name: text('filters.title') })
    .click()
  return page.getByRole('dialog', { name: text('filters.title') })
}

async function chooseFormat(page: Page, isMobile: boolean, format: string): Promise<void> {
  const filters = await openFilters(page, isMobile)
  await filters.getByRole('combobox', { name: text('sportsbook.lobby.format') }).selectOption(format)
  if (isMobile) await page.keyboard.press('Escape')
}

test('a member sees what is live, filters by sport, searches a team, stars it, and opens a competition and results', async ({
  page,
  picture,
  isMobile,
}) => {
  test.setTimeout(240_000)
  await openMember(page)
  const { live, soon } = await lobbyWith(page, 'live', 'football')
  await page.goto('/sportsbook')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: text('sportsbook.title') })).toBeVisible()
  const running = region(page, text('sportsbook.lobby.live'))
  await expect(running.getByText(live[0]!.home.name).first()).toBeVisible()
  await expect(main.getByText(text('sportsbook.lobby.noFavourites'))).toBeVisible()
  await expectAccessible(page, 'the lobby of the sportsbook')
  await expectNoOverflow(page, 'the lobby of the sportsbook')
  await picture('lobby')

  await chooseFormat(page, isMobile, 'american')
  await expect(main.getByRole('button', { name: /[+-]\d{3,}$/ }).first()).toBeVisible()
  await chooseFormat(page, isMobile, 'decimal')

  await sections(page)
    .getByRole('link', { name: text('sportsbook.sport.football') })
    .click()
  await expect(page).toHaveURL(/sport=football/)
  await expect(main.getByRole('heading', { level: 1, name: text('sportsbook.sport.football') })).toBeVisible()

  const team = soon[0]!.home
  const field = main.getByRole('searchbox', { name: text('sportsbook.lobby.find') })
  await field.fill(team.name)
  await expect(page).toHaveURL(/find=/)
  const star = main
    .getByRole('button', { name: text('sportsbook.lobby.star', { name: team.name }), exact: true })
    .first()
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page, 'the search of the sportsbook')
  await expectNoOverflow(page, 'the search of the sportsbook')
  await picture('found')
  await field.fill('zzzzqqqq')
  await expect(main.getByText(text('sportsbook.lobby.nothingFound')).last()).toBeVisible()
  await main.getByRole('button', { name: text('common.clear') }).click()
  const favourites = region(page, text('sportsbook.lobby.favourites'))
  await expect(favourites.getByText(team.name).first()).toBeVisible()
  await page.reload()
  await expect(favourites.getByText(team.name).first()).toBeVisible()

  const { competition } = live[0]!
  await region(page, text('sportsbook.lobby.top')).getByRole('link', { name: competition.name }).click()
  await expect(main.getByRole('heading', { level: 1, name: competition.name })).toBeVisible()
  await expect(main.getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page, 'a competition of the sportsbook')
  await expectNoOverflow(page, 'a competition of the sportsbook')
  await picture('competition')

  await (
    await openFilters(page, isMobile)
  )
    .getByRole('link', { name: text('sportsbook.lobby.results') })
    .click()
  await expect(main.getByRole('heading', { level: 1, name: text('sportsbook.lobby.results') })).toBeVisible()
  await expect(main.getByLabel(text('sportsbook.results.day'))).toBeVisible()
  await sections(page)
    .getByRole('link', { name: text('sportsbook.sport.tennis') })
    .click()
  await expect(page).toHaveURL(/sport=tennis/)
  await expectAccessible(page, 'the results of the sportsbook')
  await expectNoOverflow(page, 'the results of the sportsbook')
  await picture('results')
})

test('a price that moves is drawn without the list being asked for again @long', async ({ page }) => {
  await lobbyWith(page, 'live', 'football')
  await page.goto('/sportsbook?sport=football')
  const running = region(page, text('sportsbook.lobby.live'))
  const prices = running.getByRole('button', { name: /, \d+\.\d+$/ })
  await expect(prices.first()).toBeVisible()
  // From here on nothing but the live connection can bring a change.
  await page.route('**/wps/sportsbook/**', () => undefined)
  const before = await prices.allInnerTexts()
  await expect(async () => expect(await prices.allInnerTexts()).not.toEqual(before)).toPass({
    timeout: 90_000,
  })
})

const mostBytes = 180_000

test('the first visit of the lobby loads at most 180 kB of scripts, those of every page among them', async ({
  browser,
}) => {
  const page = await (await browser.newContext()).newPage()
  const sizes = new Map<string, Promise<number>>()
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      sizes.set(
        new URL(request.url()).pathname,
        request.sizes().then(({ responseBodySize }) => responseBodySize),
      )
  })
  await page.goto(new URL('/sportsbook', process.env['E2E_SITE']).href, { waitUntil: 'networkidle' })
  page.removeAllListeners('requestfinished')
  const loaded = await Promise.all([...sizes].map(async ([name, size]) => [name, await size] as const))
  await page.context().close()
  const bytes = loaded.reduce((sum, [, size]) => sum + size, 0)
  expect(bytes).toBeGreaterThan(0)
  expect(bytes, JSON.stringify(loaded)).toBeLessThanOrEqual(mostBytes)
})

for (const [code, theme, path] of [
  ['AR', 'dark', '/sportsbook'],
  ['EN', 'light', '/sportsbook'],
  ['EN', 'light', '/sportsbook?sport=cockfight'],
] as const)
  test(
    `the lobby of the sportsbook in ${code}, ${theme}, ${path}`,
    { tag: '@long' },
    async ({ page, picture }) => {
      await lobbyWith(page, 'live', 'football')
      await page.addInitScript(
        ([language, look]) => {
          localStorage.setItem('hisLang', language)
          localStorage.setItem('theme', look)
        },
        [code, theme] as const,
      )
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('listitem').nth(3)).toBeVisible()
      await expectNoOverflow(page, path)
      await picture(`${code}-${theme}`)
    },
  )
