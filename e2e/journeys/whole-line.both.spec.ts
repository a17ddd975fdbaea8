// SPDX-License-Identifier: Apache-2.0
import { statusIn } from '../pages/withdrawals.ts'
import { depositAtBank } from '../pages/bank.ts'
import { approveWithdrawal, chooseStatus, goTo, openConsole, payWithdrawal } from '../pages/console.ts'
import { closeSheet, openGame, playRound } from '../pages/game.ts'
import { expectBalance, readWelcome, visibleBalance, sitePage } from '../pages/site.ts'
import { watchForComplaints } from '../support/complaints.ts'
import { expect, test } from '../support/journey.ts'
import { freshName, paymentPassword } from '../support/member.ts'
import { anyText, text } from '../support/texts.ts'

test('the whole line: register, deposit, play, check the round, withdraw, be paid [NAV-027, LAUNCH-005, MEMBER-008, WALLET-002, WALLET-007]', async ({
  page,
  browser,
  picture,
}) => {
  test.setTimeout(240_000)
  const site = sitePage(page)
  const username = freshName()

  await test.step('a visitor opens home and registers', async () => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: text('lobby.hot') })).toBeVisible()
    await picture('home')
    await page
      .getByRole('banner')
      .getByRole('button', { name: text('identity.register') })
      .click()
    const panel = site.panel(anyText('identity.title'))
    await panel.getByLabel(text('identity.username')).fill(username)
    await panel.getByLabel(text('identity.password'), { exact: true }).fill('Journey-1357')
    await panel.getByLabel(text('identity.confirmPassword')).fill('Journey-1357')
    await panel.getByText(anyText('identity.terms')).click()
    await picture('register')
    await panel.getByRole('button', { name: text('identity.register') }).click()
    await readWelcome(page)
    await expectBalance(page, 0)
  })

  await test.step('deposits at the sandbox bank; the balance moves by itself', async () => {
    // In the header, or on a phone in the bar below.
    await page
      .getByRole('button', { name: text('wallet.deposit'), exact: true })
      .filter({ visible: true })
      .first()
      .click()
    await depositAtBank(page, 200, 'Pay', async () => picture('bank', { of: page.context() }))
    await expect(page.getByRole('heading', { name: text('wallet.deposit.paid') })).toBeVisible()
    await picture('deposit-arrived')
    await expectBalance(page, 200)
    await site.closePanel()
  })

  const roundsPlayed = 3
  const launches: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/wps/v2/game/launchGame')) launches.push(request.method())
  })
  await test.step('plays dice for real, having seen the hash of the seed', async () => {
    const game = await openGame(page, 'Dice')
    expect(launches).toEqual(['POST'])
    await picture('dice')
    await game.open('studio.fairness')
    await expect(game.frame.getByText(text('studio.seeds.serverHash'))).toBeVisible()
    await expect(game.frame.locator('code').first()).toHaveText(/^[0-9a-f]{64}$/)
    await picture('seeds-before-play')
    await closeSheet(game.frame)
    await game.stake.fill('10')
    for (let round = 1; round <= roundsPlayed; round += 1) expect(await playRound(game)).toMatch(/^Rolled \d/)
    await picture('dice-played')
    const left = await game.balance()
    expect(left).not.toBe(200)
    await expectBalance(page, left)
  })

  await test.step('reveals the seed', async () => {
    const game = await openGame(page, 'Dice')
    await game.open('studio.fairness')
    const hash = await game.frame.locator('code').first().innerText()
    await game.frame.getByRole('button', { name: text('studio.seeds.rotate') }).click()
    await expect(game.frame.getByText(text('studio.seeds.revealed'))).toBeVisible()
    await expect(game.frame.locator('code').first()).not.toHaveText(hash)
    await picture('seed-revealed')
  })

  await test.step('finds the rounds in the betting record and checks one', async () => {
    await page.goto('/?center=personalHistoryCopy')
    const record = page.getByRole('dialog', { name: text('members.center') })
    await expect(record.getByRole('button', { name: text('bets.verify') })).toHaveCount(roundsPlayed)
    const times = await record
      .locator('time')
      .evaluateAll((elements) => elements.map((element) => element.getAttribute('datetime') ?? ''))
    expect(times).toEqual(times.toSorted().toReversed())
    await picture('betting-record')
    const opening = page.context().waitForEvent('page')
    await record
      .getByRole('button', { name: text('bets.verify') })
      .first()
      .click()
    const verifier = await opening
    await expect(verifier.getByText(text('studio.verify.verdict.right'))).toBeVisible()
    // One clock: the verifier says times as the record does.
    const hour = (await record.locator('time').first().innerText()).slice(0, 13)
    await expect(verifier.getByText(new RegExp(`^${hour}:[0-9:]{5} UTC\\+7$`))).toBeVisible()
    await picture('verifier', { of: page.context() })
    await verifier.close()
  })

  const atStake = (await visibleBalance(page)) ?? 0
  const wanted = 50
  await test.step('sets a payment password, adds a bank account, asks for a withdrawal', async () => {
    await page.goto('/?center=withdraw')
    await page.getByLabel(text('members.payment.new'), { exact: true }).fill(paymentPassword)
    await page.getByLabel(text('members.payment.confirm')).fill(paymentPassword)
    await picture('payment-password')
    await page.getByRole('button', { name: text('members.payment.create') }).click()
    await page.getByLabel(text('wallet.withdraw.bank'), { exact: true }).fill('First Harbour')
    await page.getByLabel(text('wallet.withdraw.number')).fill('DE02 1203 0000 0000 2020 51')
    await page.getByLabel(text('wallet.withdraw.holder')).fill('Journey Member')
    await page.getByLabel(text('wallet.withdraw.password'), { exact: true }).fill(paymentPassword)
    await picture('bank-account')
    await page.getByRole('button', { name: text('wallet.withdraw.saveAccount') }).click()
    await page.getByRole('textbox', { name: text('common.amount') }).fill(String(wanted))
    await page.getByLabel(text('wallet.withdraw.password'), { exact: true }).fill(paymentPassword)
    await picture('withdraw')
    await page
      .locator('form')
      .getByRole('button', { name: text('wallet.withdraw.submit'), exact: true })
      .click()
    await expect(
      page
        .getByRole('region', { name: text('wallet.withdraw.recent') })
        .getByText(text('wallet.status.Pending')),
    ).toBeVisible()
    await expectBalance(page, round(atStake - wanted))
    await picture('withdrawal-pending')
  })

  await test.step('an operator approves and pays; the member sees it live and confirms', async () => {
    const { context, staff } = await openConsole(browser)
    const complaints = await watchForComplaints(context)
    await goTo(staff, text('console.withdrawals'))
    await picture('console-withdrawals', { of: context })
    await approveWithdrawal(staff, username)
    await expect(
      statusIn(page.getByRole('region', { name: text('wallet.withdraw.recent') }), 'Approved'),
    ).toBeVisible()
    await chooseStatus(staff, 'Approved')
    await payWithdrawal(staff, username)
    await expect(page.getByText(text('wallet.withdraw.arrived'))).toBeVisible()
    await picture('withdrawal-paid')
    await page.getByRole('button', { name: text('wallet.withdraw.received'), exact: true }).click()
    await expect(page.getByText(text('wallet.withdraw.thanks'))).toBeVisible()
    await expect(
      page.getByRole('button', { name: text('wallet.withdraw.received'), exact: true }),
    ).toHaveCount(0)
    await expect(
      statusIn(page.getByRole('region', { name: text('wallet.withdraw.recent') }), 'Received'),
    ).toBeVisible()
    await picture('withdrawal-received')
    await expectBalance(page, round(atStake - wanted))
    await goTo(staff, text('console.ledger'))
    await staff.getByRole('button', { name: text('console.checkNow') }).click()
    await expect(staff.getByText(text('console.ledgerHealthy'))).toBeVisible()
    await picture('console-ledger', { of: context })
    await context.close()
    expect(complaints.received()).toEqual([])
  })
})

/** Sums of wire amounts, back on hundredths. */
const round = (amount: number): number => Math.round(amount * 100) / 100
