// SPDX-License-Identifier: Apache-2.0
import type { Page } from '@playwright/test'
import { waitForGame } from '../pages/game.ts'
import { expectBalance, logInByForm, readWelcome, registerByForm } from '../pages/site.ts'
import { openBrand, type Brand } from '../support/brand.ts'
import { expect, siteUrl, test } from '../support/journey.ts'
import { text } from '../support/texts.ts'

const routes = ['/', '/rng', '/promotions', '/register', '/?center=depositv2', '/nowhere']

test('one server shows each host its own brand from the first picture on', async ({ page, picture }) => {
  const brand = await openBrand(page.context(), {
    'site.name': 'Violet Hall',
    'site.brandColour': { dark: '#c4a5ff', light: '#5b2fc4' },
  })
  await page.goto('/')
  await expect(page).toHaveTitle('Tessera')
  expect(await colour(page)).toBe('#22e38b')
  await page.goto(brand.at('/'))
  await expect(page).toHaveTitle('Violet Hall')
  await expect(page.getByRole('banner')).toContainText('Violet Hall')
  expect(await colour(page)).toBe('#c4a5ff')
  await picture('its-own-look')
})

test('the first call of the app asks for everything with its host [CALL-028]', async ({ page }) => {
  const calls: URL[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.startsWith('/wps/')) calls.push(url)
  })
  const [answer] = await Promise.all([page.waitForResponse(/\/wps\/system\/permission/), page.goto('/')])
  expect([calls[0]?.pathname, calls[0]?.searchParams.get('host')]).toEqual([
    '/wps/system/permission',
    new URL(page.url()).host,
  ])
  const { value } = (await answer.json()) as { value: object }
  expect(Object.keys(value)).toEqual(
    expect.arrayContaining([
      'whitelabel',
      'register',
      'resources',
      'customerService',
      'analytics',
      'imageCDNs',
      'launchGameCDNs',
      'maintenance',
      'maintenanceEnd',
      'regionRestriction',
      'location',
      'merchantCode',
    ]),
  )
})

test('an operator turns a feature off and on, and the next visit shows it [SITE-002]', async ({ page }) => {
  const brand = await openBrand(page.context())
  for (const on of [true, false, true]) {
    await brand.change({ 'identity.freePlay': on })
    await page.goto(brand.at('/hot?auth=login'))
    await expect(page.getByRole('dialog').getByLabel(text('identity.username'))).toBeVisible()
    await expect(page.getByRole('button', { name: text('entry.freePlay') })).toHaveCount(on ? 1 : 0)
  }
})

test('a normal status shows the app [SITE-014]', async ({ page }) => {
  const brand = await openBrand(page.context())
  await page.goto(brand.at('/'))
  await expect(page.getByRole('banner')).toBeVisible()
  expect(await statusOf(page)).toMatchObject({ status: 0, maintenanceEnd: null })
})

test('maintenance is all that anybody sees, logged in or not, and no call answers [SITE-015] @long', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of (404|503)/)
  const brand = await openBrand(page.context())
  await register(page, brand)
  await brand.change({ 'site.maintenance': true })
  await expectOnlyEverywhere(page, brand, text('shell.maintenance.title'))
  expect((await ask(page, '/wps/v2/wallets/balance')).status).toBe(503)
  await page.evaluate(() => sessionStorage.clear())
  await expectOnlyEverywhere(page, brand, text('shell.maintenance.title'))
  expect(await statusOf(page)).toMatchObject({ status: 1 })
  expect((await ask(page, '/wps/v2/wallets/balance')).status).toBe(503)
})

test.describe('in a country that is not served', () => {
  test.use({ extraHTTPHeaders: { 'x-forwarded-for': '1.53.4.5' } })

  test(
    'the restriction is all that anybody sees, logged in or not, and no call answers [SITE-016]',
    { tag: '@long' },
    async ({ page, complaints }) => {
      complaints.allow(/status of (404|451)/)
      const brand = await openBrand(page.context())
      await register(page, brand)
      await brand.change({ 'site.blockedCountries': ['VN'] })
      await expectOnlyEverywhere(page, brand, text('shell.region.title'))
      expect((await ask(page, '/wps/v2/wallets/balance')).status).toBe(451)
      await page.evaluate(() => sessionStorage.clear())
      await expectOnlyEverywhere(page, brand, text('shell.region.title'))
      expect(await statusOf(page)).toMatchObject({ status: 2, location: { ip: '1.53.4.5', country: 'VN' } })
      expect((await ask(page, '/wps/v2/wallets/balance')).status).toBe(451)
    },
  )

  test('maintenance comes before the restriction [SITE-017] @long', async ({ page, complaints }) => {
    complaints.allow(/status of 503/)
    const brand = await openBrand(page.context(), {
      'site.blockedCountries': ['VN'],
      'site.maintenance': true,
    })
    await page.goto(brand.at('/'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('shell.maintenance.title'))
    expect(await statusOf(page)).toMatchObject({ status: 1 })
  })
})

test('a member of the second brand logs in and plays there, and is nobody at the first @long', async ({
  page,
  complaints,
  picture,
}) => {
  complaints.allow(/status of 401/)
  const second = `http://brand2.localhost:${new URL(siteUrl()).port}`
  await page.goto(`${second}/?auth=login`)
  await logInByForm(page, { username: 'demo', password: 'Demo-2468' })
  await expect(page.getByTestId('balance')).toBeVisible()
  await page.goto(`${second}/game?gameId=inh_dice&vassalage=BGS`)
  const game = await waitForGame(page, 'Dice')
  await expect
    .poll(
      () =>
        game.frame
          .locator('html')
          .evaluate((root) => getComputedStyle(root).getPropertyValue('--brand').trim()),
      { message: 'the game wears the colour of the brand' },
    )
    .toBe('#c4a5ff')
  await picture('playing')
  await expectBalance(page, await game.balance())
  const token = await page.evaluate(() => sessionStorage.getItem('token'))
  const elsewhere = await page.request.get('/wps/v2/wallets/balance', {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(elsewhere.status()).toBe(401)
})

const colour = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand').trim())

/** What the installation answers to a call of this page, with the session that the page holds. */
const ask = (page: Page, path: string): Promise<{ status: number; value: unknown }> =>
  page.evaluate(async (address) => {
    const token = sessionStorage.getItem('token')
    const response = await fetch(address, {
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
    })
    return { status: response.status, value: ((await response.json()) as { value: unknown }).value }
  }, path)

const statusOf = async (page: Page): Promise<unknown> => (await ask(page, '/wps/system/status')).value

async function register(page: Page, brand: Brand): Promise<void> {
  await page.goto(brand.at('/register'))
  await registerByForm(page.getByRole('main'))
  await readWelcome(page)
  await expect(page.getByTestId('balance')).toBeVisible()
}

async function expectOnlyEverywhere(page: Page, brand: Brand, title: string): Promise<void> {
  for (const route of routes) {
    await page.goto(brand.at(route))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('navigation')).toHaveCount(0)
  }
}
