// SPDX-License-Identifier: Apache-2.0
import type { Page } from '@playwright/test'
import type { CallInput } from '@tessera/contract'
import { openBrand, registerOn } from '../support/brand.ts'
import { expect, test } from '../support/journey.ts'
import { logInByForm } from '../pages/site.ts'
import { openMember, registerMember } from '../support/member.ts'
import { callServer } from '../support/server-client.ts'
import { text } from '../support/texts.ts'

type Content = CallInput<'backoffice.createContent'>['body']
type BannerBody = Extract<Content, { kind: 'B' }>
const banner = (title: string, more: Pick<BannerBody, 'groupName'> & Partial<BannerBody>): Content => ({
  kind: 'B',
  texts: {
    EN: { title, summary: '', action: '', content: '' },
    TY: { title, summary: '', action: '', content: '' },
  },
  picture: { artId: 'journey', theme: '', wide: null, phone: null },
  ...more,
})

test('the footer leads to providers, partners, help and feedback, and says what it must [NAV-067, NAV-068, NAV-069, NAV-070, NAV-071, NAV-072]', async ({
  page,
  context,
  picture,
}) => {
  const types = ['FACEBOOK', 'TELEGRAM', 'YOUTUBE', 'INSTAGRAM', 'WHATSAPP', 'LINE'] as const
  const resource = (
    type: (typeof types)[number] | 'AFFILIATELINK',
    url = `https://${type.toLowerCase()}.example.com/site`,
  ) => ({ type, url, qrCodeUrl: '', labelNameEn: type })
  const brand = await openBrand(context, {
    'site.name': 'Journey Brand',
    'site.resources': [...types.map((type) => resource(type)), resource('AFFILIATELINK', '')],
  })
  const footer = page.getByRole('contentinfo')
  await openFooter(page, brand.at('/sports'))
  await expect(footer).toContainText(
    text('shell.footer.copyright', { site: 'Journey Brand', years: '2019-2024' }),
  )
  await expect(footer).toContainText('18+')
  const social = footer.getByRole('list', { name: text('shell.footer.social') }).getByRole('link')
  await expect(social).toHaveCount(6)
  for (const [index, type] of types.entries()) {
    await expect(social.nth(index)).toHaveAttribute('href', `https://${type.toLowerCase()}.example.com/site`)
    await expect(social.nth(index)).toHaveAttribute('target', '_blank')
  }
  await picture('footer')
  const provider = footer
    .getByRole('list', { name: text('shell.footer.studios') })
    .getByRole('link')
    .first()
  const address = await provider.getAttribute('href')
  expect(address).toMatch(/^\/providers\?vassalage=\w+$/)
  await provider.click()
  await expect(page).toHaveURL(brand.at(address!))

  await openFooter(page, brand.at('/sports'))
  await footer.getByRole('button', { name: text('shell.footer.affiliate') }).click()
  await expect(page).toHaveURL(/area=agent/)
  await expect(page.getByRole('dialog').getByLabel(text('identity.username'), { exact: true })).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('tab')).toHaveCount(0)
  await openFooter(page, brand.at('/sports'))
  await footer.getByRole('button', { name: text('shell.footer.feedback') }).click()
  await expect(page.getByRole('dialog', { name: text('feedback.title') })).toBeVisible()
  await openFooter(page, brand.at('/sports'))
  await footer.getByRole('link', { name: text('shell.footer.help'), exact: true }).click()
  await expect(page).toHaveURL(/\/help$/)
  await expect(page.getByRole('dialog', { name: text('help.title') })).toBeVisible()

  await brand.change({ 'site.resources': [resource('FACEBOOK'), resource('AFFILIATELINK')] })
  await openFooter(page, brand.at('/sports'))
  await expect(social).toHaveCount(1)
  await expect(footer.getByRole('link', { name: text('shell.footer.affiliate') })).toHaveAttribute(
    'href',
    'https://affiliatelink.example.com/site',
  )
})

