// SPDX-License-Identifier: Apache-2.0
import type { Locator, Page } from '@playwright/test'
import type { CallOutput } from '@tessera/contract'
import { openBrand } from '../support/brand.ts'
import { whileVendor } from '../support/catalogue.ts'
import { banner } from '../support/contents.ts'
import { openMember } from '../support/member.ts'
import { expect, test } from '../support/journey.ts'
import { eitherText, text } from '../support/texts.ts'

const moving = test.extend({ contextOptions: { reducedMotion: 'no-preference' } })

const studios = (page: Page): Locator =>
  page.getByRole('main').getByRole('region', { name: text('lobby.studios') })
const hotRow = (page: Page): Locator =>
  page.getByRole('main').getByRole('region', { name: text('lobby.hot') })
const banners = (page: Page): Locator =>
  page.getByRole('main').getByRole('region', { name: text('messages.banners') })

/**
 * Pixels between each two neighbours of a track, and how many columns of it are in view: a card of size 2x1
 * takes two.
 */
async function laidOut(track: Locator): Promise<{ gaps: number[]; inView: number }> {
  return track.evaluate((list) => {
    const boxes = [...list.children].map((child) => child.getBoundingClientRect())
    const edge = list.getBoundingClientRect()
    const gaps = [
      ...new Set(
        boxes.slice(1).map((box, index) => Math.round((box.left - (boxes[index]?.right ?? 0)) * 10) / 10),
      ),
    ]
    const [gap = 0, column] = [gaps[0], Math.min(...boxes.map(({ width }) => width))]
    const inWholeColumns = (px: number): number => Math.max(0, Math.floor((px + gap + 2) / (column + gap)))
    return {
      gaps,
      inView: boxes.reduce(
        (columns, { left, right }) =>
          columns + inWholeColumns(Math.min(right, edge.right) - Math.max(left, edge.left)),
        0,
      ),
    }
  })
}

/** Which slide stands at the start of a track. */
const slideAt = (track: Locator): Promise<number> =>
  track.evaluate((list) => {
    const [first, second] = [...list.children].map((child) => child.getBoundingClientRect().left)
    return Math.round(Math.abs(list.scrollLeft) / Math.abs((second ?? 1) - (first ?? 0)))
  })

/**
 * Stops time, then rests the pointer on a moving thing and takes it away, so that its next turn begins at
 * this moment.
 */
async function beginTurn(page: Page, section: Locator): Promise<void> {
  // A part of the page that is still on its way would be an hour late.
  await page.waitForLoadState('networkidle')
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
  await section.scrollIntoViewIfNeeded()
  await section.hover()
  await page.mouse.move(2, 400)
  await page.waitForTimeout(200)
}

test('the studios of home stand 20 px apart, five in view, with arrows because there are more [CONST-015] [CONST-020]', async ({
  page,
}) => {
  await page.goto('/')
  await studios(page).scrollIntoViewIfNeeded()
  const { gaps, inView } = await laidOut(studios(page).getByRole('list'))
  expect(gaps).toEqual([20])
  expect(inView).toBe(5)
  await expect(
    studios(page).getByRole('button', { name: eitherText('lobby.previous', 'lobby.next') }),
  ).toHaveCount(2)
})

