// SPDX-License-Identifier: Apache-2.0
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

interface Judging {
  /** Rules that do not count here. */ without?: readonly string[]
}

/**
 * What WCAG 2.2 at level AA has against the page as it stands, frames included: nothing. A page that is still
 * being drawn is judged again.
 */
export async function expectAccessible(page: Page, where: string, judging: Judging = {}): Promise<void> {
  await drawAll(page)
  let given = await judge(page, judging)
  for (let again = 0; given.length > 0 && again < 2; again += 1) {
    await page.waitForTimeout(settleMs)
    given = await judge(page, judging)
  }
  expect.soft(given, `accessibility of ${where}`).toEqual([])
}

const settleMs = 2_000

/** What is drawn only once it comes into view has no size before, which could be judged. */
const drawAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
  })

async function judge(page: Page, { without = [] }: Judging): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .disableRules([...without])
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map((node) => `${node.target.join(' ')} ${node.failureSummary?.split('\n').slice(1).join(' ').trim() ?? ''}`).join(' | ')}`,
  )
}

/** Sets the theme before the next page opens. */
export async function openIn(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.addInitScript((chosen) => {
    if (!localStorage.getItem('theme')) localStorage.setItem('theme', chosen)
  }, theme)
}
