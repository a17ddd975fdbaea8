// SPDX-License-Identifier: Apache-2.0
import type { Locator, Page } from '@playwright/test'
import { text as textIn } from '@tessera/texts'
import { expectNoOverflow } from '../pages/site.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/journey.ts'
import { openMember } from '../support/member.ts'
import { callServer } from '../support/server-client.ts'
import { anyText, text } from '../support/texts.ts'

const main = (page: Page): Locator => page.getByRole('main')
const quick = (page: Page, count: number): Locator =>
  main(page).getByRole('button', { name: `${text('lottery.quick')}: ${count}`, exact: true })
const pad = (page: Page, name: string | RegExp): Locator => main(page).getByRole('group', { name })

/** What of an element is in the window and under nothing that stays at its edges. */
async function expectWhollyInSight(element: Locator): Promise<void> {
  await expect(element).toBeInViewport({ ratio: 1 })
  const hidden = await element.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect()
    const at = document.elementFromPoint((left + right) / 2, bottom - 3)
    const above = document.elementFromPoint((left + right) / 2, top + 3)
    return [at, above].some((found) => found !== null && !node.contains(found) && !found.contains(node))
  })
  expect(hidden, 'whether something lies on it').toBe(false)
}

for (const [gameCode, hint] of [
  ['MB-HN', 'lottery.pick.numbers'],
  ['MN-AG', 'lottery.pick.numbers'],
  ['KENO', 'lottery.pick.together'],
] as const)
  test(`the pad and the stake of ${gameCode} are in sight without scrolling`, async ({
    page,
    picture,
    isMobile,
  }) => {
    await page.setViewportSize(isMobile ? { width: 390, height: 844 } : { width: 1_440, height: 900 })
    await page.goto(`/lottery?gameCode=${gameCode}`)
    const numbers = pad(page, anyText(hint))
    await expect(numbers).toBeVisible()
    await picture(gameCode)
    await expectWhollyInSight(numbers)
    await expectWhollyInSight(main(page).getByLabel(text('lottery.stake'), { exact: true }))
    await expectNoOverflow(page, `the form of ${gameCode}`)
    await expectAccessible(page, `the form of ${gameCode}`)
  })

