// SPDX-License-Identifier: Apache-2.0
import { openGame } from '../pages/game.ts'
import { expectNoOverflow } from '../pages/site.ts'
import { expect, test } from '../support/journey.ts'
import { openMember } from '../support/member.ts'
import { text } from '../support/texts.ts'

// The main pages on screens that few people look at: forced colours, 400 % zoom, a phone on its side. PICTURES=1 keeps what they look like.

const screens = [
  ['forced colours', { width: 1440, height: 900 }, true],
  ['400 % zoom', { width: 320, height: 256 }, false],
  ['a phone on its side', { width: 667, height: 375 }, false],
] as const

for (const [screen, size, isForced] of screens)
  test(`the main pages fit ${screen}`, { tag: '@long' }, async ({ page, picture }) => {
    test.setTimeout(240_000)
    await page.emulateMedia({ forcedColors: isForced ? 'active' : 'none', reducedMotion: 'reduce' })
    await page.setViewportSize(size)
    await openMember(page, { balance: 50 })
    for (const [name, address] of [
      ['home', '/'],
      ['lobby', '/rng'],
      ['lottery', '/lottery'],
      ['deposit', '/?center=depositv2'],
      ['withdraw', '/?center=withdraw'],
    ] as const) {
      await page.goto(address)
      await expect(page.locator('#content')).toBeVisible()
      if (address.includes('center')) await page.getByRole('dialog').first().waitFor()
      await expect(page.locator('.breathe')).toHaveCount(0)
      await expectNoOverflow(page, `${name} with ${screen}`)
      await picture(name)
    }
    await page.goto('/')
    await page.getByRole('button', { name: text('shell.account.menu') }).press('Enter')
    await picture('menu')
    const game = await openGame(page, 'Dice')
    await expectNoOverflow(page, `a game with ${screen}`)
    await picture('game')
    await game.main.press('Enter')
    await expect(game.result).toHaveText(/\p{L}/u)
    await game.stake.press('Tab')
    await picture('game-played')
  })

test('forced colours show which numbers of a lottery are chosen @long', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openMember(page, { balance: 50 })
  await page.goto('/lottery')
  await page.getByRole('button', { name: `${text('lottery.quick')}: 1`, exact: true }).click()
  const colour = (pressed: boolean): Promise<string> =>
    page
      .getByRole('main')
      .getByRole('button', { pressed, name: /^\d+$/ })
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(await colour(true)).not.toBe(await colour(false))
})
