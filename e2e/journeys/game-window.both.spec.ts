// SPDX-License-Identifier: Apache-2.0
import type { Page } from '@playwright/test'
import { routes } from '@tessera/contract/generated/routes'
import { gameFrame, gameLink, openGame, waitForGame, type GameFrame } from '../pages/game.ts'
import { languagePicker } from '../pages/language.ts'
import { expectNoOverflow } from '../pages/site.ts'
import { expectAccessible, openIn } from '../support/accessibility.ts'
import { changeAnswer } from '../support/answers.ts'
import { openBrand, openMemberOf } from '../support/brand.ts'
import { expect, test } from '../support/journey.ts'
import { tiles } from '../support/lobby.ts'
import { openMember, payIn } from '../support/member.ts'
import { anyText, text } from '../support/texts.ts'

const small = (page: Page, name: string) => {
  const box = page.getByRole('region', { name, exact: true })
  const press = (key: 'move' | 'large' | 'close') =>
    box.getByRole('button', { name: text(`gameWindow.${key}`) })
  return { box, press, frame: gameFrame(page, name) }
}
const tool = (page: Page, key: 'gameWindow.small' | 'gameWindow.theatre' | 'play.fullScreen' | 'play.info') =>
  page.getByRole('main').getByRole('button', { name: text(key), exact: true })
const leaving = (page: Page) => page.getByRole('alertdialog', { name: text('games.leave.title') })

/** A frame that loads again loses the mark. */
const mark = ({ frame }: GameFrame) =>
  frame.locator('body').evaluate((body) => (body.dataset['mark'] = 'here'))
const expectSameFrame = ({ frame }: GameFrame) =>
  expect(frame.locator('body')).toHaveAttribute('data-mark', 'here')

/** Mines with one mine and its first tile open: now and then that is the mine, and another round is played. */
async function openField(game: GameFrame): Promise<void> {
  await game.frame.getByRole('combobox', { name: text('studio.mines.count') }).selectOption('1')
  await game.stake.fill('1')
  const lost = game.frame.getByText(text('studio.mines.lost'))
  do {
    await game.main.click()
    await expect(game.frame.getByText(text('studio.mines.go', { mines: 1 }))).toBeVisible()
    await tile(game, 2, 3).click()
    await expect(lost.or(game.frame.getByText(anyText('studio.mines.safe')))).toBeVisible()
  } while (await lost.isVisible())
}
/** As wide as its frame: nothing in the game scrolls sideways. */
const expectFits = ({ frame }: GameFrame) =>
  expect
    .poll(() => frame.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth))
    .toBeLessThanOrEqual(0)
const tile = ({ frame }: GameFrame, row: number, column: number) =>
  frame.getByRole('button', { name: text('studio.mines.tile.closed', { row, column }) })

test('a running game is marked as a favourite in its bar, and is on the page of favourites then @long', async ({
  page,
  picture,
}) => {
  await openMember(page, { balance: 20 })
  await openGame(page, 'Dice')
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: text('lobby.favourite', { name: 'Dice' }) })
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  const saved = (path: string) => page.waitForResponse((response) => response.url().endsWith(path))
  const added = saved(routes['catalogue.addFavourite'].path)
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await added
  await picture('marked')
  await page.goto('/fav')
  await gameLink(page, 'Dice').click()
  await waitForGame(page, 'Dice')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  const removed = saved(routes['catalogue.removeFavourite'].path)
  await heart.press('Enter')
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await removed
  await page.goto('/fav')
  await expect(page.getByText(text('shell.favourites.empty'))).toBeVisible()
})

test('the theatre gives a game the whole page, by button and by key, and is remembered @long', async ({
  page,
  picture,
  isMobile,
}) => {
  test.skip(isMobile, 'on a phone a game always has it')
  await openMember(page, { balance: 20 })
  const game = await openGame(page, 'Dice')
  await mark(game)
  const header = page.getByRole('banner')
  await expect(tool(page, 'gameWindow.theatre')).toHaveAttribute('aria-pressed', 'false')
  await tool(page, 'gameWindow.theatre').focus()
  await page.keyboard.press('t')
  await expect(header).toHaveCount(0)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(tool(page, 'gameWindow.theatre')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByTestId('balance')).toContainText('20.00')
  const box = await page.locator('iframe').boundingBox()
  const size = page.viewportSize()!
  expect(box!.width).toBe(size.width)
  expect(box!.y + box!.height).toBe(size.height)
  await expectSameFrame(game)
  await picture('theatre')
  await expectNoOverflow(page, 'the theatre')
  await expectAccessible(page, 'the theatre')
  await page.reload()
  const again = await waitForGame(page, 'Dice')
  await expect(header).toHaveCount(0)
  // A letter that is typed into the game is the game's own.
  await again.stake.press('t')
  await expect(header).toHaveCount(0)
  await tool(page, 'gameWindow.theatre').focus()
  await page.keyboard.press('Escape')
  await expect(header).toBeVisible()
  await tool(page, 'gameWindow.theatre').click()
  await expect(header).toHaveCount(0)
  // Where no game runs, the bars are there.
  await page.goto('/game?gameId=no-such-game&vassalage=NONE')
  await expect(header).toBeVisible()
})

