// SPDX-License-Identifier: Apache-2.0
import { expectNoOverflow } from '../pages/site.ts'
import {
  enterHall,
  type HallBrowser,
  hallOf,
  openHallBrowser,
  timeOfTide,
  displayedCents,
  whereAt,
} from '../support/fishing-hall.ts'
import { expect, test } from '../support/journey.ts'
import { balanceOf } from '../support/member.ts'
import { anyText, text } from '../support/texts.ts'

const waitMs = 60_000
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

/** All pages see the same fish, at the same position. */
async function expectTheSamePond(all: readonly HallBrowser[]): Promise<void> {
  await expect
    .poll(
      async () => {
        const at = Math.max(...all.map(timeOfTide))
        const ponds = await Promise.all(all.map((one) => whereAt(one, at)))
        // A page that has not drawn its first tide.
        if (ponds[0]!.length === 0) return 'empty'
        return ponds.every((pond) => JSON.stringify(pond) === JSON.stringify(ponds[0])) ? 'the same' : ponds
      },
      { timeout: waitMs },
    )
    .toBe('the same')
}

const list = ({ frame }: HallBrowser) =>
  frame.getByRole('listbox', { name: text('studio.fishing.ui.list'), exact: true })

/** Shots of the own chair that met a fish. */
const ownShots = ({ halls, ponds }: HallBrowser) =>
  ponds
    .flatMap(({ shots }) => shots)
    .filter(({ chair, met }) => chair === halls.at(-1)?.own && met.length > 0)

/** Fires at fish of the list by keys alone until something is heard of a hit. */
async function fireByKeys(browser: HallBrowser): Promise<void> {
  const fish = list(browser)
  await fish.focus()
  await fish.press('ArrowDown')
  await expect(fish.locator('[aria-selected="true"]')).toHaveCount(1)
  await expect(async () => {
    await fish.press('Enter')
    expect(ownShots(browser).length).toBeGreaterThan(0)
    await expect(browser.frame.locator('[data-said]')).toHaveText(
      new RegExp(
        `${anyText('studio.fishing.ui.escaped').source}|${anyText('studio.fishing.ui.caught').source}`,
      ),
      { timeout: 1_000 },
    )
  }).toPass({ timeout: waitMs, intervals: [700] })
}

test('four members in a hall see the same fish at the same position; one comes back to the same chair', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const all: HallBrowser[] = []
  for (const options of [{}, {}, {}, phone]) {
    const one = await openHallBrowser(browser, 50, options)
    await enterHall(one, 'reef')
    all.push(one)
  }
  expect(new Set(all.map(({ halls }) => halls.at(-1)!.hall)).size).toBe(1)
  await expect.poll(() => all[0]!.halls.at(-1)!.chairs.length, { timeout: waitMs }).toBe(4)
  await expectTheSamePond(all)
  await expectNoOverflow(all[3]!.page, 'a hall on a phone')
  const [first] = all
  const chair = first!.halls.at(-1)!.own
  await first!.frame.locator('body').evaluate(() => location.reload())
  await expect(hallOf(first!)).toHaveAttribute('data-state', 'playing', { timeout: waitMs })
  expect(first!.halls.at(-1)!.own).toBe(chair)
  await expectTheSamePond(all)
  for (const { page, complaints } of all) {
    expect(complaints.received(), 'what the browser complained of').toEqual([])
    await page.context().close()
  }
})

test('keys alone fire at a fish, hear what came of it, and the wallet has the money', async ({ browser }) => {
  test.setTimeout(180_000)
  const one = await openHallBrowser(browser, 50)
  await enterHall(one, 'temple')
  await expect(list(one).getByRole('option').first()).toBeVisible({ timeout: waitMs })
  await fireByKeys(one)
  // Every bullet has met a fish or come back: the wallet has what the page shows, and the page what its shots came to.
  const stake = Number(one.halls.at(-1)!.chairs.find(({ chair }) => chair === one.halls.at(-1)!.own)!.stake)
  await expect
    .poll(
      async () => {
        const shots = ownShots(one)
        const won = shots.flatMap(({ taken }) => taken).reduce((sum, { win }) => sum + Number(win), 0)
        const owed = Math.round((50 - shots.length * stake + won) * 100)
        const wallet = Math.round((await balanceOf(one.page.request, one.token)) * 100)
        return wallet === owed && (await displayedCents(one)) === owed
      },
      { timeout: waitMs },
    )
    .toBe(true)
  await one.frame.getByRole('button', { name: text('studio.stats'), exact: true }).click()
  await expect(one.frame.locator('[data-sitting]')).toContainText(String(ownShots(one).length))
  expect(one.complaints.received(), 'what the browser complained of').toEqual([])
  await one.page.context().close()
})
