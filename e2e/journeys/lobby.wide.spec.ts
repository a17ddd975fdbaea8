// SPDX-License-Identifier: Apache-2.0
import type { Locator, Page } from '@playwright/test'
import type { CallOutput } from '@tessera/contract'
import { openBrand } from '../support/brand.ts'
import { whileVendor } from '../support/catalogue.ts'
import { expect, test } from '../support/journey.ts'
import { listCalls, scrollTo, tiles } from '../support/lobby.ts'
import { anyText, text } from '../support/texts.ts'

const moving = test.extend({ contextOptions: { reducedMotion: 'no-preference' } })

const main = (page: Page): Locator => page.getByRole('main')
const studios = (page: Page): Locator => main(page).getByRole('region', { name: text('lobby.studios') })
const lists = (page: Page): Locator => main(page).getByRole('group', { name: text('lobby.list') })
const tabs = (page: Page): Locator => main(page).getByRole('group', { name: text('lobby.gameMenu') })

test('home has its parts: banner, announcements, menu of kinds, hot games, a row for each kind but lotteries, winners [LOBBY-001] [LOBBY-005] [LOBBY-007] [LOBBY-008]', async ({
  page,
}) => {
  await page.goto('/')
  await expect(main(page).getByRole('region', { name: text('messages.banners') })).toBeVisible()
  await expect(main(page).getByRole('region', { name: text('messages.notices') })).toBeVisible()
  await expect(
    main(page)
      .getByRole('region', { name: text('rewards.winners') })
      .getByRole('listitem')
      .first(),
  ).toBeVisible()
  await expect(
    main(page)
      .getByRole('region', { name: text('lobby.hot') })
      .getByRole('article')
      .first(),
  ).toBeVisible()
  for (const title of [
    text('lobby.type.LIVE'),
    text('lobby.type.PVP'),
    text('lobby.type.FISH'),
    text('lobby.type.RNG'),
    text('lobby.type.INHOUSE'),
    text('lobby.type.SPORTS'),
    text('lobby.type.ESPORTS'),
    text('lobby.type.COCKFIGHT'),
  ]) {
    const row = main(page).getByRole('region', { name: title, exact: true })
    await scrollTo(page, row.getByRole('article').first())
  }
  // No lotteries, which have a page of their own.
  for (const title of [text('lobby.type.LOTT'), text('lobby.type.ELOTT')])
    await expect(main(page).getByRole('region', { name: title, exact: true })).toHaveCount(0)
})

moving(
  'the strip of home tells the titles of the announcements one after the other [LOBBY-002]',
  async ({ page }) => {
    const given = page.waitForResponse(/MCSFE_getListAnnouncements|nnouncement/)
    await page.goto('/')
    const { value } = (await (await given).json()) as { value: { player: { title: string }[] } }
    const titles = value.player.map(({ title }) => title)
    const strip = main(page)
      .getByRole('region', { name: text('messages.notices') })
      .locator('[data-notice]')
    const first = await strip.innerText()
    expect(titles).toContain(first)
    await expect(strip).not.toHaveText(first)
    expect(titles).toContain(await strip.innerText())
  },
)

