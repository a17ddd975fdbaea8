// SPDX-License-Identifier: Apache-2.0
import type { BrowserContext, Page } from '@playwright/test'
import type { CallOutput } from '@tessera/contract'
import { expectNoOverflow } from '../pages/site.ts'
import {
  actorOf,
  bringChips,
  type CardBrowser,
  cents,
  centsOfBalances,
  centsOnTable,
  closeAll,
  leaveTable,
  openEmptyTable,
  openCardBrowser,
  openCardLobby,
  quickChair,
  type SeenTable,
  watchTable,
} from '../support/card-table.ts'
import { expect, test } from '../support/journey.ts'
import { openMember } from '../support/member.ts'
import { cardsWithoutRight } from '../support/open-cards.ts'
import { anyText, text } from '../support/texts.ts'

const waitMs = 60_000
const BROUGHT = 100
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

type Move = 'fold' | 'call' | 'raise' | 'allIn'

/** Does something in a turn: one player uses keys alone. */
async function act({ frame }: CardBrowser, move: Move, byKeys: boolean): Promise<void> {
  const bar = frame.getByRole('group', { name: text('studio.cards.yourTurn') })
  await expect(bar.locator('button').first()).toBeVisible()
  const felt = frame.getByRole('main')
  const raises = (await bar.locator('.turn-raise').count()) > 0
  if (byKeys) {
    if (move === 'fold') await felt.press('f')
    else if (move === 'call' || !raises) await felt.press('c')
    else {
      await felt.press(move === 'raise' ? '1' : '5')
      await felt.press('Enter')
    }
  } else if (move === 'fold') await bar.locator('.turn-fold').click()
  else if (move === 'call' || !raises) await bar.locator('.turn-call').click()
  else {
    const preset = text(move === 'raise' ? 'studio.holdem.preset.least' : 'studio.holdem.allIn')
    await bar.getByRole('button', { name: preset, exact: true }).click()
    await bar.locator('.turn-raise').click()
  }
}

interface Hands {
  readonly all: readonly CardBrowser[]
  readonly byKeys: CardBrowser
}

/** The hand that is played, as whoever may act sees it; a chair that could wait for its blind posts it instead. */
async function untilTurn({ all }: Hands): Promise<{ actor: CardBrowser; table: SeenTable }> {
  for (const started = Date.now(); Date.now() - started < waitMs;) {
    const actor = actorOf(all)
    if (actor) return { actor, table: actor.newest()! }
    await all[0]!.page.waitForTimeout(50)
  }
  throw new Error('Nobody had a turn')
}

/** Plays the hand that is on the table to its end; answers how it ended. */
async function playHand(
  hands: Hands,
  decide: (table: SeenTable, actor: CardBrowser) => Promise<Move> | Move,
): Promise<NonNullable<SeenTable['last']>> {
  const { table: first } = await untilTurn(hands)
  const { id } = first.hand!
  const onlooker = hands.all[0]!
  const ended = () => onlooker.messages.find(({ last }) => last?.id === id)?.last
  while (!ended()) {
    const actor = actorOf(hands.all)
    const table = actor?.newest()
    if (!actor || table?.hand?.id !== id) {
      await onlooker.page.waitForTimeout(50)
      continue
    }
    const { turn } = table.hand
    const move = await decide(table, actor)
    await act(actor, move === 'fold' && table.hand.options!.check ? 'call' : move, actor === hands.byKeys)
    await expect
      .poll(() => ended() !== undefined || actor.newest()?.hand?.turn !== turn, { timeout: waitMs })
      .toBe(true)
  }
  return ended()!
}

const dealtIn = ({ chairs }: SeenTable): number => chairs.filter((chair) => chair?.inHand).length

