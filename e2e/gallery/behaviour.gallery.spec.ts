// SPDX-License-Identifier: Apache-2.0
import { expect, type Page } from '@playwright/test'
import { openPart, test } from './open-gallery.ts'

const dark = { theme: 'dark', dir: 'ltr' } as const
const moving = test.extend({ contextOptions: { reducedMotion: 'no-preference' } })

async function distances(page: Page, within: string): Promise<number[]> {
  return page.locator(within).evaluate((track) => {
    const boxes = [...track.children].map((child) => child.getBoundingClientRect())
    return boxes.slice(1).map((box, index) => Math.round((box.left - (boxes[index]?.right ?? 0)) * 10) / 10)
  })
}

/** Stops the clock, then lets go of a carousel, so that its next turn begins at this very moment. */
async function beginTurn(page: Page, label: string): Promise<void> {
  await page.clock.pauseAt(new Date('2026-11-20T12:00:00Z'))
  await page.getByRole('region', { name: label, exact: true }).locator('li').first().hover()
  await page.mouse.move(2, 2)
  await page.waitForTimeout(100)
}

async function visible(page: Page, label: string): Promise<number> {
  return page
    .getByRole('region', { name: label, exact: true })
    .locator('ul')
    .evaluate((track) =>
      Math.round(
        Math.abs(track.scrollLeft) /
          Math.abs(
            (track.children[1]?.getBoundingClientRect().left ?? 0) -
              (track.children[0]?.getBoundingClientRect().left ?? 1),
          ),
      ),
    )
}

test('a carousel of vendors keeps 20 pixels between its cards and shows five at a time', async ({
  page,
  galleryUrl,
}) => {
  await openPart(page, galleryUrl, 'carousel', dark)
  const gaps = await distances(page, '[aria-roledescription=Carousel] >> nth=0 >> ul')
  expect(new Set(gaps)).toEqual(new Set([20]))
  const inView = await page
    .getByRole('region', { name: 'Vendors', exact: true })
    .locator('ul')
    .evaluate(
      (track) =>
        [...track.children].filter(
          (child) => child.getBoundingClientRect().right <= track.getBoundingClientRect().right + 1,
        ).length,
    )
  expect(inView).toBe(5)
})

