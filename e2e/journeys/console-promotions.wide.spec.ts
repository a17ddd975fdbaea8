// SPDX-License-Identifier: Apache-2.0
import { beginItem, chooseBrand, openConsole, press } from '../pages/console.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { openBrand, registerOn } from '../support/brand.ts'
import { expect, test } from '../support/journey.ts'
import { anyText, text } from '../support/texts.ts'

for (const theme of ['dark', 'light'] as const)
  test(`an operator builds a deposit match, reads what it costs a member, tries it on the past and publishes it, ${theme} @long`, async ({
    page,
    browser,
    picture,
  }) => {
    test.setTimeout(180_000)
    const brand = await openBrand(page.context())
    const { context, staff } = await openConsole(browser, undefined, theme)
    await chooseBrand(staff, brand.code)
    await beginItem(staff, text('console.kind.PR'))
    await staff.getByRole('textbox', { name: text('console.word.title') }).fill('Half on top')
    await staff.getByRole('textbox', { name: text('console.category'), exact: true }).fill('Welcome')
    await staff
      .getByRole('combobox', { name: text('console.offers.kind') })
      .selectOption({ label: text('console.offer.DEPOSIT') })
    const field = (label: string) => staff.getByRole('textbox', { name: label, exact: true })
    await field(text('console.offers.percent')).fill('50')
    await field(text('console.offers.most')).fill('100')
    await field(text('console.offers.minimum')).fill('10')
    await field(text('console.offers.budgetTotal')).fill('900')
    await field(text('console.offers.times')).fill('12')
    await expect(staff.getByText(anyText('console.offers.timesHigh'))).toBeVisible()
    await field(text('console.offers.times')).fill('5')
    await expect(staff.getByText(anyText('console.offers.timesHigh'))).toHaveCount(0)
    const price = staff.getByRole('region', { name: text('console.offers.price') })
    await expect(price.getByText('500.00').first()).toBeVisible()
    await picture('editor', { of: context })
    await staff.getByRole('button', { name: text('console.offers.try'), exact: true }).click()
    await expect(staff.getByRole('status').filter({ hasText: anyText('console.offers.would') })).toBeVisible()
    await expectAccessible(staff, 'the offer editor')
    await press(staff, text('console.publish'), text('console.published'))
    await picture('published', { of: context })
    await context.close()

    await registerOn(page, brand)
    await page.goto(brand.at('/promotions'))
    const card = page.getByRole('article').filter({ hasText: 'Half on top' })
    await expect(card.getByRole('button', { name: anyText('promotions.status.JOIN') })).toBeVisible()
  })

test('an operator builds drops and a red envelope, tries them on the past and publishes them @long', async ({
  page,
  browser,
  picture,
}) => {
  test.setTimeout(180_000)
  const brand = await openBrand(page.context())
  const { context, staff } = await openConsole(browser)
  const field = (label: string) => staff.getByRole('textbox', { name: label, exact: true })
  const begin = async (title: string, kind: string): Promise<void> => {
    await chooseBrand(staff, brand.code)
    await beginItem(staff, text('console.kind.PR'))
    await staff.getByRole('textbox', { name: text('console.word.title') }).fill(title)
    await staff.getByRole('textbox', { name: text('console.category'), exact: true }).fill('Daily')
    await staff.getByRole('combobox', { name: text('console.offers.kind') }).selectOption({ label: kind })
  }
  const finish = async (name: string): Promise<void> => {
    await staff.getByRole('button', { name: text('console.offers.try'), exact: true }).click()
    await expect(staff.getByRole('status').filter({ hasText: anyText('console.offers.would') })).toBeVisible()
    await expectAccessible(staff, name)
    await picture(name, { of: context })
    await press(staff, text('console.publish'), text('console.published'))
  }

  await begin('Every round counts', text('console.offer.DROPS'))
  await field(text('console.offers.dropStake')).fill('2')
  await staff.getByRole('checkbox', { name: text('console.gameType.RNG') }).check()
  await field(text('console.prize', { number: 1 })).fill('Coin')
  await field(text('console.prizeAmount')).fill('5')
  await field(text('console.offers.dropPercent')).fill('0.25')
  await field(text('console.offers.dropPerDay')).fill('20')
  await field(text('console.offers.budgetTotal')).fill('400')
  await finish('drops')

  await begin('Lucky hour', text('console.offer.RED_ENVELOPE'))
  await field(text('console.offers.pot')).fill('100')
  await expect(staff.getByText(anyText('console.offers.potHint'))).toContainText('10.00')
  await field(text('console.offers.smallest')).fill('1')
  await field(text('console.offers.largest')).fill('50')
  await staff.getByLabel(text('console.offers.opensAt')).fill('00:00')
  await field(text('console.offers.minutes')).fill('1440')
  await field(text('console.offers.budgetTotal')).fill('400')
  await finish('red envelope')
  await context.close()

  await registerOn(page, brand)
  await page.goto(brand.at('/promotions'))
  const card = (title: string) => page.getByRole('article').filter({ hasText: title })
  await expect(
    card('Every round counts').getByRole('button', { name: anyText('promotions.status.JOIN') }),
  ).toBeVisible()
  await expect(
    card('Lucky hour').getByRole('link', { name: `${text('promotions.status.CLAIM')}: Lucky hour` }),
  ).toBeVisible()
})
