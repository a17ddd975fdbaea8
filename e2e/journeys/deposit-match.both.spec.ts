// SPDX-License-Identifier: Apache-2.0
import type { Page } from '@playwright/test'
import { depositAtBank } from '../pages/bank.ts'
import { gameLink, playRound, waitForGame } from '../pages/game.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { openBrand, openMemberOf } from '../support/brand.ts'
import { expect, test } from '../support/journey.ts'
import { paymentPassword, prepareWithdrawal } from '../support/member.ts'
import { callServer } from '../support/server-client.ts'
import { anyText, text } from '../support/texts.ts'

const center = (page: Page) => page.getByRole('dialog', { name: text('members.center') })
const title = 'Double your first deposit'

test('a member reads what a deposit match costs, accepts it, is refused a breaking bet, completes it and withdraws @long', async ({
  page,
  picture,
  complaints,
}) => {
  test.setTimeout(240_000)
  // The game's own server refuses the bet.
  complaints.allow(/status of 409/)
  const brand = await openBrand(page.context(), { 'bonuses.spendingOrder': 'bonusFirst' })
  await brand.publish({
    kind: 'PR',
    texts: { EN: { title, content: '<p>We double what you deposit first.</p>' } },
    category: 'Welcome',
    picture: {},
    offer: {
      kind: 'DEPOSIT',
      which: 'FIRST',
      percent: 100,
      most: 20,
      minimum: 10,
      wagering: { times: 1, base: 'bonus', maxStake: 10, days: 7 },
    },
  })
  const { token } = await openMemberOf(page, brand)
  const visitor = await brand.visit()
  const wallet = () => callServer(visitor, 'bonuses.wallet', {}, token)

  await test.step('reads the price before accepting', async () => {
    await page.goto(brand.at('/promotions'))
    const card = page.getByRole('article').filter({ hasText: title })
    await expect(card.getByRole('button', { name: anyText('promotions.status.JOIN') })).toBeVisible()
    await picture('card')
    await card.getByRole('link', { name: title }).first().click()
    const details = page.getByRole('complementary', { name: text('promotions.details') })
    await expect(details.getByText(text('promotions.kind.DEPOSIT'))).toBeVisible()
    await picture('offer')
    await details.getByRole('button', { name: `${text('promotions.status.JOIN')}: ${title}` }).click()
    const price = page.getByRole('dialog', { name: title })
    await expect(price.getByText(anyText('bonusPrice.required')).first()).toContainText('20.00')
    await expect(price.getByText(anyText('bonusPrice.maxStake'))).toContainText('10.00')
    await expect(price.getByText(text('bonusPrice.halfWay'))).toBeVisible()
    await picture('price')
    await expectAccessible(page, 'price')
    await price.getByRole('button', { name: text('promotions.status.JOIN'), exact: true }).click()
    await details.getByRole('button', { name: anyText('promotions.depositNow') }).click()
  })

  await test.step('deposits, and the bonus is there', async () => {
    await depositAtBank(page, 20, 'Pay')
    await expect(page.getByRole('heading', { name: text('wallet.deposit.paid') })).toBeVisible()
    expect(await wallet()).toMatchObject({ bonusBalance: 20, turnoverLeft: 20 })
  })

  await test.step('is refused a stake above the limit, and stakes what is required', async () => {
    await page.goto(brand.at('/inhouse'))
    await gameLink(page, 'Dice').click()
    const game = await waitForGame(page, 'Dice')
    // More than the cash, so bonus money would have to pay a part.
    await game.stake.fill('21')
    await game.main.click()
    await expect(page.getByText(anyText('shell.betRefused.bonusStake'))).toContainText('10.00')
    await expect.poll(game.balance).toBe(40)
    await game.stake.fill('10')
    await playRound(game)
    await picture('half-way')
    await playRound(game)
    await expect.poll(wallet).toMatchObject({ bonuses: [], bonusBalance: 0, turnoverLeft: 0 })
    await picture('completed')
  })

  await test.step('withdraws what is left', async () => {
    await prepareWithdrawal({ request: visitor }, token)
    await page.goto(brand.at('/hot?center=withdraw'))
    await expect(center(page).getByText(anyText('wallet.withdraw.turnoverLeft'))).toHaveCount(0)
    await page.getByRole('textbox', { name: text('common.amount') }).fill('15')
    await page.getByLabel(text('wallet.withdraw.password'), { exact: true }).fill(paymentPassword)
    await page
      .locator('form')
      .getByRole('button', { name: text('wallet.withdraw.submit'), exact: true })
      .click()
    await expect(
      page
        .getByRole('region', { name: text('wallet.withdraw.recent') })
        .getByText(text('wallet.status.Pending')),
    ).toBeVisible()
    await picture('withdrawal')
  })
  await visitor.dispose()
})
