import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'

/** The questions that the page asks for lists of games, newest last. */
function listCalls(page: Page): URLSearchParams[] {
  const calls: URLSearchParams[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.endsWith('/GCSGAME_gameList')) calls.push(url.searchParams)
  })
  return calls
}

const tiles = (page: Page) => page.getByRole('main').getByRole('article')

test('home has its parts: banner, menu of kinds, search, hot games, a row for each kind but lotteries, studios, winners [LOBBY-001, LOBBY-005, LOBBY-007, LOBBY-008]', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('region', { name: 'Offers and news' })).toBeVisible()
  await expect(main.getByRole('region', { name: 'Announcements' })).toBeVisible()
  await expect(main.getByRole('region', { name: 'Latest wins' }).getByRole('listitem').first()).toBeVisible()
  await expect(main.getByRole('region', { name: 'Hot games' }).getByRole('article').first()).toBeVisible()
  for (const title of ['Originals', 'Slots', 'Live casino', 'Fishing', 'Poker and PVP', 'Sports', 'E-sports', 'Cockfight']) {
    const row = main.getByRole('region', { name: title, exact: true })
    await scrollTo(page, row.getByRole('article').first())
  }
  for (const title of ['Lottery', 'E-lottery']) await expect(main.getByRole('region', { name: title, exact: true })).toHaveCount(0)
})

test('each entry of the menu of kinds goes to its page [LOBBY-003]', async ({ page }) => {
  await page.goto('/')
  const menu = page.getByRole('navigation', { name: 'Kinds of games' })
  await expect(menu.getByRole('link').first()).toBeVisible()
  const links = await menu.getByRole('link').all()
  expect(links.length).toBeGreaterThanOrEqual(9)
  for (const [index, path] of (await Promise.all(links.map((link) => link.getAttribute('href')))).entries()) {
    await menu.getByRole('link').nth(index).click()
    await expect(page).toHaveURL(path!)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await page.goBack()
  }
})

