// SPDX-License-Identifier: Apache-2.0
import type { Page } from '@playwright/test'
import { expectBalance, sitePage } from '../pages/site.ts'
import { hostileAddresses } from '../support/hostile-addresses.ts'
import { expect, siteUrl, test } from '../support/journey.ts'
import { openMember } from '../support/member.ts'
import { refuseToSeal } from '../support/sealed.ts'
import { anyText, eitherText, text } from '../support/texts.ts'

const network = text('common.error.network')
const slow = text('common.error.slow')
const failedLoads =
  /Failed to load resource|ERR_FAILED|ERR_INTERNET_DISCONNECTED|ERR_ABORTED|dynamically imported|preload CSS|MissingPart|SlowPart|did not come in time|WebSocket/i

/** Lets the parts that match fail, or never answer, until it is undone. */
const hidden = eitherText('trouble.region', 'common.error.page')

const cut = (page: Page, pattern: RegExp, how: 'fail' | 'hang' = 'fail') =>
  page.route(pattern, (route) => (how === 'fail' ? route.abort() : undefined))

test('a script that does not come is told with a way to load the page again, on a page that would else be blank [ERR-030]', async ({
  page,
  complaints,
  picture,
}) => {
  complaints.allow(failedLoads)
  await cut(page, /\/assets\/main-.*\.js/)
  await page.goto('/')
  await expect(page.getByRole('alert')).toContainText(network)
  await picture('no-program')
  await page.unroute(/\/assets\/main-.*\.js/)
  await page.getByRole('button', { name: text('trouble.reload') }).click()
  await expect(page.getByRole('heading', { name: text('lobby.hot') })).toBeVisible()
})

test('a style sheet that does not come is told, too [ERR-031]', async ({ page, complaints, picture }) => {
  complaints.allow(failedLoads)
  await cut(page, /\/assets\/.*\.css/)
  await page.goto('/rng')
  await expect(page.getByRole('alert')).toContainText(network)
  await picture('no-style')
})

test('a page whose part does not come says so inside the frame, which stays usable @long', async ({
  page,
  complaints,
  picture,
}) => {
  complaints.allow(failedLoads)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: text('lobby.hot') })).toBeVisible()
  await cut(page, /\/assets\/(category-route|hot-page)-.*\.js/)
  await page
    .getByRole('navigation')
    .getByRole('link', { name: text('lobby.type.RNG'), exact: true })
    .first()
    .click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(network)
  await picture('no-part')
  await page.unroute(/\/assets\/(category-route|hot-page)-.*\.js/)
  await page.getByRole('link', { name: 'Tessera', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: text('lobby.hot') })).toBeVisible()
})

test('a part that hangs is waited for 120 s, and then told [ERR-020] [ERR-032]', async ({
  page,
  complaints,
}) => {
  complaints.allow(failedLoads)
  await page.clock.install()
  // What comes after the first view may stay away without a word.
  const extras = page.waitForRequest(/\/assets\/notices-.*\.js/)
  await cut(page, /\/assets\/(?:notices|publicity)-.*\.js/, 'hang')
  await page.goto('/')
  await expect(page.getByRole('heading', { name: text('lobby.hot') })).toBeVisible()
  await page.clock.runFor(3_000)
  await extras
  await cut(page, /\/assets\/category-route-.*\.js/, 'hang')
  await page
    .getByRole('navigation')
    .getByRole('link', { name: text('lobby.type.RNG'), exact: true })
    .first()
    .click()
  await page.clock.runFor(118_500)
  await expect(page.getByText(slow)).toHaveCount(0)
  await page.clock.runFor(2_000)
  await expect(page.getByText(slow)).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: text('trouble.reload') })).toBeVisible()
})

test('a program that hangs is waited for 120 s, and then told on the page itself @long', async ({
  page,
  complaints,
}) => {
  complaints.allow(failedLoads)
  await page.clock.install()
  await cut(page, /\/assets\/main-.*\.js/, 'hang')
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.locator('.boot')).toBeAttached()
  await page.clock.runFor(119_000)
  await expect(page.getByText(slow)).toHaveCount(0)
  await page.clock.runFor(2_000)
  await expect(page.getByRole('alert')).toContainText(slow)
})

test('after a new build the page is loaded anew by itself, once, to find its part @long', async ({
  page,
  complaints,
}) => {
  complaints.allow(failedLoads)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: text('lobby.hot') })).toBeVisible()
  let loads = 0
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) loads += 1
  })
  // The part is gone, and the installation has a page of another build.
  await cut(page, /\/assets\/category-route-.*\.js/)
  await page.route(
    (url) => url.href === `${siteUrl()}/`,
    async (route) => {
      const answer = await route.fetch()
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace(
          /name="build" content="\w+"/,
          'name="build" content="0123456789ab"',
        ),
      })
    },
  )
  await page
    .getByRole('navigation')
    .getByRole('link', { name: text('lobby.type.RNG'), exact: true })
    .first()
    .click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(network)
  // One way by the link, one reload; the part failed again and no other reload followed.
  await page.waitForTimeout(1_500)
  expect(loads).toBe(2)
})

test('a balance that cannot be asked is told, and the page stays as it was [ERR-019]', async ({
  page,
  context,
  complaints,
  picture,
}) => {
  complaints.allow(failedLoads)
  await openMember(page, { balance: 40 })
  await page.goto('/')
  await expectBalance(page, 40)
  await page.waitForTimeout(3_000)
  await context.setOffline(true)
  await expect(page.getByText(text('trouble.offline'))).toBeVisible()
  await page.getByRole('button', { name: text('wallet.balance.refresh') }).click()
  await expect(page.getByText(network, { exact: true })).toBeVisible()
  await picture('offline')
  await expectBalance(page, 40)
  await context.setOffline(false)
  await expect(page.getByText(text('trouble.online'))).toBeVisible()
})

