// SPDX-License-Identifier: Apache-2.0
import type { APIRequestContext } from '@playwright/test'
import type { CallOutput } from '@tessera/contract'
import { expectNoOverflow } from '../pages/site.ts'
import { openSlip } from '../pages/slip.ts'
import { expectAccessible, openIn } from '../support/accessibility.ts'
import { expect, test } from '../support/journey.ts'
import { balanceOf, openMember } from '../support/member.ts'
import { callServer } from '../support/server-client.ts'
import { anyText, text } from '../support/texts.ts'
import { expectWhole } from '../support/whole.ts'

type Season = CallOutput<'sportsbook.outrights'>[number]

/** The first season, as the page lists them, once its markets take bets. */
async function openSeason(request: APIRequestContext): Promise<Season> {
  let found: Season | undefined
  await expect(async () => {
    const [season] = await callServer(request, 'sportsbook.outrights', { language: 'en' })
    found = season
    expect(season?.markets[0]?.status).toBe('open')
  }).toPass({ timeout: 90_000 })
  return found!
}

/** The competitor that is most likely to win. */
function favourite({ markets, competitors }: Season): string {
  const [winner] = markets
  const [first] = winner!.outcomes
    .filter(({ price }) => price > 0)
    .toSorted((one, other) => one.price - other.price)
  return competitors.find(({ id }) => id === first?.outcome)!.name
}

/** The fight that starts last, so that it does not begin meanwhile. */
async function laterFight(request: APIRequestContext): Promise<CallOutput<'sportsbook.event'>['event']> {
  let found: CallOutput<'sportsbook.event'>['event'] | undefined
  await expect(async () => {
    const { soon } = await callServer(request, 'sportsbook.lobby', { sport: 'cockfight' })
    found = soon.findLast(({ status }) => status === 'scheduled')
    expect(found).toBeDefined()
  }).toPass({ timeout: 60_000 })
  return found!
}

test('who wins a season is chosen, placed and listed with the name of the competitor @long', async ({
  page,
  context,
  picture,
}) => {
  const { token } = await openMember(page, { balance: 100 })
  const season = await openSeason(context.request)
  const name = favourite(season)
  await page.goto('/sportsbook/seasons')
  const list = page.getByRole('list', { name: text('sportsbook.seasons'), exact: true })
  const panel = list.getByRole('listitem').filter({ hasText: season.competition.name }).first()
  const prices = panel.getByRole('button', { name: anyText('sportsbook.price.label') })
  await expect(prices.first()).toContainText(name)
  await expectNoOverflow(page, 'the page of seasons')
  await expectAccessible(page, 'the page of seasons')
  await picture('seasons')
  const more = panel.getByRole('button', { name: anyText('sportsbook.seasons.all') })
  if ((await more.count()) > 0) {
    await more.first().click()
    await expect(panel.getByRole('button', { name: text('sportsbook.seasons.fewer') })).toBeVisible()
  }
  await prices.first().click()
  await expect(prices.first()).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  const slip = await openSlip(page)
  await expect(slip.getByText(name, { exact: true })).toBeVisible()
  await slip.getByLabel(text('sportsbook.slip.policy')).selectOption('any')
  await slip.getByLabel(anyText('sportsbook.slip.stakeOf')).fill('5')
  const place = slip.getByRole('button', { name: text('sportsbook.slip.place') })
  await expect(place).toBeEnabled({ timeout: 60_000 })
  await picture('slip')
  await place.click()
  await expect(slip.getByText(text('sportsbook.slip.accepted'), { exact: true })).toBeVisible()
  await expect(slip).toContainText(name)
  await picture('accepted')
  expect(await balanceOf(context.request, token)).toBe(95)
  await page.goto('/sportsbook/bets')
  const bets = page.getByRole('list', { name: text('sportsbook.bets'), exact: true })
  await expect(bets.getByText(name, { exact: true })).toBeVisible()
  await expect(bets).toContainText(season.competition.name)
  await expectWhole(page, 'my bets with an outright')
  await picture('my-bets')
})