test('the entrance for agents lets in agents alone, and says so in a popup @long', async ({ page }) => {
  const { username, password } = await registerMember(page.context())
  await page.goto('/sports?auth=login&area=agent')
  const panel = page.getByRole('dialog', { name: text('shell.agentLogin') })
  await logInByForm(page, { username, password })
  const warning = page.getByRole('alertdialog')
  await expect(warning).toContainText(text('fault.identity.notAgent'))
  await warning.getByRole('button', { name: text('common.ok') }).click()
  await expect(warning).toBeHidden()
  await expect(panel.getByLabel(text('identity.username'))).toHaveValue(username)
  await logInByForm(page, { username: 'agent', password: 'Agent-2468' })
  await expect(page.getByTestId('balance')).toBeVisible()
})

test('pages inside something else have no bars unless they are switched on, and then a narrow side menu [NAV-028, NAV-029]', async ({
  page,
  context,
}) => {
  const brand = await openBrand(context)
  for (const path of ['/seamless', '/vnLottery']) {
    await page.goto(brand.at(path))
    await expect(page.getByRole('main')).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached()
    await expect(page.getByRole('banner')).toHaveCount(0)
    for (const name of [text('shell.mainMenu'), text('shell.topMenu')])
      await expect(page.getByRole('navigation', { name })).toHaveCount(0)
  }
  await brand.change({ 'site.showBars': true })
  for (const path of ['/seamless', '/vnLottery']) {
    await page.goto(brand.at(path))
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('navigation', { name: text('shell.topMenu') })).toBeVisible()
    expect(
      (await page.getByRole('navigation', { name: text('shell.mainMenu') }).boundingBox())!.width,
    ).toBeLessThan(80)
  }
})

test('an installation that asks for a login sends visitors there, except from where one gets in [SITE-021, SITE-022]', async ({
  page,
  context,
}) => {
  const brand = await openBrand(context, { 'site.loginRequired': true })
  for (const path of ['/rng', '/promotions', '/']) {
    await page.goto(brand.at(path))
    await expect(page).toHaveURL(brand.at('/login?auth=login'))
  }
  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('tab', { name: text('identity.login') })).toBeVisible()
  await expect(panel.getByRole('button', { name: text('common.close') })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(panel).toBeVisible()
  for (const path of ['/register', '/register.html', '/helpmc', '/down', '/download']) {
    await page.goto(brand.at(path))
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached()
    await expect(page).toHaveURL(brand.at(path))
  }
  await page.goto(brand.at('/login'))
  await expect(panel.getByRole('tab', { name: text('identity.login') })).toBeVisible()
  await registerOn(page, brand)
  await page.goto(brand.at('/rng'))
  await expect(page).toHaveURL(brand.at('/rng'))
  await brand.change({ 'site.loginRequired': false })
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(brand.at('/rng'))
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expect(page).toHaveURL(brand.at('/rng'))
})

test('each path shows the banners of its group and no other [SITE-023]', async ({ page, context }) => {
  const groups = {
    home: '/',
    rng: '/rng',
    live: '/live',
    fish: '/fish',
    pvp: '/pvp',
    sports: '/sports',
    esports: '/esports',
    lottery: '/lotteryCenter',
    download: '/down',
    promotion: '/promotions',
    shop: '/pointMall',
    help: '/help',
    register: '/register',
    inhouse: '/inhouse',
  } as const
  const brand = await openBrand(context)
  for (const groupName of Object.keys(groups) as (keyof typeof groups)[])
    await brand.publish(banner(`Banner of ${groupName}`, { groupName }))
  for (const [groupName, path] of Object.entries(groups)) {
    await page.goto(brand.at(path))
    const slides = page
      .getByRole('region', { name: text('messages.banners'), includeHidden: true })
      .locator(`[aria-roledescription="${text('shell.slide')}"]`)
    await expect(slides).toHaveText([`Banner of ${groupName}`])
  }
})

