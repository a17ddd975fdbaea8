// SPDX-License-Identifier: Apache-2.0
import type { Page } from '@playwright/test'
import { gameFrame, openGame, playRound, waitForGame, type GameFrame } from '../pages/game.ts'
import { expectBalance, expectNoOverflow } from '../pages/site.ts'
import { withWebGl } from '../support/browser-options.ts'
import { expect, test } from '../support/journey.ts'
import { balanceOf, openMember } from '../support/member.ts'
import { anyText, eitherText, text } from '../support/texts.ts'

test.use({ launchOptions: withWebGl })

/** What the game shows, what the site shows and what the wallet holds are one figure. */
async function expectOneBalance(page: Page, game: GameFrame, token: string): Promise<number> {
  const held = await balanceOf(page.request, token)
  await expect.poll(() => game.balance(), { message: 'the balance in the game' }).toBe(held)
  await expectBalance(page, held)
  return held
}

for (const { name, said } of [
  { name: 'Limbo', said: eitherText('studio.limbo.won', 'studio.limbo.lost') },
  { name: 'Plinko', said: anyText('studio.plinko.landed', { currency: 'USD' }) },
]) {
  test(`a round of ${name} is bet, told and paid @long`, async ({ page, picture }) => {
    const { token } = await openMember(page, { balance: 100 })
    const game = await openGame(page, name)
    await picture('open')
    await expectNoOverflow(page, name)
    await game.stake.fill('5')
    expect(await playRound(game)).toMatch(said)
    await picture('played')
    const left = await expectOneBalance(page, game, token)
    expect(left).toBeGreaterThanOrEqual(95)
    await game.open('studio.rules')
    await expect(game.frame.getByRole('dialog').getByText(text('studio.rtp')).first()).toBeVisible()
    await picture('rules')
  })
}

test('a game of ours repeats nothing that the site shows around it, and on a phone its bar is the only one above it @long', async ({
  page,
  picture,
  isMobile,
}) => {
  await openMember(page, { balance: 100 })
  const { frame } = await openGame(page, 'Dice')
  await expectBalance(page, 100)
  for (const repeated of ['.balance', '.deposit', '.theme-button'])
    await expect(frame.locator(repeated)).toBeVisible({ visible: isMobile && repeated !== '.theme-button' })
  if (isMobile) {
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('navigation', { name: text('shell.quickMenu') })).toHaveCount(0)
    const bar = (await page
      .getByRole('heading', { level: 1, name: text('studio.dice.title') })
      .boundingBox())!
    expect(bar.y).toBeGreaterThan(page.viewportSize()!.height - 60)
    const table = (await page.locator('iframe').boundingBox())!
    expect(table.y).toBe(0)
    await expectNoOverflow(page, 'a game on a phone')
  }
  await expect(frame.getByRole('button', { name: text('studio.sound') })).toBeVisible()
  await picture('nothing-twice')
})

test('an open field of Mines goes on after a reload, and is cashed out @long', async ({ page, picture }) => {
  const { token } = await openMember(page, { balance: 100 })
  const game = await openGame(page, 'Mines')
  await game.frame.getByRole('combobox', { name: text('studio.mines.count') }).selectOption('1')
  await game.stake.fill('5')
  await picture('open')
  const cashOut = game.frame.getByRole('button', { name: text('studio.cashOut') })
  const lost = game.frame.getByText(text('studio.mines.lost'))
  // One mine under 25 tiles: now and then the first tile is it, and another round is played.
  let played = 0
  do {
    await game.main.click()
    played += 1
    await expect(game.frame.getByText(text('studio.mines.go', { mines: 1 }))).toBeVisible()
    await game.frame
      .getByRole('button', { name: text('studio.mines.tile.closed', { row: 2, column: 3 }) })
      .click()
    await expect(lost.or(game.frame.getByText(anyText('studio.mines.safe')))).toBeVisible()
  } while (await lost.isVisible())
  await picture('first-gem')
  await page.reload()
  const again = await waitForGame(page, 'Mines')
  await expect(again.frame.getByText(text('studio.mines.resumed'))).toBeVisible()
  await expect(
    again.frame.getByRole('button', { name: text('studio.mines.tile.gem', { row: 2, column: 3 }) }),
  ).toBeVisible()
  await picture('resumed')
  await cashOut.click()
  await expect(again.result).toHaveText(anyText('studio.mines.won', { currency: 'USD' }))
  // The round is over: no gem comes next.
  const next = again.frame.locator('.figure-row div').filter({ hasText: text('studio.mines.next') })
  await expect(next.locator('dd')).toHaveText('–')
  await picture('cashed-out')
  const left = await expectOneBalance(page, again, token)
  expect(left).toBeGreaterThan(100 - 5 * played)
})

test('at the live table of Crash a cash-out set in advance is made by the table @long', async ({
  page,
  picture,
}) => {
  test.setTimeout(240_000)
  const { token } = await openMember(page, { balance: 100 })
  const game = await openGame(page, 'Crash')
  await game.frame.getByLabel(text('studio.crash.auto')).fill('1.01')
  await game.stake.fill('5')
  const bet = game.frame.getByRole('button', { name: text('studio.bet') })
  const left = anyText('studio.crash.won', { point: '1.01', payout: '5.05', currency: 'USD' })
  const crashed = anyText('studio.crash.lost', { point: '1.00' })
  await expect(bet).toBeEnabled({ timeout: 60_000 })
  await picture('table')
  await bet.click()
  await expect(game.result).toHaveText(new RegExp(`${left.source}|${crashed.source}`), { timeout: 90_000 })
  await picture('left')
  const won = left.test(await game.result.innerText())
  await expect.poll(() => balanceOf(page.request, token), { message: 'the wallet' }).toBe(won ? 100.05 : 95)
  await expectOneBalance(page, game, token)
})

test('dice is played by keyboard alone, without sound, and says its result to a reader @long', async ({
  page,
}) => {
  await openMember(page, { balance: 50 })
  await openGame(page, 'Dice')
  const game = gameFrame(page, 'Dice')
  await expect(game.frame.getByRole('button', { name: text('studio.sound') })).toHaveAttribute(
    'aria-pressed',
    'false',
  )
  await game.stake.focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('2')
  await page.keyboard.press('Enter')
  await expect(game.result).toHaveText(eitherText('studio.dice.won', 'studio.dice.lost'))
  await expect(game.result).toHaveAttribute('aria-live', 'polite')
})
