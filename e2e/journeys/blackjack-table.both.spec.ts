// SPDX-License-Identifier: Apache-2.0
import type { FrameLocator, Page } from '@playwright/test'
import { expectNoOverflow } from '../pages/site.ts'
import { withWebGl } from '../support/browser-options.ts'
import { expect, test } from '../support/journey.ts'
import { openMember } from '../support/member.ts'
import { text } from '../support/texts.ts'

test.use({ launchOptions: withWebGl })

/** A whole round: bets, the clocks of several decisions, the dealer. */
const roundMs = 90_000
const spot = (game: FrameLocator, id: string) => game.locator(`[data-spot="${id}"]`)
const phaseIs = (game: FrameLocator, phase: RegExp) =>
  expect(game.locator('body')).toHaveAttribute('data-phase', phase, { timeout: roundMs })

async function openTable(page: Page): Promise<FrameLocator> {
  await page.goto('/game?gameId=inh_live_blackjack&vassalage=BGS')
  const game = page.frameLocator('iframe')
  await expect(game.locator('body')).toHaveAttribute('data-state', 'ready', { timeout: roundMs })
  return game
}

/** Stands with every hand that is asked and takes no insurance, until the round is settled. */
async function playRound(game: FrameLocator): Promise<void> {
  const main = game.locator('.main-button[data-tone="cash-out"]')
  const settled = game.locator('body[data-phase="settling"]')
  while ((await settled.count()) === 0) {
    await expect(main.or(settled).first()).toBeVisible({ timeout: roundMs })
    if ((await settled.count()) === 0) await main.press('Enter')
  }
}

test('a seat is taken, a hand played with its side bet, and its result is seen and restored', async ({
  page,
  picture,
}) => {
  test.setTimeout(5 * roundMs)
  await openMember(page, { balance: 100 })
  const game = await openTable(page)
  await phaseIs(game, /^(open|last)$/)
  await expectNoOverflow(page, 'blackjack with others')
  await picture('free')
  await game.getByRole('button', { name: text('studio.seven.take', { number: 4 }), exact: true }).click()
  // The keyboard goes on where chips are laid.
  await expect(spot(game, 'main-3')).toBeFocused()
  await phaseIs(game, /^open$/)
  await spot(game, 'pairs-3').click()
  await expect(game.locator('.result')).toHaveText(text('studio.seven.handFirst'))
  await spot(game, 'main-3').press('Enter')
  await spot(game, 'pairs-3').click()
  await expect(game.locator('.tray-total')).toHaveText('2.00 USD')
  await expect(game.locator('.main-detail')).toHaveText(text('studio.room.counts'))
  await picture('bet')
  await phaseIs(game, /^(dealing|insurance|deciding|drawing|dealer|settling)$/)
  await expect(game.locator('[data-box="3"] .seven-card')).not.toHaveCount(0)
  // A page that opens again has everything from the table.
  await page.reload()
  await expect(game.locator('[data-box="3"]')).toHaveAttribute('data-owner', 'own', { timeout: roundMs })
  await expect(game.locator('[data-box="3"] .seven-card')).not.toHaveCount(0)
  await picture('cards')
  await playRound(game)
  await expect(game.locator('[data-box="3"] .seven-result').first()).toBeVisible()
  await expect(game.locator('.result')).toHaveAttribute('data-outcome', /^(won|even|lost)$/)
  await picture('result')
  const newest = game.locator('.recent a').first()
  await expect(newest).toHaveAttribute('href', /\/verify\?table=/)
})
