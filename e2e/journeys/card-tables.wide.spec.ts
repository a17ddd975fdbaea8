// SPDX-License-Identifier: Apache-2.0
import { ageQuestion, confirmAge } from '../pages/game.ts'
import {
  actorOf,
  bringChips,
  type CardBrowser,
  cents,
  centsOfBalances,
  closeAll,
  collectTables,
  leaveTable,
  openCardBrowser,
  openCardLobby,
  openEmptyTable,
  quickChair,
  watchTable,
} from '../support/card-table.ts'
import { expect, test } from '../support/journey.ts'
import { balanceOf } from '../support/member.ts'
import { cardsWithoutRight } from '../support/open-cards.ts'
import { text } from '../support/texts.ts'

const waitMs = 60_000
const BROUGHT = 100

/** New members at an empty table of a game in which a chair costs `amount`. */
async function sitDown(browsers: readonly CardBrowser[], code: string, amount: string, chairs: number) {
  let table: string | undefined
  for (const [index, browser] of browsers.entries()) {
    await openCardLobby(browser, code)
    if (table === undefined) await openEmptyTable(browser, chairs)
    else await watchTable(browser, table)
    await expect.poll(() => browser.newest(), { timeout: waitMs }).toBeDefined()
    table ??= browser.newest()!.table
    await browser.frame.locator(`[data-chair="${index}"]`).getByRole('button').click()
    await bringChips(browser, amount)
  }
}

/** Whose turn it is in a game that is played to its end. */
const playerOf = (browsers: readonly CardBrowser[]): CardBrowser | undefined =>
  browsers.find((browser) => {
    const { round, own } = browser.newest() ?? {}
    return !!round && !round.result && own !== null && round.chairs[round.turn] === own
  })

/** Plays turn by turn until the game with `players` has a result. */
async function playToTheEnd(
  browsers: readonly CardBrowser[],
  turn: (browser: CardBrowser) => Promise<void>,
): Promise<void> {
  const ended = () =>
    browsers[0]!.messages.some(({ round }) => !!round?.result && round.players.length === browsers.length)
  while (!ended()) {
    const browser = playerOf(browsers)
    if (!browser) {
      await browsers[0]!.page.waitForTimeout(50)
      continue
    }
    const { id, version } = browser.newest()!.round!
    await turn(browser)
    await expect
      .poll(
        () => {
          const { round } = browser.newest()!
          return round?.id !== id || round.version !== version || round.result !== null
        },
        { timeout: waitMs },
      )
      .toBe(true)
  }
}

/** Leaves; what was on the table is on the balances again, less what the games took. */
async function leaveWithTheirMoney(browsers: readonly CardBrowser[]): Promise<void> {
  for (const browser of browsers) await leaveTable(browser)
  const rakes = () =>
    new Map(
      browsers
        .flatMap(({ messages }) => messages)
        .flatMap(({ round }) => (round?.result ? [[round.id, round.result.rakes] as const] : [])),
    )
  await expect
    .poll(
      async () => {
        const rake = [...rakes().values()].flat().reduce((sum, amount) => sum + cents(amount), 0)
        return (await centsOfBalances(browsers)) + rake
      },
      { timeout: waitMs },
    )
    .toBe(100 * BROUGHT * browsers.length)
  for (const { messages } of browsers)
    expect(messages.flatMap((message) => cardsWithoutRight(message))).toEqual([])
}

test('four browsers play Tiến Lên to the end with what the table suggests', async ({ browser, picture }) => {
  test.setTimeout(6 * waitMs)
  const browsers: CardBrowser[] = []
  for (let count = 0; count < 4; count += 1) browsers.push(await openCardBrowser(browser, BROUGHT))
  await sitDown(browsers, 'tienlen', '20', 4)
  let pictured = false
  await playToTheEnd(browsers, async ({ page, frame, newest }) => {
    const button = (name: 'studio.climbing.suggest' | 'studio.climbing.play' | 'studio.climbing.pass') =>
      frame.getByRole('button', { name: text(name), exact: true })
    await expect(frame.locator('.turn-felt[data-turn]')).toBeVisible()
    if (!pictured && newest()!.round!.chairs.length === 4) {
      pictured = true
      await picture('own-turn', { of: page.context() })
    }
    if ((await button('studio.climbing.suggest').getAttribute('aria-disabled')) === 'true')
      return button('studio.climbing.pass').click()
    await button('studio.climbing.suggest').click()
    await button('studio.climbing.play').click()
  })
  await picture('result', { of: browsers[0]!.page.context() })
  await leaveWithTheirMoney(browsers)
  await closeAll(browsers)
})

