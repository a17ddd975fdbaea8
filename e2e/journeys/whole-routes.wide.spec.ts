// SPDX-License-Identifier: Apache-2.0
import { sitePages } from '@tessera/contract/site/pages'
import { expectSettled } from '../pages/site.ts'
import { expect, test } from '../support/journey.ts'
import { expectWhole } from '../support/whole.ts'

test.describe.configure({ timeout: 900_000 })

const widths = [1440, 820, 390]

/** Short words, tall letters, no spaces, right to left, long words. */
for (const language of ['EN', 'TH', 'CN', 'AR', 'RU']) {
  test(`every address is whole at every width, in ${language} @long`, async ({ page, picture }) => {
    await page.addInitScript((code) => localStorage.setItem('hisLang', code), language)
    for (const { path } of sitePages.filter(({ canonical }) => canonical === undefined)) {
      await page.setViewportSize({ width: widths[0]!, height: 900 })
      await page.goto(path)
      await expect(page.locator('#content').or(page.getByRole('main')).first()).toBeVisible()
      await expectSettled(page)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        // A frame for what follows the width.
        await page.evaluate(
          () =>
            new Promise((done) => {
              requestAnimationFrame(() => requestAnimationFrame(done))
            }),
        )
        await expectWhole(page, `${path} at ${width} in ${language}`)
        await picture(`${path.replace(/\W+/g, '-')}-${width}-${language}`)
      }
    }
  })
}
