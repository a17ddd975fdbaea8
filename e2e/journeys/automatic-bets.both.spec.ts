// SPDX-License-Identifier: Apache-2.0
import type { Page } from '@playwright/test'
import { openGame, type GameFrame } from '../pages/game.ts'
import { expectNoOverflow } from '../pages/site.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/journey.ts'
import { balanceOf, openMember } from '../support/member.ts'
import { anyText, eitherText, text } from '../support/texts.ts'

async function openAutomatic(page: Page): Promise<GameFrame> {
  const game = await openGame(page, 'Dice')
  await game.frame.getByRole('radio', { name: text('studio.auto.automatic') }).check()
  await expect(game.main).toContainText(text('studio.auto.start'))
  return game
}

const field = (game: GameFrame, label: Parameters<typeof text>[0]) =>
  game.frame.getByLabel(text(label), { exact: true })

test('automatic bets of Dice are placed one after the other until their number is reached', async ({
  page,
  picture,
}) => {
  const { token } = await openMember(page, { balance: 100 })
  const game = await openAutomatic(page)
  await game.stake.fill('1')
  await field(game, 'studio.auto.bets').fill('3')
  await picture('set')
  await expectNoOverflow(page, 'automatic bets')
  // At the end of the page the main button lies on no field.
  await game.frame.locator('summary').last().scrollIntoViewIfNeeded()
  await expectAccessible(page, 'automatic bets')
  await game.main.click()
  await expect(game.main).toContainText(text('studio.auto.stop'))
  await picture('running')
  await expect(game.result).toHaveText(anyText('studio.auto.ended', { count: 3, currency: 'USD' }), {
    timeout: 20_000,
  })
  await expect(game.result).toContainText(text('studio.auto.ended.count'))
  await expect(game.main).toContainText(text('studio.auto.start'))
  await picture('ended')
  expect(await game.frame.locator('.recent .chip').count()).toBe(3)
  const held = await balanceOf(page.request, token)
  await expect.poll(() => game.balance(), { message: 'the balance in the game' }).toBe(held)
})

test('automatic bets never lose more than the player allows, and say so @long', async ({ page }) => {
  const { token } = await openMember(page, { balance: 100 })
  const game = await openAutomatic(page)
  // One roll in ten thousand wins.
  await game.frame.getByLabel(text('studio.dice.target'), { exact: true }).fill('99.99')
  await game.stake.fill('2')
  await field(game, 'studio.auto.onLoss').fill('100')
  await field(game, 'studio.auto.stopAtLoss').fill('7')
  await game.main.click()
  await expect(game.result).toContainText(text('studio.auto.ended.loss'), { timeout: 30_000 })
  await expect(game.stake).toHaveValue('2.00')
  expect(await balanceOf(page.request, token)).toBeGreaterThanOrEqual(93)

  await test.step('nor more than the balance holds', async () => {
    await field(game, 'studio.auto.stopAtLoss').fill('')
    await game.stake.fill('99')
    await game.main.click()
    await expect(game.result).toContainText(text('studio.notEnoughMoney'))
    await expect(game.main).toContainText(text('studio.auto.start'))
  })
})

test('automatic bets wait for a lost connection and go on, and the player stops them by keyboard @long', async ({
  page,
  complaints,
  picture,
}) => {
  complaints.allow(/Failed to load resource/)
  await openMember(page, { balance: 100 })
  const game = await openAutomatic(page)
  await game.stake.fill('1')
  await game.main.focus()
  await page.keyboard.press('Enter')
  await expect(game.frame.locator('.recent .chip').first()).toBeVisible()
  await page.route('**/api/bets/dice', (route) => route.abort())
  await expect(game.frame.getByText(text('studio.offline.waiting'))).toBeVisible()
  await picture('waits')
  const before = await game.frame.locator('.recent .chip').count()
  await page.unroute('**/api/bets/dice')
  await expect.poll(() => game.frame.locator('.recent .chip').count()).toBeGreaterThan(before)
  await game.main.focus()
  await page.keyboard.press('Enter')
  await expect(game.result).toContainText(text('studio.auto.ended.player'))

  await test.step('and a limit of play that refuses a bet ends them, with its reason', async () => {
    await page.route('**/api/bets/dice', (route) =>
      route.fulfill({ status: 409, json: { error: { code: 'studio.limitReached' } } }),
    )
    await page.keyboard.press('Enter')
    await expect(game.result).toContainText(text('studio.auto.ended.refused'))
    await expect(game.frame.getByRole('alert').filter({ hasText: text('studio.limitReached') })).toBeVisible()
    await expect(game.main).toContainText(text('studio.auto.start'))
  })
})