test('two browsers play rummy: they draw, discard, and one drops', async ({ browser, picture }) => {
  test.setTimeout(4 * waitMs)
  const browsers = [await openCardBrowser(browser, BROUGHT), await openCardBrowser(browser, BROUGHT)]
  await sitDown(browsers, 'rummy', '20', 6)
  let turns = 0
  await playToTheEnd(browsers, async ({ page, frame, newest }) => {
    await expect(frame.locator('.turn-felt[data-turn]')).toBeVisible()
    const drop = frame.locator('.act-button', { hasText: text('studio.rummy.drop') })
    if (!newest()!.round!.drawn && turns >= 4) {
      await drop.click()
      return frame.locator('.act-button', { hasText: text('studio.rummy.points', { count: 40 }) }).click()
    }
    if (!newest()!.round!.drawn) return frame.locator('[data-pile="stock"]').click()
    turns += 1
    if (turns === 2) {
      await frame.getByRole('button', { name: text('studio.rummy.arrange'), exact: true }).click()
      await picture('own-turn', { of: page.context() })
    }
    await frame.locator('.hand-card').last().click()
    await frame.getByRole('button', { name: text('studio.rummy.discard'), exact: true }).click()
  })
  expect(turns).toBe(4)
  await picture('result', { of: browsers[0]!.page.context() })
  await leaveWithTheirMoney(browsers)
  await closeAll(browsers)
})

test('two browsers finish a tournament with all-ins, and the prize arrives', async ({ browser, picture }) => {
  test.setTimeout(6 * waitMs)
  const browsers = [await openCardBrowser(browser, 10), await openCardBrowser(browser, 10)]
  let table: string | undefined
  for (const one of browsers) {
    await openCardLobby(one, 'sitandgo')
    if (table === undefined) await openEmptyTable(one, 2)
    else await watchTable(one, table)
    await expect.poll(() => one.newest(), { timeout: waitMs }).toBeDefined()
    table ??= one.newest()!.table
    if (one === browsers[0]) await picture('waiting', { of: one.page.context() })
    const join = text('studio.sitandgo.join', { amount: '2.20 USD' })
    await one.frame.getByRole('button', { name: join, exact: true }).click()
  }
  const over = () => browsers[0]!.messages.some(({ phase }) => phase === 'over')
  while (!over()) {
    const actor = actorOf(browsers)
    if (!actor) {
      await browsers[0]!.page.waitForTimeout(50)
      continue
    }
    const { id, turn, options } = actor.newest()!.hand!
    const bar = actor.frame.getByRole('group', { name: text('studio.cards.yourTurn') })
    if (options!.raise) {
      await bar.getByRole('button', { name: text('studio.holdem.allIn'), exact: true }).click()
      await bar.locator('.turn-raise').click()
    } else await bar.locator('.turn-call').click()
    await expect
      .poll(() => actor.newest()?.hand?.id !== id || actor.newest()?.hand?.turn !== turn, { timeout: waitMs })
      .toBe(true)
  }
  await picture('over', { of: browsers[0]!.page.context() })
  // Two entries of 2.00 are the prize; the fees of 0.20 stay.
  await expect
    .poll(
      async () =>
        (await Promise.all(browsers.map(({ page, token }) => balanceOf(page.request, token)))).toSorted(
          (one, other) => one - other,
        ),
      { timeout: waitMs },
    )
    .toEqual([7.8, 11.8])
  await closeAll(browsers)
})

test('a visitor practises hold’em for play money, and every other player is marked as a robot', async ({
  page,
  picture,
}) => {
  test.setTimeout(4 * waitMs)
  const messages = collectTables(page)
  await page.goto('/game?gameId=inh_cards_holdem&vassalage=BGS')
  await page.getByRole('button', { name: text('lobby.playForFun') }).click()
  await expect(ageQuestion(page)).toBeVisible()
  await confirmAge(page)
  const frame = page.frameLocator('iframe')
  await quickChair(frame).click({ timeout: waitMs })
  const dialog = frame.getByRole('dialog', { name: text('studio.cards.sitDown') })
  await dialog.locator('button[type="submit"]').click()
  const others = () => {
    const { own, chairs } = messages.at(-1)!
    return chairs.filter((chair, index) => chair && index !== own)
  }
  await expect.poll(() => others().length, { timeout: waitMs }).toBeGreaterThan(1)
  const bar = frame.getByRole('group', { name: text('studio.cards.yourTurn') })
  const played = () => messages.find(({ last, own, chairs }) => last && own !== null && chairs[own]?.inHand)
  while (!played()) {
    if (await bar.locator('.turn-call').isVisible())
      await bar
        .locator('.turn-call')
        .click({ timeout: 5_000 })
        .catch(() => undefined)
    else await page.waitForTimeout(100)
  }
  await picture('practice')
  const { own } = messages.at(-1)!
  for (const { chairs } of messages)
    for (const [index, chair] of chairs.entries())
      if (chair && own !== null && index !== own) expect(chair.robot).toBe(true)
  await expect(frame.getByRole('button', { name: text('studio.cards.robot') }).first()).toBeVisible()
  expect(messages.flatMap((message) => cardsWithoutRight(message))).toEqual([])
})
