// SPDX-License-Identifier: Apache-2.0
import type { BrowserContext, Page } from '@playwright/test'
import { openSlip } from '../pages/slip.ts'
import { changeAnswer } from '../support/answers.ts'
import { expect, test } from '../support/journey.ts'
import { balanceOf, openMember } from '../support/member.ts'
import { callServer } from '../support/server-client.ts'
import { anyText, text, textsIn } from '../support/texts.ts'
import { expectWhole } from '../support/whole.ts'

interface Choice {
  marketId: string
  outcome: string
}

/** The first outcome of the main market of matches that are to come, or live. */
async function choices(
  { request }: BrowserContext,
  which: 'live' | 'soon',
  count: number,
): Promise<Choice[]> {
  const lobby = await callServer(request, 'sportsbook.lobby', { sport: 'football' })
  const open = lobby[which].flatMap(({ main }) =>
    main?.status === 'open' && main.outcomes[0]!.price > 0
      ? [{ marketId: main.id, outcome: main.outcomes[0]!.outcome }]
      : [],
  )
  // The latest of them, so that none begins meanwhile.
  return open.slice(-count)
}

async function share(context: BrowserContext, token: string, legs: readonly Choice[]): Promise<string> {
  const question = { legs: legs.map((leg) => [leg]) }
  return (await callServer(context.request, 'sportsbook.shareSlip', question, token)).code
}

const loadCode = async (page: Page, code: string): Promise<void> => {
  await page.goto(`/sportsbook/bets?slip=${code}`)
  await expect(page.getByText(anyText('sportsbook.slip.loaded')).first()).toBeVisible()
}

test('bets by a slip that no reload loses and every tab has', async ({ page, context, picture }) => {
  const { token } = await openMember(page, { balance: 200 })
  const legs = await choices(context, 'soon', 3)
  await loadCode(page, await share(context, token, legs))
  await expect(page).toHaveURL(/\/sportsbook\/bets$/)
  let slip = await openSlip(page)
  await expect(slip.getByRole('button', { name: anyText('lottery.slip.remove') })).toHaveCount(3)

  await page.reload()
  slip = await openSlip(page)
  await expect(slip.getByRole('button', { name: anyText('lottery.slip.remove') })).toHaveCount(3)
  await picture('multiple')
  const other = await context.newPage()
  await other.goto('/sportsbook/bets')
  const there = await openSlip(other)
  await expect(there.getByRole('button', { name: anyText('lottery.slip.remove') })).toHaveCount(3)
  // What one tab removes is gone in the other.
  await there
    .getByRole('button', { name: anyText('lottery.slip.remove') })
    .first()
    .click()
  await expect(slip.getByRole('button', { name: anyText('lottery.slip.remove') })).toHaveCount(2)
  await other.close()

  const stake = slip.getByLabel(anyText('sportsbook.slip.stakeOf'))
  await stake.fill('10000')
  await expect(slip.getByText(anyText('sportsbook.slip.stake.high')).first()).toBeVisible()
  await expect(slip.getByRole('button', { name: text('sportsbook.slip.place') })).toBeDisabled()
  await stake.fill('10')
  await expectWhole(page, 'the slip')
  await picture('staked')
  await slip.getByRole('button', { name: text('sportsbook.slip.place') }).click()
  await expect(slip.getByText(text('sportsbook.slip.accepted'), { exact: true })).toBeVisible()
  await picture('accepted')
  expect(await balanceOf(context.request, token)).toBe(190)

  await page.goto('/sportsbook/bets')
  await expect(page.getByRole('heading', { name: anyText('sportsbook.kind.multiple') })).toBeVisible()
  await expectWhole(page, 'my bets')
  await picture('my-bets')
})

test('finds out what became of a bet whose answer was lost, and never places it twice', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/net::ERR_FAILED|Failed to load resource/)
  const { token } = await openMember(page, { balance: 100 })
  await loadCode(page, await share(context, token, await choices(context, 'soon', 1)))
  let lost = 0
  // The server takes the bet; its answer never comes.
  await page.route('**/wps/sportsbook/bets', async (route) => {
    if (route.request().method() !== 'POST' || lost >= 3) return route.fallback()
    lost += 1
    await route.fetch()
    return route.abort()
  })
  let slip = await openSlip(page)
  await slip.getByLabel(anyText('sportsbook.slip.stakeOf')).fill('5')
  await slip.getByRole('button', { name: text('sportsbook.slip.place') }).click()
  await expect(slip.getByText(text('sportsbook.slip.finding'))).toBeVisible()
  await page.reload()
  slip = await openSlip(page)
  await expect(slip.getByText(text('sportsbook.slip.accepted'), { exact: true })).toBeVisible()
  expect(lost).toBeGreaterThan(0)
  expect(await balanceOf(context.request, token)).toBe(95)
  const { totalCount } = await callServer(context.request, 'sportsbook.bets', {}, token)
  expect(totalCount).toBe(1)
})

