// SPDX-License-Identifier: Apache-2.0
import { chromium, type Request } from '@playwright/test'

interface Sum {
  bytes: number
  files: number
}
interface Weight {
  pages: Sum
  scripts: Sum
  styles: Sum
  fonts: Sum
  pictures: Sum
  answers: Sum
}
/** Bodies as transferred: those received when the first game could be pressed, and when the page was idle. */
export interface FirstVisit {
  usable: Weight
  quiet: Weight
}

const kinds: Record<string, keyof Weight> = {
  document: 'pages',
  script: 'scripts',
  stylesheet: 'styles',
  font: 'fonts',
  image: 'pictures',
  fetch: 'answers',
  xhr: 'answers',
}
/** No new request for this long after home is usable: longer than home waits before it loads what follows its first view (useSettled). */
const quietMs = 3_500

/**
 * Opens home in a browser without any cache, and adds up all requests until it is usable (its rows of games
 * can be pressed), and until it is idle: by then the page has prefetched what it will need later.
 */
export async function measureFirstVisit(executablePath: string, siteUrl: string): Promise<FirstVisit> {
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
  try {
    const page = await browser.newPage({
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
      deviceScaleFactor: 2,
    })
    const asked: Request[] = []
    let lastAskedMs = performance.now()
    page.on('requestfinished', (request) => {
      asked.push(request)
      lastAskedMs = performance.now()
    })
    await page.goto(siteUrl)
    await page.getByRole('heading', { name: 'Hot games' }).waitFor({ timeout: 60_000 })
    await page.getByRole('main').getByRole('article').first().waitFor()
    const before = [...asked]
    while (performance.now() - lastAskedMs < quietMs) await page.waitForTimeout(100)
    return { usable: await addUp(before), quiet: await addUp(asked) }
  } finally {
    await browser.close()
  }
}

async function addUp(asked: readonly Request[]): Promise<Weight> {
  const visit: Weight = {
    pages: nothing(),
    scripts: nothing(),
    styles: nothing(),
    fonts: nothing(),
    pictures: nothing(),
    answers: nothing(),
  }
  for (const request of asked) {
    const kind = kinds[request.resourceType()]
    if (!kind) continue
    visit[kind].bytes += await bodyBytesOf(request)
    visit[kind].files += 1
  }
  return visit
}

/** The browser counts no body of what it fetches ahead: its length is that of the header. */
async function bodyBytesOf(request: Request): Promise<number> {
  const { responseBodySize } = await request.sizes()
  if (responseBodySize > 0) return responseBodySize
  return Number((await (await request.response())?.headerValue('content-length')) ?? 0)
}

const nothing = (): Sum => ({ bytes: 0, files: 0 })
