// SPDX-License-Identifier: Apache-2.0
import { chromium } from '@playwright/test'

/** The game pictures that a page fetches before any scrolling, at one width. */
export interface FirstView {
  path: string
  width: number
  files: number
  kilobytes: number
  largestKb: number
}

const quietMs = 2_000
const widths = [
  { width: 390, height: 844, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
]

/**
 * The size of a first view's pictures, including banner and studio logos. The second visit counts: during the
 * first they are still being drawn.
 */
export async function measureFirstViews(
  executablePath: string,
  siteUrl: string,
  paths: readonly string[],
): Promise<FirstView[]> {
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--no-zygote',
      '--disable-background-networking',
      '--disable-component-update',
      '--no-first-run',
    ],
  })
  const views: FirstView[] = []
  try {
    for (const path of paths) {
      for (const { width, height, ...device } of widths) {
        const visit = async (): Promise<FirstView> => {
          const context = await browser.newContext({
            viewport: { width, height },
            ...device,
            reducedMotion: 'reduce',
            serviceWorkers: 'block',
          })
          await context.addInitScript(() => sessionStorage.setItem('publicityClose', '1'))
          const page = await context.newPage()
          const sizes: Promise<number>[] = []
          let lastMs = performance.now()
          page.on('requestfinished', (request) => {
            lastMs = performance.now()
            if (request.resourceType() === 'image' && request.url().includes('/art/'))
              sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
          })
          await page.goto(siteUrl + path)
          await page.getByRole('main').getByRole('article').first().waitFor()
          while (performance.now() - lastMs < quietMs) await page.waitForTimeout(100)
          // Later requests are not part of the first view, and cannot be read once the page is closed.
          page.removeAllListeners('requestfinished')
          const bytes = await Promise.all(sizes)
          await context.close()
          return {
            path,
            width,
            files: bytes.length,
            kilobytes: bytes.reduce((sum, size) => sum + size, 0) / 1_000,
            largestKb: Math.max(0, ...bytes) / 1_000,
          }
        }
        await visit()
        views.push(await visit())
      }
    }
    return views
  } finally {
    await browser.close()
  }
}
