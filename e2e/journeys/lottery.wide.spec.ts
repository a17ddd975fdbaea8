// SPDX-License-Identifier: Apache-2.0
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { CallOutput } from '@tessera/contract'
import { expectBalance, logInByForm } from '../pages/site.ts'
import { changeAnswer } from '../support/answers.ts'
import { openBrand } from '../support/brand.ts'
import { callServer } from '../support/server-client.ts'
import { expect, test } from '../support/journey.ts'
import { openMember, registerMember } from '../support/member.ts'
import { pressAtOnce } from '../support/press-at-once.ts'
import { anyText, text } from '../support/texts.ts'
import { watchRequests } from '../support/watch-requests.ts'

const hourMs = 3_600_000
type Game = CallOutput<'lottery.menus'>[number]['gameMenus'][number]

const main = (page: Page): Locator => page.getByRole('main')
const choice = (page: Page, group: string | RegExp, name: string): Locator =>
  main(page).getByRole('group', { name: group }).getByRole('button', { name, exact: true })
const tag = (page: Page, name: string): Locator => choice(page, text('lottery.tags'), name)
const mode = (page: Page, name: string): Locator => choice(page, text('lottery.modes'), name)
const day = (page: Page, name: string): Locator => choice(page, text('lottery.days'), name)
const cards = (page: Page): Locator =>
  main(page)
    .getByRole('article')
    .filter({ has: page.getByRole('timer') })
const card = (page: Page, name: string): Locator =>
  cards(page).filter({ has: page.getByRole('heading', { name, exact: true }) })

/** Which lotteries are listed; their order changes with each draw. */
const namesOf = async (page: Page): Promise<string[]> =>
  (await cards(page).getByRole('heading').allTextContents()).toSorted()

/** The lotteries of a group, or of all Vietnamese ones; those whose draw is nearest come first. */
async function byDraw(request: APIRequestContext, ofTag?: string): Promise<Game[]> {
  const groups = await callServer(request, 'lottery.menus', {})
  return groups
    .filter(({ tag: key }) => (ofTag === undefined ? ['MB', 'MT', 'MN'].includes(key) : key === ofTag))
    .flatMap(({ gameMenus }) => gameMenus)
    .toSorted((one, other) => one.fewinTime - other.fewinTime)
}

/** The lottery of a group whose draw is farthest away: its bets do not close while a journey runs. */
const farthest = async (request: APIRequestContext, ofTag?: string): Promise<Game> =>
  (await byDraw(request, ofTag)).at(-1)!
const nearest = async (request: APIRequestContext): Promise<Game> => (await byDraw(request))[0]!

/** Places one bet of one unit on the numbers. */
async function putOnSlip(page: Page, numbers: readonly string[]): Promise<void> {
  for (const number of numbers) await choice(page, anyText('lottery.pick.numbers'), number).click()
  await main(page).getByLabel(text('lottery.stake'), { exact: true }).fill('1')
  await main(page)
    .getByRole('button', { name: text('lottery.slip.add') })
    .click()
}

