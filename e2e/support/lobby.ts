// SPDX-License-Identifier: Apache-2.0
import { expect, type Locator, type Page } from '@playwright/test'

/** The tiles of games on the page. */
export const tiles = (page: Page): Locator => page.getByRole('main').getByRole('article')

/** The questions that the page asks for lists of games, the newest last. */
export function listCalls(page: Page): URLSearchParams[] {
  const calls: URLSearchParams[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.endsWith('/GCSGAME_gameList')) calls.push(url.searchParams)
  })
  return calls
}

/** Turns the wheel until it is seen: rows are drawn when they come near. */
export async function scrollTo(page: Page, target: Locator): Promise<void> {
  await page.mouse.move(800, 500)
  await expect(async () => {
    if ((await target.count()) === 0) await page.mouse.wheel(0, 800)
    else await target.scrollIntoViewIfNeeded({ timeout: 1_000 })
    await expect(target).toBeInViewport({ timeout: 500 })
  }).toPass({ timeout: 90_000 })
}
