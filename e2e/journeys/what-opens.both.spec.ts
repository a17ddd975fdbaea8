// SPDX-License-Identifier: Apache-2.0
import { ownCardRooms } from '@tessera/rules/games/card-rooms/card-games'
import { ownHalls } from '@tessera/rules/games/fishing/halls'
import { ownRooms } from '@tessera/rules/games/rooms/own-rooms'
import { createHash, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { gameFrame } from '../pages/game.ts'
import { expectNoOverflow } from '../pages/site.ts'
import { expect, siteUrl, test } from '../support/journey.ts'
import { scrollTo, tiles } from '../support/lobby.ts'
import { openMember, registerMember } from '../support/member.ts'
import { type SeenGame, seenGames, wrongLaunches } from '../support/seen-games.ts'
import { callServer } from '../support/server-client.ts'
import { text } from '../support/texts.ts'

// Whatever the site shows without a mark opens (D-173).

type Asker = Parameters<typeof callServer>[0]

const main = (page: Page) => page.getByRole('main')
const dress = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true })

async function seen(request: Asker): Promise<SeenGame[]> {
  const { games, deadEnds } = await seenGames((name, question) => callServer(request, name, question))
  expect(deadEnds, 'cards that lead to nothing').toEqual([])
  expect(games.length).toBeGreaterThan(0)
  return games
}

/** The same sample on each run: every so many-th game. */
const sampleOf = (games: readonly SeenGame[], count: number): SeenGame[] => {
  const step = Math.max(1, Math.floor(games.length / count))
  return games.filter((_, index) => index % step === 0).slice(0, count)
}

/** So many games at random; the same ones for the same seed. */
const randomOf = (
  games: readonly SeenGame[],
  { seed, count }: { seed: string; count: number },
): SeenGame[] => {
  const rankOf = ({ vassalage, gameId }: SeenGame): string =>
    createHash('sha256').update(`${seed} ${vassalage} ${gameId}`).digest('hex')
  return games.toSorted((one, other) => (rankOf(one) < rankOf(other) ? -1 : 1)).slice(0, count)
}

/** A game can be played at once; a table with others plays on, and has its board; halls are chosen by their level. */
async function expectOpen(page: Page, name: string): Promise<void> {
  const { frame } = gameFrame(page, name)
  await expect(frame.locator('body')).toHaveAttribute('data-state', 'ready', { timeout: 30_000 })
  const ready =
    '.main-button[aria-disabled="false"], body[data-room] :is([data-spot], .seven-take), button[data-level]'
  await expect(frame.locator(ready).filter({ visible: true }).first()).toBeVisible()
}

async function openOnPage(page: Page, { gameId, vassalage, name, ownPage }: SeenGame): Promise<void> {
  // Not until everything has loaded: pictures of a new installation are drawn when they are first asked for.
  const waitUntil = 'commit'
  await page.goto(`/game?${new URLSearchParams({ gameId, vassalage }).toString()}`, { waitUntil })
  if (ownPage === null) return expectOpen(page, name)
  await expect(page).toHaveURL(ownPage)
  await expect(main(page).getByRole('heading', { level: 1 }).first()).toBeVisible()
}

test('twelve games of all lists, from the first to the last, open on their page', async ({ page }) => {
  test.setTimeout(300_000)
  await openMember(page, { balance: 20 })
  for (const game of sampleOf(await seen(page.request), 12)) await openOnPage(page, game)
})

// In three parts, so that they run side by side.
for (const part of [0, 1, 2])
  test(`a hundred games at random open on their page, of third ${part + 1} of what is seen @long`, async ({
    page,
  }) => {
    test.setTimeout(3_600_000)
    const seed = process.env['E2E_SEED'] ?? randomUUID()
    await openMember(page, { balance: 20 })
    const third = (await seen(page.request)).filter((_, index) => index % 3 === part)
    const games = randomOf(third, { seed, count: 100 })
    console.log(`Opening ${games.length} of ${third.length} games by E2E_SEED=${seed}`)
    const wrong: string[] = []
    // What a stalled machine did not open in time is tried once more.
    for (const game of games)
      await openOnPage(page, game)
        .catch(() => openOnPage(page, game))
        .catch((error: unknown) =>
          wrong.push(`${game.vassalage}/${game.gameId}, seen in ${game.by}: ${String(error)}`),
        )
    expect(wrong).toEqual([])
  })

test('every game that a home row, list, search or card shows is launched, and answers with a frame of the studio or a page of the site @long', async ({
  page: { request },
  context,
}) => {
  test.setTimeout(900_000)
  const { token } = await registerMember(context)
  const games = await seen(request)
  const wrong = await wrongLaunches(games, {
    siteUrl: siteUrl(),
    launch: async ({ gameId, nodeId, vassalage }) =>
      (await callServer(request, 'play.launch', { gameId, nodeId, vassalage, language: 'EN' }, token))
        .game_url,
    answers: async (address) => (await request.get(address, { maxRedirects: 0 })).ok(),
  })
  console.log(`Launched ${games.length} games`)
  expect(wrong).toEqual([])
})

test('the live lobby has tables with others, which say their stakes and that they open when one sits down, and no title without a game', async ({
  page,
  picture,
}) => {
  await page.goto('/live')
  await expect(tiles(page).first()).toBeVisible()
  for (const { code, name } of ownRooms.slice(0, 6)) {
    const tile = tiles(page).filter({ has: page.locator(`a[href*="gameId=inh_${code}&"]`) })
    await scrollTo(page, tile)
    await expect(tile).toContainText(name)
    await expect(tile).toContainText('$0.10–100')
    await expect(tile.locator('a')).toContainText(text('lobby.room.opens'))
  }
  await page.evaluate(() => window.scrollTo(0, 0))
  await picture('live')
  await expect(tiles(page).filter({ hasText: text('lobby.noDemonstration') })).toHaveCount(0)
  await expectNoOverflow(page, 'live')
})

test('the lobby of card rooms has tables of ours and no title without a game', async ({ page, picture }) => {
  await page.goto('/pvp')
  for (const { code, name } of ownCardRooms) {
    const tile = tiles(page).filter({ has: page.locator(`a[href*="roomId=inh_${code}&"]`) })
    await scrollTo(page, tile)
    await expect(tile).toContainText(name)
  }
  await page.evaluate(() => window.scrollTo(0, 0))
  await picture('pvp')
  await expect(tiles(page).filter({ hasText: text('lobby.noDemonstration') })).toHaveCount(0)
  await expectNoOverflow(page, 'pvp')
})

test('the lobby of fishing has halls of ours and no title without a hall', async ({ page, picture }) => {
  await page.goto('/fish')
  for (const { code, name } of ownHalls) {
    const tile = tiles(page).filter({ has: page.locator(`a[href*="gameId=inh_${code}&"]`) })
    await scrollTo(page, tile)
    await expect(tile).toContainText(name)
  }
  await page.evaluate(() => window.scrollTo(0, 0))
  await picture('fish')
  await expect(tiles(page).filter({ hasText: text('lobby.noDemonstration') })).toHaveCount(0)
  await expectNoOverflow(page, '/fish')
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