test('automatic bets of Mines open the chosen tiles one after the other and cash out @long', async ({
  page,
  picture,
}) => {
  const { token } = await openMember(page, { balance: 100 })
  const game = await openGame(page, 'Mines')
  await game.frame.getByRole('radio', { name: text('studio.auto.automatic') }).check()
  await expect(game.result).toHaveText(text('studio.mines.chooseTiles'))
  await game.stake.fill('1')
  await game.frame.getByRole('button', { name: text('studio.randomTile') }).click()
  const tile = game.frame.getByRole('button', {
    name: text('studio.mines.tile.closed', { row: 2, column: 3 }),
  })
  if ((await tile.getAttribute('aria-pressed')) === 'false') await tile.click()
  await expect(tile).toHaveAttribute('aria-pressed', 'true')
  await field(game, 'studio.auto.bets').fill('3')
  await picture('mines-set')
  await expectNoOverflow(page, 'automatic bets of Mines')
  await game.main.click()
  await expect(game.result).toHaveText(anyText('studio.auto.ended', { count: 3, currency: 'USD' }), {
    timeout: 30_000,
  })
  await picture('mines-ended')
  await expect(game.frame.locator('.recent .chip')).toHaveCount(3)
  const held = await balanceOf(page.request, token)
  await expect.poll(() => game.balance()).toBe(held)

  await test.step('and a round by hand afterwards is as before', async () => {
    await game.frame.getByRole('radio', { name: text('studio.auto.manual') }).check()
    await game.main.click()
    await expect(game.result).toHaveText(anyText('studio.mines.go'))
    await game.frame.getByRole('button', { name: text('studio.randomTile') }).click()
    await expect(game.result).toHaveText(eitherText('studio.mines.safe', 'studio.mines.lost'))
  })
})

test('automatic bets of Crash place one in each window with a cash-out of their own, and end by a refusal @long', async ({
  page,
  picture,
  complaints,
}) => {
  // The refusal with which they end.
  complaints.allow(/409 \(Conflict\)/)
  test.setTimeout(400_000)
  const { token } = await openMember(page, { balance: 100 })
  const game = await openGame(page, 'Crash')
  const target = game.frame.getByLabel(text('studio.crash.auto'))
  await game.frame.getByRole('radio', { name: text('studio.auto.automatic') }).check()
  // They need a cash-out: without one of the player's own it is set.
  await expect(target).toHaveValue('2.00')
  await target.fill('')
  await game.main.click()
  await expect(target).toHaveAttribute('aria-invalid', 'true')
  expect(await balanceOf(page.request, token)).toBe(100)
  await target.fill('1.01')
  await game.stake.fill('2')
  await field(game, 'studio.auto.bets').fill('2')
  await expect(game.main).toContainText(text('studio.auto.start'))
  await picture('crash-set')
  await expectNoOverflow(page, 'automatic bets of Crash')
  await game.main.click()
  await expect(game.main).toContainText(text('studio.auto.stop'))
  await picture('crash-running')
  const ended = game.frame.locator('.auto-status')
  await expect(ended).toHaveText(anyText('studio.auto.ended', { count: 2, currency: 'USD' }), {
    timeout: 240_000,
  })
  await expect(game.main).toContainText(text('studio.auto.start'))
  await picture('crash-ended')
  const held = await balanceOf(page.request, token)
  expect([96, 98.02, 100.04]).toContain(held)
  await expect.poll(() => game.balance()).toBe(held)

  await test.step('a limit of play that refuses a bet ends them, with its reason', async () => {
    await page.route('**/api/bets/crash', (route) =>
      route.fulfill({ status: 409, json: { error: { code: 'studio.limitReached' } } }),
    )
    await game.main.click()
    await expect(ended).toContainText(text('studio.auto.ended.refused'), { timeout: 90_000 })
    await expect(game.frame.getByRole('alert').filter({ hasText: text('studio.limitReached') })).toBeVisible()
    await page.unroute('**/api/bets/crash')
  })

  await test.step('a stake above the balance ends them before a bet', async () => {
    await game.stake.fill('101')
    await game.main.click()
    await expect(ended).toContainText(text('studio.notEnoughMoney'))
    await game.stake.fill('2')
  })

  await test.step('and after Stop or leaving the page no bet follows', async () => {
    let bets = 0
    await page.route('**/api/bets/crash', (route) => {
      bets += 1
      return route.continue()
    })
    // Between two windows, so that nothing is placed yet.
    await expect(game.result).toHaveText(text('studio.crash.running'), { timeout: 90_000 })
    await game.main.click()
    await game.main.click()
    await expect(ended).toContainText(text('studio.auto.ended.player'))
    await game.main.click()
    await expect(game.main).toContainText(text('studio.auto.stop'))
    await page.goto('/inhouse')
    expect(bets).toBeLessThanOrEqual(1)
    expect(held - (await balanceOf(page.request, token))).toBeLessThanOrEqual(2)
  })
})

for (const name of [text('studio.slot.name.copper_orchard'), text('studio.slot.name.lantern_tide')])
  test(`automatic spins of ${name} play each round to its end, and the player stops them @long`, async ({
    page,
    picture,
  }) => {
    const { token } = await openMember(page, { balance: 1_000 })
    const game = await openGame(page, name)
    await game.frame.getByRole('radio', { name: text('studio.auto.automatic') }).check()
    await expect(game.main).toContainText(text('studio.auto.start'))
    await game.stake.fill('1')
    await field(game, 'studio.auto.bets').fill('3')
    await expectNoOverflow(page, name)
    await picture('set')
    await game.main.click()
    await expect(game.main).toContainText(text('studio.auto.stop'))
    await expect(game.result).toHaveText(anyText('studio.auto.ended', { count: 3, currency: 'USD' }), {
      timeout: 90_000,
    })
    await expect(game.main).toContainText(text('studio.auto.start'))
    await expect(game.frame.locator('.recent .chip')).toHaveCount(3)
    const held = await balanceOf(page.request, token)
    await expect.poll(() => game.balance()).toBe(held)
    await game.frame.getByRole('radio', { name: text('studio.auto.manual') }).check()
    await expect(game.main).toHaveText(text('studio.sample.spin'))
  })
