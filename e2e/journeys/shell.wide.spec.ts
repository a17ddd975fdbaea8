// SPDX-License-Identifier: Apache-2.0
import type { Page } from '@playwright/test'
import { openAgent } from '../support/agent.ts'
import { openBrand, registerOn } from '../support/brand.ts'
import { callServer } from '../support/server-client.ts'
import { expect, test } from '../support/journey.ts'
import { openMember } from '../support/member.ts'
import { answerFeedbackOf, giveRank, writeTo } from '../support/standing.ts'
import { text } from '../support/texts.ts'

const categories = [
  text('lobby.type.LIVE'),
  text('lobby.type.PVP'),
  text('lobby.type.FISH'),
  text('lobby.type.RNG'),
  text('lobby.type.INHOUSE'),
  text('lobby.type.SPORTS'),
  text('lobby.type.ESPORTS'),
  text('shell.lottery'),
  text('lobby.type.COCKFIGHT'),
]
/** A colour such as #123456 as browsers answer it. */
const rgb = (colour: string): string =>
  `rgb(${[1, 3, 5].map((from) => parseInt(colour.slice(from, from + 2), 16)).join(', ')})`
const topMenu = (page: Page) => page.getByRole('navigation', { name: text('shell.topMenu') })
const sideMenu = (page: Page) => page.getByRole('navigation', { name: text('shell.mainMenu') })
const center = (page: Page) => page.getByRole('dialog', { name: text('members.center') })

test('the top menu has its entries in their order, and marks the one of the page [NAV-030, NAV-031, NAV-032, NAV-033]', async ({
  page,
}) => {
  await page.goto('/')
  const entries = topMenu(page).getByRole('listitem')
  await expect(entries).toHaveText([
    text('shell.home'),
    text('shell.hot'),
    text('shell.favourites'),
    ...categories,
    text('shell.promotions'),
  ])
  const marked = topMenu(page).locator('[aria-current="page"]')
  for (const [address, entry] of [
    ['/', text('shell.home')],
    ['/index.html', text('shell.home')],
    ['/rng', text('lobby.type.RNG')],
    ['/esports', text('lobby.type.ESPORTS')],
    ['/cockfight', text('lobby.type.COCKFIGHT')],
    ['/hot', text('shell.hot')],
  ] as const) {
    await page.goto(address)
    await expect(marked).toHaveText([entry])
  }
})

test('every kind of game has its entry, and behind it a page with games or studios [SITE-001]', async ({
  page,
}) => {
  await page.goto('/')
  for (const category of categories) {
    await topMenu(page).getByRole('link', { name: category, exact: true }).click()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    // Of some kinds nothing opens yet: their titles say so.
    const found = page
      .getByRole('main')
      .locator('a[href^="/game?"], a[href^="/providers?"], a[href*="studio="], a[href^="/sportsbook/event?"]')
      .or(page.getByText(text('lobby.noDemonstration')))
    await expect(found.first()).toBeVisible()
  }
})

test('a press in the top menu goes to a plain list: no studio, no text, no list type of the last one [NAV-036]', async ({
  page,
}) => {
  await page.goto('/rng')
  const list = (name: string) =>
    page
      .getByRole('main')
      .getByRole('group', { name: text('lobby.list') })
      .getByRole('button', { name })
  await list(text('lobby.list.hot')).click()
  await expect(page).toHaveURL(/list=hot/)
  await topMenu(page)
    .getByRole('link', { name: text('lobby.type.FISH') })
    .click()
  await expect(page).toHaveURL('/fish')
  await expect(list(text('lobby.list.all'))).toHaveAttribute('aria-pressed', 'true')
  await topMenu(page)
    .getByRole('link', { name: text('lobby.type.RNG') })
    .click()
  await expect(page).toHaveURL('/rng')
  await expect(list(text('lobby.list.all'))).toHaveAttribute('aria-pressed', 'true')
})