/** Whoever came in the middle posts, so that all are dealt in. */
async function untilAllAreDealtIn(hands: Hands): Promise<void> {
  for (let tries = 0; tries < 12; tries += 1) {
    const { table } = await untilTurn(hands)
    if (dealtIn(table) === hands.all.length) return
    for (const { frame, newest } of hands.all) {
      const { own, chairs } = newest()!
      if (own === null || !chairs[own]?.waitsForBlind) continue
      const post = frame.getByRole('button', { name: text('studio.cards.returnPosting'), exact: true })
      if (await post.isVisible()) await post.click()
    }
    await playHand(hands, () => 'fold')
  }
  throw new Error('Somebody was never dealt in')
}

/** Everything that the hands of a table took so far, by each hand once. */
function rakeOf({ messages }: CardBrowser): number {
  const ended = new Map(messages.flatMap(({ last }) => (last ? [[last.id, last] as const] : [])))
  return [...ended.values()].flatMap(({ pots }) => pots).reduce((sum, { rake }) => sum + cents(rake), 0)
}

/** The hands that a browser saw end, in each of which it was dealt in. */
const endedHands = ({ messages }: CardBrowser): Set<string> =>
  new Set(messages.flatMap(({ last }) => (last ? [last.id] : [])))

/** Four members at one table, each on a chair that they chose. */
async function sitDown([first, ...others]: readonly CardBrowser[], byKeys: CardBrowser): Promise<void> {
  await openCardLobby(first!, 'holdem')
  await openEmptyTable(first!, 9)
  await first!.frame.locator('[data-chair="0"]').getByRole('button').click()
  await bringChips(first!, '20')
  await expect.poll(() => first!.newest()?.own).toBe(0)
  const { table } = first!.newest()!
  for (const [index, browser] of others.entries()) {
    await openCardLobby(browser, 'holdem')
    await watchTable(browser, table)
    const free = browser.frame.locator(`[data-chair="${2 * index + 2}"]`).getByRole('button')
    if (browser !== byKeys) await free.click()
    else {
      await free.focus()
      await browser.page.keyboard.press('Enter')
    }
  }
  const brought = ['20', '12', '8']
  await Promise.all(others.map((browser, index) => bringChips(browser, brought[index]!)))
  for (const browser of others) await expect.poll(() => browser.newest()?.own).not.toBeNull()
}

test('four browsers play each other: bets, a raise, an all-in with side pots, a reload in the middle of a hand; nobody receives a hidden card', async ({
  browser,
  picture,
}) => {
  test.setTimeout(8 * waitMs)
  const first = await openCardBrowser(browser, BROUGHT)
  const second = await openCardBrowser(browser, BROUGHT)
  const byKeys = await openCardBrowser(browser, BROUGHT)
  const onPhone = await openCardBrowser(browser, BROUGHT, phone)
  const all = [first, second, byKeys, onPhone]
  const hands = { all, byKeys }
  await sitDown(all, byKeys)
  await untilAllAreDealtIn(hands)

  // A raise before the flop, a bet and a raise on it; one page is loaded again in between.
  let raises = 0
  let reloaded = false
  await playHand(hands, async ({ hand }, actor) => {
    if (!reloaded && hand!.street === 'flop' && actor !== onPhone) {
      reloaded = true
      const own = () => {
        const table = onPhone.newest()!
        return table.own === null ? null : table.chairs[table.own]?.inHand?.cards
      }
      const before = own()
      const said = onPhone.messages.length
      await picture('own-turn', { of: actor.page.context() })
      await onPhone.page.reload()
      await onPhone.frame
        .getByRole('link', { name: anyText('studio.cards.goBack') })
        .click({ timeout: waitMs })
      await expect.poll(() => onPhone.messages.length, { timeout: waitMs }).toBeGreaterThan(said)
      expect(before).toHaveLength(2)
      expect(own()).toEqual(before)
      await expectNoOverflow(onPhone.page, 'a card table on a phone')
      await picture('reloaded', { of: onPhone.page.context() })
    }
    const wanted = hand!.street === 'preflop' ? 1 : hand!.street === 'flop' ? 3 : 0
    if (raises >= wanted || !hand!.options!.raise) return 'call'
    raises += 1
    return 'raise'
  })
  expect([raises, reloaded]).toEqual([3, true])
  await expect(first.frame.locator('.felt-ended')).not.toHaveText('')
  await picture('showdown', { of: first.page.context() })

  const ended = await playHand(hands, () => 'allIn')
  expect(ended.pots.length).toBeGreaterThan(1)
  const whole = 100 * BROUGHT * all.length
  const between = first.messages.findLast(({ hand, last }) => !hand && last?.id === ended.id)!
  expect(centsOnTable(between) + (await centsOfBalances(all))).toBe(whole - rakeOf(first))
  await expect(first.frame.locator('.felt-sides')).toContainText(
    anyText('studio.holdem.sidePot', { number: 1 }),
  )
  await picture('side-pots', { of: first.page.context() })
  await picture('side-pots-on-a-phone', { of: onPhone.page.context() })

  await readHands(first, picture)

  for (const each of all) await leaveTable(each)
  await expect.poll(() => centsOfBalances(all), { timeout: waitMs }).toBe(whole - rakeOf(first))
  expect(rakeOf(first)).toBeGreaterThan(0)
  for (const { messages } of all) {
    expect(messages.flatMap((message) => cardsWithoutRight(message))).toEqual([])
    expect(messages.some(({ chairs }) => chairs.some((chair) => chair?.robot))).toBe(false)
  }
  await closeAll(all)
})