test('quick pick adds to the chosen numbers and keeps the pad, and the cost and the likely case are written out', async ({
  page,
  picture,
}) => {
  await openMember(page, { balance: 100 })
  await page.goto('/lottery?gameCode=MN-AG&playType=lo2')
  const numbers = pad(page, anyText('lottery.pick.numbers'))
  await numbers.getByRole('button', { name: '15', exact: true }).click()
  await main(page).getByLabel(text('lottery.stake'), { exact: true }).fill('0.5')
  await expect(main(page).getByText('0.50 × 18 prizes = 9.00')).toBeVisible()
  await expect(main(page).getByText('One hit pays 49.50, at most 891.00')).toBeVisible()
  await quick(page, 3).click()
  await expect(numbers.getByRole('button', { pressed: true })).toHaveCount(4)
  await expect(numbers.getByRole('button', { name: '15', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await quick(page, 10).click()
  await expect(numbers.getByRole('button', { pressed: true })).toHaveCount(14)
  await expect(main(page).getByText('0.50 × 18 prizes × 14 numbers = 126.00')).toBeVisible()
  await picture('added')

  await page.goto('/lottery?gameCode=KENO&playType=k5')
  const balls = pad(page, anyText('lottery.pick.together'))
  await balls.getByRole('button', { name: '07', exact: true }).click()
  await quick(page, 1).click()
  await expect(balls.getByRole('button', { pressed: true })).toHaveCount(5)
  await expect(balls.getByRole('button', { name: '07', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await quick(page, 3).click()
  const others = main(page).getByRole('list', { name: text('lottery.quick.more') })
  await expect(others.getByRole('listitem')).toHaveCount(3)
  await expect(others.getByRole('listitem').first()).toContainText('07')
  await expect(main(page).getByText('1.00 × 4 combinations = 4.00')).toBeVisible()
  await others.getByRole('button').first().click()
  await expect(others.getByRole('listitem')).toHaveCount(2)
  await main(page)
    .getByRole('button', { name: text('lottery.slip.add') })
    .click()
  await expect(
    main(page)
      .getByRole('region', { name: text('lottery.slip') })
      .getByRole('listitem'),
  ).toHaveCount(3)
  await expect(others).toHaveCount(0)
  await picture('combinations')
})

test('heads, tails and cold numbers are beside the pad, or one tap away', async ({
  page,
  context,
  picture,
  isMobile,
}) => {
  const groups = await callServer(context.request, 'lottery.menus', {})
  const game = groups.flatMap(({ gameMenus }) => gameMenus).find(({ gameCode }) => gameCode === 'MB-HN')!
  await page.goto('/lottery?gameCode=MB-HN')
  const cold = main(page).getByRole('region', { name: text('lottery.board.cold') })
  if (isMobile) {
    await expect(cold).toHaveCount(0)
    await main(page).getByText(text('lottery.board'), { exact: true }).click()
  }
  const table = main(page).getByRole('table', { name: anyText('lottery.history.heads') })
  const tens = game.previousWinningNumber
    .split(/[~,]/)
    .map((number) => number.slice(-2))
    .filter((ending) => ending.startsWith('3'))
    .map((ending) => ending[1])
    .toSorted()
  await expect(table.getByRole('row').nth(4).getByRole('cell').first()).toHaveText(tens.join(' '))
  await expect(cold.getByRole('listitem')).toHaveCount(10)
  await expectNoOverflow(page, 'the board')
  await expectAccessible(page, 'the board')
  await picture('board')
})

test('the centre begins with what closes soonest, in each list too, and KENO keeps its lists [LOTTERY-001]', async ({
  page,
  picture,
}) => {
  await page.goto('/lotteryCenter')
  const soonest = main(page).getByRole('navigation', { name: text('lottery.soonest') })
  const secondsOf = async (timers: Locator): Promise<number[]> =>
    (await timers.allTextContents()).flatMap((clock) => {
      const [hours, minutes, seconds] = clock.split(':').map(Number)
      return hours === undefined || seconds === undefined || Number.isNaN(seconds)
        ? []
        : [hours * 3_600 + (minutes ?? 0) * 60 + seconds]
    })
  await expect(soonest.getByRole('link').first()).toBeVisible()
  await picture('centre')
  const north = main(page).getByRole('region', { name: text('lottery.group.MB') })
  const clocks = await secondsOf(north.getByRole('timer'))
  expect(clocks).toEqual(clocks.toSorted((one, other) => one - other))

  await main(page)
    .getByRole('group', { name: text('lottery.tags') })
    .getByRole('button', { name: 'KENO', exact: true })
    .click()
  const modes = main(page).getByRole('group', { name: text('lottery.modes') })
  await expect(modes.getByRole('button')).toHaveCount(4)
  await modes.getByRole('button', { name: text('lobby.list.hot') }).click()
  await expect(modes.getByRole('button', { name: text('lobby.list.hot') })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(main(page).getByRole('region', { name: text('lobby.type.ELOTT') })).toHaveCount(0)
  await picture('keno')
})

for (const [code, theme] of [
  ['VI', 'light'],
  ['AR', 'dark'],
] as const)
  test(`the form of a lottery in ${code}, ${theme}`, { tag: '@long' }, async ({ page, picture }) => {
    await page.addInitScript(
      ([language, look]) => {
        localStorage.setItem('hisLang', language)
        localStorage.setItem('theme', look)
      },
      [code, theme] as const,
    )
    for (const gameCode of ['MB-HN', 'MEGA-645', 'D5-1']) {
      await page.goto(`/lottery?gameCode=${gameCode}`)
      await expect(main(page).getByText(textIn(code, 'lottery.slip.add'))).toBeVisible()
      await expectNoOverflow(page, `the form of ${gameCode}`)
      await expectAccessible(page, `the form of ${gameCode}`)
      await picture(`${gameCode}-${code}`)
    }
    await page.goto('/lotteryCenter')
    await expect(main(page).getByText(textIn(code, 'lottery.soonest'))).toBeVisible()
    await picture(`centre-${code}`)
  })
