// SPDX-License-Identifier: Apache-2.0
import type { Locator } from '@playwright/test'
import { openGame } from '../pages/game.ts'
import { withWebGl } from '../support/browser-options.ts'
import { expect, test } from '../support/journey.ts'
import { openMember } from '../support/member.ts'
import { text } from '../support/texts.ts'

test.use({ launchOptions: withWebGl })

const boxOf = async (element: Locator) => (await element.boundingBox())!

test('the wheel of roulette is seen above its board', async ({ page, picture }) => {
  await openMember(page, { balance: 100 })
  const { frame } = await openGame(page, text('studio.roulette.title'))
  const [wheel, felt] = [await boxOf(frame.locator('.roulette-wheel')), await boxOf(frame.locator('.felt'))]
  expect(wheel.height).toBeGreaterThan(90)
  expect(wheel.y + wheel.height).toBeLessThanOrEqual(felt.y)
  await picture('roulette')
})

/** Whether the chip on a spot lies beside or below its label. Both are measured at once: pages move as they load. */
function leavesLabelFree(spot: Element): boolean {
  const label = spot.querySelector('.spot-face > :first-child')?.getBoundingClientRect()
  const chip = spot.querySelector('.table-chip')?.getBoundingClientRect()
  if (label === undefined || chip === undefined) return false
  return chip.left >= label.right || chip.top >= label.bottom - 2
}

for (const [title, spots] of [
  ['studio.fantan.title', ['fan-2', 'nim-1-3', 'ssh-1-2-3']],
  ['studio.moneywheel.title', ['wheel-1', 'wheel-20', 'wheel-star']],
  ['studio.supersix.title', ['tie', 'super-six', 'banker']],
  ['studio.sicbo.title', ['small', 'total-9', 'single-6']],
] as const)
  test(`a chip at ${text(title)} leaves free what is written on its spot`, async ({ page, picture }) => {
    await openMember(page, { balance: 100 })
    const { frame } = await openGame(page, text(title))
    for (const id of spots) {
      const spot = frame.locator(`[data-spot="${id}"]`)
      await spot.click()
      await expect.poll(() => spot.evaluate(leavesLabelFree), id).toBe(true)
    }
    await picture('chips')
  })
