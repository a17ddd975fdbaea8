// SPDX-License-Identifier: Apache-2.0
import { openBrand } from '../support/brand.ts'
import { news } from '../support/contents.ts'
import { expect, test } from '../support/journey.ts'
import { text } from '../support/texts.ts'

test.use({ publicity: true })

test('the window of news waits while somebody types in the search, and opens when they have left it', async ({
  page,
  context,
}) => {
  const brand = await openBrand(context)
  await brand.publish(news({ title: 'Bold', content: '<p>Something new</p>' }))
  await page.goto(brand.at('/hot'))
  const search = page.getByRole('combobox', { name: text('lobby.search') })
  await search.focus()
  await page.keyboard.type('dra')
  await page.waitForTimeout(4_000)
  await expect(page.getByRole('dialog', { name: text('messages.publicity') })).toHaveCount(0)
  await expect(search).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('dialog', { name: text('messages.publicity') })).toBeVisible()
})
