// SPDX-License-Identifier: Apache-2.0
import { closeSheet, openGame, playRound, waitForGame, type GameFrame } from '../pages/game.ts'
import { expectBalance, expectNoOverflow } from '../pages/site.ts'
import { withWebGl } from '../support/browser-options.ts'
import { expect, test } from '../support/journey.ts'
import { balanceOf, openMember } from '../support/member.ts'
import { anyText, eitherText, text } from '../support/texts.ts'

test.use({ launchOptions: withWebGl })

const paid = eitherText('studio.round.paid', 'studio.round.lost')

test('a round of Keno is bet on picked numbers, drawn and paid @long', async ({ page, picture }) => {
  const { token } = await openMember(page, { balance: 100 })
  const game = await openGame(page, 'Keno')
  for (const number of [3, 7, 12, 21, 30])
    await game.frame
      .getByRole('button', { name: text('studio.keno.number', { number }), exact: true })
      .click()
  await expectNoOverflow(page, 'Keno')
  await picture('picked')
  await game.stake.fill('5')
  expect(await playRound(game)).toMatch(paid)
  await picture('drawn')
  const held = await balanceOf(page.request, token)
  await expect.poll(() => game.balance()).toBe(held)
  await expectBalance(page, held)
  await game.open('studio.rules')
  await expect(game.frame.getByRole('columnheader', { name: text('studio.keno.hits') })).toBeVisible()
  await picture('rules')
})

for (const name of ['Wheel', 'Diamonds', 'Cases', text('studio.scratch.title')])
  test(`a round of ${name} is bet, shown and paid @long`, async ({ page, picture }) => {
    await openMember(page, { balance: 100 })
    const game = await openGame(page, name)
    await expectNoOverflow(page, name)
    await picture('open')
    await game.stake.fill('5')
    expect(await playRound(game)).toMatch(paid)
    await picture('played')
  })

/** Bets until the first move wins, which three of four do at most. */
async function winFirst(game: GameFrame, move: () => Promise<void>): Promise<void> {
  const safe = anyText('studio.steps.safe', { currency: 'USD' })
  const either = eitherText('studio.steps.safe', 'studio.steps.lost')
  do {
    await game.main.click()
    await move()
    await expect(game.result).toHaveText(either)
  } while (!safe.test(await game.result.innerText()))
}

test('a tower is climbed, goes on after a reload, is cashed out and checked @long', async ({
  page,
  picture,
}) => {
  await openMember(page, { balance: 1_000 })
  const game = await openGame(page, text('studio.tower.title'))
  await game.stake.fill('5')
  await expectNoOverflow(page, text('studio.tower.title'))
  await picture('open')
  const tile = (floor: number) =>
    game.frame.getByRole('button', { name: text('studio.tower.tile', { floor, tile: 2 }) })
  await winFirst(game, async () => {
    await expect(tile(1)).toHaveAttribute('aria-disabled', 'false')
    await tile(1).click()
  })
  await picture('climbed')
  await page.reload()
  const again = await waitForGame(page, text('studio.tower.title'))
  await expect(again.result).toHaveText(text('studio.mines.resumed'))
  await again.main.click()
  await expect(again.result).toHaveText(anyText('studio.mines.won', { currency: 'USD' }))
  await picture('cashed-out')
  const roundId = await again.result.getAttribute('data-round')
  await again.open('studio.fairness')
  await again.frame.getByRole('button', { name: text('studio.seeds.rotate') }).click()
  await expect(again.frame.getByText(text('studio.seeds.revealed'))).toBeVisible()
  await closeSheet(again.frame)
  const link = again.frame.locator(`a[href*="${roundId}"]`).first()
  const [checked] = await Promise.all([page.context().waitForEvent('page'), link.click()])
  await expect(checked.getByText(text('studio.verify.verdict.right'))).toBeVisible()
})

test('a chicken crosses lanes until it is cashed out @long', async ({ page, picture }) => {
  await openMember(page, { balance: 1_000 })
  const game = await openGame(page, text('studio.chicken.title'))
  await game.stake.fill('5')
  await expectNoOverflow(page, text('studio.chicken.title'))
  await picture('open')
  await winFirst(game, () => game.frame.locator('.call:enabled').click())
  await picture('crossed')
  await game.main.click()
  await expect(game.result).toHaveText(anyText('studio.mines.won', { currency: 'USD' }))
  await picture('cashed-out')
})

test('a balloon is pumped until it is cashed out, and signs are thrown until one wins @long', async ({
  page,
  picture,
}) => {
  await openMember(page, { balance: 1_000 })
  const pump = await openGame(page, 'Pump')
  await pump.stake.fill('5')
  await expectNoOverflow(page, 'Pump')
  await picture('pump-open')
  await winFirst(pump, () => pump.frame.locator('.call:enabled').click())
  await picture('pump-held')
  await pump.main.click()
  await expect(pump.result).toHaveText(anyText('studio.mines.won', { currency: 'USD' }))
  await picture('pump-cashed-out')
  const rps = await openGame(page, text('studio.rps.title'))
  await rps.stake.fill('5')
  await expectNoOverflow(page, text('studio.rps.title'))
  await picture('rps-open')
  const results = rps.frame.locator('.rps-trail li')
  await winFirst(rps, async () => {
    let thrown = 0
    do {
      await rps.frame.locator('.call:enabled').first().click()
      thrown += 1
      await expect(results).toHaveCount(thrown)
    } while ((await results.last().getAttribute('data-result')) === 'drawn')
  })
  await picture('rps-won')
  await rps.main.click()
  await expect(rps.result).toHaveText(anyText('studio.mines.won', { currency: 'USD' }))
})

test('cards are guessed in Hilo, and the coin is called in Coin Flip, until they are cashed out @long', async ({
  page,
  picture,
}) => {
  await openMember(page, { balance: 1_000 })
  const hilo = await openGame(page, 'Hilo')
  await hilo.stake.fill('5')
  await expectNoOverflow(page, 'Hilo')
  await picture('hilo-open')
  await winFirst(hilo, () => hilo.frame.locator('.call:enabled').first().click())
  await picture('hilo-guessed')
  await hilo.main.click()
  await expect(hilo.result).toHaveText(anyText('studio.mines.won', { currency: 'USD' }))
  const flip = await openGame(page, text('studio.flip.title'))
  await flip.stake.fill('5')
  await picture('flip-open')
  await winFirst(flip, () => flip.frame.locator('.call').first().click())
  await picture('flip-called')
  await flip.main.click()
  await expect(flip.result).toHaveText(anyText('studio.mines.won', { currency: 'USD' }))
})
