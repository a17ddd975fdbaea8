// SPDX-License-Identifier: Apache-2.0
import type { FrameLocator, Page } from '@playwright/test'
import { expectNoOverflow } from '../pages/site.ts'
import { withWebGl } from '../support/browser-options.ts'
import { expect, siteUrl, test } from '../support/journey.ts'
import { balanceOf, openMember } from '../support/member.ts'
import { text } from '../support/texts.ts'

test.use({ launchOptions: withWebGl })

const waitMs = 60_000
const roundMs = 90_000
const roulette = text('studio.room.name.live_roulette')
const spot = (frame: FrameLocator, id: string) => frame.locator(`[data-spot="${id}"]`)
const placed = (name: 'studio.roulette.red' | 'studio.roulette.black', amount: string) =>
  new RegExp(text('studio.table.placed', { name: text(name), odds: '1:1', amount, currency: 'USD' }))

async function sitDown(page: Page): Promise<FrameLocator> {
  await page.goto('/game?gameId=inh_live_roulette&vassalage=BGS')
  const frame = page.frameLocator(`iframe[title="${text('play.frame', { name: roulette })}"]`)
  await expect(spot(frame, 'red')).toBeVisible({ timeout: waitMs })
  return frame
}

/** Waits for the beginning of a round. */
async function untilOpen(frame: FrameLocator): Promise<void> {
  const body = frame.locator('body')
  await expect(body).toHaveAttribute('data-phase', /^(closing|drawn|settling)$/, { timeout: roundMs })
  await expect(body).toHaveAttribute('data-phase', 'open', { timeout: roundMs })
}

test('two members bet on the same round, and one comes back to their chips on a phone', async ({
  page,
  browser,
  picture,
}) => {
  const phone = await browser.newPage({
    baseURL: siteUrl(),
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  })
  const [one, other] = [await openMember(page, { balance: 100 }), await openMember(phone, { balance: 100 })]
  const wide = await sitDown(page)
  let narrow = await sitDown(phone)
  await untilOpen(wide)
  await spot(wide, 'red').click()
  await spot(wide, 'red').click()
  await spot(narrow, 'black').click()
  await expect(spot(wide, 'red')).toHaveAccessibleName(placed('studio.roulette.red', '2.00'))
  await expect(spot(wide, 'black')).toHaveAccessibleName(
    new RegExp(text('studio.room.others', { players: 1 })),
  )
  await expect(spot(narrow, 'red')).toHaveAccessibleName(
    new RegExp(text('studio.room.others', { players: 1 })),
  )
  await picture('others')

  await phone.reload()
  narrow = await sitDown(phone)
  await expect(spot(narrow, 'black')).toHaveAccessibleName(placed('studio.roulette.black', '1.00'))
  await expectNoOverflow(phone, 'a live table on a phone')
  const newest = (frame: FrameLocator) => frame.locator('.recent li').first()
  const before = await newest(wide).getAttribute('data-id')
  await expect(wide.locator('body')).toHaveAttribute('data-phase', 'settling', { timeout: roundMs })
  await expect(newest(wide)).not.toHaveAttribute('data-id', before!)
  const roundId = await newest(wide).getAttribute('data-id')
  await expect(newest(narrow)).toHaveAttribute('data-id', roundId!)
  const tone = await newest(wide).locator('a').getAttribute('data-tone')
  // Red pays its four back, black its two; zero is green.
  await expect
    .poll(() => balanceOf(page.request, one.token), { timeout: waitMs })
    .toBe(tone === 'red' ? 102 : 98)
  await expect
    .poll(() => balanceOf(phone.request, other.token), { timeout: waitMs })
    .toBe(tone === 'plain' ? 101 : 99)
  await phone.close()
})
