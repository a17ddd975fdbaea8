// SPDX-License-Identifier: Apache-2.0
import type { Locator, Page } from '@playwright/test'
import { depositAtBank } from '../pages/bank.ts'
import { confirmAge, gameLink, playRound, waitForGame } from '../pages/game.ts'
import { expectBalance, expectNoOverflow, readWelcome, registerByForm, sitePage } from '../pages/site.ts'
import { openSlip } from '../pages/slip.ts'
import { expect, test } from '../support/journey.ts'
import { anyText, text } from '../support/texts.ts'

// The way from the first look to the first bet (issue 45).

const [deposit, stake] = [50, 5]
const words = { accepted: text('sportsbook.slip.accepted'), place: text('sportsbook.slip.place') }
const stakeField = (slip: Locator): Locator => slip.getByLabel(anyText('sportsbook.slip.stakeOf'))

/** Opens Dice from a tile without an account, and plays a round with play money. */
async function playDiceForFun(page: Page, isMobile: boolean): Promise<void> {
  await page.goto('/inhouse')
  const tile = gameLink(page, 'Dice')
  await tile.scrollIntoViewIfNeeded()
  if (isMobile) await tile.tap()
  else await tile.hover()
  await page
    .getByRole('main')
    .getByRole('button', { name: text('lobby.playForFun') })
    .click()
  await confirmAge(page)
  const game = await waitForGame(page, 'Dice')
  await game.stake.fill('10')
  await playRound(game)
  await expect.poll(() => game.balance()).not.toBe(2_000)
}

/** Taps a price of the last match on home: it starts latest. */
async function tapPriceOnHome(page: Page): Promise<void> {
  const matches = page.getByRole('region', { name: text('sportsbook.home') })
  await matches
    .locator('button[aria-pressed="false"]:not([aria-disabled])')
    .filter({ hasText: /\d\.\d/ })
    .last()
    .click()
  await expect(page).toHaveURL('/')
}

/** Bets, at the new odds if they have changed meanwhile, until the receipt says that the bet was accepted. */
async function placeBet(slip: Locator): Promise<void> {
  const accepted = slip.getByText(words.accepted, { exact: true })
  await expect(async () => {
    if (await accepted.isVisible()) return
    await slip
      .getByRole('button', { name: words.place })
      .or(slip.getByRole('button', { name: anyText('sportsbook.slip.placeAt') }))
      .click({ timeout: 5_000 })
    await expect(accepted).toBeVisible({ timeout: 20_000 })
  }).toPass({ timeout: 60_000 })
}

/** Takes what is offered for the only bet; a lower offer that came meanwhile is confirmed, too. */
async function cashOut(page: Page): Promise<void> {
  const bets = page.getByRole('list', { name: text('sportsbook.bets') }).locator('> li')
  await expect(bets).toHaveCount(1)
  await bets.getByRole('button', { name: anyText('sportsbook.cashOut.take') }).click()
  await expect(async () => {
    await bets.getByRole('button', { name: anyText('sportsbook.cashOut.confirm') }).click({ timeout: 5_000 })
    await expect(bets).toHaveCount(0, { timeout: 10_000 })
  }).toPass({ timeout: 60_000 })
}

test('a visitor plays Dice for fun, taps a price on home, registers, is back with the slip, deposits, bets, cashes out, and the receipt says so', async ({
  page,
  isMobile,
  picture,
}) => {
  test.setTimeout(240_000)
  await playDiceForFun(page, isMobile)
  await picture('dice-for-fun')

  await page.goto('/')
  await tapPriceOnHome(page)
  let slip = await openSlip(page, { asBar: true })
  const leg = (await slip.getByRole('listitem').first().innerText()).split('\n')[0]!
  await stakeField(slip).fill(String(stake))
  await picture('slip-of-a-visitor')
  await slip.getByRole('button', { name: text('sportsbook.slip.login') }).click()
  const panel = sitePage(page).panel(anyText('identity.title'))
  await panel.getByRole('tab', { name: text('identity.register') }).click()
  await registerByForm(panel)
  await picture('welcome')
  await readWelcome(page)

  await expect(page).toHaveURL('/')
  slip = await openSlip(page, { asBar: true })
  await expect(slip.getByRole('listitem').first()).toContainText(leg)
  await expect(stakeField(slip)).toHaveValue(String(stake))
  await picture('back-with-the-slip')
  await expectNoOverflow(page, 'home with the slip')
  await slip.getByRole('button', { name: text('wallet.deposit') }).click()
  await depositAtBank(page, deposit, 'Pay')
  await expect(page.getByRole('heading', { name: text('wallet.deposit.paid') })).toBeVisible()
  await picture('deposited')
  await page
    .getByRole('dialog', { name: text('members.center') })
    .getByRole('button', { name: text('common.close') })
    .click()

  slip = await openSlip(page, { asBar: true })
  await expect(stakeField(slip)).toHaveValue(String(stake))
  await placeBet(slip)
  await picture('accepted')
  await slip.getByRole('link', { name: text('sportsbook.bets') }).click()
  await expect(page).toHaveURL('/sportsbook/bets')
  await expectBalance(page, deposit - stake)
  await cashOut(page)
  await picture('cashed-out')

  slip = await openSlip(page)
  const receipt = slip.getByRole('region', { name: text('sportsbook.slip.receipt') })
  await expect(receipt.getByText(text('sportsbook.cashOut.whole'), { exact: true })).toBeVisible()
  await expect(receipt).toContainText(anyText('sportsbook.cashOut.done'))
  await picture('receipt')
  await expectNoOverflow(page, 'the receipt')
})
