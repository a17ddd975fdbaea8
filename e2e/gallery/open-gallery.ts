// SPDX-License-Identifier: Apache-2.0
import { join, resolve } from 'node:path'
import { test as base, type Locator, type Page } from '@playwright/test'
import { build, preview } from 'vite'

const folder = resolve(import.meta.dirname, '../../packages/ui/gallery')

export interface View {
  theme: 'dark' | 'light'
  dir: 'ltr' | 'rtl'
}
/** One of each theme and direction shows what both do. */
export const views: readonly View[] = [
  { theme: 'dark', dir: 'ltr' },
  { theme: 'light', dir: 'rtl' },
]
export const allViews: readonly View[] = [
  ...views,
  { theme: 'dark', dir: 'rtl' },
  { theme: 'light', dir: 'ltr' },
]

/** The gallery, built and served once per worker. */
export const test = base.extend<object, { galleryUrl: string }>({
  galleryUrl: [
    async ({ browserName: _browser }, use, worker) => {
      const outDir = resolve(import.meta.dirname, `../../.cache/gallery/${worker.workerIndex}`)
      const configFile = join(folder, 'vite.config.ts')
      await build({ configFile, logLevel: 'error', build: { outDir } })
      const server = await preview({
        configFile,
        logLevel: 'error',
        build: { outDir },
        preview: { port: 4600 + worker.workerIndex, host: '127.0.0.1' },
      })
      const [url] = server.resolvedUrls?.local ?? []
      if (!url) throw new Error('The gallery is served nowhere.')
      await use(url.replace(/\/$/, ''))
      await server.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

/**
 * Opens one part alone (or, with '', all of them; `bare` without the head of the page) and waits until its
 * letters and lazy pieces are there.
 */
export async function openPart(
  page: Page,
  galleryUrl: string,
  part: string,
  view: View,
  bare = part !== '',
): Promise<Locator> {
  await page.goto(
    `${galleryUrl}/?${new URLSearchParams({ ...view, ...(part && { part }), ...(bare && { bare: '1' }) }).toString()}`,
  )
  await page.evaluate(() => document.fonts.ready)
  await page.waitForLoadState('networkidle')
  return page.locator(part === '' ? 'main' : `[data-part="${part}"]`)
}
