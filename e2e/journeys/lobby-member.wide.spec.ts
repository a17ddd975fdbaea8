// SPDX-License-Identifier: Apache-2.0
import type { Locator, Page } from '@playwright/test'
import { callServer } from '../support/server-client.ts'
import { expect, test } from '../support/journey.ts'
import { listCalls, tiles } from '../support/lobby.ts'
import { openMember } from '../support/member.ts'
import { anyText, text } from '../support/texts.ts'

const main = (page: Page): Locator => page.getByRole('main')
const list = (page: Page, name: string): Locator =>
  main(page)
    .getByRole('group', { name: text('lobby.list') })
    .getByRole('button', { name })
const heart = (tile: Locator): Locator => tile.getByRole('button', { name: anyText('lobby.favourite') })

test('a heart fills and empties at once, and stays so after a reload [LOBBY-024] [LOBBY-049] [LOBBY-050] [CONST-004]', async ({
  page,
  picture,
}) => {
  await openMember(page)
  const favouriteCalls: URLSearchParams[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.endsWith('/MCSFE_getFavoriteGamesList')) favouriteCalls.push(url.searchParams)
  })
  await page.goto('/rng')
  const tile = tiles(page).nth(3)
  const name = (await tile.getByRole('link').innerText()).split('\n')[0]!
  await expect(heart(tile)).toHaveAttribute('aria-pressed', 'false')
  await heart(tile).click()
  await expect(heart(tile)).toHaveAttribute('aria-pressed', 'true')
  await picture('filled')
  await page.waitForLoadState('networkidle')
  await page.goto('/fav')
  await page.reload()
  await expect(tiles(page).filter({ hasText: name })).toHaveCount(1)
  expect(favouriteCalls.at(-1)?.get('pageSize')).toBe('999')
  await expect(heart(tiles(page).first())).toHaveAttribute('aria-pressed', 'true')
  const gone = page.waitForResponse(/MCSFE_removeFavoriteGame/)
  await heart(tiles(page).first()).click()
  await expect(heart(tiles(page).first())).toHaveAttribute('aria-pressed', 'false')
  await gone
  await page.reload()
  await expect(page.getByText(text('shell.favourites.empty'))).toBeVisible()
})

test('a heart is taken back when the installation fails @long', async ({ page, complaints }) => {
  await openMember(page)
  complaints.allow(/status of 500/)
  await page.route(/MCSFE_addFavoriteGame/, (route) =>
    route.fulfill({
      status: 500,
      json: { success: false, code: 'INTERNAL', message: 'It did not work', value: null },
    }),
  )
  await page.goto('/rng')
  const tile = tiles(page).nth(3)
  await heart(tile).click()
  await expect(page.getByText('It did not work')).toBeVisible()
  await expect(heart(tile)).toHaveAttribute('aria-pressed', 'false')
})

test('the lists of a member: sixty favourites on one page, recent games of the kind, each kind with a list of its own, and no tabs beside them [LOBBY-012] [LOBBY-018] [LOBBY-035] [LOBBY-038]', async ({
  page,
  context,
}) => {
  const { token } = await openMember(page)
  const { games } = await callServer(
    context.request,
    'catalogue.games',
    { gameType: 'RNG', pageSize: 60 },
    token,
  )
  expect(games).toHaveLength(60)
  for (const { nodeId, vassalage, gameType } of games)
    await callServer(
      context.request,
      'catalogue.addFavourite',
      { nodeId, vendor: vassalage, gameType },
      token,
    )
  const started = games.filter(({ playable }) => playable).slice(0, 2)
  for (const { gameId, nodeId, vassalage } of started)
    await callServer(context.request, 'play.launch', { gameId: gameId!, nodeId, vassalage }, token)
  const calls = listCalls(page)
  const tabs = main(page).getByRole('group', { name: text('lobby.gameMenu') })
  await page.goto('/rng')
  await expect(list(page, text('lobby.list.all'))).toHaveAttribute('aria-pressed', 'true')
  await expect(tabs).toBeVisible()

  await list(page, text('shell.favourites')).click()
  await expect(main(page).locator('[data-list="rng/fav"]')).toBeVisible()
  expect([calls.at(-1)?.get('gameClassify'), calls.at(-1)?.get('pageNo')]).toEqual(['FAV', '1'])
  await expect(main(page).locator('li[aria-setsize="60"]').first()).toBeVisible()
  await expect(page.getByRole('navigation', { name: text('common.pages') })).toHaveCount(0)
  await expect(tabs).toHaveCount(0)

  await list(page, text('lobby.list.recent')).click()
  await expect(tiles(page)).toHaveCount(2)
  expect((await tiles(page).getByRole('link').allInnerTexts()).map((text) => text.split('\n')[0])).toEqual(
    started.toReversed().map(({ displayName }) => displayName),
  )
  await page.goto('/fish?list=recent')
  await expect(page.getByText(text('lobby.recent.empty'))).toBeVisible()

  await page.goto('/rng')
  await list(page, text('lobby.list.hot')).click()
  await expect(list(page, text('lobby.list.hot'))).toHaveAttribute('aria-pressed', 'true')
  await expect(tabs).toHaveCount(0)
  await page
    .getByRole('navigation', { name: text('shell.topMenu') })
    .getByRole('link', { name: text('lobby.type.LIVE') })
    .click()
  await expect(list(page, text('lobby.list.all'))).toHaveAttribute('aria-pressed', 'true')
  await page.goBack()
  await expect(list(page, text('lobby.list.hot'))).toHaveAttribute('aria-pressed', 'true')
  for (const path of ['/home?gameName=a', '/providers?vassalage=BGS', '/pvp']) {
    await page.goto(path)
    await expect(tiles(page).first()).toBeVisible()
    await expect(tabs, path).toHaveCount(0)
  }
})

test('the card of a studio opens the list of its games, and one of them starts [LAUNCH-001]', async ({
  page,
}) => {
  await openMember(page)
  await page.goto('/sports')
  await main(page)
    .getByRole('region', { name: text('lobby.studios') })
    .getByRole('listitem')
    .getByRole('button', { name: /Kickline/ })
    .click()
  const games = page.getByRole('dialog', { name: anyText('lobby.popup') }).getByRole('article')
  await expect(games.first()).toBeVisible()
  const ways = await games
    .getByRole('link')
    .evaluateAll((links: HTMLAnchorElement[]) =>
      links.map(({ href }) => new URL(href).searchParams.get('studio')),
    )
  expect(ways).toEqual(['KKL', 'KKL', 'KKL', 'KKL'])
  await games.locator('a[href*="sport=tennis"]').click()
  await expect(page).toHaveURL('/sportsbook?sport=tennis&studio=KKL')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