test('the game menu of home leads to plain lobbies without launching; slots open with their first studio, originals with their own [LOBBY-003] [LAUNCH-002] [LAUNCH-007] [LAUNCH-008]', async ({
  page,
}) => {
  const launches: string[] = []
  page.on('request', (request) => {
    if (/launch/i.test(request.url())) launches.push(request.url())
  })
  const calls = listCalls(page)
  await page.goto('/')
  const menu = main(page).getByRole('navigation', { name: text('lobby.gameMenu') })
  for (const [name, path] of [
    [text('lobby.type.SPORTS'), '/sports'],
    [text('lobby.type.ESPORTS'), '/esports'],
    [text('lobby.type.FISH'), '/fish'],
    [text('lobby.type.PVP'), '/pvp'],
    [text('lobby.type.LIVE'), '/live'],
    [text('lobby.type.LOTT'), '/lott'],
    [text('lobby.type.COCKFIGHT'), '/cockfight'],
  ] as const) {
    await menu.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
    await page.goBack()
  }
  for (const call of calls)
    expect([call.get('gameClassify'), call.get('vassalage'), call.get('gameName')]).toEqual([
      'ALL',
      null,
      null,
    ])
  await menu.getByRole('link', { name: text('lobby.type.INHOUSE') }).click()
  await expect(page).toHaveURL(/^[^?]+\/inhouse(\?|$)/)
  await expect
    .poll(() => [calls.at(-1)?.get('gameType'), calls.at(-1)?.get('vassalage')])
    .toEqual(['INHOUSE', 'BGS'])
  await page.goBack()
  await menu.getByRole('link', { name: text('lobby.type.RNG') }).click()
  await expect.poll(() => calls.at(-1)?.get('gameType')).toBe('RNG')
  const first = studios(page)
    .getByRole('button', { name: anyText('lobby.games') })
    .first()
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(new RegExp(`/rng\\?page=${calls.at(-1)?.get('vassalage') ?? 'none'}$`))
  expect(launches).toEqual([])
})

test('the studios of home: each leads to its games; those of a kind have an entry for all of them, hot marks, and one that opens its list [LOBBY-006] [LAUNCH-003] [LAUNCH-004] [LOBBY-030] [LOBBY-031] [CONST-005] [STORE-016]', async ({
  page,
  picture,
}) => {
  const carouselCalls: string[] = []
  const popupCalls: URLSearchParams[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.endsWith('/GCSGAME_newGameVendor')) carouselCalls.push(url.search)
    if (url.pathname.endsWith('/GCSGAME_popupGameList')) popupCalls.push(url.searchParams)
  })
  const begin = async (): Promise<void> => {
    await page.goto('/')
    await scrollTo(page, studios(page).getByRole('link').first())
    await scrollTo(page, main(page).getByText(text('lobby.type.RNG'), { exact: true }).last())
  }
  // Of the studios of slots one alone is hot; its card opens the list of its games.
  await whileVendor(page.context(), { vendorCode: 'PXR', gameType: 'RNG', opens: 'list' }, async () => {
    await begin()
    const href = await studios(page).getByRole('link').first().getAttribute('href')
    expect(href).toMatch(/^\/providers\?vassalage=\w+$/)
    await studios(page).getByRole('link').first().click()
    await expect(page).toHaveURL(href!)
    await begin()
    await main(page).getByText(text('lobby.type.RNG'), { exact: true }).last().click()
    await expect(
      studios(page).getByRole('link', { name: new RegExp(`^${text('common.all')}`) }),
    ).toHaveAttribute('href', '/rng')
    await expect(studios(page).getByText(text('lobby.badge.hot'), { exact: true })).toHaveCount(1)
    await picture('studios-of-slots')
    await studios(page)
      .getByRole('button', { name: new RegExp(`${text('lobby.badge.hot')}$`) })
      .click()
    await expect(page.getByRole('dialog').getByRole('article').first()).toBeVisible()
    expect([popupCalls[0]?.get('pageSize'), popupCalls[0]?.get('gameType')]).toEqual(['1000', 'RNG'])
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text('common.close') })
      .click()
    const studio = studios(page).getByRole('link').nth(1)
    const way = await studio.getAttribute('href')
    await studio.click()
    await expect(page).toHaveURL(way!)
    expect(way).toMatch(/^\/rng\?page=\w+$/)
    expect(carouselCalls).toHaveLength(1)
  })
})

