// SPDX-License-Identifier: Apache-2.0
import type { APIRequestContext, Page } from '@playwright/test'
import type { CallOutput } from '@tessera/contract'
import { admin, finance, goTo, openConsole, rowOf } from '../pages/console.ts'
import { expectNoOverflow } from '../pages/site.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { callByTwo } from '../support/by-two.ts'
import { expect, test } from '../support/journey.ts'
import { payIn, registerMember } from '../support/member.ts'
import { callServer } from '../support/server-client.ts'
import { text } from '../support/texts.ts'

const reason = 'As on the official page'
const stake = 410
const main = (page: Page) => page.getByRole('main')

/** Changes settings that have been changed so often before. */
const change = (request: APIRequestContext, values: Readonly<Record<string, unknown>>, version: number) =>
  callByTwo({ request }, 'backoffice.changeSettings', {
    changes: Object.entries(values).map(([name, value]) => ({ name, value, version })),
  })

/** A tennis match that starts in hours, so that nothing happens in it. A new installation needs a while until it has one. */
async function quietMatch(request: APIRequestContext): Promise<CallOutput<'sportsbook.event'>> {
  let eventId = ''
  await expect(async () => {
    const [competition] = await callServer(request, 'sportsbook.competitions', { sport: 'tennis' })
    const asked = { competitionId: competition?.id ?? '', pageNo: 1, pageSize: 50 }
    const { list } = await callServer(request, 'sportsbook.events', asked)
    expect(list.length).toBeGreaterThan(5)
    eventId = list.findLast(({ status }) => status === 'scheduled')?.id ?? ''
  }).toPass({ timeout: 60_000 })
  return callServer(request, 'sportsbook.event', { eventId })
}

/** Takes a step with its reason. */
async function take(staff: Page, name: string, action = name): Promise<void> {
  await main(staff).getByRole('button', { name, exact: true }).click()
  const dialog = staff.getByRole('dialog')
  await dialog.getByLabel(text('console.stepReason')).fill(reason)
  await dialog.getByRole('button', { name: action, exact: true }).click()
  await expect(dialog).toHaveCount(0)
}

