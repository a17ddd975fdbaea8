// SPDX-License-Identifier: Apache-2.0
import type { Page } from '@playwright/test'
import { gameLink, playRound, waitForGame } from '../pages/game.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { openBrand, openMemberOf } from '../support/brand.ts'
import { expect, test } from '../support/journey.ts'
import { openMember, payIn } from '../support/member.ts'
import { anyText, text } from '../support/texts.ts'

const center = (page: Page) => page.getByRole('dialog', { name: text('members.center') })
const card = (page: Page, kind: 'stake' | 'deposit') =>
  center(page).getByRole('region', { name: text(`saferPlay.kind.${kind}`), exact: true })
const names = { kind: text('saferPlay.kind.stake'), period: text('saferPlay.period.day') }

test('a member limits their stakes, is refused the bet beyond, takes a break, and can neither play nor deposit', async ({
  page,
  context,
  picture,
  complaints,
}) => {
  test.setTimeout(180_000)
  // The game's own server refuses the bet; the platform refuses the launch and the deposit of the break.
  complaints.allow(/status of 40[39]/)
  const { token } = await openMember(page)
  await payIn(context, token, 40)

  await test.step('sets a limit of stakes for a day', async () => {
    await page.goto('/hot?center=saferPlay')
    await expect(card(page, 'stake')).toBeVisible()
    await picture('page')
    await expectAccessible(page, 'safer play')
    await card(page, 'stake')
      .getByRole('button', { name: text('saferPlay.set.of', names) })
      .click()
    const dialog = page.getByRole('dialog', { name: `${names.kind} · ${names.period}` })
    await dialog.getByRole('textbox', { name: anyText('saferPlay.most.money') }).fill('5')
    await picture('limit')
    await dialog.getByRole('button', { name: text('saferPlay.save') }).click()
    await expect(card(page, 'stake').getByRole('progressbar')).toHaveAttribute('aria-valuemax', '5')
  })

  await test.step('is refused the bet beyond it', async () => {
    await page.goto('/inhouse')
    await gameLink(page, 'Dice').click()
    const game = await waitForGame(page, 'Dice')
    await game.stake.fill('3')
    await playRound(game)
    await game.stake.fill('3')
    await game.main.click()
    await expect(page.getByText(anyText('saferPlay.refused.stake'))).toContainText('2.00')
    await picture('refused')
  })

  await test.step('asks for a higher one, which waits', async () => {
    await page.goto('/hot?center=saferPlay')
    await card(page, 'stake')
      .getByRole('button', { name: text('saferPlay.change.of', names) })
      .click()
    const dialog = page.getByRole('dialog', { name: `${names.kind} · ${names.period}` })
    await dialog.getByRole('textbox', { name: anyText('saferPlay.most.money') }).fill('50')
    await dialog.getByRole('button', { name: text('saferPlay.save') }).click()
    await expect(card(page, 'stake').getByText(anyText('saferPlay.looser'))).toContainText('50.00')
    await expect(card(page, 'stake').getByRole('progressbar')).toHaveAttribute('aria-valuemax', '5')
    await picture('looser')
  })

  await test.step('takes a break', async () => {
    const rest = center(page).getByRole('region', { name: text('saferPlay.break'), exact: true })
    await rest.getByRole('button', { name: text('saferPlay.break.start') }).click()
    const sure = page.getByRole('alertdialog', { name: text('saferPlay.break') })
    await expect(sure).toBeVisible()
    await picture('sure')
    await expectAccessible(page, 'the second question')
    await sure.getByRole('button', { name: text('saferPlay.break.start') }).click()
    await expect(center(page).getByRole('heading', { name: anyText('saferPlay.active.break') })).toBeFocused()
    await picture('break')
  })

  await test.step('can neither play nor deposit', async () => {
    await page.goto('/inhouse')
    await gameLink(page, 'Dice').click()
    await expect(page.getByText(text('fault.compliance.excluded'))).toBeVisible()
    await picture('no-game')
    await page.goto('/hot?center=depositv2')
    await page.getByRole('textbox', { name: text('common.amount') }).fill('20')
    await page.getByRole('button', { name: text('wallet.deposit.submit') }).click()
    await expect(page.getByText(text('fault.compliance.excluded'))).toBeVisible()
    await picture('no-deposit')
  })
})

test(
  'play stops for a look at time and result, and goes on when the member wants it',
  { tag: '@long' },
  async ({ page, picture, complaints }) => {
    test.setTimeout(240_000)
    // The game's own server refuses the bet.
    complaints.allow(/status of 409/)
    const brand = await openBrand(page.context(), { 'compliance.realityCheckMinutes': 1 })
    const { token } = await openMemberOf(page, brand)
    const visitor = await brand.visit()
    await payIn({ request: visitor }, token, 40)
    await visitor.dispose()
    await page.goto(brand.at('/inhouse'))
    await gameLink(page, 'Dice').click()
    const game = await waitForGame(page, 'Dice')
    await game.stake.fill('3')
    await playRound(game)
    const check = page.getByRole('alertdialog', { name: text('saferPlay.dialog.title') })
    await expect(check).toBeVisible({ timeout: 130_000 })
    await expect(check.getByText('3.00').first()).toBeVisible()
    await picture('check')
    await expectAccessible(page, 'the reality check')
    await check.getByRole('button', { name: text('saferPlay.dialog.on') }).click()
    await expect(check).toHaveCount(0)
    await playRound(game)
  },
)
