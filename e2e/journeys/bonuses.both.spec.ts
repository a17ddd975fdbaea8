// SPDX-License-Identifier: Apache-2.0
import type { Page } from '@playwright/test'
import { gameLink, playRound, waitForGame } from '../pages/game.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { claimRewards, openMemberWithReward } from '../support/bonus.ts'
import { expect, test } from '../support/journey.ts'
import { prepareWithdrawal } from '../support/member.ts'
import { callServer } from '../support/server-client.ts'
import { anyText, text } from '../support/texts.ts'

const center = (page: Page) => page.getByRole('dialog', { name: text('members.center') })

test('a member stakes bonus money, is refused a bet that breaks its terms, and gives the bonus up', async ({
  page,
  picture,
  complaints,
}) => {
  // The game's own server refuses the bet.
  complaints.allow(/status of 409/)
  const { brand, member, visitor } = await openMemberWithReward(page)
  await claimRewards(visitor, member.token)
  await page.goto(brand.at('/hot?center=bonusDetails'))
  const inPlay = center(page).getByRole('region', { name: text('bonuses.inPlay') })
  const progress = inPlay.getByRole('progressbar', { name: text('bonuses.progress') })
  await expect(progress).toHaveAttribute('aria-valuetext', /0\.00.*54\.00/)
  await expect(inPlay.getByText(anyText('bonuses.maxStake'))).toContainText('2.00')
  await inPlay.getByText(text('bonuses.counts')).click()
  await expect(inPlay.getByText(text('lobby.type.INHOUSE'))).toBeVisible()
  await picture('in-play')
  await expectAccessible(page, 'bonus')

  await page.goto(brand.at('/inhouse'))
  await gameLink(page, 'Dice').click()
  const game = await waitForGame(page, 'Dice')
  await expect(page.getByText(anyText('bonuses.bar.cashFirst'))).toBeVisible()
  await game.stake.fill('5')
  await game.main.click()
  await expect(page.getByText(anyText('shell.betRefused.bonusStake'))).toContainText('2.00')
  await picture('refused')
  await expect.poll(game.balance).toBe(18)
  await game.stake.fill('2')
  await playRound(game)
  await expect
    // Dice keeps 1 %, half of what makes a bet count whole.
    .poll(async () => (await callServer(visitor, 'bonuses.wallet', {}, member.token)).bonuses[0]?.done)
    .toBe(1)

  await prepareWithdrawal({ request: visitor }, member.token)
  await page.goto(brand.at('/hot?center=withdraw'))
  await expect(center(page).getByText(anyText('wallet.withdraw.turnoverLeft'))).toContainText('53.00')
  await picture('withdraw')
  await center(page)
    .getByRole('button', { name: text('bonuses.seeBonuses') })
    .click()
  await expect(progress).toHaveAttribute('aria-valuetext', /1\.00.*54\.00/)

  await inPlay.getByRole('button', { name: anyText('bonuses.forfeit') }).click()
  const question = page.getByRole('alertdialog', { name: text('bonuses.forfeitTitle') })
  await expect(question.getByText(text('bonuses.forfeitGoes'))).toBeVisible()
  await picture('forfeit')
  await expectAccessible(page, 'forfeit')
  await question.getByRole('button', { name: text('bonuses.forfeitYes') }).click()
  await expect(inPlay).toHaveCount(0)
  await expect(center(page).getByText(text('bonuses.state.forfeited'))).toBeVisible()
  await picture('forfeited')
  const wallet = await callServer(visitor, 'bonuses.wallet', {}, member.token)
  expect(wallet).toMatchObject({ bonusBalance: 0, turnoverLeft: 0, bonuses: [] })
  await visitor.dispose()
})

test('a reward that has to be staked states its price before it is claimed @long', async ({
  page,
  picture,
}) => {
  const { brand, member, visitor } = await openMemberWithReward(page)
  await page.goto(brand.at('/hot?center=rewardCenter'))
  await center(page)
    .getByRole('button', { name: anyText('rewardCentre.claim') })
    .click()
  const price = page.getByRole('dialog', { name: text('ranks.bonusOf', { rank: 'VIP1' }) })
  await expect(price.getByText(anyText('bonusPrice.required')).first()).toContainText('54.00')
  await expect(price.getByText(anyText('bonusPrice.maxStake'))).toContainText('2.00')
  await expect(price.getByText(anyText('bonusPrice.chanceBoth'))).toBeVisible()
  await expect(price.getByText(text('bonusPrice.halfWay'))).toBeVisible()
  await picture('price')
  await price.getByText(text('bonusPrice.how'), { exact: true }).click()
  await expectAccessible(page, 'price')
  await picture('price-how')
  expect((await callServer(visitor, 'bonuses.wallet', {}, member.token)).bonuses).toEqual([])
  await price.getByRole('button', { name: text('rewardCentre.claim'), exact: true }).click()
  await expect(center(page).getByText(text('rewardCentre.claimed')).first()).toBeVisible()
  expect((await callServer(visitor, 'bonuses.wallet', {}, member.token)).bonuses).toMatchObject([
    { amount: 18, required: 54, maxStake: 2 },
  ])
  await visitor.dispose()
})
