// SPDX-License-Identifier: Apache-2.0
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { CallOutput } from '@tessera/contract'
import type { EventResult } from '@tessera/rules/sportsbook/model/result'
import { admin, deputy } from '../pages/console.ts'
import { expect, test } from '../support/journey.ts'
import { balanceOf, openMember } from '../support/member.ts'
import { callServer, signInOperator } from '../support/server-client.ts'
import { anyText, text } from '../support/texts.ts'
import { expectWhole } from '../support/whole.ts'

type Bet = CallOutput<'sportsbook.bet'>
type Sold = CallOutput<'sportsbook.event'>
type Card = Sold['event']
type Market = Sold['markets'][number]

const sold = (request: APIRequestContext, eventId: string): Promise<Sold> =>
  callServer(request, 'sportsbook.event', { eventId })

/** How many matches are looked at for two that are open. */
const mostLookedAt = 10

/** Two basketball matches that begin last: no other journey bets on this sport. A new installation needs a while until it has some. */
async function quietMatches(request: APIRequestContext): Promise<readonly Sold[]> {
  let quiet: readonly Sold[] = []
  await expect(async () => {
    const [competition] = await callServer(request, 'sportsbook.competitions', { sport: 'basketball' })
    const page = { competitionId: competition?.id ?? '', pageNo: 1, pageSize: 50 }
    const { list } = await callServer(request, 'sportsbook.events', page)
    const last = list.filter(({ status }) => status === 'scheduled').slice(-mostLookedAt)
    const matches = await Promise.all(last.map(({ id }) => sold(request, id)))
    quiet = matches.filter(({ event: { main } }) => main && takesBets(main)).slice(-2)
    expect(quiet, 'two matches that take bets').toHaveLength(2)
  }).toPass({ timeout: 60_000 })
  return quiet
}

/** In thousandths: what is almost certain may have no price a moment later. */
const lowestPrice = 1_100

const takesBets = ({ status, outcomes }: Market): boolean =>
  status === 'open' && outcomes.every(({ price }) => price > lowestPrice)

/** An event in play whose main market takes bets, if possible none of the football that other journeys follow. */
async function liveEvent(request: APIRequestContext): Promise<Card> {
  for (const sport of ['tennis', 'basketball', 'esports', 'football'] as const) {
    const { live } = await callServer(request, 'sportsbook.lobby', { sport })
    const found = live.find(({ main }) => main && takesBets(main))
    if (found) return found
  }
  throw new Error('Nothing in play takes bets')
}

const slipOf = (page: Page): Locator => page.getByRole('region', { name: text('lottery.slip'), exact: true })

/** Opens the page of an event and puts the first outcome of its main market on the slip. */
async function choose(page: Page, { id, main, home }: Card): Promise<void> {
  await page.goto(`/sportsbook/event?eventId=${id}`)
  const name = text(`sportsbook.market.${main?.type}` as 'sportsbook.market.money_line')
  // The main market is named without a part of the match; those of a set or a map have theirs after the name.
  const price = page.getByRole('button', { name: new RegExp(`^${RegExp.escape(`${name}: ${home.name}, `)}`) })
  // It may be suspended for a moment.
  await expect(async () => {
    if ((await price.getAttribute('aria-pressed')) !== 'true') await price.click()
    await expect(price).toHaveAttribute('aria-pressed', 'true', { timeout: 2_000 })
  }).toPass({ timeout: 30_000 })
}

/** Places what is on the slip with a stake, and says whether it was accepted. */
async function place(page: Page, stake: number): Promise<boolean> {
  const slip = slipOf(page)
  await slip.getByLabel(text('sportsbook.slip.policy')).selectOption('any')
  await slip.getByLabel(anyText('sportsbook.slip.stakeOf')).first().fill(String(stake))
  const button = slip.getByRole('button', { name: text('sportsbook.slip.place') })
  await expect(button).toBeEnabled()
  await button.click()
  const accepted = slip.getByText(text('sportsbook.slip.accepted'), { exact: true })
  const refused = slip.getByText(text('sportsbook.slip.refused'), { exact: true })
  await expect(accepted.or(refused).first()).toBeVisible({ timeout: 40_000 })
  const isAccepted = await accepted.isVisible()
  await slip.getByRole('button', { name: text('sportsbook.slip.done') }).click()
  return isAccepted
}

