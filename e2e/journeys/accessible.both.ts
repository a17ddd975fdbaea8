import { admin, goTo, openConsole } from '../pages/console.ts'
import { openGame } from '../pages/game.ts'
import { expectAccessible, openIn } from '../support/accessibility.ts'
import { expect, test } from '../support/journey.ts'
import { askWithdrawal, openMember } from '../support/member.ts'

for (const theme of ['dark', 'light'] as const) {
  test(`a visitor's pages can be used by everybody, ${theme}`, async ({ page, picture }) => {
    test.setTimeout(120_000)
    await openIn(page, theme)
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Hot games' })).toBeVisible()
    await expectAccessible(page, 'home')
    await picture('home')
    await page.goto('/rng')
    await expect(page.getByRole('main').getByRole('link').nth(12)).toBeVisible()
    await expectAccessible(page, 'a category')
    await picture('category')
    for (const mode of ['login', 'register']) {
      await page.goto(`/hot?auth=${mode}`)
      await expect(page.getByRole('dialog').getByLabel('Username')).toBeVisible()
      await expectAccessible(page, mode)
      await picture(mode)
    }
  })

  test(`a member's pages can be used by everybody, ${theme}`, async ({ page, picture }) => {
    test.setTimeout(120_000)
    await openIn(page, theme)
    const { token } = await openMember(page, { balance: 60 })
    await askWithdrawal(page.context(), token, 20)
    for (const center of ['securityCenter', 'depositv2', 'withdraw', 'personalHistoryCopy', 'transactionHistory']) {
      await page.goto(`/hot?center=${center}`)
      await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeAttached()
      await expectAccessible(page, center)
      await picture(center)
    }
    const game = await openGame(page, 'Dice')
    await expectAccessible(page, 'the game page')
    await picture('game')
    await game.open('Fairness and history')
    await expectAccessible(page, 'the seeds of a game')
    await picture('game-fairness')
  })

  test(`the console can be used by everybody, ${theme}`, async ({ browser, picture }) => {
    test.setTimeout(120_000)
    const { context, desk } = await openConsole(browser, admin, theme)
    for (const title of ['Overview', 'Withdrawals', 'Deposits', 'Members', 'Ledger', 'Alerts']) {
      await goTo(desk, title)
      await expect(desk.locator('.skeleton')).toHaveCount(0)
      await expectAccessible(desk, `the console's ${title}`)
      await picture(`console-${title.toLowerCase()}`, { of: context })
    }
    await context.close()
  })
}