test('a call that fails without a message reads as an unknown error [ERR-026]', async ({ page }) => {
  await page.goto('/?auth=login')
  await refuseToSeal(page)
  const panel = page.getByRole('dialog')
  await panel.getByLabel(text('identity.username')).fill('somebody1')
  await panel.getByLabel(text('identity.password'), { exact: true }).fill('Something-1')
  await panel.getByRole('button', { name: text('identity.login') }).click()
  await expect(panel.getByText(text('common.error.unknown'), { exact: true })).toBeVisible()
  await expect(panel.getByLabel(text('identity.username'))).toHaveValue('somebody1')
})

test('what was typed survives a reload; passwords do not @long', async ({ page }) => {
  await page.goto('/register')
  const form = page.getByRole('main')
  await form.getByLabel(text('identity.username')).fill('newname7')
  await form.getByLabel(text('identity.password'), { exact: true }).fill('Never-kept-9')
  await page.reload()
  await expect(form.getByLabel(text('identity.username'))).toHaveValue('newname7')
  await expect(form.getByLabel(text('identity.password'), { exact: true })).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
    'Never-kept-9',
  )
})

test('a region that breaks says so under a reference that the installation has, and leaves the rest usable @long', async ({
  page,
  complaints,
  picture,
}) => {
  complaints.allow(/The above error|Minified React|TypeError|Cannot read|is not/i)
  const reports: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/reports/page')) reports.push(request.postData() ?? '')
  })
  // An answer in a shape that nobody expects breaks what draws it.
  await page.route('**/wps/system/winnerBoard*', (route) =>
    route.fulfill({ json: { success: true, value: { list: [null] }, message: '', code: 'OK' } }),
  )
  await page.goto('/')
  const broken = page.getByRole('alert').filter({ hasText: anyText('common.reference') })
  await expect(broken).toBeVisible()
  await picture('broken-region')
  const [, reference] = /([0-9a-f]{8})/.exec(await broken.innerText()) ?? []
  await expect.poll(() => reports.join()).toContain(reference)
  await expect(page.getByRole('banner').getByRole('button', { name: text('identity.login') })).toBeVisible()
  await page
    .getByRole('navigation')
    .getByRole('link', { name: text('lobby.type.RNG'), exact: true })
    .first()
    .click()
  await expect(page.getByRole('main').getByRole('link').nth(5)).toBeVisible()
})

test('an address that leads nowhere offers a search and ways that lead somewhere @long', async ({
  page,
  complaints,
  picture,
}) => {
  complaints.allow(/status of 404/)
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  const main = page.getByRole('main')
  await expect(
    main
      .getByRole('navigation', { name: text('trouble.notFound.links') })
      .getByRole('link')
      .nth(3),
  ).toBeVisible()
  await picture('not-found')
  await main.getByRole('combobox').fill('gold')
  await main.getByRole('combobox').press('Enter')
  await expect(page).toHaveURL(/\/home\?gameName=gold/)
})

test('no address, however absurd, breaks a page @long', { tag: '@long' }, async ({ page, complaints }) => {
  test.setTimeout(240_000)
  complaints.allow(/status of (404|400|503)/)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: text('lobby.hot') })).toBeVisible()
  const broken: string[] = []
  for (const address of hostileAddresses(320)) {
    await page.evaluate((to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, address)
    await page.waitForTimeout(60)
    const state = await page.evaluate(() => ({
      frame: document.querySelector('#content') !== null,
      alert: [...document.querySelectorAll('[role=alert]')].map((one) => one.textContent ?? '').join(' '),
    }))
    if (!state.frame && !address.startsWith('/helpmc')) broken.push(`${address}: the frame is gone`)
    if (hidden.test(state.alert)) broken.push(`${address}: ${state.alert}`)
  }
  expect(broken).toEqual([])
})

test('some of the worst addresses open straight from the address bar @long', async ({ page, complaints }) => {
  complaints.allow(/status of (404|400|503)/)
  for (const address of [
    '/rng?page=%00&pageNo=-1&list=%F0%9F%98%80',
    '/providers?vassalage=__proto__',
    '/game?gameId=%22%3E%3Cscript%3E',
    '/?center=constructor&auth=%3Cimg%3E',
    `/home?gameName=${'x'.repeat(1_500)}`,
    '/rng/',
    `${siteUrl()}//rng`,
    '/%E0%A4',
    '/promoDetail?id=1e309',
    '/lottery?gameCode=..%2f..%2f&playType=%5B%5D',
  ]) {
    const answer = await page.goto(address)
    if (answer && answer.status() === 400) continue
    await expect(page.locator('#content'), address).toBeVisible()
    await expect(page.getByText(hidden), address).toHaveCount(0)
  }
})

test('every link of the frame leads to a page @long', async ({ page, request }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: text('lobby.hot') })).toBeVisible()
  await page.mouse.wheel(0, 20_000)
  await expect(sitePage(page).tile('')).toBeVisible()
  const links = await page
    .locator('a[href^="/"]')
    .evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute('href') ?? ''))])
  expect(links.length).toBeGreaterThan(15)
  for (const link of links) expect((await request.get(link)).status(), link).toBe(200)
})
