// SPDX-License-Identifier: Apache-2.0
import { expect, test } from '../support/journey.ts'
import { text } from '../support/texts.ts'

test('home is home on /, /index, /index.html and /home, without a redirect [NAV-001]', async ({ page }) => {
  for (const address of ['/', '/index', '/index.html', '/home']) {
    const response = await page.goto(address)
    expect(response?.request().redirectedFrom()).toBeNull()
    await expect(page.getByRole('region', { name: text('messages.banners') })).toBeVisible()
    await expect(page.getByRole('heading', { name: text('lobby.hot') })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(address)
  }
})