test('arrows are there for six vendors and not for five', async ({ page, galleryUrl }) => {
  await openPart(page, galleryUrl, 'carousel', dark)
  await expect(
    page.getByRole('region', { name: 'Five vendors', exact: true }).getByRole('button'),
  ).toHaveCount(0)
  const six = page.getByRole('region', { name: 'Six vendors, standing still', exact: true })
  await expect(six.getByRole('button')).toHaveCount(2)
  await expect(six.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await six.getByRole('button', { name: 'Next' }).click()
  await expect.poll(() => six.locator('ul').evaluate((track) => track.scrollLeft)).toBeGreaterThan(0)
  await expect(six.getByRole('button', { name: 'Next' })).toBeDisabled()
})

test('a row keeps 27 pixels between its cards and shows five at a time', async ({ page, galleryUrl }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPart(page, galleryUrl, 'row', dark)
  const track = '[data-part=row] ul'
  expect(new Set(await distances(page, track))).toEqual(new Set([27]))
  const inView = await page
    .locator(track)
    .evaluate(
      (list) =>
        [...list.children].filter(
          (child) => child.getBoundingClientRect().right <= list.getBoundingClientRect().right,
        ).length,
    )
  expect(inView).toBe(5)
})

moving(
  'two banners change every 5000 ms, one never moves, and the pause button stops them',
  async ({ page, galleryUrl }) => {
    await page.clock.install({ time: new Date('2026-11-20T11:00:00Z') })
    await openPart(page, galleryUrl, 'carousel', dark)
    const banners = page.getByRole('region', { name: 'Banners', exact: true })
    await expect(
      page.getByRole('region', { name: 'One banner', exact: true }).getByRole('button'),
    ).toHaveCount(0)
    await beginTurn(page, 'Banners')
    const before = await visible(page, 'Banners')
    await page.clock.runFor(4_900)
    expect(await visible(page, 'Banners')).toBe(before)
    await page.clock.runFor(200)
    const after = (before + 1) % 3
    await expect.poll(() => visible(page, 'Banners')).toBe(after)
    await banners.getByRole('button', { name: 'Pause' }).click()
    await page.mouse.move(5, 5)
    await banners.getByRole('button', { name: 'Play' }).evaluate((button: HTMLElement) => button.blur())
    await page.clock.runFor(20_000)
    expect(await visible(page, 'Banners')).toBe(after)
  },
)

moving(
  'vendors that move by themselves go on every 2000 ms and begin again after the last, also right to left',
  async ({ page, galleryUrl }) => {
    await page.clock.install({ time: new Date('2026-11-20T11:00:00Z') })
    await openPart(page, galleryUrl, 'carousel', { theme: 'dark', dir: 'rtl' })
    await beginTurn(page, 'Vendors')
    let position = await visible(page, 'Vendors')
    for (let turn = 0; turn < 4; turn++) {
      position = (position + 1) % 3
      await page.clock.runFor(1_900)
      await page.waitForTimeout(300)
      await page.clock.runFor(100)
      await expect.poll(() => visible(page, 'Vendors')).toBe(position)
    }
  },
)

test('what moves by itself stands still for whoever wants calm, until asked to move', async ({
  page,
  galleryUrl,
}) => {
  await page.clock.install({ time: new Date('2026-11-20T11:00:00Z') })
  await openPart(page, galleryUrl, 'carousel', dark)
  await page.clock.runFor(20_000)
  expect(await visible(page, 'Banners')).toBe(0)
  await expect(
    page.getByRole('region', { name: 'Banners', exact: true }).getByRole('button', { name: 'Play' }),
  ).toBeVisible()
})

test('a tile whose picture fails is asked for twice, and then shows the default icon', async ({
  page,
  galleryUrl,
}) => {
  let asked = 0
  await page.route('**/art/tile/**', (route) => {
    asked += 1
    return route.abort()
  })
  await page.setViewportSize({ width: 900, height: 300 })
  await openPart(page, galleryUrl, 'late-tile', dark)
  await page.waitForTimeout(500)
  expect(asked).toBe(0)
  await page
    .locator('[data-late]')
    .evaluate((element) =>
      window.scrollTo(
        0,
        element.getBoundingClientRect().top + scrollY - innerHeight + element.clientHeight * 0.07,
      ),
    )
  await page.waitForTimeout(500)
  expect(asked, 'seven hundredths are in view').toBe(0)
  await page
    .locator('[data-late]')
    .evaluate((element) =>
      window.scrollTo(
        0,
        element.getBoundingClientRect().top + scrollY - innerHeight + element.clientHeight * 0.2,
      ),
    )
  await expect.poll(() => asked).toBe(1)
  await expect(page.locator('[data-default-icon=game]')).toBeVisible({ timeout: 10_000 })
  await page.waitForTimeout(3_000)
  expect(asked).toBe(2)
})

test('at most five of a choice of many are in view', async ({ page, galleryUrl }) => {
  await openPart(page, galleryUrl, 'segmented', dark)
  const many = page.getByRole('group', { name: 'Group' })
  const inView = await many.evaluate((group) => {
    const edge = group.getBoundingClientRect()
    return [...group.querySelectorAll('label')].filter((label) => {
      const box = label.getBoundingClientRect()
      return box.left >= edge.left - 1 && box.right <= edge.right + 1
    }).length
  })
  expect(inView).toBe(5)
})

for (const [dir, forward] of [
  ['ltr', 'ArrowRight'],
  ['rtl', 'ArrowLeft'],
] as const) {
  test(`what opens and what arrows do follows the page, not the browser: ${dir}`, async ({
    page,
    galleryUrl,
  }) => {
    await openPart(page, galleryUrl, 'menu', { theme: 'dark', dir })
    await page.getByRole('button', { name: 'Open the menu' }).click()
    expect(await page.getByRole('menu').evaluate((menu) => getComputedStyle(menu).direction)).toBe(dir)
    await openPart(page, galleryUrl, 'tabs', { theme: 'dark', dir })
    await page.getByRole('tab', { name: 'Log in' }).focus()
    await page.keyboard.press(forward)
    await expect(page.getByRole('tab', { name: 'Register' })).toHaveAttribute('aria-selected', 'true')
  })
}

test('an avatar whose picture fails is asked for twice and then the default one', async ({
  page,
  galleryUrl,
}) => {
  let asked = 0
  await page.route('**/art/avatar/**', (route) => {
    asked += 1
    return route.abort()
  })
  await openPart(page, galleryUrl, 'avatar', dark)
  await expect(page.locator('[data-default-icon=avatar]')).toHaveCount(4, { timeout: 10_000 })
  await page.waitForTimeout(3_000)
  expect(asked).toBe(2)
})
