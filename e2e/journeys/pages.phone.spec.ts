// SPDX-License-Identifier: Apache-2.0
import { expectNoOverflow } from '../pages/site.ts'
import { expect, test } from '../support/journey.ts'

const addresses = [
  '/',
  '/index',
  '/index.html',
  '/home',
  '/hot',
  '/inhouse',
  '/rng',
  '/live',
  '/fish',
  '/pvp',
  '/sports',
  '/esports',
  '/cockfight',
  '/lott',
  '/elott',
  '/providers?vassalage=BGS',
  '/home?gameName=gold',
]

test('every address opens by itself, with a heading, and nothing stands out to the side', async ({
  page,
  picture,
}) => {
  test.setTimeout(240_000)
  for (const address of addresses) {
    await page.goto(address)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached()
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
    await expectNoOverflow(page, address)
    await picture(address.replace(/\W+/g, '-'))
  }
})