test('a member opens a lottery by its address, bets on it and finds the ticket [NAV-014]', async ({
  page,
  context,
  picture,
}) => {
  await openMember(page, { balance: 200 })
  const { gameCode, name } = await farthest(context.request)
  await page.goto('/lottery')
  await expect(main(page).getByRole('group', { name: text('lottery.plays') })).toBeVisible()
  await page.goto(`/lottery?gameCode=${gameCode}&playType=lo3`)
  await expect(main(page).getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(choice(page, text('lottery.plays'), text('lottery.play.any', { digits: 3 }))).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await choice(page, text('lottery.plays'), text('lottery.play.lastOf', { digits: 2, prize: 'ĐB' })).click()
  await putOnSlip(page, ['15', '27'])
  await picture('slip')
  await main(page)
    .getByRole('button', { name: text('lottery.place') })
    .click()
  await expect(
    main(page)
      .getByRole('status')
      .filter({ hasText: anyText('lottery.placed') }),
  ).toContainText('2.00')
  const ticket = main(page)
    .getByRole('region', { name: text('lottery.tickets') })
    .getByRole('article')
  await expect(ticket).toContainText('15 · 27')
  await expect(ticket).toContainText(text('bets.status.open'))
  await expectBalance(page, 198)
  await picture('ticket')
})

test('the widget has its tags, lists and days, and each shows what it says [NAV-015] [LOTTERY-001] [LOTTERY-002] [LOTTERY-003] [LOTTERY-005] [LOTTERY-012] [LOTTERY-013] [LOTTERY-014]', async ({
  page,
  context,
  picture,
}) => {
  const vietnam = await callServer(context.request, 'lottery.vietnamMenus', {})
  await page.goto('/lotteryCenter')
  await expect(cards(page).first()).toBeVisible()
  await expect(
    main(page)
      .getByRole('group', { name: text('lottery.tags') })
      .getByRole('button'),
  ).toHaveText([
    text('common.all'),
    ...vietnam.map(({ labelName }) => labelName),
    text('lottery.group.VIETLOTT'),
    text('lottery.group.SEA'),
    text('lottery.group.FAST'),
    'KENO',
  ])
  await expect(
    main(page)
      .getByRole('group', { name: text('lottery.modes') })
      .getByRole('button'),
  ).toHaveText([
    text('lobby.list.all'),
    text('lobby.list.hot'),
    text('shell.favourites'),
    text('lobby.list.recent'),
  ])
  await expect(
    main(page)
      .getByRole('group', { name: text('lottery.days') })
      .getByRole('button'),
  ).toHaveText([text('common.all'), 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
  await picture('all')

  const first = vietnam[0]!
  await tag(page, first.labelName).click()
  await expect(cards(page)).toHaveCount(first.gameMenus.length)
  for (const [name, number] of Object.entries({ Sun: 1, Mon: 2, Tue: 3, Thu: 5, Fri: 6, Sat: 7, Wed: 4 })) {
    await day(page, name).click()
    const drawn = first.gameMenus.filter(({ drawDayOfWeek }) =>
      drawDayOfWeek.split(',').includes(String(number)),
    )
    await expect.poll(() => namesOf(page)).toEqual(drawn.map((game) => game.name).toSorted())
  }
  await tag(page, vietnam[1]!.labelName).click()
  await expect(day(page, text('common.all'))).toHaveAttribute('aria-pressed', 'true')

  await tag(page, text('common.all')).click()
  await expect(tag(page, text('common.all'))).toHaveAttribute('aria-pressed', 'true')
  await pressAtOnce(page, tag(page, first.labelName), day(page, 'Wed'))
  await expect(tag(page, first.labelName)).toHaveAttribute('aria-pressed', 'true')
  await expect(day(page, 'Wed')).toHaveAttribute('aria-pressed', 'true')
  await tag(page, text('common.all')).click()
  const answered = page.waitForResponse(/\/lgw\/games\/popular/)
  await mode(page, text('lobby.list.hot')).click()
  const answer = await answered
  expect(new URL(answer.url()).searchParams.get('count')).toBe('20')
  const { value: popular } = (await answer.json()) as { value: Game[] }
  await expect.poll(() => namesOf(page)).toEqual(popular.map(({ name }) => name).toSorted())

  const popup = page.waitForRequest((request) => request.url().includes('GCSGAME_popupGameList'))
  await tag(page, 'KENO').click()
  expect(new URL((await popup).url()).searchParams.get('gameType')).toBe('ELOTT')
  await expect(
    main(page)
      .getByRole('region', { name: text('lobby.type.ELOTT') })
      .getByRole('article')
      .first(),
  ).toBeVisible()
  await picture('keno')
})

test('a visitor who wants favourites or recent ones is asked to log in, and the list stays; then both are there [LOTTERY-011] [CONST-045]', async ({
  page,
  context,
}) => {
  const member = await registerMember(context)
  await page.goto('/lotteryCenter')
  await expect(cards(page).first()).toBeVisible()
  for (const name of [text('lobby.list.recent'), text('shell.favourites')]) {
    await mode(page, name).click()
    await expect(page.getByRole('dialog').getByRole('tab', { name: text('identity.login') })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(mode(page, text('lobby.list.all'))).toHaveAttribute('aria-pressed', 'true')
  }
  await mode(page, text('lobby.list.recent')).click()
  await logInByForm(page, member)
  await expect(page.getByTestId('balance')).toBeVisible()
  await page.goto('/lotteryCenter')
  const asked = page.waitForRequest(/game_menu\/recent/)
  await mode(page, text('lobby.list.recent')).click()
  const { searchParams } = new URL((await asked).url())
  expect([searchParams.get('device'), searchParams.get('recentCount')]).toEqual(['WEB', '100'])
  await expect(main(page).getByText(text('lottery.recentEmpty'))).toBeVisible()
})

test('hearts are kept for each member apart [STORE-015]', { tag: '@long' }, async ({ page, context }) => {
  const other = await registerMember(context)
  const { username, password } = await openMember(page)
  await page.goto('/lotteryCenter?tag=MB')
  const heart = cards(page)
    .first()
    .getByRole('button', { name: anyText('lobby.favourite') })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  expect(await page.evaluate((key) => localStorage.getItem(key), `favLottery:${username}`)).toMatch(
    /^\[\d+\]$/,
  )
  await mode(page, text('shell.favourites')).click()
  await expect(cards(page)).toHaveCount(1)
  for (const [who, pressed] of [
    [other, 'false'],
    [{ username, password }, 'true'],
  ] as const) {
    await page.evaluate(() => {
      for (const key of ['token', 'username', 'account', 'customerId', 'isAgent'])
        sessionStorage.removeItem(key)
    })
    await page.goto('/lotteryCenter?tag=MB&auth=login')
    await logInByForm(page, who)
    await expect(page.getByTestId('balance')).toBeVisible()
    await page.goto('/lotteryCenter?tag=MB')
    await expect(page.getByTestId('balance')).toBeVisible()
    await expect(heart).toHaveAttribute('aria-pressed', pressed)
  }
})

test('clocks tick to the draw, and say when it is far, near, closed or gone [LOTTERY-016] [LOTTERY-017] [LOTTERY-018] [LOTTERY-019] [LOTTERY-020] [CONST-026]', async ({
  page,
  context,
  picture,
}) => {
  const brand = await openBrand(context)
  const { name, fewinTime, lockTime } = await farthest(context.request)
  const { name: closed, gameCode } = await nearest(context.request)
  await brand.change({ 'lottery.closed': [gameCode] })
  const timer = card(page, name).getByRole('timer')
  const locked = card(page, name).getByText(text('lottery.closed'), { exact: true })
  const quiet = watchRequests(page)
  const leaveMs = async (beforeDraw: number): Promise<void> => {
    await quiet()
    await page.clock.pauseAt(fewinTime - beforeDraw)
  }
  await page.clock.install({ time: fewinTime - 27 * hourMs })
  await page.goto(brand.at('/lotteryCenter'))
  await expect(timer).toHaveText('1d 2h')
  await expect(card(page, closed).getByRole('timer')).toHaveText('--:--:--')
  await leaveMs(26 * hourMs)
  await expect(timer).toHaveText('1d 2h')
  await expect(timer).not.toHaveAttribute('data-hot')
  await picture('far')
  await leaveMs(24 * hourMs)
  await expect(timer).toHaveText('1d 0h')
  await expect(timer).not.toHaveAttribute('data-hot')
  await leaveMs(24 * hourMs - 1_000)
  await expect(timer).toHaveAttribute('data-hot', 'true')
  await expect(timer).toHaveText('23:59:59')
  await leaveMs(3_661_000)
  await expect(timer).toHaveText('01:01:01')
  await page.clock.runFor(10_000)
  await expect(timer).toHaveText('01:00:51')
  await expect(locked).toHaveCount(0)
  await leaveMs(lockTime * 1_000 - 1_000)
  await expect(locked).toBeVisible()
  await picture('near')
  await leaveMs(-1_000)
  await expect(timer).toHaveText('--:--:--')
})

test('the menu is asked for again by itself as long as the tab is seen [LOTTERY-015]', async ({ page }) => {
  const hide = (hidden: boolean): Promise<void> =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => value })
      document.dispatchEvent(new Event('visibilitychange'))
    }, hidden)
  let calls = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/lgw/games/game_menus') calls += 1
  })
  await page.clock.install()
  await page.goto('/lotteryCenter')
  await expect(cards(page).first()).toBeVisible()
  const before = calls
  await page.clock.runFor(31_000)
  await expect.poll(() => calls).toBeGreaterThan(before)
  await page.waitForLoadState('networkidle')
  await hide(true)
  const unseen = calls
  await page.clock.runFor(180_000)
  expect(calls).toBe(unseen)
  await hide(false)
  await expect.poll(() => calls).toBe(unseen + 1)
})

