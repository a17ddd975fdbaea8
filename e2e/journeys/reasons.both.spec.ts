// SPDX-License-Identifier: Apache-2.0
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expectNoOverflow } from '../pages/site.ts'
import { openSlip } from '../pages/slip.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { changeAnswer } from '../support/answers.ts'
import { openBrand, openMemberOf } from '../support/brand.ts'
import { expect, test } from '../support/journey.ts'
import { openMember } from '../support/member.ts'
import { callServer } from '../support/server-client.ts'
import { anyText, text } from '../support/texts.ts'

const center = (page: Page): Locator => page.getByRole('dialog', { name: text('members.center') })
const main = (page: Page): Locator => page.getByRole('main')

/** A button that does nothing now can be reached by the keyboard, and says why to everybody. */
async function expectReason(button: Locator, reason: string | RegExp): Promise<void> {
  await expect(button).toHaveAccessibleDescription(reason)
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await button.focus()
  await expect(button).toBeFocused()
}

/** The same, said on the page, too. */
async function expectSeenReason(button: Locator, reason: string, where: Locator): Promise<void> {
  await expectReason(button, reason)
  await expect(where.getByText(reason, { exact: true })).toBeInViewport()
}

test('a limit, a transfer and a deposit say why they cannot be sent', async ({ page, picture }) => {
  await openMember(page, { balance: 10 })
  await test.step('a limit that is not entered', async () => {
    await page.goto('/hot?center=saferPlay')
    const names = { kind: text('saferPlay.kind.stake'), period: text('saferPlay.period.day') }
    await center(page)
      .getByRole('button', { name: text('saferPlay.set.of', names) })
      .click()
    const dialog = page.getByRole('dialog', { name: `${names.kind} · ${names.period}` })
    const save = dialog.getByRole('button', { name: text('saferPlay.save') })
    await expectSeenReason(save, text('saferPlay.mostFirst'), dialog)
    await expectAccessible(page, 'a limit that is not entered')
    await picture('limit')
    await save.press('Enter')
    await expect(dialog).toBeVisible()
    await dialog.getByRole('textbox', { name: anyText('saferPlay.most.money') }).fill('5')
    await expect(save).toBeEnabled()
    await expect(dialog.getByText(text('saferPlay.mostFirst'))).toHaveCount(0)
  })
  await test.step('a wallet that holds less than can be moved', async () => {
    await page.goto('/hot?center=transferFund')
    const all = center(page).getByRole('button', { name: anyText('center.transferFund.all') })
    await expect(all).toBeEnabled()
    await center(page)
      .getByRole('button', { name: text('center.transferFund.swap') })
      .click()
    await expectSeenReason(all, text('center.transferFund.tooLittle', { amount: '1.00' }), center(page))
    await picture('transfer')
  })
  await test.step('ways to pay in that are all under maintenance', async () => {
    await changeAnswer(page, 'wallet.depositMethods', ({ list }) => ({
      list: list.map((method) => ({ ...method, maintenance: '' })),
    }))
    await page.goto('/hot?center=depositv2')
    const submit = center(page).getByRole('button', { name: text('wallet.deposit.submit') })
    await expectSeenReason(submit, text('wallet.deposit.allMaintenance'), center(page))
    await picture('deposit')
  })
})