test('rows slide by arrows and by drag, and lead to all of their kind [LOBBY-009] [LOBBY-010]', async ({
  page,
}) => {
  for (const address of ['/', '/hot']) {
    await page.goto(address)
    const row = main(page).getByRole('region', {
      name: address === '/' ? text('lobby.hot') : text('lobby.type.INHOUSE'),
      exact: true,
    })
    await scrollTo(page, row.getByRole('article').first())
    const track = row.getByRole('list')
    const left = (): Promise<number> => track.evaluate((element) => element.scrollLeft)
    if (await track.evaluate((element) => element.scrollWidth <= element.clientWidth)) continue
    await row.getByRole('button', { name: anyText('lobby.next') }).click()
    await expect.poll(left).toBeGreaterThan(0)
    // A game of double size in between makes the way back longer than one press.
    await expect(async () => {
      await row.getByRole('button', { name: anyText('lobby.previous') }).click({ timeout: 2_000 })
      await expect.poll(left, { timeout: 2_000 }).toBe(0)
    }).toPass()
    // Rows above may still grow: the drag begins where the row is now.
    await expect(async () => {
      await track.scrollIntoViewIfNeeded()
      const box = (await track.boundingBox())!
      await page.mouse.move(box.x + 700, box.y + 100)
      await page.mouse.down()
      await page.mouse.move(box.x + 300, box.y + 100, { steps: 5 })
      await page.mouse.up()
      expect(await left()).toBeGreaterThan(100)
    }).toPass()
    await expect(page).toHaveURL(address)
  }
  await page.goto('/')
  const live = main(page).getByRole('region', { name: text('lobby.type.LIVE'), exact: true })
  await scrollTo(page, live.getByRole('article').first())
  await live.getByRole('link', { name: text('common.seeMore') }).click()
  await expect(page).toHaveURL('/live')
})

for (const [title, path, gameType] of [
  ['/rng is the lobby of slots [NAV-004]', 'rng', 'RNG'],
  ['/live is the lobby of live tables [NAV-006]', 'live', 'LIVE'],
  ['/fish is the lobby of fishing [NAV-007]', 'fish', 'FISH'],
  ['/pvp is the lobby of card rooms [NAV-008]', 'pvp', 'PVP'],
] as const) {
  test(title, async ({ page }) => {
    const calls = listCalls(page)
    await page.goto(`/${path}`)
    await expect(tiles(page).first()).toBeVisible()
    expect(calls.map((call) => call.get('gameType'))).toEqual(calls.map(() => gameType))
    expect(calls.length).toBeGreaterThan(0)
  })
}

test('/inhouse shows the in-house games alone [NAV-009] [CONST-050]', async ({ page }) => {
  await page.goto('/inhouse')
  await expect(tiles(page).first()).toBeVisible()
  for (const link of await tiles(page).getByRole('link').all())
    expect(await link.getAttribute('href')).toContain('vassalage=BGS')
})

test('kinds whose studios have lobbies of their own list them: five of e-sports, one of cockfights, below our book; of lotteries in a grid [NAV-010] [NAV-011] [NAV-012] [NAV-013] [CONST-048] [CONST-049]', async ({
  page,
}) => {
  const names = async (path: string): Promise<string[]> => {
    await page.goto(path)
    const cards = (path === '/lott' ? main(page) : studios(page)).getByRole('listitem')
    await expect(cards.first().getByText(/\S/).first()).toBeVisible()
    await expect(tiles(page)).toHaveCount(0)
    return (await cards.allInnerTexts()).map((words) =>
      words.replace(text('lobby.badge.hot'), '').replace(text('lobby.sample'), '').trim(),
    )
  }
  expect((await names('/sports')).length).toBeGreaterThan(0)
  expect((await names('/lott')).length).toBeGreaterThan(0)
  expect((await names('/esports')).toSorted()).toEqual(['AI', 'AV', 'IA', 'IMES', 'TF'])
  expect(await names('/cockfight')).toEqual(['DS88'])
})