test('a card shows the rows of the last result, six numbers of each [LOTTERY-021]', async ({ page }) => {
  const answered = page.waitForResponse(/\/lgw\/games\/game_menus/)
  await page.goto('/lotteryCenter')
  const { value } = (await (await answered).json()) as { value: CallOutput<'lottery.menus'> }
  const lastOf = (tag: string) => {
    const { name, previousWinningNumber } = value.find((group) => group.tag === tag)!.gameMenus[0]!
    return { name, rows: previousWinningNumber.split('~').map((row) => row.split(',')) }
  }
  const [north, keno] = [lastOf('MB'), lastOf('KENO')]
  expect(north.rows.length).toBeGreaterThan(1)
  const lines = card(page, north.name).getByRole('listitem')
  await expect(lines).toHaveCount(north.rows.length)
  for (const [index, numbers] of north.rows.entries())
    await expect(lines.nth(index).locator('span')).toHaveText([
      index === 0 ? 'ĐB' : `G${index}`,
      ...numbers.slice(0, 6),
      ...(numbers.length > 6 ? ['…'] : []),
    ])
  const [twenty = []] = keno.rows
  expect(twenty).toHaveLength(20)
  const balls = card(page, keno.name).getByRole('listitem')
  await expect(balls.locator('span')).toHaveText([...twenty.slice(0, 6), '…'])
  await expect(balls).toHaveAttribute('title', twenty.join(', '))
})