/** What a member has bet, as the server has it. */
const betsOf = async (
  request: APIRequestContext,
  token: string,
  status: 'open' | 'settled',
): Promise<Bet[]> => (await callServer(request, 'sportsbook.bets', { status }, token)).list

const serverTimeoutMs = 60_000

/**
 * Waits for an entry of an operator until its dry run is made. Lets it count as another one, whom a site may ask for, and
 * waits until its bets are settled.
 */
async function letCount(request: APIRequestContext, token: string, id: string): Promise<void> {
  const reaches = (wanted: string): Promise<void> =>
    expect
      .poll(async () => (await callServer(request, 'backoffice.resultEntry', { id }, token)).entry.status, {
        timeout: serverTimeoutMs,
      })
      .toBe(wanted)
  await reaches('planned')
  const { token: second } = await signInOperator(request, deputy)
  await callServer(request, 'backoffice.confirmEntry', { id, reason }, second)
  await reaches('done')
}

const reason = 'As on the official page'

/** An operator ends a match before its time: void first, then with the result that was played. */
async function endMatch(request: APIRequestContext, token: string, { event: { id } }: Sold): Promise<void> {
  const result: EventResult = {
    sport: 'basketball',
    quarters: [1, 2, 3, 4].map(() => ({ home: 31, away: 20 })),
    ended: 4,
    over: true,
  }
  const voided = await callServer(request, 'backoffice.planVoid', { id, reason }, token)
  await letCount(request, token, voided.entryId)
  const said = { id, status: 'ended', venue: 'as_announced', result: JSON.stringify(result), reason } as const
  const entered = await callServer(request, 'backoffice.planResult', said, token)
  await letCount(request, token, entered.entryId)
}

/** An operator declares the market of a bet in play void, unless the match has decided it meanwhile. */
async function endLiveBet(
  request: APIRequestContext,
  { operator, member }: { operator: string; member: string },
  { betId, legs: [leg] }: Bet,
): Promise<void> {
  const [id, marketId] = [leg!.event.id, leg!.selections[0]!.market.id]
  await expect(async () => {
    if (!(await betsOf(request, member, 'open')).some((bet) => bet.betId === betId)) return
    const { entryId } = await callServer(request, 'backoffice.planVoid', { id, marketId, reason }, operator)
    await letCount(request, operator, entryId)
  }).toPass()
}

/** Cashes out a bet in play and waits until the page says that it was paid, unless the match decides the bet before. */
async function cashOutInPlay(page: Page, token: string, { betId }: Bet): Promise<void> {
  const card = page.getByRole('listitem').filter({ hasText: betId.slice(0, 8) })
  const [take, confirm] = [anyText('sportsbook.cashOut.take'), anyText('sportsbook.cashOut.confirm')]
  const paidOut = page.getByText(anyText('sportsbook.cashOut.done'))
  await expect(paidOut).toHaveCount(0, { timeout: 20_000 })
  await expect(async () => {
    if (!(await betsOf(page.request, token, 'open')).some((bet) => bet.betId === betId)) return
    if (!(await card.getByRole('button', { name: confirm }).isVisible()))
      await card.getByRole('button', { name: take }).click({ timeout: 5_000 })
    await card.getByRole('button', { name: confirm }).click({ timeout: 5_000 })
    await expect(paidOut.first()).toBeVisible({ timeout: 15_000 })
    await expect(card).toHaveCount(0, { timeout: 10_000 })
  }).toPass({ timeout: 90_000 })
}