/** The own hands are all there; the newest is gone through step by step, and its text copied. */
async function readHands(
  browser: CardBrowser,
  picture: (name: string, options: { of: BrowserContext }) => Promise<void>,
): Promise<void> {
  const { page, frame } = browser
  const least = endedHands(browser).size
  await frame.getByRole('button', { name: text('studio.cards.hands'), exact: true }).click()
  const dialog = frame.getByRole('dialog', { name: text('studio.cards.hands') })
  await expect.poll(() => dialog.locator('.hand-open').count()).toBeGreaterThanOrEqual(least)
  expect(least).toBeGreaterThan(2)
  await dialog.locator('.hand-open').first().click()
  const sentence = dialog.locator('.replay-sentence')
  await expect(sentence).toHaveText(text('studio.cards.handBegins'))
  const next = dialog.getByRole('button', { name: text('common.next'), exact: true })
  while ((await next.getAttribute('aria-disabled')) !== 'true') await next.click()
  await expect(sentence).toHaveText(anyText('studio.holdem.said.wins'))
  await dialog.getByRole('button', { name: text('common.copy'), exact: true }).click()
  await expect(dialog.getByText(text('common.copied'))).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^\S.*Hold'em No Limit/)
  expect(copied).toContain('*** SHOW DOWN ***')
  await picture('replay', { of: page.context() })
  await dialog.getByRole('button', { name: text('common.close') }).click()
}

test('a room is found among the card rooms by one GET, and its tile opens the real one in the frame [CALL-048] [CALL-049] [CALL-061]', async ({
  page,
  picture,
}) => {
  await openMember(page, { balance: 10 })
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/GLS2_roomList')) asked.push(request.method())
  })
  const answer = page.waitForResponse(/GLS2_roomList/)
  await page.goto('/pvp')
  const { list } = ((await (await answer).json()) as { value: CallOutput<'play.rooms'> }).value
  const room = list.find(({ roomId }) => roomId === 'inh_cards_holdem')!
  expect(room.minBet).toBe(8)
  const launched = page.waitForResponse(/GLS2_launchRoom/)
  await openTile(page, room.displayName)
  const { content } = ((await (await launched).json()) as { value: { content: string } }).value
  const frame = page.frameLocator(`iframe[title="${text('play.frame', { name: room.displayName })}"]`)
  await expect(frame.getByRole('heading', { level: 1, name: room.displayName })).toBeVisible({
    timeout: waitMs,
  })
  await expect(quickChair(frame)).toBeVisible()
  expect(await page.locator('iframe').getAttribute('src')).toContain(new URL(content).pathname)
  expect(asked).toEqual(['GET'])
  await picture('lobby')
})

const openTile = (page: Page, name: string): Promise<void> =>
  page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${RegExp.escape(name)}`) })
    .first()
    .click()
