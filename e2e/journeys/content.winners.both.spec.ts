// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { expectNoOverflow } from '../pages/site.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/journey.ts'
import { text } from '../support/texts.ts'

test('the board names player, game and amount of the latest wins, and opens as a list of the same [PROMO-020, PROMO-021]', async ({
  page,
  picture,
}) => {
  const answered = page.waitForResponse('**/winnerBoard?**')
  await page.goto('/')
  const { value } = (await (await answered).json()) as { value: CallOutput<'rewards.winnerBoard'> }
  const wins = value.list
  expect(wins.length).toBeGreaterThan(0)
  const texts = wins.map(({ customerName, gameName, winAmount }) =>
    [customerName, gameName, winAmount.toLocaleString('en', { minimumFractionDigits: 2 })].map(asPattern),
  )
  const board = page.getByRole('main').getByRole('region', { name: text('rewards.winners') })
  await expect(board.getByRole('list').first().getByRole('listitem')).toHaveText(
    texts.map(([player, game, amount]) => new RegExp(`${player}.*${game}.*\\+${amount}`)),
  )
  await board.getByRole('button', { name: text('rewards.winners.all') }).click()
  const lines = page.getByRole('dialog', { name: text('rewards.winners.all') }).getByRole('row')
  for (const [player, game, amount] of texts)
    await expect(lines.filter({ hasText: new RegExp(`${player}.*${game}.*\\+${amount}`) })).not.toHaveCount(0)
  const highest = page.waitForResponse('**/winnerBoard?**sort=highest**')
  await page.getByRole('tab', { name: text('rewards.winners.highest') }).click()
  const { value: top } = (await (await highest).json()) as { value: CallOutput<'rewards.winnerBoard'> }
  const amounts = top.list.map(({ winAmount }) => winAmount)
  expect(amounts).toEqual(amounts.toSorted((one, other) => other - one))
  await expect(lines.nth(1)).toContainText(amounts[0]!.toLocaleString('en', { minimumFractionDigits: 2 }))
  await expectNoOverflow(page, 'the winners')
  await expectAccessible(page, 'the winners')
  await picture('winners')
})

const asPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

test('the place of the winners stays open from the first picture on @long', async ({ page }) => {
  // They come when the page stands already.
  const { promise: standing, resolve: stands } = Promise.withResolvers<void>()
  await page.route('**/winnerBoard?**', async (route) => {
    await standing
    await route.fallback()
  })
  // Every change of the page is looked at, also one that is gone before it is drawn.
  await page.addInitScript(() => {
    const seen: number[] = []
    Object.assign(window, { seenCounts: seen })
    new MutationObserver(() => {
      const count = document.querySelector('main nav')?.previousElementSibling?.childElementCount
      if (count !== undefined) seen.push(count)
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('navigation')).toBeVisible()
  stands()
  await expect(page.getByRole('main').getByRole('region', { name: text('rewards.winners') })).toBeVisible()
  const seen = await page.evaluate(() => (window as typeof window & { seenCounts: number[] }).seenCounts)
  expect(new Set(seen)).toEqual(new Set([2]))
})

test('names of winners are masked by the installation @long', async ({ request }) => {
  const answer = await request.get('/wps/system/winnerBoard?gameCategory=ALL&limitNum=20')
  const { value } = (await answer.json()) as { value: { list: { customerName: string }[] } }
  expect(value.list.length).toBeGreaterThan(0)
  for (const { customerName } of value.list) expect(customerName).toMatch(/^.{1,2}\*{3}$/)
})

test.describe('the ticker', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('moves half a pixel in a frame and waits under the pointer and the focus [CONST-010]', async ({
    page,
    isMobile,
  }) => {
    await page.goto('/')
    const board = page.getByRole('main').getByRole('region', { name: text('rewards.winners') })
    const track = board.locator('ul').first().locator('..')
    await expect(board).toBeVisible()
    /** Pixels in one sixtieth of a second, by the browser's own clock of the movement. */
    const pace = () =>
      track.evaluate((element) => {
        const [drift] = element.getAnimations()
        if (!drift || drift.playState !== 'running') return 0
        const at = (time: number): number => {
          drift.currentTime = time
          return new DOMMatrix(getComputedStyle(element).transform).m41
        }
        const now = Number(drift.currentTime)
        const moved = at(now) - at(now + 10_000)
        drift.currentTime = now
        return (Math.abs(moved) / 10_000) * (1_000 / 60)
      })
    await expect.poll(pace).toBeGreaterThan(0)
    expect(await pace()).toBeCloseTo(0.5, 3)
    if (isMobile) return
    await board.getByRole('listitem').first().hover({ force: true })
    await expect.poll(pace).toBe(0)
    await page.mouse.move(5, 880)
    await expect.poll(pace).toBeCloseTo(0.5, 3)
  })
})
