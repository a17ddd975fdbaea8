// SPDX-License-Identifier: Apache-2.0
import type { APIRequestContext } from '@playwright/test'
import type { CallOutput } from '@tessera/contract'
import { moveTicks } from '@tessera/rules/sportsbook/prices/ladder'
import { goTo, openConsole, supervisor } from '../pages/console.ts'
import { expectNoOverflow } from '../pages/site.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/journey.ts'
import { registerMember, payIn } from '../support/member.ts'
import { callServer, signInOperator } from '../support/server-client.ts'
import { text } from '../support/texts.ts'

const reason = 'A rumour of an injury'
const stake = 10
type Sold = CallOutput<'sportsbook.event'>

/** The match that starts last, so that only operators change it. A new installation needs a while until it has some. */
async function quietMatch(request: APIRequestContext): Promise<Sold> {
  const { token } = await signInOperator(request, supervisor)
  const asked = { state: 'scheduled', sport: 'football', pageSize: 100 } as const
  let eventId = ''
  await expect(async () => {
    const { list } = await callServer(request, 'backoffice.sportsbookEvents', asked, token)
    expect(list.length).toBeGreaterThan(5)
    eventId = list.findLast(({ kind }) => kind === 'match')?.id ?? ''
  }).toPass({ timeout: 60_000 })
  return sold(request, eventId)
}

const winnerOf = ({ markets }: Sold) => markets.find(({ type }) => type === 'result_1x2')!

test('an operator sees what a bet may cost, changes a price, stops and resumes betting, and limits the member @long', async ({
  browser,
  context: visitor,
  picture,
}) => {
  test.setTimeout(240_000)
  const { request } = visitor
  const match = await quietMatch(request)
  const { event } = match
  const market = winnerOf(match)
  const [home] = market.outcomes
  const member = await registerMember(visitor)
  await payIn(visitor, member.token, 100)
  const legs = [{ selections: [{ marketId: market.id, outcome: 'home' }], price: home?.price ?? 0 }]
  await callServer(
    request,
    'sportsbook.placeBet',
    { kind: 'single', legs, stakePerLine: stake, priceChanges: 'any' },
    member.token,
  )

  const { context, staff } = await openConsole(browser, supervisor)
  await goTo(staff, text('console.sportsbook.events'))
  await staff.getByRole('searchbox', { name: text('console.sportsbook.find') }).fill(event.home.name)
  await staff
    .getByRole('combobox', { name: text('console.sportsbook.order') })
    .selectOption({ label: text('console.sportsbook.order.liability') })
  const link = staff.getByRole('link', { name: `${event.home.name} – ${event.away.name}`, exact: true })
  await expect(link.first()).toBeVisible()
  await expectAccessible(staff, 'the list of events')
  await picture('events', { of: context })
  await staff.goto(`/console/sportsbook/${event.id}`)
  await expect(staff.getByRole('heading', { level: 1 })).toContainText(event.home.name)

  const card = staff.getByRole('article').filter({ hasText: event.home.name }).first()
  const row = card.getByRole('row').filter({ hasText: event.home.name })
  await expect(row).toContainText(stake.toFixed(2))
  await expect(row).toContainText('100 %')
  await expectAccessible(staff, 'the page of an event')
  await expectNoOverflow(staff, 'the page of an event')

  const lower = moveTicks(home?.price ?? 0, -1)
  await row
    .getByRole('button', { name: text('console.sportsbook.lower', { outcome: event.home.name }) })
    .click()
  await expect(row).toContainText(text('console.sportsbook.manual'))
  await expect.poll(async () => winnerOf(await sold(request, event.id)).outcomes[0]?.price).toBe(lower)
  await picture('event', { of: context })
  await staff.setViewportSize({ width: 820, height: 1100 })
  await expectNoOverflow(staff, 'the page of an event on a tablet')
  await picture('event-820', { of: context })
  await staff.setViewportSize({ width: 1440, height: 900 })

  await row.getByRole('button', { name: event.home.name }).nth(1).click()
  const dialog = staff.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await picture('price', { of: context })
  await expectAccessible(staff, 'setting a price')
  await dialog.getByText(text('console.sportsbook.how.automatic'), { exact: true }).click()
  await dialog.getByRole('button', { name: text('console.sportsbook.apply') }).click()
  await expect(dialog).toHaveCount(0)
  await expect.poll(async () => winnerOf(await sold(request, event.id)).outcomes[0]?.price).toBe(home?.price)

  for (const step of ['stop', 'resume'] as const) {
    const name = text(`console.sportsbook.${step}`)
    await staff.getByRole('main').getByRole('button', { name, exact: true }).click()
    await dialog.getByLabel(text('console.stepReason')).fill(reason)
    await dialog.getByRole('button', { name, exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect
      .poll(async () => winnerOf(await sold(request, event.id)).status)
      .toBe(step === 'stop' ? 'suspended' : 'open')
    await picture(step, { of: context })
  }
  await expect(staff.getByRole('table', { name: text('console.sportsbook.history') })).toContainText(reason)

  await goTo(staff, text('console.sportsbook.limits'))
  const limitMember = text('console.sportsbook.limitMember')
  await staff.getByRole('button', { name: limitMember, exact: true }).click()
  await dialog.getByLabel(text('console.sportsbook.memberName')).fill(member.username)
  await dialog.getByRole('combobox', { name: text('console.member') }).selectOption({ index: 1 })
  await dialog.getByLabel(text('console.sportsbook.percent')).fill('2')
  await dialog.getByLabel(text('console.stepReason')).fill(reason)
  await picture('limit', { of: context })
  await dialog.getByRole('button', { name: limitMember, exact: true }).click()
  await expect(staff.getByRole('row').filter({ hasText: member.username })).toContainText(
    text('console.sportsbook.factor', { percent: 2 }),
  )
  await expectAccessible(staff, 'the limits of stakes')
  await picture('limits', { of: context })
  const slip = { kind: 'single', legs }
  // Two per cent of 1,000, less what the member has at stake on it.
  expect((await callServer(request, 'sportsbook.checkSlip', slip, member.token)).highestStake).toBe(
    20 - stake,
  )
  await context.close()
})

test('the console shows events, limits and settings of the sportsbook in the light @long', async ({
  browser,
  picture,
}) => {
  test.setTimeout(240_000)
  const { context, staff } = await openConsole(browser, undefined, 'light')
  await goTo(staff, text('console.sportsbook.events'))
  await expect(staff.getByRole('row').nth(1).locator('time').last()).toBeVisible()
  await picture('events', { of: context })
  await staff.getByRole('row').nth(1).getByRole('link').click()
  await expect(staff.getByRole('article').first()).toBeVisible()
  await expectAccessible(staff, 'the page of an event in the light')
  await picture('event', { of: context })
  await staff.setViewportSize({ width: 820, height: 1100 })
  await picture('event-820', { of: context })
  await staff.setViewportSize({ width: 1440, height: 900 })
  await goTo(staff, text('console.settings'))
  await staff.getByRole('button', { name: text('console.settingGroup.sportsbook') }).click()
  const delays = { name: text('console.setting.sportsbook.delays'), exact: true }
  await expect(staff.getByRole('group', delays).first()).toBeVisible()
  await expectAccessible(staff, 'the settings of the sportsbook')
  await picture('settings', { of: context })
  await context.close()
})

const sold = (request: APIRequestContext, eventId: string) =>
  callServer(request, 'sportsbook.event', { eventId })