test('a member places a single, a multiple, a builder bet and a live bet, cashes one out, and reads how the others settled', async ({
  page,
  picture,
}) => {
  test.setTimeout(300_000)
  const { request } = page
  const { token } = await openMember(page, { balance: 100 })
  const [one, other] = (await quietMatches(request)) as [Sold, Sold]

  await choose(page, one.event)
  expect(await place(page, 10), 'the single').toBe(true)

  await choose(page, one.event)
  await choose(page, other.event)
  await expect(slipOf(page).getByRole('button', { name: anyText('lottery.slip.remove') })).toHaveCount(2)
  expect(await place(page, 10), 'the multiple').toBe(true)

  await page.getByRole('radio', { name: text('sportsbook.kind.builder') }).check()
  const builder = page.getByRole('region', { name: text('sportsbook.kind.builder') })
  const outcomes = builder.getByRole('group')
  await outcomes.first().getByRole('button').first().click()
  await expect(builder.getByRole('status')).toHaveText(text('sportsbook.builder.builder_too_few'))
  await builder
    .getByRole('group', { name: text('sportsbook.market.total') })
    .first()
    .getByRole('button', { name: anyText('sportsbook.outcome.over') })
    .first()
    .click()
  await expect(builder.getByRole('status')).toContainText(text('sportsbook.builder.price'))
  await expectWhole(page, 'the bet builder')
  await picture('builder')
  await builder.getByRole('button', { name: text('sportsbook.builder.add') }).click()
  await expect(slipOf(page).getByRole('button', { name: anyText('lottery.slip.remove') })).toHaveCount(1)
  expect(await place(page, 10), 'the builder bet').toBe(true)

  // A price may move or stop in the seconds in which a bet in play is pending: then it is refused, and tried again.
  const clear = slipOf(page).getByRole('button', { name: text('sportsbook.slip.clear') })
  await expect(async () => {
    if (await clear.isVisible()) await clear.click()
    await choose(page, await liveEvent(request))
    expect(await place(page, 10)).toBe(true)
  }).toPass()
  expect(await balanceOf(request, token)).toBe(60)
  const [live, ...before] = await betsOf(request, token, 'open')
  expect(before.map(({ legs }) => legs.length)).toEqual([1, 2, 1])

  await page.goto('/sportsbook/bets')
  const bets = page.getByRole('list', { name: text('sportsbook.bets') }).locator('> li')
  await expect(bets).toHaveCount(4)
  const single = bets
    .filter({ has: page.getByRole('heading', { name: text('sportsbook.kind.single') }) })
    .last()
  await single.getByRole('button', { name: anyText('sportsbook.cashOut.take') }).click()
  await expectWhole(page, 'a bet that is cashed out')
  await picture('cash-out')
  // An offer that has become worse meanwhile is refused with the new one.
  await expect(async () => {
    await single.getByRole('button', { name: anyText('sportsbook.cashOut.confirm') }).click()
    await expect(bets).toHaveCount(3, { timeout: 5_000 })
  }).toPass()
  expect(await balanceOf(request, token)).toBeGreaterThan(60)
  await cashOutInPlay(page, token, live!)
  await picture('cash-out-in-play')

  const operator = (await signInOperator(request, admin)).token
  await endMatch(request, operator, one)
  await endMatch(request, operator, other)
  await endLiveBet(request, { operator, member: token }, live!)
  expect(await betsOf(request, token, 'open'), 'what the server has left open').toEqual([])
  const over = await betsOf(request, token, 'settled')
  expect(over).toHaveLength(4)

  // Nobody touches the page: it follows by itself.
  await expect(page.getByText(text('sportsbook.bets.empty'))).toBeVisible({ timeout: 40_000 })
  await page.getByRole('radio', { name: text('sportsbook.bets.settled') }).check()
  await expect(bets).toHaveCount(4)
  const how = text('sportsbook.settled')
  const settled = bets.filter({ hasText: how })
  await expect(settled).toHaveCount(over.filter(({ settlements }) => settlements > 0).length)
  for (const bet of await settled.all()) {
    await bet.getByText(how, { exact: true }).click()
    await expect(bet.getByText(anyText('sportsbook.settled.agrees')).first()).toBeVisible()
    await expect(bet.getByText(anyText('sportsbook.settled.differs'))).toHaveCount(0)
  }
  await expectWhole(page, 'how bets were settled')
  await picture('settled')
})
