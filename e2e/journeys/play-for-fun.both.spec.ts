// SPDX-License-Identifier: Apache-2.0
import { ageQuestion, confirmAge, gameLink, playRound, waitForGame } from '../pages/game.ts'
import { expectNoOverflow, readWelcome, registerByForm, sitePage } from '../pages/site.ts'
import { openBrand } from '../support/brand.ts'
import { expect, test } from '../support/journey.ts'
import { callServer } from '../support/server-client.ts'
import { anyText, text } from '../support/texts.ts'

test('a visitor plays Dice for fun without an account, then registers from within it and is in the same game for real', async ({
  page,
  picture,
}) => {
  const { games } = await callServer(page.request, 'catalogue.games', { gameType: 'INHOUSE', pageSize: 60 })
  const { gameId, vassalage } = games.find(({ displayName }) => displayName === 'Dice')!
  const address = `/game?gameId=${gameId}&vassalage=${vassalage}`

  await page.goto(address)
  await expect(page.getByText(text('play.forFun.text'))).toBeVisible()
  await picture('offered')
  await page.getByRole('button', { name: text('lobby.playForFun') }).click()
  await expect(ageQuestion(page)).toBeVisible()
  await picture('age')
  await confirmAge(page)

  let game = await waitForGame(page, 'Dice')
  const marks = [
    page.getByRole('main').getByRole('heading', { level: 1 }).first(),
    game.frame.locator('.balance'),
  ]
  for (const mark of marks) await expect(mark).toContainText(text('play.playMoney'))
  expect(await game.balance()).toBe(2_000)
  await game.stake.fill('10')
  await playRound(game)
  await expect.poll(() => game.balance()).not.toBe(2_000)
  for (const mark of marks) await expect(mark).toContainText(text('play.playMoney'))
  const left = await game.balance()
  await picture('played')
  await expectNoOverflow(page, 'Dice for fun')

  // Nobody is logged in by it. In this tab the play money waits, and the age is not asked again.
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('button', { name: text('identity.login') })).toBeVisible()
  await page.goto(`${address}&trial=1`)
  game = await waitForGame(page, 'Dice')
  expect(await game.balance()).toBe(left)

  await game.frame.getByRole('button', { name: text('studio.forReal') }).click()
  const panel = sitePage(page).panel(anyText('identity.title'))
  await panel.getByRole('tab', { name: text('identity.register') }).click()
  await registerByForm(panel)
  await readWelcome(page)
  await expect(page).not.toHaveURL(/trial=1/)
  game = await waitForGame(page, 'Dice')
  expect(await game.balance()).toBe(0)
  for (const mark of [
    page.getByRole('main').getByRole('heading', { level: 1 }).first(),
    game.frame.locator('.bar'),
  ])
    await expect(mark).not.toContainText(text('play.playMoney'))
  await picture('for-real')
})

test('a tile offers to play for fun; the live table and a slot are played so, too', async ({
  page,
  isMobile,
  picture,
}) => {
  await page.goto('/inhouse')
  const tile = gameLink(page, 'Crash')
  await tile.scrollIntoViewIfNeeded()
  if (isMobile) await tile.tap()
  else await tile.hover()
  const button = page.getByRole('main').getByRole('button', { name: text('lobby.playForFun') })
  await expect(button).toBeVisible()
  await picture('tile')
  await button.click()
  await confirmAge(page)
  const crash = await waitForGame(page, 'Crash')
  await expect(crash.frame.locator('.balance')).toContainText(text('studio.playMoney'))
  await picture('crash')

  const { games } = await callServer(page.request, 'catalogue.games', { gameType: 'RNG', pageSize: 20 })
  const slot = games.find((game) => game.sample && game.playable && game.supportPlay === 0)!
  await page.goto(`/game?gameId=${slot.gameId}&vassalage=${slot.vassalage}&trial=1`)
  const opened = await waitForGame(page, slot.displayName)
  await expect(opened.frame.locator('.balance')).toContainText(text('studio.playMoney'))
  await picture('slot')
})

test('a brand that does not want it offers no game for fun', async ({ page, context }) => {
  const brand = await openBrand(context)
  const { games } = await callServer(page.request, 'catalogue.games', { gameType: 'INHOUSE', pageSize: 60 })
  const { gameId, vassalage } = games.find(({ displayName }) => displayName === 'Dice')!
  await page.goto(brand.at(`/game?gameId=${gameId}&vassalage=${vassalage}&trial=1`))
  await expect(page.getByText(text('play.login.text'))).toBeVisible()
  await expect(page.getByRole('button', { name: text('lobby.playForFun') })).toHaveCount(0)
  await expect(page.locator('iframe')).toHaveCount(0)
  await brand.change({ 'play.forFun': true })
  await page.reload()
  await confirmAge(page)
  await waitForGame(page, 'Dice')
})