test('a banner leads where its type says, and one without a link nowhere [SITE-024]', async ({
  page,
  context,
}) => {
  await context.route(/news\.example\.com|chat\.example\.com/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>elsewhere</title>' }),
  )
  const brand = await openBrand(context, {
    'site.customerService': [{ csType: 'LIVE', path: 'https://chat.example.com/x', title: 'Live chat' }],
  })
  await registerOn(page, brand)
  const kinds = [
    ['rng', 'NONE', ''],
    ['live', 'URL', 'https://news.example.com/a'],
    ['fish', 'PAGE', '/promotions'],
    ['pvp', 'PROMO', '7'],
    ['inhouse', 'GAME', 'inh_dice'],
    ['sports', 'CS', ''],
  ] as const
  for (const [groupName, linkageType, url] of kinds)
    await brand.publish(banner(`To ${linkageType}`, { groupName, linkageType, url }))
  const open = async (groupName: string, linkageType: string) => {
    await page.goto(brand.at(`/${groupName}`))
    return page.getByRole('region', { name: text('messages.banners') }).getByText(`To ${linkageType}`)
  }
  await (await open('rng', 'NONE')).click()
  await expect(page).toHaveURL(brand.at('/rng'))
  expect(
    await page
      .getByRole('region', { name: text('messages.banners') })
      .locator('a, button')
      .count(),
  ).toBe(0)
  for (const [groupName, linkageType, url] of [
    kinds[1],
    ['sports', 'CS', 'https://chat.example.com/x'],
  ] as const) {
    const link = await open(groupName, linkageType)
    const opened = page.waitForEvent('popup')
    await link.click()
    expect((await opened).url()).toBe(url)
  }
  for (const [groupName, linkageType, address] of [
    ['fish', 'PAGE', '/promotions'],
    ['pvp', 'PROMO', '/promoDetail?id=7'],
    ['inhouse', 'GAME', '/game?gameId=inh_dice'],
  ] as const) {
    await (await open(groupName, linkageType)).click()
    await expect(page).toHaveURL(brand.at(address))
  }
})

test('visits are counted where the platform has a tag and the visitor agrees, once, and never from the centres [SITE-027]', async ({
  page,
  context,
  picture,
}) => {
  test.setTimeout(180_000)
  const asked: string[] = []
  await context.route('https://www.googletagmanager.com/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  const brand = await openBrand(context, { 'site.gtagId': 'G-JOURNEY123' })
  const question = page.getByRole('region', { name: text('shell.consent.title') })
  await page.goto(brand.at('/hot'))
  await expect(question).toBeVisible()
  await picture('question')
  expect(asked).toEqual([])
  await question.getByRole('button', { name: text('shell.consent.yes') }).click()
  await expect(question).toBeHidden()
  await expect.poll(() => asked).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-JOURNEY123'])
  const counted = () =>
    page.evaluate(() =>
      ((window as unknown as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? [])
        .map((call) => Array.from(call))
        .filter(([kind]) => kind === 'event')
        .map(([, , facts]) => (facts as { page_path: string }).page_path),
    )
  await page
    .getByRole('navigation', { name: text('shell.topMenu') })
    .getByRole('link', { name: text('lobby.type.RNG') })
    .click()
  await expect.poll(counted).toEqual(['/hot', '/rng'])
  await registerOn(page, brand)
  await page
    .getByRole('banner')
    .getByRole('button', { name: text('wallet.deposit') })
    .click()
  await expect(page.getByRole('dialog', { name: text('members.center') })).toBeVisible()
  // The page after the registration asks for the tag once it is at rest.
  await expect.poll(() => asked.length, { timeout: 60_000 }).toBe(2)
  await page.waitForTimeout(3_000)
  expect(JSON.stringify(await counted())).not.toMatch(/center|deposit/i)
  expect(asked).toHaveLength(2)

  await brand.change({ 'site.gtagId': '' })
  await page.reload()
  await page.waitForTimeout(4_000)
  expect(asked).toHaveLength(2)
})

test('favourites ask a visitor to log in and say so; a member has them [NAV-003, AUTH-058]', async ({
  page,
}) => {
  await page.goto('/fav')
  await expect(page.getByRole('dialog').getByRole('tab', { name: text('identity.login') })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('common.close') })
    .click()
  await expect(page.getByRole('main').getByText(text('shell.loginNeeded'), { exact: true })).toBeVisible()
  const { token } = await openMember(page)
  await page.goto('/fav')
  await expect(page.getByText(text('shell.favourites.empty'))).toBeVisible()
  const { request } = page.context()
  const { games } = await callServer(request, 'catalogue.games', { gameType: 'RNG', pageSize: 20 }, token)
  const { nodeId, vassalage, gameType, displayName } = games[0]!
  await callServer(request, 'catalogue.addFavourite', { nodeId, vendor: vassalage, gameType }, token)
  await page.reload()
  const tiles = page.getByRole('main').getByRole('article')
  await expect(tiles).toHaveCount(1)
  await expect(tiles).toContainText(displayName)
})

test.describe('where news may pop up', () => {
  test.use({ publicity: true })

  test('the registration page is a page of its own, with the way back to home and no popup [NAV-025] @long', async ({
    page,
    context,
    picture,
  }) => {
    const brand = await openBrand(context, { 'site.publicity': true })
    const news = { title: 'News for all', summary: '', action: '', content: '<p>Read this.</p>' }
    await brand.publish({ kind: 'PU', texts: { EN: news, TY: news } })
    for (const path of ['/register', '/register.html']) {
      await page.goto(brand.at(path))
      await expect(
        page.getByRole('main').getByRole('heading', { name: text('shell.register.title') }),
      ).toBeVisible()
      await expect(page.getByRole('main').getByLabel(text('identity.username'))).toBeVisible()
      await page.waitForTimeout(3_500)
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    await picture('register')
    await page
      .getByRole('main')
      .getByRole('link', { name: text('shell.notFound.home') })
      .click()
    await expect(page).toHaveURL(brand.at('/'))
    await expect(page.getByRole('dialog').getByText('News for all').first()).toBeVisible()
  })
})

test('pictures and games come from hosts that are chosen anew with each load, each of them in its turn [CONST-042]', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000)
  const hosts = {
    images: ['https://img1.example.com', 'https://img2.example.com'],
    games: ['https://play1.example.com', 'https://play2.example.com'],
  }
  const met = new Set<string>()
  await context.route(/^https:\/\/(img|play)\d\.example\.com\//, async (route) => {
    const { origin, pathname } = new URL(route.request().url())
    met.add(origin)
    if (!pathname.startsWith('/art/'))
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>game</title>' })
    const art = await context.request.get(pathname)
    return route.fulfill({
      body: await art.body(),
      contentType: art.headers()['content-type'] ?? 'image/avif',
    })
  })
  const brand = await openBrand(context, {
    'site.imageCDNs': hosts.images,
    'site.launchGameCDNs': hosts.games,
  })
  await registerOn(page, brand)
  for (let loads = 0; loads < 20; loads += 1) {
    await page.goto(brand.at('/game?gameId=inh_dice&vassalage=BGS'))
    await expect(page.locator('iframe')).toHaveAttribute('src', /^https:\/\/play\d\.example\.com\//)
    await expect(page.getByRole('banner').locator('img[src^="https://img"]').first()).toBeAttached()
  }
  expect([...met].sort()).toEqual([...hosts.images, ...hosts.games].sort())
})

