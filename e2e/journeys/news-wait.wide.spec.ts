// SPDX-License-Identifier: Apache-2.0
import { openBrand } from '../support/brand.ts'
import { publishNews } from '../support/contents.ts'
import { expect, test } from '../support/journey.ts'
import { text } from '../support/texts.ts'

test.use({ publicity: true })

test('the news wait while somebody types in the search, and open once they leave it @long', async ({
  page,
  context,
}) => {
  const brand = await openBrand(context)
  await publishNews(brand, 1)
  await page.goto(brand.at('/hot'))
  const field = page.getByRole('banner').getByRole('combobox', { name: text('lobby.search') })
  await field.click()
  await field.pressSequentially('dic')
  // Longer than the page takes to settle.
  await page.waitForTimeout(4_000)
  await expect(page.getByText('Text of news 1')).toHaveCount(0)
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByText('Text of news 1')).toBeVisible()
})