test('an open round goes on in the small window on other pages, and back on its own', async ({
  page,
  isMobile,
  picture,
}) => {
  await openMember(page, { balance: 50 })
  const game = await openGame(page, 'Mines')
  await openField(game)
  await mark(game)
  const { box, press } = small(page, 'Mines')

  await test.step('becomes small on the page before it', async () => {
    await tool(page, 'gameWindow.small').click()
    await expect(page).toHaveURL(/\/inhouse$/)
    await expect(box).toBeVisible()
    await expect(
      page.getByRole('status').getByText(text('gameWindow.goesOn', { name: 'Mines' })),
    ).toBeAttached()
    await expect(page).toHaveTitle(anyText('lobby.type.INHOUSE'))
    const bounds = (await box.boundingBox())!
    expect(bounds.width).toBeGreaterThanOrEqual(isMobile ? 390 : 320)
    expect(bounds.height).toBeGreaterThanOrEqual(240)
    await expectSameFrame(game)
    await expectFits(game)
    await expect(game.frame.getByRole('button', { name: text('studio.cashOut') })).toBeInViewport({
      ratio: 1,
    })
    await picture('small')
    await expectNoOverflow(page, 'a page with the small window')
    await expectAccessible(page, 'a page with the small window')
  })

  await test.step('stays clear of the navigation, at every corner', async () => {
    const header = (await page.getByRole('banner').boundingBox())!
    const menu = page.getByRole('navigation', { name: text(isMobile ? 'shell.quickMenu' : 'shell.mainMenu') })
    const bar = (await menu.boundingBox())!
    const corners = new Set<string>()
    for (let corner = 0; corner < 4; corner += 1) {
      const { x, y, height } = (await box.boundingBox())!
      corners.add(`${x} ${y}`)
      expect(y).toBeGreaterThanOrEqual(header.y + header.height)
      if (isMobile) expect(y + height).toBeLessThanOrEqual(bar.y)
      else expect(x).toBeGreaterThanOrEqual(bar.x + bar.width)
      await press('move').focus()
      await page.keyboard.press('Enter')
      await expect
        .poll(async () => {
          const after = (await box.boundingBox())!
          return after.x === x && after.y === y
        })
        .toBe(false)
      if (corner === 1) await picture('another-corner')
    }
    expect(corners.size).toBe(isMobile ? 2 : 4)
  })

  await test.step('takes the next tile on another page', async () => {
    const menu = page.getByRole('navigation', { name: text('shell.topMenu') })
    await menu.getByRole('link', { name: text('lobby.type.RNG') }).click()
    await expect(page).toHaveURL(/\/rng/)
    await expectSameFrame(game)
    await tile(game, 1, 1).click()
    await expect(tile(game, 1, 1)).toHaveCount(0)
    await picture('played-small')
  })

  await test.step('asks before another game, and before it is closed', async () => {
    await tiles(page).first().getByRole('link').first().click()
    const question = page.getByRole('alertdialog', {
      name: text('gameWindow.switch.title', { name: 'Mines' }),
    })
    await picture('another-game')
    await question.getByRole('button', { name: text('games.leave.stay') }).click()
    await expect(page).toHaveURL(/\/game\?/)
    await expect(box).toHaveCount(0)
    await expectSameFrame(game)
    await expectFits(game)
    await picture('large-again')
    await tool(page, 'gameWindow.small').click()
    await press('close').click()
    await leaving(page)
      .getByRole('button', { name: text('games.leave.stay') })
      .click()
    await expectSameFrame(game)
  })

  await test.step('survives another language, from right to left', async () => {
    if (isMobile) return
    await languagePicker(page, isMobile).choose('AR')
    await expect(page.locator('.small-game')).toBeVisible()
    await expect(page.locator('.small-game iframe')).toHaveCount(1)
    expect((await page.locator('.small-game').boundingBox())!.x).toBeLessThan(200)
    await picture('arabic')
    await languagePicker(page, isMobile).choose('EN')
    await expectSameFrame(game)
  })

  await press('close').click()
  await leaving(page)
    .getByRole('button', { name: text('gameWindow.close') })
    .click()
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('a game above the lobby waits until the one in the small window may end @long', async ({
  page,
  picture,
}) => {
  const brand = await openBrand(page.context(), { 'play.gameWindow': 'modal' })
  await openMemberOf(page, brand)
  await page.goto(brand.at('/inhouse'))
  await page.goto(brand.at((await gameLink(page, 'Dice').getAttribute('href'))!))
  const dice = await waitForGame(page, 'Dice')
  await mark(dice)
  await tool(page, 'gameWindow.small').click()
  // A phone has no line of links at the top of home, but a menu of pictures.
  const originals = page.getByRole('link', { name: text('lobby.type.INHOUSE'), exact: true })
  await originals.filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/\/inhouse/)
  const question = page.getByRole('alertdialog', { name: text('gameWindow.switch.title', { name: 'Dice' }) })
  const limbo = gameLink(page, 'Limbo')
  await limbo.click()
  await question.getByRole('button', { name: text('games.leave.stay') }).click()
  await expect(question).toHaveCount(0)
  await expectSameFrame(dice)
  await expect(dice.main).toBeInViewport({ ratio: 1 })
  await limbo.click()
  await question.getByRole('button', { name: text('gameWindow.switch.yes') }).click()
  const above = page.getByRole('dialog').filter({ has: page.locator('iframe') })
  await expect(gameFrame(page, 'Limbo').frame.locator('body')).toHaveAttribute('data-state', 'ready')
  await expect(page.locator('iframe')).toHaveCount(1)
  await expect(above.getByRole('button', { name: text('play.info') })).toBeVisible()
  await picture('above')
})

test('a game above the lobby has the theatre and the small window, and goes on in each of them @long', async ({
  page,
  picture,
  isMobile,
}) => {
  const brand = await openBrand(page.context(), { 'play.gameWindow': 'modal' })
  const { token } = await openMemberOf(page, brand)
  const visitor = await brand.visit()
  await payIn({ request: visitor }, token, 50)
  await visitor.dispose()
  await page.goto(brand.at('/inhouse'))
  await gameLink(page, 'Mines').click()
  const game = gameFrame(page, 'Mines')
  await expect(game.frame.locator('body')).toHaveAttribute('data-state', 'ready', { timeout: 30_000 })
  const above = page.getByRole('dialog', { name: text('studio.mines.title') })
  await expect(above).toHaveAttribute('aria-modal', 'true')
  await openField(game)
  await mark(game)
  const size = page.viewportSize()!

  await test.step('the theatre gives it the whole window, and Escape leaves the theatre alone', async () => {
    // On a phone a game always has it.
    if (isMobile) return
    await tool(page, 'gameWindow.theatre').focus()
    await page.keyboard.press('t')
    await expect(tool(page, 'gameWindow.theatre')).toHaveAttribute('aria-pressed', 'true')
    await expect
      .poll(async () => {
        const box = (await page.locator('iframe').boundingBox())!
        return [box.x, box.width, box.y + box.height]
      })
      .toEqual([0, size.width, size.height])
    await picture('theatre')
    await expectAccessible(page, 'a game above the lobby, in the theatre')
    await page.keyboard.press('Escape')
    await expect(tool(page, 'gameWindow.theatre')).toHaveAttribute('aria-pressed', 'false')
    await expect(above).toBeVisible()
    await expectSameFrame(game)
  })

  await test.step('the small window leaves the lobby free, and the round open', async () => {
    await tool(page, 'gameWindow.small').click()
    const { box, press } = small(page, 'Mines')
    await expect(box).toBeVisible()
    await expect(above).toHaveCount(0)
    expect(new URL(page.url()).search).not.toContain('play=')
    await expectSameFrame(game)
    await expect(game.frame.getByRole('button', { name: text('studio.cashOut') })).toBeInViewport({
      ratio: 1,
    })
    await picture('small')
    await expectAccessible(page, 'the lobby with the small window')
    await press('large').click()
    await expect(above).toBeVisible()
    await expectSameFrame(game)
  })

  await test.step('nothing beside it can be reached, and Escape asks before it ends', async () => {
    const inert = (): Promise<boolean> =>
      page.locator('nav').evaluateAll((all) => all.every((nav) => nav.closest('[inert]') !== null))
    await expect.poll(inert).toBe(true)
    await tool(page, 'play.info').focus()
    await page.keyboard.press('Escape')
    await leaving(page)
      .getByRole('button', { name: text('games.leave.stay') })
      .click()
    await expectSameFrame(game)
    await tool(page, 'play.info').focus()
    await page.keyboard.press('Escape')
    await leaving(page)
      .getByRole('button', { name: text('play.back') })
      .click()
    await expect(page.locator('iframe')).toHaveCount(0)
    expect(await page.locator('[inert]').count()).toBe(0)
  })
})

test('the small window ends with the session @long', async ({ page }) => {
  await openMember(page, { balance: 20 })
  await openGame(page, 'Dice')
  await tool(page, 'gameWindow.small').click()
  await expect(small(page, 'Dice').box).toBeVisible()
  await page.getByRole('button', { name: text('shell.account.menu') }).click()
  await page.getByRole('menuitem', { name: text('identity.logout') }).click()
  const question = page.getByRole('alertdialog', { name: text('identity.logout') })
  await question.getByRole('button', { name: text('common.confirm') }).click()
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('the facts of a game are what the catalogue states, and its rules open in the game @long', async ({
  page,
  picture,
}) => {
  await openIn(page, 'light')
  await openMember(page, { balance: 20 })
  const game = await openGame(page, 'Dice')
  await tool(page, 'play.info').press('Enter')
  const info = page.getByRole('dialog', { name: text('play.info') })
  const fact = (key: Parameters<typeof text>[0]) =>
    info.locator('dl > div', { hasText: text(key) }).locator('dd')
  await expect(fact('filters.rtp')).toHaveText(/^9\d(\.\d+)?%$/)
  await expect(fact('gameWindow.minBet')).toContainText(/\d/)
  await expect(fact('gameWindow.studio')).toHaveText(/\w/)
  await picture('info')
  await expectAccessible(page, 'the facts of a game')
  await page.keyboard.press('Escape')
  await expect(info).toHaveCount(0)
  await expect(tool(page, 'play.info')).toBeFocused()
  await tool(page, 'play.info').click()
  await info.getByRole('button', { name: text('gameWindow.rules') }).click()
  await expect(game.frame.getByRole('dialog').getByText(text('studio.rtp')).first()).toBeVisible()
})

test('time and result are shown above the theatre, the full screen and the small window @long', async ({
  page,
  picture,
  isMobile,
}) => {
  const brand = await openBrand(page.context(), { 'compliance.realityCheckMinutes': 30 })
  await openMemberOf(page, brand)
  const due = { now: false }
  await changeAnswer(page, 'compliance.stretch', () => ({
    since: Date.now() - 60_000,
    checkAt: due.now ? Date.now() : Date.now() + 3_600_000,
    staked: 3,
    returned: 1,
    open: 0,
    currency: 'USD',
  }))
  const check = page.getByRole('alertdialog', { name: text('saferPlay.dialog.title') })
  /** The page asks again when its connection is back, and is answered that the check is due. */
  const becomeDue = async (): Promise<void> => {
    due.now = true
    await page.evaluate(() => {
      dispatchEvent(new Event('offline'))
      dispatchEvent(new Event('online'))
    })
    await expect(check).toBeVisible({ timeout: 70_000 })
    due.now = false
  }
  const playOn = async (): Promise<void> => {
    await check.getByRole('button', { name: text('saferPlay.dialog.on') }).click()
    await expect(check).toHaveCount(0)
  }
  test.setTimeout(300_000)
  await page.goto(brand.at('/inhouse'))
  await gameLink(page, 'Dice').click()
  await waitForGame(page, 'Dice')
  if (!isMobile) await tool(page, 'gameWindow.theatre').click()
  await becomeDue()
  await picture('theatre')
  await playOn()
  await tool(page, 'play.fullScreen').click()
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
  await becomeDue()
  // The browser leaves the full screen a moment after it was asked to.
  await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true)
  await playOn()
  await tool(page, 'gameWindow.small').click()
  await expect(small(page, 'Dice').box).toBeVisible()
  await becomeDue()
  await picture('small')
  await check.getByRole('button', { name: text('saferPlay.dialog.stop') }).click()
  await expect(check).toHaveCount(0)
  await expect(page.locator('iframe')).toHaveCount(0)
})
