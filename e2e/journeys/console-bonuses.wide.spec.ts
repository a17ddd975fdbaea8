// SPDX-License-Identifier: Apache-2.0
import { admin, goTo, openConsole } from '../pages/console.ts'
import { expectSettled } from '../pages/site.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/journey.ts'
import { text } from '../support/texts.ts'

for (const [theme, when] of [
  ['dark', ''],
  ['light', ' @long'],
] as const)
  test(`an operator tries the terms of a bonus and reads what it costs its owner (${theme})${when} @long`, async ({
    browser,
    picture,
  }) => {
    const { context, staff } = await openConsole(browser, admin, theme)
    await goTo(staff, text('console.bonusPrice'))
    const price = staff.getByRole('region', { name: text('console.bonusPrice') })
    const field = (key: Parameters<typeof text>[0]) =>
      staff.getByRole('textbox', { name: text(key), exact: true })
    await expect(price.getByText('1,000.00').first()).toBeVisible()
    // Three times as much to stake costs three times as much, and ends otherwise.
    const endings = price.getByRole('table', { name: text('console.bonusPrice.chances') })
    await expect(endings).toContainText('±')
    const before = await endings.innerText()
    await field('console.bonusPrice.times').fill('30')
    await expect(price.getByText('3,000.00').first()).toBeVisible()
    await expect(endings).not.toHaveText(before)
    await expect(staff.getByRole('alert')).toHaveText(text('console.bonusPrice.unusual'))
    await expectSettled(staff)
    await expectAccessible(staff, `bonus-price-${theme}`)
    await picture(`bonus-price-${theme}`, { of: context })
    // Absurd terms are refused in words, and the next ones are answered again.
    await field('console.bonusPrice.times').fill('500')
    await expect(staff.getByRole('alert').last()).not.toHaveText(text('console.bonusPrice.unusual'))
    await field('console.bonusPrice.times').fill('0')
    await expect(price).toContainText(text('console.bonusPrice.cash'))
    await context.close()
  })
