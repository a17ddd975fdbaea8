// SPDX-License-Identifier: Apache-2.0
import type { Page } from '@playwright/test'
import { expectNoOverflow } from '../pages/site.ts'
import { openBrand, registerOn } from '../support/brand.ts'
import { expect, test } from '../support/journey.ts'
import { text } from '../support/texts.ts'

const live = { csType: 'LIVE', path: 'https://chat.example.com/journey', title: 'Live chat' } as const
const routes = ['/', '/rng', '/promotions', '/register', '/nowhere']

test('an open installation has status 0 and shows its pages [SITE-014] @long', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: text('lobby.hot') })).toBeVisible()
  expect(
    await page.evaluate(
      async () =>
        ((await (await fetch('/wps/system/status')).json()) as { value: { status: number } }).value.status,
    ),
  ).toBe(0)
})

test('maintenance takes the place of every page, for visitors and members, and says until when in site time [SITE-015, SITE-018, ERR-023]', async ({
  page,
  complaints,
  picture,
}) => {
  complaints.allow(/status of (503|404)/)
  const end = Date.UTC(2030, 0, 2, 20, 4, 5)
  const closed = { 'site.maintenance': true, 'site.maintenanceEnd': end } as const
  const brand = await openBrand(page.context(), { ...closed, 'site.customerService': [live] })
  const expectClosed = async (): Promise<void> => {
    for (const route of routes) {
      await page.goto(brand.at(route))
      await expectOnly(page, text('shell.maintenance.title'))
      await expect(page.getByText(text('shell.maintenance.text'))).toBeVisible()
      await expect(page.getByText('2030-01-03 03:04:05')).toBeVisible()
    }
    expect(await answerOf(page)).toBe(503)
  }
  await expectClosed()
  await brand.change({ 'site.maintenance': false })
  await registerOn(page, brand)
  await brand.change(closed)
  await expectClosed()
  await expectNoOverflow(page, 'maintenance')
  await picture('maintenance')
  await expectService(page)
  await brand.change({ 'site.maintenanceEnd': null })
  await page.reload()
  await expectOnly(page, text('shell.maintenance.title'))
  await expect(page.locator('time')).toHaveCount(0)
})

test('whoever is on a page meets maintenance within a minute or at the next refusal, and the site comes back without a press @long', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 503/)
  await page.clock.install()
  const brand = await openBrand(page.context())
  await page.goto(brand.at('/hot'))
  await expect(page.getByRole('banner')).toBeVisible()
  // A part of the page that is still on its way would be late after two of these minutes.
  await page.waitForLoadState('networkidle')
  await brand.change({ 'site.maintenance': true })
  const afterMinutes = (seen: () => Promise<void>): Promise<void> =>
    expect(async () => {
      await page.clock.runFor(61_000)
      await seen()
    }).toPass()
  await afterMinutes(() =>
    expect(page.getByRole('heading', { level: 1 })).toHaveText(text('shell.maintenance.title'), {
      timeout: 3_000,
    }),
  )
  await expectOnly(page, text('shell.maintenance.title'))
  await brand.change({ 'site.maintenance': false })
  await afterMinutes(() => expect(page.getByRole('banner')).toBeVisible({ timeout: 3_000 }))
})

test('a country that is not served sees its address and country, maintenance comes first, and both lead to customer service [SITE-016, SITE-017, SITE-019, SITE-020]', async ({
  page,
  context,
  complaints,
  picture,
}) => {
  complaints.allow(/status of (451|503|404)/)
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': '8.8.8.8' })
  const brand = await openBrand(context, { 'site.blockedCountries': ['US'], 'site.customerService': [live] })
  for (const route of routes) {
    await page.goto(brand.at(route))
    await expectOnly(page, text('shell.region.title'))
  }
  expect(await answerOf(page)).toBe(451)
  await expect(page.getByText('8.8.8.8')).toBeVisible()
  await expect(page.getByText('United States', { exact: true })).toBeVisible()
  await expectNoOverflow(page, 'region')
  await picture('region')
  await expectService(page)
  await brand.change({ 'site.maintenance': true })
  await page.reload()
  await expectOnly(page, text('shell.maintenance.title'))
  expect(
    await page.evaluate(
      async () =>
        ((await (await fetch('/wps/system/status')).json()) as { value: { status: number } }).value.status,
    ),
  ).toBe(1)
  await expectService(page)
})

test('a blocked address sees one page on every route [ERR-022]', async ({
  page,
  context,
  complaints,
  picture,
}) => {
  complaints.allow(/status of (403|404)/)
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': '203.0.113.77' })
  const brand = await openBrand(context, {
    'site.blockedIps': ['203.0.113.0/24'],
    'site.customerService': [live],
  })
  for (const route of routes) {
    await page.goto(brand.at(route))
    await expectOnly(page, text('shell.blocked.title'))
    await expect(page.getByText('203.0.113.77')).toBeVisible()
  }
  await picture('blocked')
  await expectService(page)
})

test('a host that is nobody’s says so, and nothing else [ERR-021]', async ({
  page,
  context,
  picture,
  complaints,
}) => {
  complaints.allow(/status of 4\d\d/)
  const { at, code } = await openBrand(context)
  await page.goto(at('/rng').replace(code, `no${code}`))
  await expectOnly(page, text('shell.invalidAddress.title'))
  await expectNoOverflow(page, 'an unknown host')
  await picture('unknown-host')
})

/** How the installation answers a question about money now. */
const answerOf = (page: Page): Promise<number> =>
  page.evaluate(
    async () =>
      (
        await fetch('/wps/v2/wallets/balance', {
          headers: { authorization: `Bearer ${sessionStorage.getItem('token') ?? ''}` },
        })
      ).status,
  )

async function expectOnly(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('navigation')).toHaveCount(0)
}

/** A press opens the chat in a window of its own. */
async function expectService(page: Page): Promise<void> {
  await page
    .context()
    .route('https://chat.example.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>chat</title>' }),
    )
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: text('shell.service') }).click()
  const chat = await opened
  expect(chat.url()).toBe(live.path)
  await chat.close()
}