test('the betting view shows the nine prizes of a Southern draw, and checks the seed they came from [LOTTERY-006] [LOTTERY-007] [LOTTERY-008]', async ({
  page,
  context,
  picture,
}) => {
  const { gameCode, gameId } = await farthest(context.request, 'MN')
  const {
    list: [draw],
  } = await callServer(context.request, 'lottery.openedNumbers', { gameId, count: 1 })
  await page.goto(`/lottery?gameCode=${gameCode}`)
  const table = main(page).getByRole('table', { name: text('lottery.draw', { number: draw!.numero }) })
  await expect(table.getByRole('rowheader')).toHaveText([
    'ĐB',
    'G1',
    'G2',
    'G3',
    'G4',
    'G5',
    'G6',
    'G7',
    'G8',
  ])
  const visible = await table
    .getByRole('row')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('span span')].map((number) => number.textContent).join(',')),
    )
  expect(visible.join('~')).toBe(draw!.winningNumber)
  await main(page)
    .getByRole('button', { name: text('lottery.check') })
    .click()
  await expect(main(page).getByText(text('lottery.check.good'))).toBeVisible()
  await picture('prizes')
})

test(
  'a seed that the numbers did not come from is found out',
  { tag: '@long' },
  async ({ page, context }) => {
    const { gameCode } = await farthest(context.request, 'MN')
    await changeAnswer(page, 'lottery.openedNumbers', ({ list }) => ({
      list: list.map((opened) => ({ ...opened, seed: 'cd'.repeat(32) })),
    }))
    await page.goto(`/lottery?gameCode=${gameCode}`)
    await main(page)
      .getByRole('button', { name: text('lottery.check') })
      .click()
    await expect(main(page).getByText(text('lottery.check.bad'))).toBeVisible()
  },
)