test('a lobby has its switch, its studios, its tabs, its grid, and among slots its filter; a search, a provider and card rooms have less of it [LOBBY-011] [LOBBY-014] [LOBBY-015] [LOBBY-016] [LOBBY-017] [LOBBY-019] [LOBBY-021]', async ({
  page,
  picture,
}) => {
  const filter = main(page).getByRole('button', { name: text('filters.title') })
  const list = main(page).locator('[data-list]')
  await page.goto('/rng')
  await expect(tiles(page).first().locator('img')).toBeVisible()
  await expect(list).toHaveAttribute('data-list', 'rng/game')
  expect(await lists(page).getByRole('button').allInnerTexts()).toEqual([
    text('lobby.list.all'),
    text('lobby.list.hot'),
    text('shell.favourites'),
    text('lobby.list.recent'),
  ])
  expect(
    await studios(page)
      .getByRole('button', { name: anyText('lobby.games') })
      .count(),
  ).toBeGreaterThan(5)
  expect(await tabs(page).getByRole('button').allInnerTexts()).toEqual([
    text('common.all'),
    text('lobby.list.new'),
  ])
  await filter.click()
  for (const name of [text('filters.minBet'), text('filters.lines')])
    await expect(main(page).getByRole('group', { name })).toBeVisible()
  await picture('filters')
  await page.goto('/fish')
  await expect(tiles(page).first()).toBeVisible()
  await expect(filter).toHaveCount(0)
  await page.goto('/home?gameName=a')
  await expect(list).toHaveAttribute('data-list', 'search/game')
  await expect(studios(page)).toHaveCount(0)
  await page.goto('/providers?vassalage=BGS')
  await expect(list).toHaveAttribute('data-list', 'provider/game')
  await expect(studios(page)).toHaveCount(0)
  await page.goto('/pvp')
  await expect(list).toHaveAttribute('data-list', 'pvp/game')
})

test('/providers shows the games of one studio only [NAV-018]', async ({ page }) => {
  await page.goto('/providers?vassalage=BGS')
  await expectOnlyOf(page, 'BGS')
})

test('a studio is chosen in the address; one that nobody knows shows the games of all [NAV-005]', async ({
  page,
  picture,
}) => {
  const calls = listCalls(page)
  await page.goto('/rng')
  await studios(page)
    .getByRole('button', { name: anyText('lobby.games') })
    .nth(2)
    .click()
  await expect.poll(() => calls.at(-1)?.get('vassalage')).toBeTruthy()
  const code = calls.at(-1)!.get('vassalage')!
  await page.reload()
  await expect(
    studios(page)
      .getByRole('button', { name: anyText('lobby.games') })
      .nth(2),
  ).toHaveAttribute('aria-pressed', 'true')
  await expectOnlyOf(page, code)
  await picture('one-studio')
  await page.goto('/rng?page=NOBODY')
  await expect(tiles(page).first()).toBeVisible()
  expect(calls.at(-1)?.get('vassalage')).toBeNull()
})

test('a name typed on home lists the games that are called so, also nothing [LOBBY-004] [LOBBY-020]', async ({
  page,
  picture,
}) => {
  await page.goto('/')
  const box = page.getByRole('banner').getByRole('combobox', { name: text('lobby.search') })
  await box.fill('drag')
  await box.press('Enter')
  await expect(
    page.getByRole('heading', { name: text('lobby.search.title', { text: 'drag' }) }),
  ).toBeVisible()
  await expect(tiles(page).first()).toBeVisible()
  for (const name of await tiles(page).allInnerTexts()) expect(name.toLowerCase()).toContain('drag')
  await picture('found')
  await box.fill('9999999999')
  await box.press('Enter')
  await expect(page.getByText(text('lobby.search.empty'))).toBeVisible()
  await expect(page.getByRole('navigation', { name: text('common.pages') })).toHaveCount(0)
  await picture('nothing-found')
})