test('rows slide sideways and lead to all of their kind [LOBBY-009, LOBBY-010]', async ({ page }) => {
  for (const address of ['/', '/hot']) {
    await page.goto(address)
    const row = page.getByRole('main').getByRole('region', { name: 'Slots', exact: true })
    await scrollTo(page, row.getByRole('article').first())
    const track = row.getByRole('list')
    if (await track.evaluate((element) => element.scrollWidth <= element.clientWidth)) continue
    await row.getByRole('button', { name: 'Next: Slots' }).click()
    await expect.poll(() => track.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  }
  await page.goto('/')
  const fish = page.getByRole('main').getByRole('region', { name: 'Fishing', exact: true })
  await scrollTo(page, fish.getByRole('article').first())
  await fish.getByRole('link', { name: 'See more' }).click()
  await expect(page).toHaveURL('/fish')
})

test('a name typed on home lists the games that are called so, also nothing [LOBBY-004, LOBBY-020]', async ({ page, picture }) => {
  await page.goto('/')
  const box = page.getByRole('banner').getByRole('searchbox', { name: 'Search games' })
  await box.fill('drag')
  await box.press('Enter')
  await expect(page.getByRole('heading', { name: 'Results for “drag”' })).toBeVisible()
  await expect(tiles(page).first()).toBeVisible()
  for (const name of await tiles(page).allInnerTexts()) expect(name.toLowerCase()).toContain('drag')
  await picture('found')
  await box.fill('no game has this name')
  await box.press('Enter')
  await expect(page.getByText('No game is called that')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0)
  await picture('nothing-found')
})

for (const [title, path, gameType] of [
  ['/rng is the lobby of slots [NAV-004]', 'rng', 'RNG'], ['/live is the lobby of live tables [NAV-006]', 'live', 'LIVE'],
  ['/fish is the lobby of fishing [NAV-007]', 'fish', 'FISH'], ['/pvp is the lobby of card rooms [NAV-008]', 'pvp', 'PVP'],
] as const) {
  test(title, async ({ page }) => {
    const calls = listCalls(page)
    await page.goto(`/${path}`)
    await expect(tiles(page).first()).toBeVisible()
    expect(calls.map((call) => call.get('gameType'))).toEqual(calls.map(() => gameType))
    expect(calls.length).toBeGreaterThan(0)
  })
}

test('/inhouse shows the games of the house alone [NAV-009]', async ({ page }) => {
  await page.goto('/inhouse')
  await expect(tiles(page).first()).toBeVisible()
  for (const link of await tiles(page).getByRole('link').all()) expect(await link.getAttribute('href')).toContain('vassalage=BGS')
})

test('kinds whose studios are games of their own are grids of studios [NAV-010, NAV-011, NAV-012, NAV-013]', async ({ page }) => {
  for (const path of ['/sports', '/esports', '/cockfight', '/lott']) {
    await page.goto(path)
    await expect(page.getByRole('main').locator('a[href^="/providers"]').first()).toBeVisible()
    await expect(tiles(page)).toHaveCount(0)
  }
})

test('a studio is chosen in the address or by its tab, and let go by pressing it again [NAV-005, LOBBY-045, LOBBY-046]', async ({ page, picture }) => {
  const calls = listCalls(page)
  await page.goto('/rng')
  const studios = page.getByRole('main').getByRole('list', { name: 'Game studios' })
  await studios.getByRole('button').nth(2).click()
  await expect.poll(() => calls.at(-1)?.get('vassalage')).toBeTruthy()
  const code = calls.at(-1)!.get('vassalage')!
  await expect(page).toHaveURL(new RegExp(`page=${code}`))
  await expectOnlyOf(page, code)
  await picture('one-studio')
  await page.reload()
  await expect(studios.getByRole('button').nth(2)).toHaveAttribute('aria-pressed', 'true')
  await expectOnlyOf(page, code)
  await studios.getByRole('button').nth(2).click()
  await expect(studios.getByRole('button', { name: 'All studios' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page).not.toHaveURL(/page=/)
})

test('/providers shows the games of one studio only [NAV-018]', async ({ page }) => {
  await page.goto('/')
  const studio = page.getByRole('main').locator('a[href^="/providers"]').first()
  await studio.scrollIntoViewIfNeeded()
  const code = new URL(await studio.getAttribute('href') ?? '', page.url()).searchParams.get('vassalage')!
  await studio.click()
  await expect(page).toHaveURL(`/providers?vassalage=${code}`)
  await expectOnlyOf(page, code)
})

test('a lobby is searched by name within its kind [LOBBY-013, LOBBY-019]', async ({ page }) => {
  await page.goto('/fish')
  await expect(tiles(page).first().locator('img')).toBeVisible()
  const word = (await tiles(page).first().innerText()).split(/\s/)[0]!
  const box = page.getByRole('main').getByRole('searchbox', { name: 'Search games' })
  await box.fill(word)
  await box.press('Enter')
  await expect(page).toHaveURL(new RegExp(`gameName=${word}`))
  await expect.poll(async () => (await tiles(page).allInnerTexts()).every((name) => name.toLowerCase().includes(word.toLowerCase()))).toBe(true)
})

test('another kind begins without the studio and the text of the last one [NAV-035, NAV-037]', async ({ page }) => {
  const calls = listCalls(page)
  await page.goto('/rng')
  await page.getByRole('main').getByRole('list', { name: 'Game studios' }).getByRole('button').nth(1).click()
  await page.getByRole('radio', { name: 'New' }).click({ force: true })
  await expect(page).toHaveURL(/list=NEW/)
  const box = page.getByRole('main').getByRole('searchbox', { name: 'Search games' })
  await box.fill('a')
  await box.press('Enter')
  await expect.poll(() => calls.at(-1)?.get('gameName')).toBe('a')
  const menu = page.getByRole('navigation', { name: 'Top menu' })
  await menu.getByRole('link', { name: 'Fishing' }).click()
  await expect(page).toHaveURL('/fish')
  await menu.getByRole('link', { name: 'Slots' }).click()
  await expect(page).toHaveURL('/rng')
  await expect(page.getByRole('button', { name: 'All studios' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('radio', { name: 'All' })).toBeChecked()
  await expect(box).toHaveValue('')
})

/** Turns the wheel until it is seen: rows are drawn when they come near. */
async function scrollTo(page: Page, place: Locator): Promise<void> {
  await page.mouse.move(800, 500)
  await expect(async () => {
    if (!(await place.isVisible()) || !(await place.evaluate((element) => element.getBoundingClientRect().top < window.innerHeight))) await page.mouse.wheel(0, 400)
    await expect(place).toBeInViewport({ timeout: 500 })
  }).toPass({ timeout: 20_000 })
}

async function expectOnlyOf(page: Page, vassalage: string): Promise<void> {
  await expect.poll(async () => {
    const addresses = await tiles(page).getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    return addresses.length > 0 && addresses.every((address) => new URLSearchParams(address.split('?')[1]).get('vassalage') === vassalage)
  }).toBe(true)
}
