// SPDX-License-Identifier: Apache-2.0
import type { Locator, Page } from '@playwright/test'
import { openIn } from '../support/accessibility.ts'
import { callServer } from '../support/server-client.ts'
import { expect, test } from '../support/journey.ts'
import { openMember } from '../support/member.ts'
import { anyText, text } from '../support/texts.ts'

const main = (page: Page): Locator => page.getByRole('main')
const choice = (page: Page, group: string | RegExp, name: string): Locator =>
  main(page).getByRole('group', { name: group, exact: true }).getByRole('button', { name, exact: true })

test('a member sees the jackpots, picks balls and a special ball, and finds the ticket', async ({
  page,
  context,
  picture,
  isMobile,
}) => {
  await openIn(page, isMobile ? 'light' : 'dark')
  await openMember(page, { balance: 200 })
  const groups = await callServer(context.request, 'lottery.menus', {})
  const { labelName } = groups.find(({ tag }) => tag === 'VIETLOTT')!
  await page.goto('/lotteryCenter')
  await choice(page, text('lottery.tags'), labelName).click()
  await expect(main(page).getByText(text('lottery.jackpot'), { exact: true }).first()).toBeVisible()
  await picture('jackpots')

  await page.goto('/lottery?gameCode=LOTTO-535')
  for (const ball of ['03', '11', '19', '27', '35'])
    await choice(page, anyText('lottery.pick.special'), ball).click()
  await choice(page, text('lottery.row.special'), '07').click()
  await picture('special ball')
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
  await expect(main(page).getByText('03 · 11 · 19 · 27 · 35 · + 07').first()).toBeVisible()
  await picture('ticket')

  await page.goto('/lottery?gameCode=TH-GOV&playType=tod3')
  await expect(main(page).getByRole('group', { name: text('lottery.plays') })).toBeVisible()
  await picture('thailand')
})