test('arrows stand beside six tabs of a studio; not beside five, nor beside three studios [CONST-020] @long', async ({
  page,
  context,
}) => {
  const main = page.getByRole('main')
  const arrowsOf = (section: Locator): Locator =>
    section.getByRole('button', { name: eitherText('lobby.previous', 'lobby.next') })
  // As it is where three studios make slots.
  await page.route('**/GCSGAME_getVassGameType*', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { value: CallOutput<'catalogue.vendors'> }
    const value = answer.value.filter(({ gameType }) => gameType === 'RNG').slice(0, 3)
    return route.fulfill({ response, json: { ...answer, value } })
  })
  await page.goto('/rng')
  await expect(studios(page).getByRole('listitem')).toHaveCount(3)
  await expect(arrowsOf(studios(page))).toHaveCount(0)
  await page.unroute('**/GCSGAME_getVassGameType*')

  /** The studio's own tabs come after those for all games and for the new ones. */
  const withOwnTabs = (count: number, look: (tabs: Locator) => Promise<void>): Promise<void> => {
    const classify = Array.from({ length: count }, (_, at) => ({
      key: `own${at}`,
      names: { EN: `Own ${at}` },
    }))
    return whileVendor(context, { vendorCode: 'OKL', gameType: 'RNG', classify }, async () => {
      await page.goto('/rng?page=OKL')
      const name = text('lobby.gameMenu')
      const tabs = main.getByRole('group', { name }).or(main.getByRole('region', { name }))
      await expect(tabs.getByRole('button', { pressed: true })).toBeVisible()
      await look(tabs)
    })
  }
  await withOwnTabs(4, async (tabs) => {
    await expect(tabs.getByRole('listitem')).toHaveCount(6)
    await expect(arrowsOf(tabs)).toHaveCount(2)
  })
  await withOwnTabs(3, async (tabs) => {
    await expect(tabs.getByRole('button')).toHaveCount(5)
    await expect(arrowsOf(tabs)).toHaveCount(0)
  })
})

test('the games of a row stand 27 px apart, five in view; a hot game of size 2x1 takes two of the five places [CONST-017] [CONST-019]', async ({
  page,
}) => {
  await page.goto('/')
  await expect(hotRow(page).getByRole('article').first()).toBeVisible()
  expect(await laidOut(hotRow(page).getByRole('list'))).toEqual({ gaps: [27], inView: 5 })

  await page.goto('/hot')
  const row = page
    .getByRole('main')
    .getByRole('region')
    .filter({ has: page.locator('[data-size="2x1"]') })
    .filter({ has: page.locator('li:not([data-size])') })
    .first()
  const wide = row.locator('[data-size="2x1"]').first()
  const [one, two] = await Promise.all(
    [row.locator('li:not([data-size])').first(), wide].map((card) =>
      card.evaluate((item) => {
        const art = item.querySelector('a > span')!.getBoundingClientRect()
        return {
          width: item.getBoundingClientRect().width,
          height: art.height,
          name: item.querySelector('a > span + span')!.getBoundingClientRect().top,
        }
      }),
    ),
  )
  expect(two!.width).toBeCloseTo(one!.width * 2 + 27, 0)
  expect([two!.height, two!.name].map(Math.round)).toEqual([one!.height, one!.name].map(Math.round))
  await expect(wide.locator('img')).toHaveAttribute('src', /\/wide\/480\//)
  expect(await laidOut(row.getByRole('list'))).toEqual({ gaps: [27], inView: 5 })
})

moving(
  'the studios of home move on every 2000 ms and begin again after the last; on a page of slots nothing of them moves [CONST-016]',
  async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    await studios(page).scrollIntoViewIfNeeded()
    await expect(studios(page).getByRole('link').first()).toBeVisible()
    await beginTurn(page, studios(page))
    const track = studios(page).getByRole('list')
    const last = (await track.getByRole('listitem').count()) - 5
    let position = await slideAt(track)
    for (let turn = 0; turn <= last + 1; turn += 1) {
      await page.clock.runFor(1_900)
      await page.waitForTimeout(400)
      expect(await slideAt(track)).toBe(position)
      position = position === last ? 0 : position + 1
      await page.clock.runFor(100)
      await expect.poll(() => slideAt(track)).toBe(position)
    }
    await page.clock.resume()
    await page.goto('/rng')
    const tabs = page.getByRole('main').getByRole('list', { name: text('lobby.studios') })
    await expect(tabs).toBeVisible()
    const before = await tabs.evaluate((list) => list.scrollLeft)
    await page.clock.runFor(6_000)
    expect(await tabs.evaluate((list) => list.scrollLeft)).toBe(before)
  },
)

