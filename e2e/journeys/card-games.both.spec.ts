// SPDX-License-Identifier: Apache-2.0
import type { Page } from '@playwright/test'
import { closeSheet, openGame, playRound, waitForGame, type GameFrame } from '../pages/game.ts'
import { expectNoOverflow } from '../pages/site.ts'
import { withWebGl } from '../support/browser-options.ts'
import { openIn } from '../support/accessibility.ts'
import { expect, test } from '../support/journey.ts'
import { balanceOf, openMember } from '../support/member.ts'
import { anyText, eitherText, text } from '../support/texts.ts'

test.use({ launchOptions: withWebGl })

const paid = eitherText('studio.round.paid', 'studio.round.lost')
const slid = eitherText('studio.limbo.won', 'studio.limbo.lost')

/** Reveals the seeds and opens the check of the last round, which must find everything right. */
async function expectChecked(game: GameFrame, page: Page): Promise<void> {
  const roundId = await game.result.getAttribute('data-round')
  await game.open('studio.fairness')
  await game.frame.getByRole('button', { name: text('studio.seeds.rotate') }).click()
  await expect(game.frame.getByText(text('studio.seeds.revealed'))).toBeVisible()
  await closeSheet(game.frame)
  const link = game.frame.locator(`a[href*="${roundId}"]`).first()
  const [checked] = await Promise.all([page.context().waitForEvent('page'), link.click()])
  await expect(checked.getByText(text('studio.verify.verdict.right'))).toBeVisible()
}

for (const name of [text('studio.jacks.title'), text('studio.deuces.title')])
  test(`a hand of ${name} is dealt, held as advised, drawn, paid and checked @long`, async ({
    page,
    picture,
    isMobile,
  }) => {
    await openIn(page, isMobile ? 'light' : 'dark')
    const { token } = await openMember(page, { balance: 100 })
    const game = await openGame(page, name)
    await game.stake.fill('1')
    await picture('open')
    await game.main.click()
    await expect(game.result).toHaveText(text('studio.poker.first'))
    await expectNoOverflow(page, name)
    await game.frame.getByRole('button', { name: text('studio.poker.best') }).click()
    await expect(game.frame.locator('.poker-value')).toHaveText(anyText('studio.poker.worth', {}))
    await picture('advised')
    await page.reload()
    const again = await waitForGame(page, name)
    await expect(again.result).toHaveText(text('studio.mines.resumed'))
    const cards = again.frame.locator('.poker-card')
    await cards.first().click()
    await expect(cards.first()).toHaveAttribute('aria-pressed', 'true')
    await expect(again.main).toContainText(text('studio.poker.replaced', { cards: 4 }))
    await again.main.click()
    await expect(again.result).toHaveText(paid)
    await picture('drawn')
    await expect.poll(() => again.balance()).toBe(await balanceOf(page.request, token))
    await again.open('studio.rules')
    await expect(again.frame.getByRole('columnheader', { name: text('studio.chance') })).toBeVisible()
    await picture('rules')
    await closeSheet(again.frame)
    await expectChecked(again, page)
  })

for (const name of ['Slide', 'Darts', 'Bingo'])
  test(`a round of ${name} is bet, shown, paid and checked @long`, async ({ page, picture, isMobile }) => {
    await openIn(page, isMobile ? 'light' : 'dark')
    await openMember(page, { balance: 100 })
    const game = await openGame(page, name)
    await expectNoOverflow(page, name)
    await picture('open')
    await game.stake.fill('1')
    expect(await playRound(game)).toMatch(name === 'Slide' ? slid : paid)
    await picture('played')
    await game.open('studio.rules')
    await expect(game.frame.getByText(text('studio.rtp'), { exact: true })).toBeVisible()
    await picture('rules')
    await closeSheet(game.frame)
    await expectChecked(game, page)
  })

