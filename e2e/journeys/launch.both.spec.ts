// SPDX-License-Identifier: Apache-2.0
import { gameFrame, playRound, waitForGame } from '../pages/game.ts'
import { expectNoOverflow } from '../pages/site.ts'
import { openBrand } from '../support/brand.ts'
import { whileGame, whileNamed } from '../support/catalogue.ts'
import { callServer } from '../support/server-client.ts'
import { expect, siteUrl, test } from '../support/journey.ts'
import { balanceOf, openMember } from '../support/member.ts'
import { eitherText, text } from '../support/texts.ts'

type Asker = Parameters<typeof callServer>[0]
/** A demonstration slot of the lobby that opens here and now. */
const sampleOf = async (request: Asker) => {
  const { games } = await callServer(request, 'catalogue.games', { gameType: 'RNG', pageSize: 20 })
  return games.find((game) => game.sample && game.playable && game.minBet <= 1 && game.supportPlay === 0)!
}
const addressOf = (game: { gameId?: string | undefined; vassalage: string }) =>
  `/game?gameId=${game.gameId}&vassalage=${game.vassalage}`

test('a game of the lobby opens in its frame by a launch, under its own name and marked as a demonstration [LAUNCH-005, NAV-027]', async ({
  page,
  picture,
}) => {
  const { token, username } = await openMember(page, { balance: 100 })
  const { displayName, rtp } = await sampleOf(page.request)
  await page.goto('/rng')
  const asked = page.waitForRequest((request) => request.url().endsWith('/wps/v2/game/launchGame'))
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${displayName}\\b`) })
    .first()
    .click()
  expect((await asked).postDataJSON()).toMatchObject({
    accountType: 1,
    confirmTrans: 0,
    launchMode: 'GLS',
    clientType: 3,
    username,
    merchantCode: 'brand1',
    language: 'EN',
  })
  const game = await waitForGame(page, displayName)
  await expect(page.getByRole('heading', { name: displayName }).getByText(text('lobby.sample'))).toBeVisible()
  await expect(game.frame.getByText(text('studio.demo.of', { title: displayName }))).toBeVisible()
  await picture('open')
  await expectNoOverflow(page, displayName)
  await game.stake.fill('2')
  expect(await playRound(game)).toMatch(
    eitherText('studio.slot.lost', 'studio.sample.won', 'studio.slot.freeWon'),
  )
  await picture('played')
  await game.open('studio.rules')
  // The lobby cuts off what the rules state in full.
  const stated = new RegExp(`^${String(rtp!.toFixed(2)).replace('.', '\\.')}\\d\\d %$`)
  await expect(game.frame.getByRole('dialog').getByText(stated).first()).toBeVisible()
  expect(await balanceOf(page.request, token)).toBeGreaterThanOrEqual(98)
})

test('a game in maintenance says so and offers others; one of them starts [ERR-024]', async ({
  page,
  isMobile,
  picture,
}) => {
  await openMember(page, { balance: 20 })
  const { games } = await callServer(page.request, 'catalogue.games', { gameType: 'RNG', pageSize: 20 })
  // Both widths may run at once, and each closes a game of its own.
  const closed = games.filter((game) => game.sample && game.playable).at(isMobile ? -1 : -2)!
  const maintenance = { set: { maintenance: true }, undo: { maintenance: false } }
  await whileGame(page.context(), closed.nodeId, maintenance, async () => {
    await page.goto(addressOf(closed))
    const dialog = page.getByRole('dialog', { name: text('fault.play.gameMaintenance') })
    await expect(dialog.getByRole('link').first()).toBeVisible()
    await picture('maintenance')
    const other = games.filter(({ nodeId }) => nodeId !== closed.nodeId)
    const offered = (await dialog.getByRole('link').allInnerTexts()).map((words) => words.split('\n')[0]!)
    expect(offered.length).toBeLessThanOrEqual(6)
    expect(other.map(({ displayName }) => displayName)).toEqual(expect.arrayContaining(offered))
    await dialog.getByRole('link').first().click()
    await waitForGame(page, offered[0]!)
  })
})

test('a game that never comes is told of after two minutes, and can be asked for again [ERR-020] @long', async ({
  page,
  picture,
}) => {
  await openMember(page, { balance: 20 })
  const slow = await sampleOf(page.request)
  await page.route(/\/play\//, () => new Promise(() => undefined), { times: 1 })
  await page.clock.install()
  await page.goto(addressOf(slow))
  await expect(page.locator('iframe')).toBeAttached()
  await page.clock.fastForward(121_000)
  await expect(
    page.getByRole('alert').getByText(text('common.error.slow'), {
      exact: true,
    }),
  ).toBeVisible()
  await picture('slow')
  await page.getByRole('button', { name: text('trouble.reload') }).click()
  await page.clock.resume()
  await expect(gameFrame(page, slow.displayName).frame.locator('body')).toHaveAttribute(
    'data-state',
    'ready',
    { timeout: 20_000 },
  )
})

test('a title that no game is built for says so and offers others; one of them starts @long', async ({
  page,
  isMobile,
  picture,
}) => {
  await openMember(page, { balance: 20 })
  const { games } = await callServer(page.request, 'catalogue.games', { gameType: 'LIVE', pageSize: 60 })
  // No table plays mahjong. Both widths may run at once, and each renames a title of its own.
  const title = games.filter((game) => game.sample && game.playable).at(isMobile ? -1 : -2)!
  await whileNamed(page.context(), title, 'Old Mahjong', async () => {
    const answered = page.waitForResponse((response) => response.url().endsWith('/wps/v2/game/launchGame'))
    await page.goto(addressOf(title))
    expect(await (await answered).json()).toMatchObject({ success: false, code: 'NO_DEMONSTRATION' })
    const dialog = page.getByRole('dialog', { name: text('fault.play.noDemonstration') })
    await expect(dialog.getByRole('link').first()).toBeVisible()
    // It says one thing: that nothing is there, and not that it is closed for a while.
    await expect(dialog).toContainText(text('play.noDemonstration.text'))
    await expect(page.getByText(text('play.closed.text'))).toHaveCount(0)
    await picture('nothing-behind')
    const [offered = ''] = (await dialog.getByRole('link').first().innerText()).split('\n')
    await dialog.getByRole('link').first().click()
    await expect(gameFrame(page, offered).frame.locator('body')).toHaveAttribute('data-state', 'ready', {
      timeout: 30_000,
    })
  })
})

test('a visitor tries a game with play money, where the brand offers that @long', async ({
  page,
  picture,
}) => {
  const brand = await openBrand(page.context(), { 'identity.freePlay': true })
  const game = await sampleOf(page.request)
  await page.goto(brand.at(addressOf(game)))
  await page.getByRole('button', { name: text('lobby.trial') }).click()
  const trial = await waitForGame(page, game.displayName)
  await picture('trial')
  await expect(trial.frame.locator('.balance')).toContainText('FUN')
  expect(await trial.balance()).toBe(2000)
})

test('only an address that a launch has handed out is framed, and a spent one says so', async ({ page }) => {
  await openMember(page, { balance: 20 })
  const game = await sampleOf(page.request)
  for (const foreign of ['https://evil.example/', `${siteUrl()}/`, 'javascript:alert(1)']) {
    await page.goto(`/seamless?url=${encodeURIComponent(foreign)}`)
    await expect(page.getByRole('button', { name: text('play.back') })).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
  }
  const answered = page.waitForResponse((response) => response.url().endsWith('/wps/v2/game/launchGame'))
  await page.goto(addressOf(game))
  const { value } = (await (await answered).json()) as { value: { game_url: string } }
  await waitForGame(page, game.displayName)
  await page.goto(`/seamless?url=${encodeURIComponent(value.game_url)}`)
  await expect(page.locator('iframe')).toHaveAttribute('src', value.game_url)
  const stranger = await page.context().browser()!.newPage()
  await stranger.goto(value.game_url)
  await expect(stranger.getByText(text('studio.sessionExpired'))).toBeVisible()
  // Nothing has led there, and still there is a way back.
  await expect(stranger.getByRole('link', { name: text('play.back') })).toHaveAttribute(
    'href',
    `${siteUrl()}/`,
  )
  await stranger.close()
})

test('a game that the installation does not have, or that is blocked here, has a page and a way back @long', async ({
  page,
  picture,
}) => {
  await openMember(page)
  await page.goto('/game?gameId=no-such-game&vassalage=NONE')
  await expect(page.getByText(text('play.unknown.title')).first()).toBeVisible()
  const game = await sampleOf(page.request)
  await page.route('**/wps/v2/game/launchGame', (route) =>
    route.fulfill({ json: { success: false, code: 'GAME_BLOCKED', message: 'blocked', value: null } }),
  )
  await page.goto(addressOf(game))
  await expect(page.getByText(text('play.blocked.title', { name: game.displayName })).first()).toBeVisible()
  await picture('blocked')
  await page.getByRole('button', { name: text('play.back') }).click()
  await expect(page).toHaveURL(/\/$/)
})