test('a lobby is searched by name within its kind, while it is typed [LOBBY-013]', async ({ page }) => {
  const calls = listCalls(page)
  await page.goto('/live')
  await expect(tiles(page).first()).toBeVisible()
  const word = (await tiles(page).first().getByRole('link').innerText()).split(/\s/)[0]!
  await main(page)
    .getByRole('searchbox', { name: text('lobby.search') })
    .fill(word)
  await expect(page).toHaveURL(new RegExp(`gameName=${word}`))
  await expect.poll(() => calls.at(-1)?.get('gameName')).toBe(word)
  expect(calls.at(-1)?.get('gameType')).toBe('LIVE')
  await expect
    .poll(async () =>
      (await tiles(page).getByRole('link').allInnerTexts()).every((name) =>
        name.toLowerCase().includes(word.toLowerCase()),
      ),
    )
    .toBe(true)
})

test('a visitor is offered a trial where the installation has it and the game allows it, and plays after a login [LOBBY-022] [LOBBY-023]', async ({
  page,
  context,
  picture,
}) => {
  const brand = await openBrand(context, { 'identity.freePlay': true })
  const tileOf = await openSlots(page, brand.at('/rng'))
  const [tried, plain] = [tileOf(0), tileOf(1)]
  await tried.hover()
  await expect(tried.getByText(text('lobby.play'), { exact: true })).toBeVisible()
  await expect(tried.getByRole('button', { name: text('lobby.trial') })).toBeVisible()
  await picture('closer')
  await plain.hover()
  await expect(plain.getByText(text('lobby.play'), { exact: true })).toBeVisible()
  await expect(plain.getByRole('button', { name: text('lobby.trial') })).toHaveCount(0)
  await pressAt(page, plain.getByText(text('lobby.play'), { exact: true }))
  await expect(page.getByRole('dialog').getByRole('tab', { name: text('identity.login') })).toHaveAttribute(
    'aria-selected',
    'true',
  )
})

test('a press counts although the facts of the tile appear before the button is let go @long', async ({
  page,
  context,
}) => {
  const brand = await openBrand(context, { 'identity.freePlay': true })
  const letGo = Promise.withResolvers<void>()
  await page.route('**/game-overlay-*.js', async (route) => {
    await letGo.promise
    await route.continue()
  })
  const tile = (await openSlots(page, brand.at('/rng')))(0)
  const link = await tile.getByRole('link').boundingBox()
  // Low in the picture, where the trial will be.
  await page.mouse.move(link!.x + link!.width / 2, link!.y + (link!.width * 4) / 3 - 25)
  await page.mouse.down()
  letGo.resolve()
  await expect(tile.getByRole('button', { name: text('lobby.trial') })).toBeVisible()
  await page.mouse.up()
  await expect(page.getByRole('dialog').getByRole('tab', { name: text('identity.login') })).toHaveAttribute(
    'aria-selected',
    'true',
  )
})

test('a press counts although it comes before the tile has answered the mouse @long', async ({ page }) => {
  const tile = (await openSlots(page, '/rng'))(0)
  const link = await tile.getByRole('link').boundingBox()
  const answered = page.evaluate(whileBusy, 1500)
  // The page is busy: mouse and button come at once, and only then does it draw what lies under the mouse.
  const moved = page.mouse.move(link!.x + link!.width / 2, link!.y + link!.width / 2)
  const pressed = page.mouse.down()
  await Promise.all([answered, moved, pressed])
  await expect(tile.getByText(text('lobby.play'), { exact: true })).toBeVisible()
  await page.mouse.up()
  await expect(page.getByRole('dialog').getByRole('tab', { name: text('identity.login') })).toHaveAttribute(
    'aria-selected',
    'true',
  )
})

