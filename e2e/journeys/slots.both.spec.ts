// SPDX-License-Identifier: Apache-2.0
import { openGame } from '../pages/game.ts'
import { expectBalance, expectNoOverflow } from '../pages/site.ts'
import { withWebGl } from '../support/browser-options.ts'
import { expect, test } from '../support/journey.ts'
import { balanceOf, openMember } from '../support/member.ts'
import { anyText, text } from '../support/texts.ts'

test.use({ launchOptions: withWebGl })

test('a slot is spun by keyboard, goes on to the end of its free spins and pays what it says', async ({
  page,
  picture,
}) => {
  test.setTimeout(240_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { token } = await openMember(page, { balance: 100 })
  const game = await openGame(page, text('studio.slot.name.lantern_tide'))
  await picture('open')
  await expectNoOverflow(page, text('studio.slot.name.lantern_tide'))
  await game.stake.fill('1')
  const spin = game.frame.getByRole('button', { name: text('studio.sample.spin'), exact: true })
  const all = game.frame.getByRole('button', { name: text('studio.slot.spinAll') })
  await spin.focus()
  await page.keyboard.press('Enter')
  const lost = text('studio.slot.lost')
  const won = anyText('studio.sample.won', { currency: 'USD' })
  // Once in 150 spins there are free ones, which are then spun together.
  await expect(spin.or(all).first()).toBeVisible()
  if (await all.isVisible()) await all.click()
  await expect(game.result).toHaveText(new RegExp(`${lost}|${won.source}`), { timeout: 120_000 })
  await expect(spin).toBeVisible()
  await picture('played')
  const held = await balanceOf(page.request, token)
  await expect.poll(() => game.balance()).toBe(held)
  await expectBalance(page, held)
  expect(held).toBeGreaterThanOrEqual(99)

  await game.open('studio.rules')
  const rules = game.frame.getByRole('dialog')
  await expect(rules.getByText('96.2267 %')).toBeVisible()
  await expect(rules.getByText(text('studio.slot.par.deviation'))).toBeVisible()
  await picture('rules')
})
