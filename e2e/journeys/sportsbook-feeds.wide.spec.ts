// SPDX-License-Identifier: Apache-2.0
import { goTo, openConsole } from '../pages/console.ts'
import { expectNoOverflow } from '../pages/site.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/journey.ts'
import { text } from '../support/texts.ts'

test('an operator sees that the built-in feed runs and that those from outside are not set up @long', async ({
  browser,
  picture,
}) => {
  for (const theme of ['dark', 'light'] as const) {
    const { context, staff } = await openConsole(browser, undefined, theme)
    await goTo(staff, text('console.feeds'))
    const feed = (name: string) => staff.getByRole('main').getByRole('listitem').filter({ hasText: name })
    await expect(feed(text('console.feeds.builtIn'))).toContainText(
      text('console.feeds.running'),
      // A new installation begins to play once it has planned its first events.
      { timeout: 60_000 },
    )
    for (const name of [text('console.feeds.odds'), text('console.feeds.push')])
      await expect(feed(name)).toContainText(text('console.feeds.off'))
    await expect(staff.getByText(text('console.feeds.none'))).toBeVisible()
    await expectAccessible(staff, `the feeds (${theme})`)
    await picture(`feeds-${theme}`, { of: context })
    await staff.setViewportSize({ width: 820, height: 1_100 })
    await expectNoOverflow(staff, 'the feeds on a tablet')
    await picture(`feeds-${theme}-820`, { of: context })
    await context.close()
  }
})
