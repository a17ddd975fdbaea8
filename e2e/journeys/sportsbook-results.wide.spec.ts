// SPDX-License-Identifier: Apache-2.0
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { CallOutput } from '@tessera/contract'
import { admin, finance, goTo, openConsole, rowOf } from '../pages/console.ts'
import { expectNoOverflow } from '../pages/site.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/journey.ts'
import { payIn, registerMember } from '../support/member.ts'
import { callServer, signInOperator } from '../support/server-client.ts'
import { text } from '../support/texts.ts'

type Season = CallOutput<'sportsbook.outrights'>[number]
const reason = 'As in the official table'
const stake = 20
const main = (page: Page) => page.getByRole('main')

/** A tennis season whose winner can be bet on; other journeys bet on the first of all. */
async function openSeason(request: APIRequestContext): Promise<Season> {
  let found: Season | undefined
  await expect(async () => {
    const [season] = await callServer(request, 'sportsbook.outrights', { sport: 'tennis', language: 'en' })
    found = season
    expect(season?.markets[0]?.status).toBe('open')
  }).toPass({ timeout: 90_000 })
  return found!
}

/** Takes the step of a dialog with its reason. */
async function give(staff: Page, dialog: Locator, action: string): Promise<void> {
  await dialog.getByLabel(text('console.stepReason')).fill(reason)
  await dialog.getByRole('button', { name: action, exact: true }).click()
  await expect(staff.getByRole('dialog')).toHaveCount(0)
}

test('an operator enters who won a season, two at once, and another one lets it count @long', async ({
  browser,
  context: visitor,
  picture,
}) => {
  test.setTimeout(240_000)
  const { request } = visitor
  const season = await openSeason(request)
  const [winner] = season.markets
  const [first, second] = winner!.outcomes
    .filter(({ price }) => price > 0)
    .toSorted((one, other) => one.price - other.price)
  const nameOf = (id: string | undefined) => season.competitors.find((each) => each.id === id)!.name
  const member = await registerMember(visitor)
  await payIn(visitor, member.token, 100)
  const { bet } = await callServer(
    request,
    'sportsbook.placeBet',
    {
      kind: 'single',
      legs: [{ selections: [{ marketId: winner!.id, outcome: first!.outcome }], price: first!.price }],
      stakePerLine: stake,
      priceChanges: 'any',
    },
    member.token,
  )
  const cash = async () => (await callServer(request, 'wallet.balance', {}, member.token)).mainBalance
  await expect.poll(cash).toBe(100 - stake)

  const { context: one, staff } = await openConsole(browser, admin)
  await goTo(staff, text('console.results'))
  await main(staff).getByText(text('console.results.open'), { exact: true }).click()
  await main(staff).getByLabel(text('console.results.kinds')).selectOption('outright')
  const name = text('console.sportsbook.outright', {
    name: season.competition.name,
    season: season.season,
  })
  await expect(rowOf(staff, name)).toBeVisible()
  await picture('outrights', { of: one })
  await rowOf(staff, name).getByRole('link').click()
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(main(staff).getByText(text('console.results.notStopped'))).toBeVisible()
  await picture('outright-open', { of: one })
  await main(staff)
    .getByRole('link', { name: text('console.results.trading') })
    .click()
  await expect(staff).toHaveURL(/sportsbook-events/)
  const { token } = await signInOperator(request, admin)
  await callServer(request, 'backoffice.stopSportsbook', { eventId: season.id, reason }, token)

  await staff.goto(`/console/sportsbook-results/${season.id}`)
  await main(staff)
    .getByRole('button', { name: text('console.results.enter') })
    .click()
  const dialog = staff.getByRole('dialog')
  await dialog.getByLabel(nameOf(first?.outcome), { exact: true }).selectOption('1')
  await dialog.getByLabel(nameOf(second?.outcome), { exact: true }).selectOption('1')
  const others = season.competitors.filter(({ id }) => id !== first?.outcome && id !== second?.outcome)
  // The first four are paid, too.
  for (const [index, { name: other }] of others.slice(0, 2).entries())
    await dialog.getByLabel(other, { exact: true }).selectOption(String(index + 3))
  await expectAccessible(staff, 'the form of an outright')
  await picture('placings', { of: one })
  await give(staff, dialog, text('console.results.dryRun'))
  const half = (value: number) => Math.floor(value * 50) / 100
  const back = half((stake * (bet.legs[0]?.price ?? 0)) / 1_000)
  await expect(rowOf(staff, member.username)).toContainText(back.toFixed(2))
  await expect(main(staff)).toContainText(`1. ${nameOf(first?.outcome)}`)
  await expectAccessible(staff, 'the dry run of an outright')
  await picture('outright-dry-run', { of: one })
  await staff.setViewportSize({ width: 820, height: 1_100 })
  await expectNoOverflow(staff, 'the dry run of an outright on a tablet')

  const { context: two, staff: other } = await openConsole(browser, finance, 'light')
  await other.goto(new URL(staff.url()).pathname)
  await main(other)
    .getByRole('button', { name: text('console.results.confirm') })
    .click()
  await give(other, other.getByRole('dialog'), text('console.results.confirm'))
  await expect(main(other).getByText(text('console.results.entry.done'), { exact: true })).toBeVisible()
  await expect.poll(cash).toBe(Math.round((100 - stake + back) * 100) / 100)

  await other.goto(`/console/sportsbook-results/${season.id}`)
  for (const { outcome } of [first!, second!])
    await expect(main(other)).toContainText(`1. ${nameOf(outcome)}`)
  await picture('outright-light', { of: two })
  await Promise.all([one.close(), two.close()])
})