test('a read that gets no answer twice is asked of the next host of the installation, and goes on there @long', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/)
  const brand = await openBrand(context)
  const second = brand.at('').replace(brand.code, `${brand.code}-two`)
  await context.route(`${brand.at('')}/wps/system/routers`, (route) =>
    route.fulfill({
      json: {
        success: true,
        message: '',
        code: 'OK',
        value: {
          domainList: [
            { domain: new URL(second).host, speed: 1 },
            { domain: new URL(brand.at('/')).host, speed: 2 },
          ],
        },
      },
    }),
  )
  const asked: string[] = []
  await context.route(/GCSGAME_gameList/, (route) => {
    const { origin } = new URL(route.request().url())
    asked.push(origin)
    return origin === second ? route.continue() : route.abort('connectionrefused')
  })
  await brand.addHost(new URL(second).hostname)
  const learned = page.waitForResponse(/system\/routers/)
  await page.goto(brand.at('/hot'))
  await learned
  await page
    .getByRole('navigation', { name: text('shell.topMenu') })
    .getByRole('link', { name: text('lobby.type.FISH') })
    .click()
  await expect(
    page.getByRole('main').getByRole('heading', { level: 1, name: text('lobby.type.FISH') }),
  ).toBeVisible()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  expect(asked.slice(0, 3)).toEqual([brand.at(''), brand.at(''), second])
})

/** The footer is drawn when it comes near. */
async function openFooter(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached()
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect(page.getByRole('contentinfo')).toBeInViewport({ timeout: 500 })
  }).toPass()
}
