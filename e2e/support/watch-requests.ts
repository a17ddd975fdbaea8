// SPDX-License-Identifier: Apache-2.0
import { expect, type Page, type Request } from '@playwright/test'

/**
 * Watches the requests of a page from now on. The function that it returns waits until none is open at eight looks in a
 * row: before a clock jumps, because a part of the page that is still on its way would be hours late.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return async () => {
    let quietLooks = 0
    await expect
      .poll(() => (quietLooks = open.size === 0 ? quietLooks + 1 : 0), { intervals: [100] })
      .toBeGreaterThanOrEqual(8)
  }
}