test('the dry run of a fight lists the stakes of its pool @long', async ({
  browser,
  context: visitor,
  picture,
}) => {
  const { request } = visitor
  let fight: CallOutput<'sportsbook.event'>['event'] | undefined
  await expect(async () => {
    const { soon } = await callServer(request, 'sportsbook.lobby', { sport: 'cockfight' })
    fight = soon.findLast(({ status }) => status === 'scheduled')
    expect(fight).toBeDefined()
  }).toPass({ timeout: 60_000 })
  const eventId = fight!.id
  const member = await registerMember(visitor)
  await payIn(visitor, member.token, 100)
  const put = (side: 'meron' | 'wala', amount: number) =>
    callServer(request, 'sportsbook.placePoolBet', { eventId, side, stake: amount }, member.token)
  await put('meron', 30)
  await put('wala', 20)
  const { context, staff } = await openConsole(browser, admin)
  await staff.goto(`/console/sportsbook-results/${eventId}`)
  await main(staff)
    .getByRole('button', { name: text('console.results.voidEvent') })
    .click()
  await give(staff, staff.getByRole('dialog'), text('console.results.dryRun'))
  await expect(main(staff)).toContainText(text('console.results.pool', { count: 2 }))
  await expect(main(staff)).toContainText(
    text('console.results.pool.counts', { paid: 0, refunded: 2, lost: 0 }),
  )
  for (const side of ['meron', 'wala'] as const)
    await expect(main(staff).getByRole('table')).toContainText(
      text('console.results.what.pool', { side: text(`sportsbook.outcome.${side}`) }),
    )
  await expectAccessible(staff, 'the dry run of a fight')
  await picture('pool-dry-run', { of: context })
  await staff.setViewportSize({ width: 390, height: 844 })
  await expectNoOverflow(staff, 'the dry run of a fight on a phone')
  await picture('pool-dry-run-390', { of: context })
  await main(staff)
    .getByRole('button', { name: text('console.results.drop') })
    .click()
  await give(staff, staff.getByRole('dialog'), text('console.results.drop'))
  await expect(main(staff).getByText(text('console.results.entry.dropped'), { exact: true })).toBeVisible()
  await context.close()
})
