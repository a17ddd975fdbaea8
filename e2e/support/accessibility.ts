import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What WCAG 2.2 at level AA has against the page as it stands, frames included: nothing. */
export async function expectAccessible(page: Page, where: string, { without = [] }: { without?: readonly string[] } = {}): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).disableRules([...without]).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze()
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.target.join(' ')} ${node.failureSummary?.split('\n').slice(1).join(' ').trim() ?? ''}`).join(' | ')}`)
  expect.soft(told, `accessibility of ${where}`).toEqual([])
}

/** Sets the theme before the next page opens. */
export async function openIn(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.addInitScript((chosen) => { if (!localStorage.getItem('theme')) localStorage.setItem('theme', chosen) }, theme)
}
