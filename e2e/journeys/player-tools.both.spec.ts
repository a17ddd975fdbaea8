// SPDX-License-Identifier: Apache-2.0
import type { Page } from '@playwright/test'
import { closeSheet, openGame, playRound, type GameFrame } from '../pages/game.ts'
import { expectNoOverflow } from '../pages/site.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/journey.ts'
import { openMember } from '../support/member.ts'
import { eitherText, text } from '../support/texts.ts'

async function openDice(page: Page): Promise<GameFrame> {
  await openMember(page, { balance: 100 })
  return openGame(page, 'Dice')
}

test('keys and quick stakes of the player set the stake, and keys can be switched off', async ({
  page,
  picture,
}) => {
  const game = await openDice(page)
  const sheet = game.frame.getByRole('dialog')
  await game.main.press('?')
  await expect(sheet.getByRole('heading', { name: text('studio.keys'), exact: true })).toBeVisible()
  await sheet.getByLabel(text('studio.quick.number', { number: 1 })).fill('3')
  await sheet.getByLabel(text('studio.quick.number', { number: 2 })).fill('x')
  await expect(sheet.getByText(text('studio.badAmount'))).toBeVisible()
  await sheet.getByLabel(text('studio.quick.number', { number: 2 })).fill('12.5')
  await picture('tools')
  await expectAccessible(page, 'settings and keys')
  await closeSheet(game.frame)
  await game.frame.getByRole('button', { name: '3.00', exact: true }).click()
  await expect(game.stake).toHaveValue('3.00')
  await picture('quick-stakes')
  await expectNoOverflow(page, 'quick stakes')
  await game.main.press('s')
  await expect(game.stake).toHaveValue('6.00')
  await game.main.press('a')
  await expect(game.stake).toHaveValue('3.00')
  await game.main.press('q')
  await expect(game.main).toContainText(text('studio.auto.start'))
  await game.main.press('q')
  await expect(game.main).toHaveText(text('studio.bet'))
  // Whatever is typed into a field presses nothing.
  await game.stake.press('s')
  await expect(game.stake).not.toHaveValue('6.00')
  await game.main.press('?')
  await sheet.getByLabel(text('studio.keys.use')).uncheck()
  await closeSheet(game.frame)
  await game.frame.getByRole('button', { name: text('studio.stake.max'), exact: true }).click()
  const largest = await game.stake.inputValue()
  await game.main.press('d')
  await expect(game.stake).toHaveValue(largest)
})

test('statistics follow the bets of this session, and a bet is shared by its link @long', async ({
  page,
  picture,
}) => {
  const game = await openDice(page)
  await game.frame.getByRole('button', { name: text('studio.tools') }).click()
  await game.frame.getByLabel(text('studio.turbo'), { exact: true }).check()
  await closeSheet(game.frame)
  await game.frame.locator('summary', { hasText: text('studio.stats') }).click()
  const figure = (name: Parameters<typeof text>[0]) =>
    game.frame.locator('.stats-figures div', { hasText: text(name) }).locator('dd')
  await expect(figure('studio.stats.bets')).toHaveText('0')
  for (const count of [1, 2, 3]) {
    await game.main.click()
    await expect(figure('studio.stats.bets')).toHaveText(String(count))
    await expect(game.main).toHaveAttribute('aria-disabled', 'false')
  }
  await expect(game.result).toHaveText(eitherText('studio.dice.won', 'studio.dice.lost'))
  await expect(game.frame.locator('.stats-chart canvas')).toBeVisible()
  await expect(game.frame.getByRole('row')).toHaveCount(4)
  await game.frame.locator('.stats-chart').scrollIntoViewIfNeeded()
  await picture('statistics')
  await expectNoOverflow(page, 'statistics')
  await expectAccessible(page, 'statistics')

  await game.frame.getByRole('button', { name: text('studio.share') }).click()
  const link = game.frame.getByRole('dialog').locator('code')
  await expect(link).toHaveText(/\/verify\?round=[\w-]+$/)
  await picture('share')
  await expectAccessible(page, 'the link to a bet')
  const shared = await page.context().newPage()
  await shared.goto(await link.innerText())
  await expect(shared.getByText(text('studio.verify.hidden.title'))).toBeVisible()
  await shared.getByRole('button', { name: text('studio.replay') }).click()
  await expect(shared.locator('.replay .result')).toHaveText(
    eitherText('studio.dice.won', 'studio.dice.lost'),
  )
  await picture('replay', { of: page.context() })
  await expectAccessible(shared, 'a round that is shown again')
  await shared.close()
  await closeSheet(game.frame)

  await game.frame.getByRole('button', { name: text('studio.stats.reset') }).click()
  await expect(figure('studio.stats.bets')).toHaveText('0')
})

test('bets of everybody are listed live below the game, without saying whose they are @long', async ({
  page,
  picture,
}) => {
  const { username } = await openMember(page, { balance: 100 })
  const game = await openGame(page, 'Wheel')
  await game.frame.locator('summary', { hasText: text('studio.feed.title') }).click()
  const feed = game.frame.locator('.feed')
  await game.stake.fill('2')
  await playRound(game)
  await feed.getByRole('radio', { name: text('studio.feed.all') }).check()
  const row = feed.getByRole('row', { name: /^Wheel 2\.00 USD/ })
  await expect(row.first()).toBeVisible()
  await expect(feed).not.toContainText(username)
  await feed.getByRole('radio', { name: text('studio.feed.mine') }).check()
  await expect(row).toHaveCount(1)
  await row.first().scrollIntoViewIfNeeded()
  await picture('feed')
  await expectNoOverflow(page, 'live bets')
  await expectAccessible(page, 'live bets')
})