test(
  'a refused slip stays as it is: a visitor, too little money, a lottery that is closed meanwhile [LOTTERY-010]',
  { tag: '@long' },
  async ({ page, context, picture }) => {
    const { gameCode, defaultPlayType } = await farthest(context.request)
    expect(defaultPlayType).toBe('lo2')
    const place = main(page).getByRole('button', { name: text('lottery.place') })
    const slip = main(page).getByRole('region', { name: text('lottery.slip') })
    const brand = await openBrand(context)
    await page.goto(brand.at(`/lottery?gameCode=${gameCode}`))
    await expect(
      choice(page, text('lottery.plays'), text('lottery.play.any', { digits: 2 })),
    ).toHaveAttribute('aria-pressed', 'true')
    await putOnSlip(page, ['15'])
    await place.click()
    await expect(page.getByRole('dialog').getByRole('tab', { name: text('identity.login') })).toBeVisible()
    const visitor = await brand.visit()
    await logInByForm(page, await registerMember({ request: visitor }))
    await visitor.dispose()
    await expect(page.getByTestId('balance')).toBeVisible()
    await page.goto(brand.at(`/lottery?gameCode=${gameCode}`))
    await expect(slip).toContainText('15')
    await place.click()
    await expect(slip.getByRole('alert')).toContainText(anyText('fault.wallet.insufficientFunds'))
    await slip.getByRole('button', { name: text('wallet.deposit') }).click()
    await expect(page).toHaveURL(/center=depositv2/)
    await expect(page.getByRole('dialog').getByRole('textbox', { name: text('common.amount') })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(slip).toContainText('15')
    await brand.change({ 'lottery.closed': [gameCode] })
    await place.click()
    await expect(slip.getByRole('alert')).toContainText(text('fault.lottery.notOnSale'))
    await expect(slip.getByRole('listitem')).toHaveCount(1)
    await picture('refused')
  },
)

test('/vnLottery launches the Vietnamese lottery: the betting view with a code, the lobby without [NAV-016] [CALL-047]', async ({
  page,
  context,
}) => {
  const { gameCode } = await farthest(context.request)
  await openMember(page)
  const launched = page.waitForRequest(/launchGame/)
  await page.goto(`/vnLottery?gameCode=${gameCode}&playType=de`)
  expect((await launched).postDataJSON()).toMatchObject({
    launchMode: 'LOTT',
    view: 'betting',
    gameCode,
    playType: 'de',
  })
  await expect(
    choice(page, text('lottery.plays'), text('lottery.play.lastOf', { digits: 2, prize: 'ĐB' })),
  ).toHaveAttribute('aria-pressed', 'true')
  const lobby = page.waitForRequest(/launchGame/)
  await page.goto('/vnLottery')
  expect((await lobby).postDataJSON()).toMatchObject({ launchMode: 'LOTT', view: 'lobby' })
  await expect(cards(page).first()).toBeVisible()
})

test(
  'the sort numbers of an installation move its groups [LOTTERY-009]',
  { tag: '@long' },
  async ({ page, context }) => {
    const brand = await openBrand(context, {
      'lottery.sort': [
        { code: 'MB', gameMenuSort: 90 },
        { code: 'MT', gameMenuSort: 20 },
        { code: 'MN', gameMenuSort: 10 },
      ],
    })
    await page.goto(brand.at('/lotteryCenter'))
    await expect(
      main(page)
        .getByRole('group', { name: text('lottery.tags') })
        .getByRole('button'),
    ).toHaveText([
      text('common.all'),
      text('lottery.group.MN'),
      text('lottery.group.MT'),
      text('lottery.group.MB'),
      text('lottery.group.VIETLOTT'),
      text('lottery.group.SEA'),
      text('lottery.group.FAST'),
      'KENO',
    ])
  },
)
