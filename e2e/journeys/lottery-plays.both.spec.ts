// SPDX-License-Identifier: Apache-2.0
import type { Locator, Page } from '@playwright/test'
import { expectNoOverflow } from '../pages/site.ts'
import { expectAccessible, openIn } from '../support/accessibility.ts'
import { expect, test } from '../support/journey.ts'
import { openMember } from '../support/member.ts'
import { anyText, text } from '../support/texts.ts'

const main = (page: Page): Locator => page.getByRole('main')
const ballAt = (page: Page, position: number, ball: string): Locator =>
  main(page)
    .getByRole('group', { name: text('lottery.position.at', { number: position }), exact: true })
    .getByRole('button', { name: ball, exact: true })

test('a member reads how a capped prize is shared, bets on balls at their positions, and finds the ticket @long', async ({
  page,
  picture,
  isMobile,
}) => {
  await openIn(page, isMobile ? 'dark' : 'light')
  await openMember(page, { balance: 200 })
  await page.goto('/lottery?gameCode=KENO&playType=k10')
  await expect(main(page).getByText(anyText('lottery.cap.shared'))).toContainText('1,000,000')
  await expect(main(page).getByText('RTP 55.5–57.75%')).toBeVisible()
  await picture('capped')

  await page.goto('/lottery?gameCode=B11-3&playType=ef2')
  await ballAt(page, 1, '07').click()
  await ballAt(page, 2, '07').click()
  // A ball has one place: it moved.
  await expect(ballAt(page, 1, '07')).toHaveAttribute('aria-pressed', 'false')
  await ballAt(page, 1, '03').click()
  await expectNoOverflow(page, 'positions of balls')
  await expectAccessible(page, 'positions of balls')
  await picture('positions')
  await main(page)
    .getByRole('button', { name: text('lottery.slip.add') })
    .click()
  await main(page)
    .getByRole('button', { name: text('lottery.place') })
    .click()
  await expect(
    main(page)
      .getByRole('status')
      .filter({ hasText: anyText('lottery.placed') }),
  ).toBeVisible()
  const at = (position: number, ball: string): string =>
    `${text('lottery.position.at', { number: position })}: ${ball}`
  await expect(
    main(page)
      .getByText(`${at(1, '03')} · ${at(2, '07')}`)
      .first(),
  ).toBeVisible()
  await picture('ticket')
})
