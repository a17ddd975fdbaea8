// SPDX-License-Identifier: Apache-2.0
import { approveWithdrawal, chooseStatus, goTo, openConsole, payWithdrawal, rowOf } from '../pages/console.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/journey.ts'
import { askWithdrawal, openMember } from '../support/member.ts'
import { text } from '../support/texts.ts'

const widths = [1280, 1920] as const

for (const theme of ['dark', 'light'] as const)
  test(`the queue of withdrawals fits, ${theme}: low rows, nothing cut off, each step asks first`, async ({
    page,
    browser,
    picture,
  }) => {
    const { username, token } = await openMember(page, { balance: 40 })
    await askWithdrawal(page.context(), token, 20)
    const { context, staff } = await openConsole(browser, undefined, theme)
    await goTo(staff, text('console.withdrawals'))
    await expect(rowOf(staff, username)).toBeVisible()
    const table = staff.getByRole('region', { name: text('console.withdrawals') })
    for (const width of widths) {
      await staff.setViewportSize({ width, height: 900 })
      const { hidden, heights } = await table.evaluate((frame) => ({
        hidden: frame.scrollWidth - frame.clientWidth,
        heights: [...frame.querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect().height),
      }))
      expect(hidden).toBe(0)
      expect(Math.max(...heights)).toBeLessThanOrEqual(45)
      await picture(`queue-${width}`, { of: context })
    }
    await expectAccessible(staff, 'the queue of withdrawals')

    const flags = rowOf(staff, username).getByText(text('console.payout.flag.first'))
    await expect(flags).toBeVisible()
    await rowOf(staff, username)
      .getByRole('button', { name: text('console.approve') })
      .click()
    const dialog = staff.getByRole('dialog')
    await expect(dialog.getByText(username)).toBeVisible()
    await expect(dialog.getByRole('button', { name: text('console.approve'), exact: true })).toBeDisabled()
    await expectAccessible(staff, 'the approval of a withdrawal')
    await picture('approve', { of: context })
    await dialog.getByRole('button', { name: text('console.cancel') }).click()
    await approveWithdrawal(staff, username)
    await chooseStatus(staff, 'Approved')
    const reference = `BANK ${username}`
    await payWithdrawal(staff, username, reference)
    await staff.getByRole('searchbox', { name: text('console.payout.findReference') }).fill(reference)
    // The list before had it, too, but as it was before it was paid.
    await expect(rowOf(staff, username)).toContainText(text('console.withdrawal.Paid'))
    await rowOf(staff, username)
      .getByRole('button', { name: text('console.payout.details') })
      .click()
    await expect(dialog.getByText(reference)).toBeVisible()
    await picture('details', { of: context })
    await context.close()
  })