test('lottery leads to its centre, or starts the first lottery where an installation has none [NAV-034]', async ({
  page,
  context,
}) => {
  await page.goto('/hot')
  await topMenu(page)
    .getByRole('link', { name: text('shell.lottery') })
    .click()
  await expect(page).toHaveURL('/lotteryCenter')
  const brand = await openBrand(context, { 'site.lotteryCenter': false })
  await page.goto(brand.at('/hot'))
  await topMenu(page)
    .getByRole('button', { name: text('shell.lottery') })
    .click()
  await expect(page.getByRole('dialog').getByRole('tab', { name: text('identity.login') })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await registerOn(page, brand)
  await topMenu(page)
    .getByRole('button', { name: text('shell.lottery') })
    .click()
  // The first title of the first vendor is played on a page of ours.
  await expect(page).toHaveURL(brand.at('/lottery?studio=DRM'))
  await expect(page.getByRole('main').getByRole('region', { name: 'Drumlot' })).toBeVisible()
})

test('the side menu shows the rank and leads to it [NAV-039] @long', async ({ page, picture }) => {
  const { username } = await openMember(page)
  await giveRank(page.context(), username, 3)
  await page.goto('/hot')
  await expect(sideMenu(page).getByRole('button', { name: text('shell.vipBonus') })).toContainText('VIP3')
  await sideMenu(page)
    .getByRole('button', { name: text('shell.vipBonus') })
    .click()
  await expect(page).toHaveURL(/center=playerRank/)
  await expect(center(page)).toBeVisible()
  await center(page)
    .getByRole('button', { name: text('common.close') })
    .click()
  await expect(center(page)).toBeHidden()
  await picture('side-menu')
})

test('each category of the side menu unfolds its studios; one of them opens the lobby with it chosen [NAV-041]', async ({
  page,
  picture,
}) => {
  await page.goto('/hot')
  const studios = sideMenu(page).locator('ul[id] a')
  // A kind of which nothing opens yet has no studios to choose from.
  const empty = [text('lobby.type.FISH')]
  for (const category of categories.filter((one) => !empty.includes(one))) {
    await sideMenu(page)
      .getByRole('button', { name: text('shell.vendors', { title: category }) })
      .click()
    await expect(studios.first()).toBeVisible()
  }
  await sideMenu(page)
    .getByRole('button', { name: text('shell.vendors', { title: text('lobby.type.RNG') }) })
    .click()
  await expect(studios).not.toHaveCount(0)
  await picture('studios-of-slots')
  const name = await studios.nth(1).innerText()
  await studios.nth(1).click()
  await expect(page).toHaveURL(/\/rng\?page=/)
  await expect(
    page
      .getByRole('main')
      .getByRole('region', { name: text('lobby.studios') })
      .getByRole('button', { name: new RegExp(`^${name}`) }),
  ).toHaveAttribute('aria-pressed', 'true')
})

test('the side menu leads to promotions and to the app, whose code is 90 pixels wide [NAV-042, NAV-043, CONST-039]', async ({
  page,
}) => {
  await page.goto('/hot')
  const code = sideMenu(page).getByRole('img', { name: text('shell.download') })
  await code.scrollIntoViewIfNeeded()
  expect(await code.boundingBox()).toMatchObject({ width: 90, height: 90 })
  await sideMenu(page)
    .getByRole('link', { name: text('shell.download') })
    .click()
  await expect(page).toHaveURL('/down')
  await sideMenu(page)
    .getByRole('link', { name: text('shell.promotions') })
    .click()
  await expect(page).toHaveURL('/promotions')
})

test('the right bar has Telegram where the installation has it, and the way back to the top [NAV-046]', async ({
  page,
  context,
}) => {
  const url = 'https://telegram.example.com/journey'
  const brand = await openBrand(context, {
    'site.resources': [{ type: 'TELEGRAM', url, qrCodeUrl: '', labelNameEn: 'Telegram' }],
  })
  await page.goto(brand.at('/rng'))
  const bar = page.getByRole('complementary', { name: text('shell.sideTools') })
  await expect(bar.getByRole('link', { name: text('shell.telegram') })).toHaveAttribute('href', url)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await page.mouse.move(800, 500)
  await page.mouse.wheel(0, 2_000)
  await bar.getByRole('button', { name: text('shell.backToTop') }).click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  const width = () =>
    page
      .getByRole('main')
      .evaluate(
        (main) =>
          main.parentElement!.clientWidth -
          parseFloat(getComputedStyle(main.parentElement!).paddingInlineEnd),
      )
  const beside = await width()
  await brand.change({ 'site.resources': [] })
  await page.reload()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  // Nothing stands in it: it takes no room either, and the way back lies in the corner.
  await expect(bar).toHaveCount(0)
  expect(await width()).toBeGreaterThan(beside)
  await page.mouse.wheel(0, 2_000)
  await bar.getByRole('button', { name: text('shell.backToTop') }).click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('customer service: the list has the titles, chats open in a small window, everything else in a new tab [NAV-049, MSG-008, MSG-013, CONST-036, CONST-040]', async ({
  page,
}) => {
  const brand = await openBrand(page.context(), {
    'site.customerService': [
      { csType: 'LIVE', path: 'https://chat.example.com/live', title: 'Live chat' },
      { csType: 'VIP', path: 'https://chat.example.com/vip', title: 'VIP chat' },
      { csType: 'TELEGRAM', path: 'https://telegram.example.com/us', title: 'Telegram' },
    ],
  })
  await page.addInitScript(() => {
    const opened: unknown[][] = []
    Object.assign(window, {
      opened,
      open: (...ask: unknown[]) => {
        opened.push(ask)
        return null
      },
    })
  })
  const opened = () => page.evaluate(() => (window as unknown as { opened: unknown[][] }).opened)
  const visitor = await brand.visit()
  const { customerService } = await callServer(visitor, 'site.permission', { host: 'localhost' })
  await visitor.dispose()
  for (const channel of customerService)
    expect(Object.keys(channel).sort()).toEqual(['csType', 'path', 'title'])
  const channel = (type: string) => customerService.find(({ csType }) => csType === type)!
  const titles = (without: string): string[] =>
    customerService.filter(({ csType }) => csType !== without).map(({ title }) => title)
  const list = async (): Promise<void> =>
    page
      .getByRole('banner')
      .getByRole('button', { name: text('shell.service') })
      .click()
  await page.goto(brand.at('/hot'))
  await list()
  await expect(page.getByRole('menuitem')).toHaveText(titles('VIP'))
  await page.getByRole('menuitem', { name: channel('LIVE').title }).click()
  await list()
  await page.getByRole('menuitem', { name: channel('TELEGRAM').title }).click()
  const [chat, telegram] = await opened()
  expect(chat).toEqual([
    channel('LIVE').path,
    'customerService',
    expect.stringMatching(/width=440,height=750/),
  ])
  expect(telegram?.slice(0, 2)).toEqual([channel('TELEGRAM').path, '_blank'])

  const username = await registerOn(page, brand)
  for (const [level, type, other] of [
    [4, 'LIVE', 'VIP'],
    [5, 'VIP', 'LIVE'],
  ] as const) {
    await giveRank(page.context(), username, level)
    await page.goto(brand.at('/hot'))
    await expect(page.getByRole('banner').getByText(`VIP${level}`)).toBeVisible()
    await list()
    await expect(page.getByRole('menuitem')).toHaveText(titles(other))
    await page.getByRole('menuitem', { name: channel(type).title }).click()
    expect((await opened())[0]?.[0]).toBe(channel(type).path)
  }
})

test('customer service may be the feedback form of the site itself, above the page that one is on', async ({
  page,
}) => {
  await page.goto('/hot')
  const service = page.getByRole('banner').getByRole('button', { name: text('shell.service') })
  await service.click()
  await page.getByRole('menuitem').click()
  await expect(page.getByRole('dialog', { name: text('feedback.title') })).toBeVisible()
  await expect(page).toHaveURL('/hot?panel=feedback')
})

test('a member sees their name, balance and unread messages in the header [NAV-054, NAV-057, NAV-059, NAV-060, STORE-005]', async ({
  page,
  picture,
}) => {
  const { username, token } = await openMember(page, { balance: 20 })
  const context = page.context()
  await giveRank(context, username, 2)
  await writeTo(context, username, 'First')
  await writeTo(context, username, 'Second')
  await answerFeedbackOf(context, token)
  await page.goto('/hot')
  const header = page.getByRole('banner')
  await expect(header.getByTestId('balance')).toHaveText(/20\.00/)
  await header.getByRole('button', { name: text('wallet.balance.hide') }).click()
  await expect(header.getByTestId('balance')).toContainText('***')
  await expect(header.getByTestId('balance')).not.toContainText('20')
  await header.getByRole('button', { name: text('wallet.balance.show') }).click()
  await expect(header.getByTestId('balance')).toHaveText(/20\.00/)
  // The rank, two letters and an answer.
  await expect(header.getByRole('button', { name: text('shell.unread', { count: 4 }) })).toContainText('4')
  const { clubLabel } = await callServer(context.request, 'members.info', {}, token)
  const colours = [clubLabel.color, clubLabel.color2]
  const label = header.getByText('VIP2')
  await expect(label).toHaveCSS('background-image', `linear-gradient(90deg, ${colours.map(rgb).join(', ')})`)
  expect(JSON.parse((await page.evaluate(() => sessionStorage.getItem('memberLabel'))) ?? '{}')).toEqual({
    text: 'VIP2',
    background: colours,
  })
  const avatar = header.getByRole('button', { name: text('shell.account.menu') }).locator('img')
  await expect.poll(() => avatar.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await picture('header')
  const { list } = await callServer(context.request, 'messages.inbox', {}, token)
  for (const { id } of list) await callServer(context.request, 'messages.readMessage', { id }, token)
  await page.reload()
  await expect(header.getByRole('button', { name: text('shell.messages') })).toHaveText('')
})

test('the account menu has the agent centre for agents alone [NAV-065]', async ({ page, browser }) => {
  const open = async (of: Page): Promise<void> =>
    of.getByRole('button', { name: text('shell.account.menu') }).click()
  const isAgent = (of: Page) => of.evaluate(() => sessionStorage.getItem('isAgent'))
  await openMember(page)
  await page.goto('/hot')
  await expect.poll(() => isAgent(page)).toBe('0')
  await open(page)
  await expect(page.getByRole('menuitem', { name: text('shell.agentCenter') })).toHaveCount(0)
  const context = await browser.newContext()
  const agent = await context.newPage()
  await openAgent(agent)
  await agent.goto('/hot')
  await expect.poll(() => isAgent(agent)).toBe('1')
  await open(agent)
  await agent.getByRole('menuitem', { name: text('shell.agentCenter') }).click()
  await expect(agent).toHaveURL(/agent=agentTeamOverview/)
  await context.close()
})

test('a trial account is told to register first, and nothing happens [ERR-003]', async ({
  page,
  context,
}) => {
  const brand = await openBrand(context, { 'identity.freePlay': true })
  await page.goto(brand.at('/hot?auth=login'))
  await page.getByRole('button', { name: text('entry.freePlay') }).click()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('isAgent'))).toBe('4')
  const calls: string[] = []
  page.on('request', (request) => {
    if (/withdrawals/.test(request.url())) calls.push(request.url())
  })
  const warning = page.getByRole('alertdialog')
  for (const name of [text('wallet.withdraw'), text('wallet.deposit')]) {
    await page.getByRole('banner').getByRole('button', { name }).click()
    await expect(warning).toContainText(text('shell.trial'))
    await warning.getByRole('button', { name: text('common.ok') }).click()
    await expect(warning).toBeHidden()
    await expect(page).toHaveURL(brand.at('/'))
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await page.goto(brand.at('/hot?center=withdraw'))
  await expect(warning).toContainText(text('shell.trial'))
  await warning.getByRole('button', { name: text('common.ok') }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(calls).toEqual([])
})