test('Blackjack is played until a hand was doubled, which takes a second stake, and is checked @long', async ({
  page,
  picture,
  isMobile,
}) => {
  await openIn(page, isMobile ? 'light' : 'dark')
  const { token } = await openMember(page, { balance: 1_000 })
  const game = await openGame(page, text('studio.blackjack.title'))
  await game.stake.fill('5')
  await picture('open')
  const call = (key: 'hit' | 'stand' | 'double' | 'split' | 'decline') =>
    game.frame.getByRole('button', { name: text(`studio.blackjack.${key}`), exact: true })
  const calls = game.frame.locator('.call:enabled:visible')
  let doubled = false
  for (let round = 0; round < 12 && !doubled; round += 1) {
    await game.main.click()
    // Either the deal has ended the round, or calls are offered.
    await expect(async () => {
      const ended = paid.test(await game.result.innerText())
      expect(ended || (await calls.count()) > 0).toBe(true)
    }).toPass()
    if ((await calls.count()) === 0) continue
    if (await call('decline').isVisible()) {
      await picture('insurance')
      await call('decline').click()
      await expect(async () => {
        const ended = paid.test(await game.result.innerText())
        expect(ended || (await call('stand').isEnabled())).toBe(true)
      }).toPass()
      if (!(await call('stand').isEnabled())) continue
    }
    await game.frame.getByRole('button', { name: text('studio.blackjack.best') }).click()
    await expect(game.frame.locator('.blackjack-advice')).not.toBeEmpty()
    await expectNoOverflow(page, text('studio.blackjack.title'))
    await picture('advised')
    if (await call('split').isEnabled()) {
      await call('split').click()
      await expect(game.frame.locator('.blackjack-row:visible')).toHaveCount(3)
      await picture('split')
      while (await call('stand').isEnabled()) {
        await call('stand').click()
        await page.waitForTimeout(700)
      }
      continue
    }
    await call('double').click()
    await expect(game.result).toHaveText(paid)
    doubled = true
  }
  expect(doubled).toBe(true)
  await picture('doubled')
  await expect.poll(() => game.balance()).toBe(await balanceOf(page.request, token))
  await expectChecked(game, page)
})

test('three hands of Blackjack with side bets are one stake, played one after the other, resumed and checked @long', async ({
  page,
  picture,
  isMobile,
}) => {
  await openIn(page, isMobile ? 'light' : 'dark')
  const { token } = await openMember(page, { balance: 1_000 })
  const game = await openGame(page, text('studio.blackjack.title'))
  const { frame, main } = game
  await game.stake.fill('5')
  await frame.getByRole('radio', { name: '3', exact: true }).check()
  await frame.getByLabel(text('studio.blackjack.pairs'), { exact: true }).fill('1')
  await frame.getByLabel(text('studio.blackjack.three'), { exact: true }).fill('0.50')
  await expect(frame.locator('.blackjack-sum')).toHaveText('19.50 USD')
  await expectNoOverflow(page, text('studio.blackjack.title'))
  await picture('three-set')
  // Now and then the deal ends a round; the next one is played.
  for (let round = 0; round < 6; round += 1) {
    const before = await balanceOf(page.request, token)
    await main.click()
    await expect(frame.locator('.blackjack-hands .blackjack-row:visible')).toHaveCount(3)
    const stand = frame.getByRole('button', { name: new RegExp(`^${text('studio.blackjack.stand')}`) })
    await expect(async () => {
      expect(paid.test(await game.result.innerText()) || (await main.isEnabled())).toBe(true)
    }).toPass()
    if (paid.test(await game.result.innerText())) continue
    expect(await balanceOf(page.request, token)).toBe(before - 19.5)
    await expect(frame.locator('.blackjack-side')).toHaveCount(6)
    const felt = (await frame.locator('.blackjack').boundingBox())!
    for (const hand of await frame.locator('.blackjack-hands .blackjack-row:visible').all()) {
      const { y, height } = (await hand.boundingBox())!
      expect(y + height, 'a hand with its side bets ends on the felt').toBeLessThanOrEqual(
        felt.y + felt.height,
      )
    }
    // One button stands.
    if ((await main.innerText()).startsWith(text('studio.blackjack.stand')))
      await expect(stand).toHaveCount(1)
    await picture('three-dealt')
    await expectNoOverflow(page, text('studio.blackjack.title'))
    break
  }
  await page.reload()
  const again = await waitForGame(page, text('studio.blackjack.title'))
  await expect(again.frame.locator('.blackjack-hands .blackjack-row:visible')).toHaveCount(3)
  for (let moves = 0; moves < 9; moves += 1) {
    if (paid.test(await again.result.innerText())) break
    await expect(again.main).toHaveAttribute('aria-disabled', 'false')
    await again.main.click()
    await expect(async () => {
      const ended = paid.test(await again.result.innerText())
      expect(ended || (await again.main.getAttribute('aria-disabled')) === 'false').toBe(true)
    }).toPass()
  }
  await expect(again.result).toHaveText(paid)
  await picture('three-ended')
  await expect.poll(() => again.balance()).toBe(await balanceOf(page.request, token))
  await again.open('studio.rules')
  await expect(again.frame.getByText('25:1')).toBeVisible()
  await expect(again.frame.getByText('96.2961 %')).toBeVisible()
  await picture('three-rules')
  await closeSheet(again.frame)
  await expectChecked(again, page)
})
