// SPDX-License-Identifier: Apache-2.0
import { closeSheet, openGame, playRound, type GameFrame } from '../pages/game.ts'
import { expectBalance, expectNoOverflow } from '../pages/site.ts'
import { withWebGl } from '../support/browser-options.ts'
import { expect, test } from '../support/journey.ts'
import { balanceOf, openMember } from '../support/member.ts'
import { eitherText, text } from '../support/texts.ts'

test.use({ launchOptions: withWebGl })

const paid = eitherText('studio.round.paid', 'studio.round.lost')
const spot = ({ frame }: GameFrame, id: string) => frame.locator(`[data-spot="${id}"]`)
const total = ({ frame }: GameFrame) => frame.locator('.tray-total')

test('chips are placed on a roulette table, undone, doubled, bet, repeated and checked @long', async ({
  page,
  picture,
}) => {
  const { token } = await openMember(page, { balance: 100 })
  const game = await openGame(page, text('studio.roulette.title'))
  await expectNoOverflow(page, 'Roulette')
  await picture('open')
  await game.main.click()
  await expect(game.result).toHaveText(text('studio.table.empty'))
  for (const id of ['straight-17', 'split-17-20', 'red', 'dozen-2']) await spot(game, id).click()
  await spot(game, 'red').click()
  await expect(total(game)).toHaveText('5.00 USD')
  await expect(spot(game, 'red')).toHaveAccessibleName(
    text('studio.table.placed', {
      name: text('studio.roulette.red'),
      odds: '1:1',
      amount: '2.00',
      currency: 'USD',
    }),
  )
  await game.frame.getByRole('button', { name: text('studio.table.undo') }).click()
  await expect(total(game)).toHaveText('4.00 USD')
  await game.frame.getByRole('button', { name: text('studio.table.double') }).click()
  await expect(total(game)).toHaveText('8.00 USD')
  await picture('placed')
  expect(await playRound(game)).toMatch(paid)
  await picture('played')
  const held = await balanceOf(page.request, token)
  await expect.poll(() => game.balance()).toBe(held)
  await expectBalance(page, held)
  await game.frame.getByRole('button', { name: text('studio.table.clear') }).click()
  await expect(total(game)).toHaveText('0.00 USD')
  await game.frame.getByRole('button', { name: text('studio.table.repeat') }).click()
  await expect(total(game)).toHaveText('8.00 USD')
  await game.open('studio.rules')
  await expect(game.frame.getByRole('columnheader', { name: text('studio.table.odds') })).toBeVisible()
  await picture('rules')
  await closeSheet(game.frame)
  const roundId = await game.result.getAttribute('data-round')
  await game.open('studio.fairness')
  await game.frame.getByRole('button', { name: text('studio.seeds.rotate') }).click()
  await expect(game.frame.getByText(text('studio.seeds.revealed'))).toBeVisible()
  await closeSheet(game.frame)
  const link = game.frame.locator(`a[href*="${roundId}"]`).first()
  const [checked] = await Promise.all([page.context().waitForEvent('page'), link.click()])
  await expect(checked.getByText(text('studio.verify.verdict.right'))).toBeVisible()
  await checked.getByRole('button', { name: text('studio.replay') }).click()
  await expect(checked.locator('.replay .result')).toHaveText(paid, { timeout: 20_000 })
})

test('announced bets and neighbours are laid from the racetrack as one step', async ({ page, picture }) => {
  await openMember(page, { balance: 200 })
  const game = await openGame(page, text('studio.roulette.title'))
  const track = (name: string | number) => game.frame.locator(`[data-track="${name}"]`)
  await game.frame.getByText(text('studio.roulette.racetrack'), { exact: true }).click()
  await track('voisins').click()
  await expect(total(game)).toHaveText('9.00 USD')
  await expect(spot(game, 'corner-25-26-28-29')).toHaveAccessibleName(
    text('studio.table.placed', {
      name: text('studio.roulette.corner', { numbers: '25, 26, 28, 29' }),
      odds: '8:1',
      amount: '2.00',
      currency: 'USD',
    }),
  )
  await picture('announced')
  await track('tiers').focus()
  await page.keyboard.press('Enter')
  await expect(total(game)).toHaveText('15.00 USD')
  await game.frame.getByRole('radio', { name: '3', exact: true }).check({ force: true })
  await expect(track(0)).toHaveAccessibleName(
    text('studio.roulette.neighboursOf', { number: 0, numbers: '35, 3, 26, 32, 15, 19' }),
  )
  await track(0).click()
  await expect(total(game)).toHaveText('22.00 USD')
  const undo = game.frame.getByRole('button', { name: text('studio.table.undo') })
  await undo.click()
  await expect(total(game)).toHaveText('15.00 USD')
  await undo.click()
  await undo.click()
  await expect(total(game)).toHaveText('0.00 USD')
  // An announced bet above the largest stake lays none of its chips.
  const chip = (amount: string) =>
    game.frame.getByRole('radio', { name: text('studio.table.chip', { amount, currency: 'USD' }) })
  await chip('100.00').check({ force: true })
  await track('voisins').click()
  await expect(total(game)).toHaveText('900.00 USD')
  await track('zero').click()
  await expect(game.result).toHaveText(text('studio.stakeTooLarge', { maximum: '1,000.00' }))
  await expect(total(game)).toHaveText('900.00 USD')
  await undo.click()
  await chip('1.00').check({ force: true })
  await track('orphelins').click()
  await track('zero').click()
  await expect(total(game)).toHaveText('9.00 USD')
  expect(await playRound(game)).toMatch(paid)
  await picture('announced-played')
})

test('a table is played with the keyboard alone @long', async ({ page }) => {
  await openMember(page, { balance: 100 })
  const game = await openGame(page, text('studio.baccarat.title'))
  await spot(game, 'player-pair').focus()
  await page.keyboard.press('ArrowDown')
  await expect(spot(game, 'player')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(spot(game, 'banker')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(total(game)).toHaveText('1.00 USD')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Space')
  await expect(total(game)).toHaveText('2.00 USD')
  await page.keyboard.press('Backspace')
  await expect(total(game)).toHaveText('1.00 USD')
  await game.main.focus()
  await page.keyboard.press('Enter')
  await expect(game.result).toHaveText(paid, { timeout: 20_000 })
})

for (const [title, spots] of [
  ['studio.baccarat.title', ['player', 'tie', 'banker-pair']],
  ['studio.sicbo.title', ['small', 'total-9', 'double-3', 'pair-2-5', 'single-6']],
  ['studio.craps.title', ['pass', 'place-6', 'hard-8', 'field']],
  ['studio.dragontiger.title', ['dragon', 'tie', 'tiger-small']],
  ['studio.fantan.title', ['fan-2', 'nim-1-3', 'kwok-3-4']],
  ['studio.prawncrab.title', ['fish', 'prawn-crab', 'triple']],
  ['studio.xocdia.title', ['even', 'red-3']],
  ['studio.moneywheel.title', ['wheel-1', 'wheel-10', 'wheel-star']],
  ['studio.supersix.title', ['banker', 'super-six', 'tie']],
] as const)
  test(`a round of ${text(title)} is bet on several spots, shown and paid @long`, async ({
    page,
    picture,
  }) => {
    await openMember(page, { balance: 100 })
    const game = await openGame(page, text(title))
    await expectNoOverflow(page, text(title))
    for (const id of spots) await spot(game, id).click()
    await expect(total(game)).toHaveText(`${spots.length}.00 USD`)
    await picture('placed')
    expect(await playRound(game)).toMatch(paid)
    await picture('played')
  })