test('two operators approve a large bet, declare its event void, and correct that with a dry run', async ({
  browser,
  context: visitor,
  picture,
}) => {
  test.setTimeout(240_000)
  const { request } = visitor
  await change(
    request,
    {
      'sportsbook.review': { stake: 400, payout: 0, minutes: 30 },
      'sportsbook.secondOperator': 0,
    },
    0,
  )
  const { event, markets } = await quietMatch(request)
  const market = markets.find(({ type }) => type === 'money_line')
  const price = market?.outcomes[0]?.price ?? 0
  const member = await registerMember(visitor)
  await payIn(visitor, member.token, 500)
  const legs = [{ selections: [{ marketId: market?.id ?? '', outcome: 'home' }], price }]
  const { bet } = await callServer(
    request,
    'sportsbook.placeBet',
    { kind: 'single', legs, stakePerLine: stake, priceChanges: 'any' },
    member.token,
  )
  const status = async () =>
    (await callServer(request, 'sportsbook.bet', { betId: bet.betId }, member.token)).status
  const cash = async () => (await callServer(request, 'wallet.balance', {}, member.token)).mainBalance
  expect(bet.status).toBe('pending')

  const { context: first, staff } = await openConsole(browser, admin)
  await goTo(staff, text('console.reviews'))
  const row = rowOf(staff, member.username)
  await expect(row).toContainText(stake.toFixed(2))
  await expectAccessible(staff, 'large bets')
  await picture('large-bets', { of: first })
  await staff.setViewportSize({ width: 820, height: 1_100 })
  await expect(row.getByRole('button', { name: text('console.reviews.refuse') })).toBeInViewport({ ratio: 1 })
  await expectNoOverflow(staff, 'large bets on a tablet')
  await picture('large-bets-820', { of: first })
  await staff.setViewportSize({ width: 1_440, height: 900 })
  await row.getByRole('button', { name: text('console.reviews.offer') }).click()
  await expectAccessible(staff, 'the offer of an operator')
  await picture('offer', { of: first })
  await staff
    .getByRole('dialog')
    .getByRole('button', { name: text('console.cancel') })
    .click()
  await row.getByRole('button', { name: text('console.reviews.approve') }).click()
  await staff.getByLabel(text('console.stepReason')).fill(reason)
  await staff
    .getByRole('dialog')
    .getByRole('button', { name: text('console.reviews.approve') })
    .click()
  await expect(row).toHaveCount(0)
  await expect.poll(status).toBe('open')

  await goTo(staff, text('console.results'))
  await expect(
    main(staff)
      .getByRole('row')
      .nth(1)
      .or(main(staff).getByText(text('console.results.none'))),
  ).toBeVisible()
  await picture('results', { of: first })
  await expectAccessible(staff, 'the list of results')
  await staff.goto(`/console/sportsbook-results/${event.id}`)
  await expect(staff.getByRole('heading', { level: 1 })).toContainText(event.home.name)
  await take(staff, text('console.results.voidEvent'), text('console.results.dryRun'))
  await expect(main(staff).getByText(text('console.results.needsSecond'))).toBeVisible()
  await expect(rowOf(staff, member.username)).toContainText(stake.toFixed(2))
  await expect(main(staff).getByRole('button', { name: text('console.results.confirm') })).toHaveCount(0)
  await expectAccessible(staff, 'a dry run')
  await picture('dry-run', { of: first })

  const { context: second, staff: other } = await openConsole(browser, finance, 'light')
  await other.goto(new URL(staff.url()).pathname)
  await take(other, text('console.results.confirm'))
  await expect(main(other).getByText(text('console.results.entry.done'), { exact: true })).toBeVisible()
  await expect.poll(cash).toBe(500)

  await staff.goto(`/console/sportsbook-results/${event.id}`)
  await main(staff)
    .getByRole('button', { name: text('console.results.correct') })
    .click()
  const dialog = staff.getByRole('dialog')
  for (const set of [1, 2])
    for (const [side, games] of [
      ['home', '6'],
      ['away', '3'],
    ] as const) {
      const part = text('console.results.part.set', { number: set })
      await dialog.getByLabel(text('console.results.home', { part, name: event[side].name })).fill(games)
    }
  await expectAccessible(staff, 'the form of a result')
  await picture('result', { of: first })
  await dialog.getByLabel(text('console.stepReason')).fill(reason)
  await dialog.getByRole('button', { name: text('console.results.dryRun') }).click()
  const won = Math.floor((stake * price) / 10) / 100
  await expect(rowOf(staff, member.username)).toContainText(won.toFixed(2))
  await expect(rowOf(staff, member.username)).toContainText(stake.toFixed(2))

  await other.goto(new URL(staff.url()).pathname)
  await expect(rowOf(other, member.username)).toContainText(won.toFixed(2))
  await picture('correction-light', { of: second })
  await other.setViewportSize({ width: 820, height: 1_100 })
  await expectNoOverflow(other, 'a dry run on a tablet')
  await picture('correction-820', { of: second })
  await take(other, text('console.results.confirm'))
  await expect(main(other).getByText(text('console.results.entry.done'), { exact: true })).toBeVisible()
  await expect.poll(cash).toBe(Math.round((500 - stake + won) * 100) / 100)
  await staff.goto(`/console/sportsbook-results/${event.id}`)
  await expect(staff.getByRole('table', { name: text('console.results.dryRuns') })).toContainText(reason)
  await picture('event', { of: first })
  await staff.setViewportSize({ width: 820, height: 1_100 })
  await expectNoOverflow(staff, 'the results of an event on a tablet')
  await picture('event-820', { of: first })

  await change(
    request,
    {
      'sportsbook.review': { stake: 0, payout: 0, minutes: 5 },
      'sportsbook.secondOperator': 1_000,
    },
    1,
  )
  await Promise.all([first.close(), second.close()])
})