test('shows the receipt of a bet whose answer is late without waiting for it', async ({ page, context }) => {
  const { token } = await openMember(page, { balance: 100 })
  await loadCode(page, await share(context, token, await choices(context, 'soon', 1)))
  // The server takes the bet; its answer does not come before the journey is over.
  const { promise: over, resolve: end } = Promise.withResolvers<void>()
  await page.route('**/wps/sportsbook/bets', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    await over
    return route.abort()
  })
  const slip = await openSlip(page)
  await slip.getByLabel(anyText('sportsbook.slip.stakeOf')).fill('5')
  await slip.getByRole('button', { name: text('sportsbook.slip.place') }).click()
  await expect(slip.getByText(text('sportsbook.slip.accepted'), { exact: true })).toBeVisible()
  expect(await balanceOf(context.request, token)).toBe(95)
  end()
})

test('bets at changed odds by one press, and takes changed legs off by another', async ({
  page,
  context,
  picture,
}) => {
  const { token } = await openMember(page, { balance: 100 })
  await changeAnswer(page, 'sportsbook.checkSlip', (answer) => ({
    ...answer,
    prices: answer.prices.map((price) => Math.max(1_010, price - 40)),
  }))
  const [choice] = await choices(context, 'soon', 1)
  await loadCode(page, await share(context, token, [choice!]))
  const slip = await openSlip(page)
  await slip.getByLabel(anyText('sportsbook.slip.stakeOf')).fill('5')
  await expect(slip.getByText(text('sportsbook.slip.changed'))).toBeVisible()
  await expect(
    slip.getByRole('button', { name: text('sportsbook.slip.removeChanged'), exact: true }),
  ).toBeVisible()
  await picture('changed')
  await slip.getByRole('button', { name: anyText('sportsbook.slip.placeAt') }).click()
  await expect(slip.getByText(text('sportsbook.slip.accepted'), { exact: true })).toBeVisible()
  expect(await balanceOf(context.request, token)).toBe(95)

  await loadCode(page, await share(context, token, [choice!]))
  const again = await openSlip(page)
  await again.getByLabel(anyText('sportsbook.slip.stakeOf')).fill('5')
  await again.getByRole('button', { name: text('sportsbook.slip.removeChanged'), exact: true }).click()
  await expect(again.getByText(text('sportsbook.slip.empty'))).toBeVisible()
})

test('places a bet in play, and says whether it was accepted @long', async ({ page, context, picture }) => {
  const { token } = await openMember(page, { balance: 100 })
  await expect.poll(async () => (await choices(context, 'live', 1)).length).toBe(1)
  await loadCode(page, await share(context, token, await choices(context, 'live', 1)))
  const slip = await openSlip(page)
  await slip.getByLabel(text('sportsbook.slip.policy')).selectOption('any')
  await slip.getByLabel(anyText('sportsbook.slip.stakeOf')).fill('5')
  const place = slip.getByRole('button', { name: text('sportsbook.slip.place') })
  await expect(place).toBeEnabled({ timeout: 60_000 })
  await place.click()
  await expect(
    slip
      .getByText(text('sportsbook.slip.accepted'), { exact: true })
      .or(slip.getByText(text('sportsbook.slip.refused'), { exact: true }))
      .first(),
  ).toBeVisible({ timeout: 40_000 })
  await picture('live')
})

test('warns before a tap places a bet at once @long', async ({ page, context }) => {
  const { token } = await openMember(page, { balance: 20 })
  await loadCode(page, await share(context, token, await choices(context, 'soon', 2)))
  const slip = await openSlip(page)
  await slip.getByText(text('sportsbook.quick'), { exact: true }).click()
  const on = slip.getByRole('button', { name: text('sportsbook.quick.on') })
  await expect(on).toBeDisabled()
  await slip.getByLabel(text('sportsbook.slip.stakeOf', { bet: text('sportsbook.quick') })).fill('2')
  await expect(slip.getByText(anyText('sportsbook.quick.warning'))).toBeVisible()
  await on.click()
  await expect(slip.getByText(anyText('sportsbook.quick.isOn'))).toBeVisible()
  await slip.getByRole('switch').uncheck()
  await expect(slip.getByText(anyText('sportsbook.quick.isOn'))).toHaveCount(0)
})

test('reads from right to left, in the light theme @long', async ({ page, context, picture }) => {
  const { token } = await openMember(page, { balance: 20 })
  const arabic = textsIn('ar')
  await page.addInitScript(() => {
    localStorage.setItem('hisLang', 'AR')
    localStorage.setItem('theme', 'light')
  })
  await page.goto(`/sportsbook/bets?slip=${await share(context, token, await choices(context, 'soon', 3))}`)
  await expect(page.getByText(arabic.anyText('sportsbook.slip.loaded')).first()).toBeVisible()
  if ((page.viewportSize()?.width ?? 0) < 1_100)
    await page.getByRole('button', { name: new RegExp(arabic.text('lottery.slip')) }).click()
  await page.getByText(arabic.text('sportsbook.slip.systems')).click()
  await page.getByLabel(arabic.anyText('sportsbook.slip.stakeOf')).first().fill('2')
  await expectWhole(page, 'the slip in Arabic')
  await picture('arabic')
})