test('a lottery says when its slip is full, and when it takes no bets', async ({
  page,
  context,
  picture,
}) => {
  const brand = await openBrand(context)
  await openMemberOf(page, brand)
  const groups = await callServer(context.request, 'lottery.menus', {})
  const { gameCode } = groups
    .flatMap(({ gameMenus }) => gameMenus)
    .filter(({ gameCode: code }) => code.startsWith('MB-'))
    .toSorted((one, other) => other.fewinTime - one.fewinTime)[0]!
  await page.goto(brand.at(`/lottery?gameCode=${gameCode}&playType=x2`))
  const add = main(page).getByRole('button', { name: text('lottery.slip.add') })
  await main(page).getByText(text('lottery.entry.list'), { exact: true }).click()
  const pairs = Array.from({ length: 50 }, (_, index) => `${String(index).padStart(2, '0')} 99`)
  await main(page).getByLabel(text('lottery.typed')).fill(pairs.join('\n'))
  await add.click()
  const slip = main(page).getByRole('region', { name: text('lottery.slip') })
  await expect(slip.getByRole('listitem')).toHaveCount(50)
  await expectSeenReason(add, text('lottery.slip.full'), main(page))
  await expectNoOverflow(page, 'a full slip')
  await picture('lottery-full')
  await slip
    .getByRole('button', { name: anyText('lottery.slip.remove') })
    .first()
    .click()
  await expect(main(page).getByText(text('lottery.slip.full'))).toHaveCount(0)

  await brand.change({ 'lottery.closed': [gameCode] })
  await page.reload()
  const place = slip.getByRole('button', { name: text('lottery.place') })
  await expectSeenReason(place, text('fault.lottery.notOnSale'), slip)
  await picture('lottery-closed')
})

/** The latest matches to come, whose prices can be bet on. */
async function laterChoice({ request }: BrowserContext): Promise<{ marketId: string; outcome: string }> {
  const lobby = await callServer(request, 'sportsbook.lobby', { sport: 'football' })
  const open = lobby.soon.flatMap(({ main: market }) =>
    market?.status === 'open' && market.outcomes[0]!.price > 0
      ? [{ marketId: market.id, outcome: market.outcomes[0]!.outcome }]
      : [],
  )
  return open.at(-1)!
}

test('quick bets, and an automatic cash-out below the offer, say what is missing', async ({
  page,
  context,
  picture,
}) => {
  const { token } = await openMember(page, { balance: 50 })
  const leg = await laterChoice(context)
  const { code } = await callServer(page.request, 'sportsbook.shareSlip', { legs: [[leg]] }, token)
  await page.goto(`/sportsbook/bets?slip=${code}`)
  await expect(page.getByText(anyText('sportsbook.slip.loaded')).first()).toBeVisible()
  const slip = await openSlip(page)
  await slip.getByText(text('sportsbook.quick'), { exact: true }).click()
  const on = slip.getByRole('button', { name: text('sportsbook.quick.on') })
  await expectReason(on, text('sportsbook.slip.stake.none'))
  await picture('quick')
  await slip.getByRole('button', { name: text('common.cancel'), exact: true }).click()
  const accepted = slip.getByText(text('sportsbook.slip.accepted'), { exact: true })
  await slip.getByLabel(anyText('sportsbook.slip.stakeOf')).fill('5')
  await expect(async () => {
    if (await accepted.isVisible()) return
    await slip
      .getByRole('button', { name: text('sportsbook.slip.place') })
      .or(slip.getByRole('button', { name: anyText('sportsbook.slip.placeAt') }))
      .click({ timeout: 5_000 })
    await expect(accepted).toBeVisible({ timeout: 20_000 })
  }).toPass({ timeout: 60_000 })

  await page.goto('/sportsbook/bets')
  const bet = page.getByRole('list', { name: text('sportsbook.bets') }).locator('> li')
  await bet.getByRole('button', { name: anyText('sportsbook.cashOut.take') }).click()
  const set = bet.getByRole('button', { name: text('sportsbook.cashOut.set'), exact: true })
  const reason = text('fault.sportsbook.cashOutTarget')
  await expectSeenReason(set, reason, bet)
  await expectAccessible(page, 'the cash-out of a bet')
  const target = bet.getByRole('textbox', { name: text('sportsbook.cashOut.automaticAt') })
  await target.fill('0.5')
  await expectSeenReason(set, reason, bet)
  await expectNoOverflow(page, 'the cash-out of a bet')
  await picture('cash-out')
  await bet.getByRole('slider', { name: text('sportsbook.cashOut.share') }).press('Home')
  const confirm = bet.getByRole('button', { name: anyText('sportsbook.cashOut.confirm') })
  await expect(confirm).toBeEnabled()
})
