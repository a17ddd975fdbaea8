// SPDX-License-Identifier: Apache-2.0
import type { Page } from '@playwright/test'
import type { CallOutput } from '@tessera/contract'
import { waitForGame } from '../pages/game.ts'
import { expectNoOverflow } from '../pages/site.ts'
import { expect, siteUrl, test } from '../support/journey.ts'
import { scrollTo, tiles } from '../support/lobby.ts'
import { openMember, registerMember } from '../support/member.ts'
import { callServer } from '../support/server-client.ts'
import { text } from '../support/texts.ts'

// Whatever the site shows without a mark opens (D-173).

type Game = CallOutput<'catalogue.games'>['games'][number]
type Asker = Parameters<typeof callServer>[0]

const main = (page: Page) => page.getByRole('main')
const dress = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true })

/** Every game that some list of the site shows and that is neither closed nor without a game. */
async function openGames(request: Asker): Promise<Game[]> {
  const { games } = await callServer(request, 'catalogue.games', { pageSize: 1000 })
  expect(games.filter(({ hasGame }) => !hasGame)).toEqual([])
  return games.filter(({ playable }) => playable)
}

/** The same sample on each run: every so many-th game. */
const sampleOf = (games: readonly Game[], count: number): Game[] => {
  const step = Math.max(1, Math.floor(games.length / count))
  return games.filter((_, index) => index % step === 0).slice(0, count)
}

async function openOnPage(page: Page, { gameId, vassalage, displayName, ownPage }: Game): Promise<void> {
  await page.goto(`/game?gameId=${gameId}&vassalage=${vassalage}`)
  if (ownPage === null) return void (await waitForGame(page, displayName))
  await expect(page).toHaveURL(ownPage)
  await expect(main(page).getByRole('heading', { level: 1 }).first()).toBeVisible()
}

test('twelve games of all lists, from the first to the last, open on their page', async ({ page }) => {
  test.setTimeout(300_000)
  await openMember(page, { balance: 20 })
  for (const game of sampleOf(await openGames(page.request), 12)) await openOnPage(page, game)
})

test('three hundred games of all lists open on their page @long', async ({ page }) => {
  test.setTimeout(3_600_000)
  await openMember(page, { balance: 20 })
  for (const game of sampleOf(await openGames(page.request), 300)) await openOnPage(page, game)
})

test('every game of every list is launched, and answers with a frame of the studio or a page of the site @long', async ({
  page,
}) => {
  test.setTimeout(900_000)
  const { token } = await registerMember(page.context())
  const wrong: string[] = []
  for (const { gameId, nodeId, vassalage, ownPage } of await openGames(page.request)) {
    const { game_url: address } = await callServer(
      page.request,
      'play.launch',
      { gameId: gameId!, nodeId, vassalage, language: 'EN' },
      token,
    )
    const isRight =
      ownPage === null
        ? (await page.request.get(address, { maxRedirects: 0 })).ok() && !address.startsWith(`${siteUrl()}/`)
        : address === `${siteUrl()}${ownPage}`
    if (!isRight) wrong.push(`${vassalage}/${gameId}: ${address}`)
  }
  expect(wrong).toEqual([])
})

test('the live lobby has the tables of the studio first, and behind them titles that say that there is no game yet', async ({
  page,
  picture,
}) => {
  await page.goto('/live')
  await expect(tiles(page).first()).toBeVisible()
  await picture('live')
  for (const table of [
    'roulette',
    'baccarat',
    'blackjack',
    'sicbo',
    'dragontiger',
    'fantan',
    'xocdia',
    'craps',
  ])
    await expect(tiles(page).locator(`a[href*="gameId=inh_${table}&"]`)).toBeVisible()
  const empty = tiles(page).filter({ hasText: text('lobby.noDemonstration') })
  await expect(empty.first()).toBeAttached()
  await expect(empty.locator('a, button')).toHaveCount(0)
  await expectNoOverflow(page, 'live')
  for (const path of ['/fish', '/pvp']) {
    await page.goto(path)
    await expect(tiles(page).first()).toContainText(text('lobby.noDemonstration'))
    await expect(tiles(page).locator('a, button')).toHaveCount(0)
    await picture(path.slice(1))
    await expectNoOverflow(page, path)
  }
  // Nothing of it is found, either.
  const [first = ''] = (await tiles(page).first().innerText()).split('\n').slice(1)
  await page.goto(`/home?gameName=${encodeURIComponent(first)}`)
  await expect(main(page).getByText(text('lobby.noDemonstration'))).toHaveCount(0)
})

test('vendors without games of their own open the book or a lottery of ours, in their dress and marked', async ({
  page,
  picture,
}) => {
  await page.goto('/esports')
  const card = main(page).getByRole('listitem').getByRole('link', { name: /IMES/ })
  await scrollTo(page, card)
  await expect(card).toContainText(text('lobby.sample'))
  await picture('esports')
  await card.click()
  await expect(page).toHaveURL('/sportsbook?sport=esports&studio=IMES')
  await expect(dress(page, 'IMES')).toContainText(text('lobby.sample'))
  await picture('book-in-dress')
  await expectNoOverflow(page, 'book')
  await page.goto('/elott')
  await main(page)
    .getByRole('listitem')
    .getByRole('button', { name: /Quickdraw/ })
    .click()
  await page.getByRole('dialog').locator('a[href*="gameCode=KENO"]').click()
  await expect(page).toHaveURL('/lottery?gameCode=KENO&studio=QKD')
  await expect(dress(page, 'Quickdraw House')).toBeVisible()
  await picture('lottery-in-dress')
  await expectNoOverflow(page, 'lottery')
  // A forged name shows nothing.
  await page.goto('/sportsbook?studio=NOBODY')
  await expect(main(page).getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(main(page).getByText(text('lobby.sample'))).toHaveCount(0)
})
