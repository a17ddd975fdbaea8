// SPDX-License-Identifier: Apache-2.0
import { beginItem, goTo, openConsole } from '../pages/console.ts'
import { expectSettled } from '../pages/site.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/journey.ts'
import { text } from '../support/texts.ts'

test.describe.configure({ timeout: 240_000 })

const titles = [
  text('console.accountsPage'),
  text('console.requests'),
  text('console.applications'),
  text('console.feedback'),
  text('console.messages'),
  text('console.outbox'),
  text('console.contents'),
  text('console.media'),
  text('console.settings'),
  text('console.maintenance'),
  text('console.blocked'),
  text('console.brands'),
]

for (const theme of ['dark', 'light'] as const) {
  test(`the pages about people and site can be used by everybody, in the ${theme} @long`, async ({
    browser,
    picture,
    isMobile,
    viewport,
  }) => {
    const { context, staff } = await openConsole(browser, undefined, theme)
    if (viewport) await staff.setViewportSize(viewport)
    for (const title of titles) {
      await goTo(staff, title)
      await expectSettled(staff)
      await expectAccessible(staff, `the console's ${title}`)
      expect(
        await staff.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        `${title} keeps to the screen`,
      ).toBeLessThanOrEqual(0)
      await picture(`${title.toLowerCase()}-${isMobile ? 'phone' : 'wide'}`, { of: context })
    }
    await beginItem(staff, text('console.kind.HP'))
    await expectAccessible(staff, 'the editor of an item')
    await picture('editor', { of: context })
    await context.close()
  })
}
