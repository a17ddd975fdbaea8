// SPDX-License-Identifier: Apache-2.0
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { CallOutput } from '@tessera/contract'
import type { EventResult } from '@tessera/rules/sportsbook/model/result'
import { admin } from '../pages/console.ts'
import { expect, test } from '../support/journey.ts'
import { balanceOf, openMember } from '../support/member.ts'
import { callServer, signInOperator } from '../support/server-client.ts'
import { anyText, text } from '../support/texts.ts'
import { expectWhole } from '../support/whole.ts'

type Sold = CallOutput<'sportsbook.event'>
type Market = Sold['markets'][number]

const sold = (request: APIRequestContext, eventId: string): Promise<Sold> =>
  callServer(request, 'sportsbook.event', { eventId })

/** How many matches are looked at for two that are open. */
const mostLookedAt = 10

/** Two basketball matches that begin last: no other journey bets on this sport before it is played. */
async function quietMatches(request: APIRequestContext): Promise<[Sold, Sold]> {
  const { competitions } = await callServer(request, 'sportsbook.lobby', { sport: 'basketball' })
  const competitionId = competitions[0]?.id ?? ''
  const { list } = await callServer(request, 'sportsbook.events', { competitionId, pageNo: 1, pageSize: 50 })
  const found: Sold[] = []
  for (const { id } of list.filter(({ status }) => status === 'scheduled').slice(-mostLookedAt)) {
    const match = await sold(request, id)
    const winner = match.markets.find(({ type }) => type === 'money_line')
    if (winner?.status === 'open' && (winner.outcomes[0]?.price ?? 0) > lowestPrice) found.push(match)
  }
  const [one, other] = found.slice(-2)
  expect(other, 'two matches that take bets').toBeDefined()
  return [one!, other!]
}

/** In thousandths: what is almost certain may have no price a moment later. */
const lowestPrice = 1_100

/** An event in play with an open market, other than the matches of football that other journeys follow. */
async function liveMarket(request: APIRequestContext): Promise<{ event: Sold['event']; market: Market }> {
  for (const sport of ['tennis', 'basketball', 'esports', 'football'] as const) {
    const { live } = await callServer(request, 'sportsbook.lobby', { sport })
    for (const { id } of live) {
      const { event, markets } = await sold(request, id)
      const market = markets.find(
        ({ type, status, outcomes }) =>
          /^(money_line|result_1x2)$/.test(type) &&
          status === 'open' &&
          outcomes.every(({ price }) => price > lowestPrice),
      )
      if (market) return { event, market }
    }
  }
  throw new Error('Nothing in play takes bets')
}

const slipOf = (page: Page): Locator => page.getByRole('region', { name: text('lottery.slip'), exact: true })

/** Opens the page of an event and puts the first outcome of its main market on the slip. */
async function choose(
  page: Page,
  { event }: Pick<Sold, 'event'>,
  market: Pick<Market, 'type'>,
): Promise<void> {
  await page.goto(`/sportsbook/event?eventId=${event.id}`)
  const name = text(`sportsbook.market.${market.type}` as 'sportsbook.market.money_line')
  const price = page.getByRole('button', {
    name: new RegExp(`^${RegExp.escape(`${name}: ${event.home.name}, `)}`),
  })
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

/** Lets an entry of an operator count: its dry run, its confirmation, and its settlement. */
async function letCount(request: APIRequestContext, token: string, id: string): Promise<void> {
  const state = async () => (await callServer(request, 'backoffice.resultEntry', { id }, token)).entry.status
  await expect.poll(state).toBe('planned')
  await callServer(request, 'backoffice.confirmEntry', { id, reason }, token)
  await expect.poll(state).toBe('done')
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

test(
  'a member places a single, a multiple, a builder bet and a live bet, cashes one out, and reads how the others settled',
  {
    tag: '@long',
  },
  async ({ page, picture }) => {
    test.setTimeout(300_000)
    const { request } = page
    const { token } = await openMember(page, { balance: 100 })
    const [one, other] = await quietMatches(request)
    const winner = { type: 'money_line' }

    await choose(page, one, winner)
    expect(await place(page, 10), 'the single').toBe(true)

    await choose(page, one, winner)
    await choose(page, other, winner)
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
    let live: Awaited<ReturnType<typeof liveMarket>> | undefined
    const clear = slipOf(page).getByRole('button', { name: text('sportsbook.slip.clear') })
    await expect(async () => {
      if (await clear.isVisible()) await clear.click()
      live = await liveMarket(request)
      await choose(page, live, live.market)
      expect(await place(page, 10)).toBe(true)
    }).toPass()
    expect(await balanceOf(request, token)).toBe(60)

    await page.goto('/sportsbook/bets')
    const bets = page.getByRole('list', { name: text('sportsbook.bets') }).locator('> li')
    await expect(bets).toHaveCount(4)
    const single = bets
      .filter({ has: page.getByRole('heading', { name: text('sportsbook.kind.single') }) })
      .last()
    await single.getByRole('button', { name: anyText('sportsbook.cashOut.take') }).click()
    await expectWhole(page, 'a bet that is cashed out')
    await picture('cash-out')
    await single.getByRole('button', { name: anyText('sportsbook.cashOut.confirm') }).click()
    await expect(bets).toHaveCount(3)
    expect(await balanceOf(request, token)).toBeGreaterThan(60)

    const operator = (await signInOperator(request, admin)).token
    await endMatch(request, operator, one)
    await endMatch(request, operator, other)
    const marketId = live?.market.id ?? ''
    const voided = { id: live?.event.id ?? '', marketId, reason }
    await letCount(
      request,
      operator,
      (await callServer(request, 'backoffice.planVoid', voided, operator)).entryId,
    )

    await expect(page.getByText(text('sportsbook.bets.empty'))).toBeVisible({ timeout: 120_000 })
    await page.getByRole('radio', { name: text('sportsbook.bets.settled') }).check()
    await expect(bets).toHaveCount(4)
    const how = text('sportsbook.settled')
    const settled = bets.filter({ hasText: how })
    await expect(settled.nth(2)).toBeVisible()
    for (const bet of await settled.all()) {
      await bet.getByText(how, { exact: true }).click()
      await expect(bet.getByText(anyText('sportsbook.settled.agrees')).first()).toBeVisible()
      await expect(bet.getByText(anyText('sportsbook.settled.differs'))).toHaveCount(0)
    }
    await expectWhole(page, 'how bets were settled')
    await picture('settled')
  },
)