test('a press on a studio counts although its sign fails before the button is let go @long', async ({
  page,
}) => {
  const pictures = Promise.withResolvers<void>()
  await page.route('**/art/**', async (route) => {
    await pictures.promise
    await route.fulfill({ contentType: 'image/avif', body: 'no picture' })
  })
  await page.goto('/rng')
  const studio = studios(page)
    .getByRole('button', { name: anyText('lobby.games') })
    .nth(1)
  const sign = studio.locator('img')
  const target = await sign.boundingBox()
  await page.mouse.move(target!.x + target!.width / 2, target!.y + target!.height / 2)
  await page.mouse.down()
  pictures.resolve()
  await expect(sign).toHaveCount(0)
  await page.mouse.up()
  await expect(studio).toHaveAttribute('aria-pressed', 'true')
})

/** Runs in the page. */
function whileBusy(forMs: number): void {
  const until = performance.now() + forMs
  while (performance.now() < until);
}

/** Opens a lobby; answers how to find a tile that can be played, with a trial (0) or without (1). */
async function openSlots(page: Page, address: string): Promise<(supportPlay: number) => Locator> {
  const listed = page.waitForResponse(/GCSGAME_gameList/)
  await page.goto(address)
  const {
    value: { games },
  } = (await (await listed).json()) as { value: { games: { supportPlay: number; playable: boolean }[] } }
  return (supportPlay) =>
    tiles(page).nth(games.findIndex((game) => game.supportPlay === supportPlay && game.playable))
}

async function pressAt(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox()
  await page.mouse.click(box!.x + box!.width / 2, box!.y + box!.height / 2)
}

async function expectOnlyOf(page: Page, vassalage: string): Promise<void> {
  await expect
    .poll(async () => {
      const addresses = await tiles(page)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
      return (
        addresses.length > 0 &&
        addresses.every(
          (address) => new URLSearchParams(address.split('?')[1]).get('vassalage') === vassalage,
        )
      )
    })
    .toBe(true)
}

test('the lists ask for pages of 42 in a lobby, 28 in a search, 20 in a row of home or of hot games; the winners for twenty [CALL-034] [CALL-052]', async ({
  page,
}) => {
  const calls = listCalls(page)
  const asked: URL[] = []
  page.on('request', (request) => asked.push(new URL(request.url())))
  const winners = page.waitForResponse(/winnerBoard/)
  await page.goto('/')
  const board = (await (await winners).json()) as { value: { list: unknown[] } }
  const { searchParams } = asked.find(({ pathname }) => pathname === '/wps/system/winnerBoard')!
  expect([
    searchParams.get('gameCategory'),
    searchParams.get('limitNum'),
    searchParams.has('language'),
  ]).toEqual(['ALL', '20', true])
  await expect(
    main(page)
      .getByRole('region', { name: text('rewards.winners') })
      .getByRole('listitem')
      .first(),
  ).toBeVisible()
  expect(board.value.list.length).toBeGreaterThan(0)

  await page.goto('/fish')
  await expect.poll(() => calls.at(-1)?.get('pageSize')).toBe('42')
  await page.goto('/home?gameName=moon')
  await expect.poll(() => calls.at(-1)?.get('pageSize')).toBe('28')
  await page.goto('/fish?list=hot')
  await expect.poll(() => calls.at(-1)?.get('pageSize')).toBe('20')
})

test('card rooms are asked for once, and each tile opens one and tells the rake [CALL-048]', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/GLS2_roomList')) asked.push(request.method())
  })
  const answer = page.waitForResponse(/GLS2_roomList/)
  await page.goto('/pvp')
  const { value } = (await (await answer).json()) as { value: CallOutput<'play.rooms'> }
  await expect(tiles(page).first()).toBeVisible()
  expect(value.list.length).toBeGreaterThan(15)
  expect(value.list.every(({ minBet }) => minBet > 0)).toBe(true)
  await expect(tiles(page).filter({ hasText: text('lobby.noDemonstration') })).toHaveCount(0)
  const tile = tiles(page).first()
  await expect(tile.locator('a[href*="roomId="]')).toHaveCount(1)
  await tile.hover()
  await expect(tile).toContainText(text('lobby.rake', { percent: 5 }))
  expect(asked).toEqual(['GET'])
})
