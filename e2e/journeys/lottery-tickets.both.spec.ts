// SPDX-License-Identifier: Apache-2.0
import type { Page } from '@playwright/test'
import { expectBalance } from '../pages/site.ts'
import { expect, test } from '../support/journey.ts'
import { openMember } from '../support/member.ts'
import { callServer } from '../support/server-client.ts'
import { anyText, text } from '../support/texts.ts'

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name })

test('a member pastes picks, buys them for three draws, cancels one, and a visitor checks another @long', async ({
  page,
  context,
  browser,
  picture,
}) => {
  await openMember(page, { balance: 200 })
  const groups = await callServer(context.request, 'lottery.menus', {})
  const { gameCode, name } = groups
    .find(({ tag }) => tag === 'MB')!
    .gameMenus.toSorted((one, other) => other.fewinTime - one.fewinTime)[0]!
  await page.goto(`/lottery?gameCode=${gameCode}&playType=de`)
  await button(page, new RegExp(`^${text('lottery.quick')}: 3$`)).click()
  await expect(
    main(page)
      .getByRole('button', { pressed: true })
      .filter({ hasText: /^\d\d$/ }),
  ).toHaveCount(3)
  await main(page).getByText(text('lottery.entry.list'), { exact: true }).click()
  await main(page).getByLabel(text('lottery.typed')).fill('15, 27 5\n15 31')
  const entry = main(page).getByRole('status')
  await expect(entry.filter({ hasText: text('lottery.list.understood', { count: 3 }) })).toContainText(
    text('lottery.list.refused', { list: '5' }),
  )
  await picture('pasted')
  await main(page).getByLabel(text('lottery.stake'), { exact: true }).fill('2')
  await button(page, text('lottery.slip.add')).click()
  const slip = main(page).getByRole('region', { name: text('lottery.slip') })
  await slip
    .getByRole('group', { name: text('lottery.slip.draws') })
    .getByRole('button', { name: '3' })
    .click()
  await expect(slip.getByText('18.00')).toBeVisible()
  await expect(slip.getByText('570.00')).toBeVisible()
  await picture('slip')
  await slip.getByRole('button', { name: text('lottery.place') }).click()
  await expect(slip.getByRole('status').first()).toContainText(text('lottery.placedMany', { count: 3 }))
  await expectBalance(page, 182)
  const tickets = main(page)
    .getByRole('region', { name: text('lottery.tickets') })
    .getByRole('article')
  await expect(tickets).toHaveCount(3)
  await picture('tickets')

  await tickets
    .nth(1)
    .getByRole('button', { name: text('lottery.ticket.cancel') })
    .click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: text('lottery.ticket.cancel') })
    .click()
  await expect(tickets.nth(1)).toContainText(text('lottery.ticket.cancelled'))
  await expectBalance(page, 188)
  await tickets
    .nth(2)
    .getByRole('button', { name: text('lottery.ticket.again') })
    .click()
  await expect(slip.getByRole('listitem')).toHaveCount(1)

  const link = tickets.first().getByRole('link', { name: anyText('lottery.ticket') })
  const address = (await link.getAttribute('href'))!
  const visitor = await browser.newContext()
  const other = await visitor.newPage()
  await other.goto(new URL(address, page.url()).href)
  const sheet = main(other).getByRole('article')
  await expect(sheet.getByRole('heading', { name })).toBeVisible()
  await expect(sheet).toContainText('15 · 27 · 31')
  await expect(sheet).toContainText(text('bets.status.open'))
  await main(other).getByLabel(text('lottery.ticket.code')).fill('0000 0000 0000 0001')
  await button(other, text('lottery.ticket.check')).click()
  await expect(main(other).getByText(text('lottery.ticket.mistyped'))).toBeVisible()
  await visitor.close()
  await link.click()
  await expect(main(page).getByRole('article').getByRole('heading', { name })).toBeVisible()
  await picture('sheet')
  await page.emulateMedia({ media: 'print' })
  await expect(button(page, text('lottery.ticket.print'))).toBeHidden()
  await picture('printed')
})