moving(
  'two banners change every 5000 ms, and a group with one never moves [CONST-014]',
  async ({ page, context, complaints }) => {
    // The clock that stands still leaps first: a part that is still on its way seems late then.
    complaints.allow(/did not come in time/)
    await page.clock.install()
    const brand = await openBrand(context)
    for (const title of ['One', 'Two']) await brand.publish(banner(title, { groupName: 'home' }))
    await brand.publish(banner('Alone', { groupName: 'rng' }))
    await page.goto(brand.at('/'))
    const current = (): Promise<string | null> =>
      banners(page).locator('[aria-current="true"]').getAttribute('aria-label')
    await expect(banners(page).getByRole('group')).toHaveCount(2)
    await beginTurn(page, banners(page))
    for (let turn = 0; turn < 3; turn += 1) {
      const before = await current()
      await page.clock.runFor(4_900)
      await page.waitForTimeout(100)
      expect(await current()).toBe(before)
      await page.clock.runFor(100)
      await expect.poll(current).not.toBe(before)
    }
    await page.clock.resume()
    await page.goto(brand.at('/rng'))
    await expect(banners(page).getByRole('group')).toHaveCount(1)
    await expect(banners(page).getByRole('button')).toHaveCount(0)
    const only = await banners(page).getByRole('group').getAttribute('aria-label')
    await page.clock.runFor(30_000)
    expect(await banners(page).getByRole('group').getAttribute('aria-label')).toBe(only)
  },
)

test('a broken picture of a member gives way to the default avatar [ERR-028]', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED|Failed to load resource/)
  await page.route(/\/art\/[^/]+\/avatar\//, (route) => route.abort())
  await openMember(page)
  await page.goto('/')
  await expect(page.getByRole('banner').locator('[data-default-icon=avatar]')).toBeVisible()
})

test('a broken picture of a game gives way to the default game icon [ERR-029]', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED|Failed to load resource/)
  let asked = 0
  await page.route(/\/art\/[^/]+\/game\//, (route) => {
    asked += 1
    return route.abort()
  })
  await page.goto('/')
  const first = hotRow(page).getByRole('article').first()
  await expect(first.locator('[data-default-icon=game]')).toBeVisible()
  await expect(first.getByRole('img')).toHaveCount(0)
  expect(asked).toBeGreaterThan(1)
})

test('a picture is asked for when a tenth of it is in view, and once more when it does not come [CONST-041]', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED|Failed to load resource/)
  const listed = page.waitForResponse(/GCSGAME_gameList/)
  await page.goto('/inhouse')
  const { value } = (await (await listed).json()) as { value: CallOutput<'catalogue.games'> }
  const { iconUrl, displayName } = value.games.at(-1)!
  const isPicture = ({ pathname }: URL): boolean => pathname === iconUrl
  let asked = 0
  await page.route(isPicture, (route) => {
    asked += 1
    return route.abort()
  })
  await page.setViewportSize({ width: 1440, height: 500 })
  const tile = page.getByRole('main').getByRole('article').filter({ hasText: displayName })
  const picture = tile.locator('a > span').first()
  await expect(picture).toBeAttached()
  const showPart = (part: number): Promise<void> =>
    picture.evaluate((element, visible) => {
      const { top, height } = element.getBoundingClientRect()
      scrollTo(0, top + scrollY - innerHeight + height * visible)
    }, part)
  await showPart(0.07)
  await page.waitForTimeout(1_000)
  expect(asked, 'seven hundredths are in view').toBe(0)
  await showPart(0.2)
  await expect.poll(() => asked).toBe(1)
  await expect(tile.locator('[data-default-icon=game]')).toBeVisible()
  await page.waitForTimeout(3_000)
  expect(asked).toBe(2)
})