test('who wins a season is shared by a code, which puts it on the slip of whoever opens it @long', async ({
  page,
  context,
  picture,
}) => {
  await openMember(page, { balance: 100 })
  const season = await openSeason(context.request)
  const name = favourite(season)
  await page.goto('/sportsbook/seasons')
  const list = page.getByRole('list', { name: text('sportsbook.seasons'), exact: true })
  const panel = list.getByRole('listitem').filter({ hasText: season.competition.name }).first()
  await panel
    .getByRole('button', { name: anyText('sportsbook.price.label') })
    .first()
    .click()
  const slip = await openSlip(page)
  await slip.getByRole('button', { name: text('sportsbook.slip.share'), exact: true }).click()
  const shared = slip.getByText(/^[\dA-Z]{5}-[\dA-Z]{5}$/)
  await expect(shared).toBeVisible()
  const code = (await shared.textContent()) ?? ''
  await slip.getByRole('button', { name: anyText('lottery.slip.remove') }).click()
  await expect(slip.getByText(name, { exact: true })).toHaveCount(0)
  await page.goto(`/sportsbook/seasons?slip=${code}`)
  await expect(page).toHaveURL(/seasons$/)
  const opened = await openSlip(page)
  await expect(opened.getByText(name, { exact: true })).toBeVisible()
  await expect(opened).toContainText(season.competition.name)
  await picture('shared-outright')
})

test('a stake goes into the pool of a fight by a tap on its side, and is never placed twice', async ({
  page,
  context,
  picture,
  complaints,
}) => {
  complaints.allow(/net::ERR_FAILED|Failed to load resource/)
  const { token } = await openMember(page, { balance: 100 })
  const fight = await laterFight(context.request)
  await page.goto(`/sportsbook/event?eventId=${fight.id}`)
  const panel = page.getByRole('region', { name: text('sportsbook.pool'), exact: true })
  const stake = panel.getByLabel(anyText('sportsbook.slip.stakeOf'))
  const on = (side: 'meron' | 'wala') =>
    panel.getByRole('button', {
      name: text('sportsbook.pool.on', { side: text(`sportsbook.outcome.${side}`) }),
    })
  await expect(on('meron')).toBeDisabled()
  await expect(on('meron')).toHaveAccessibleDescription(text('sportsbook.pool.hint'))
  await stake.fill('1000000')
  await expect(panel.getByRole('alert').getByText(anyText('sportsbook.pool.high'))).toBeVisible()
  await expect(on('meron')).toBeDisabled()
  await expect(on('meron')).toHaveAccessibleDescription(anyText('sportsbook.pool.high'))
  await on('meron').focus()
  await expect(on('meron')).toBeFocused()
  await stake.fill('6')
  await picture('pool')
  // The server takes the stake; its answer is lost, and so is the page.
  let lost = 0
  await page.route('**/wps/sportsbook/poolBets', async (route) => {
    if (route.request().method() !== 'POST' || lost >= 2) return route.fallback()
    lost += 1
    await route.fetch()
    return route.abort()
  })
  await on('meron').click()
  await expect(panel.getByText(text('sportsbook.slip.finding'))).toBeVisible()
  await page.reload()
  const mine = panel.getByRole('list', { name: text('sportsbook.pool.mine') })
  await expect(panel.getByText(anyText('sportsbook.pool.placed'))).toBeVisible()
  await expect(mine.getByRole('listitem')).toHaveCount(1)
  expect(lost).toBeGreaterThan(0)
  expect(await balanceOf(context.request, token)).toBe(94)
  await stake.fill('4')
  await on('wala').click()
  await expect(mine.getByRole('listitem')).toHaveCount(2)
  expect(await balanceOf(context.request, token)).toBe(90)
  const { totalCount } = await callServer(context.request, 'sportsbook.poolBets', {}, token)
  expect(totalCount).toBe(2)
  await expectNoOverflow(page, 'the page of a fight')
  await expectAccessible(page, 'the page of a fight with a pool')
  await picture('pool-staked')

  await page.goto('/sportsbook/bets')
  await page.getByRole('radio', { name: text('sportsbook.pool.bets') }).check()
  const stakes = page.getByRole('list', { name: text('sportsbook.pool.bets') })
  await expect(stakes.getByRole('listitem')).toHaveCount(2)
  await expect(stakes).toContainText(fight.home.name)
  await expectWhole(page, 'the stakes in pools')
  await picture('pool-bets')
})

test('seasons and pools in the light, for a visitor @long', async ({ page, context, picture }) => {
  await openIn(page, 'light')
  await openSeason(context.request)
  await page.goto('/sportsbook/seasons?sport=tennis')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('sportsbook.seasons'))
  await page.goto('/sportsbook/seasons')
  await expect(page.getByRole('button', { name: anyText('sportsbook.price.label') }).first()).toBeVisible()
  await picture('seasons-light')
  await expectAccessible(page, 'the page of seasons in the light')
  const fight = await laterFight(context.request)
  await page.goto(`/sportsbook/event?eventId=${fight.id}`)
  const panel = page.getByRole('region', { name: text('sportsbook.pool'), exact: true })
  await expect(panel.getByRole('button', { name: text('sportsbook.slip.login') })).toBeVisible()
  await picture('pool-light')
  await expectAccessible(page, 'the page of a fight in the light')
})
