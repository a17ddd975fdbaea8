// SPDX-License-Identifier: Apache-2.0
import type { Page } from '@playwright/test'
import { playRound, waitForGame } from '../pages/game.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/journey.ts'
import { openMember } from '../support/member.ts'
import { callServer } from '../support/server-client.ts'
import { text } from '../support/texts.ts'

/** The demonstration vendor with a transfer wallet. */
const vendor = { vassalage: 'OKL', name: 'Oaklantern' }
const center = (page: Page) => page.getByRole('dialog', { name: text('members.center') })
const wallet = (page: Page, name: string) => center(page).getByRole('listitem').filter({ hasText: name })
const main = text('center.transferFund.main')
const amount = (page: Page) => center(page).getByRole('textbox', { name: text('common.amount'), exact: true })
const send = (page: Page) =>
  center(page)
    .locator('form')
    .getByRole('button', { name: text('wallet.type.TRANSFER'), exact: true })

test('a member moves money to the wallet of a vendor, plays from it, and brings everything back [WALLET-003] [MEMBER-004]', async ({
  page,
  picture,
}) => {
  test.setTimeout(180_000)
  const { token } = await openMember(page, { balance: 100 })
  const balance = () => callServer(page.request, 'wallet.balance', {}, token)

  await test.step('sees every wallet with its balance', async () => {
    await page.goto('/hot?center=transferFund')
    await expect(wallet(page, main)).toContainText('100.00')
    await expect(wallet(page, vendor.name)).toContainText('0.00')
    await picture('wallets')
    await expectAccessible(page, 'transferFund')
  })

  await test.step('moves 10.00 there, and both figures change', async () => {
    await amount(page).fill('10')
    await send(page).click()
    await expect(wallet(page, main)).toContainText('90.00')
    await expect(wallet(page, vendor.name)).toContainText('10.00')
    expect(await balance()).toMatchObject({ mainBalance: 90, sumBalance: 100 })
    await picture('moved')
  })

  await test.step('plays a game of the vendor from that wallet', async () => {
    const { games } = (await callServer(page.request, 'catalogue.games', {
      gameType: 'RNG',
      vassalage: vendor.vassalage,
    } as never)) as { games: { gameId: string; displayName: string; playable: boolean; minBet: number }[] }
    const game = games.find(({ playable, minBet }) => playable && minBet <= 1)!
    await page.goto(`/game?gameId=${game.gameId}&vassalage=${vendor.vassalage}`)
    const frame = await waitForGame(page, game.displayName)
    expect(await frame.balance()).toBe(10)
    await frame.stake.fill('1')
    await playRound(frame)
    expect((await balance()).mainBalance).toBe(90)
    await picture('played')
  })

  await test.step('brings everything back', async () => {
    await page.goto('/hot?center=transferFund')
    const { list } = await callServer(page.request, 'play.vendorWallets', {}, token)
    const there = list.find(({ vassalage }) => vassalage === vendor.vassalage)!.balance
    expect(there).not.toBe(10)
    await center(page)
      .getByRole('button', { name: text('center.transferFund.returnAll') })
      .click()
    await expect(wallet(page, main)).toContainText((90 + there).toFixed(2))
    await expect(wallet(page, vendor.name)).toContainText('0.00')
    await picture('back')
  })

  await test.step('is told what is wrong with an amount', async () => {
    await amount(page).fill('0.5')
    await send(page).click()
    await expect(amount(page)).toHaveAttribute('aria-invalid', 'true')
    await picture('wrong-amount')
  })
})
