// SPDX-License-Identifier: Apache-2.0
import { chromium, type Page } from '@playwright/test'
import { fetchGames, type ListedGame } from './fetch-games.ts'

/**
 * How a long grid scrolls: frames per second, the longest time with an empty cell in view, and the number of
 * elements in the page.
 */
export interface GridRun {
  tiles: number
  fps: number
  slowFrameMs: number
  /** During steady scrolling from end to end, and after jumps to distant positions. */
  blankMs: number
  jumpBlankMs: number
  drawnMost: number
  nodesMost: number
  heapBeginMb: number
  heapEndMb: number
}

/** A fast thumb: this far in each sixtieth of a second. */
const stepPx = 240
const jumps = 12
/** Pictures that are already drawn: this measures the grid, not the drawing of ten thousand pictures. */
const pictures = 24

declare global {
  interface Window {
    gridSeen?: { frames: number[]; blankMs: number; drawn: number }
  }
}

/**
 * Opens a lobby of slots whose one page contains all games, scrolls it from end to end and back by jumps, and
 * measures every frame. The browser renders in software, as this machine has no GPU.
 */
export async function measureGrid(
  executablePath: string,
  siteUrl: string,
  viewport = { width: 1440, height: 900 },
): Promise<GridRun> {
  const games = await fetchGames(siteUrl)
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--no-zygote',
      '--disable-background-networking',
      '--disable-component-update',
      '--no-first-run',
      '--js-flags=--expose-gc',
      '--enable-precise-memory-info',
    ],
  })
  try {
    const page = await browser.newPage({ viewport, serviceWorkers: 'block' })
    await page.addInitScript(() => sessionStorage.setItem('publicityClose', '1'))
    await page.route('**/GCSGAME_gameList*', (route) => route.fulfill({ json: answerOf(games) }))
    await page.goto(`${siteUrl}/rng`)
    await page.getByRole('main').getByRole('article').first().waitFor()
    await page.waitForTimeout(4_000)
    const heapBeginMb = await heapMb(page)
    const { seconds, frames, blankMs, drawn } = await page.evaluate(scrollThrough, stepPx)
    const nodesMost = await page.evaluate(() => document.querySelectorAll('*').length)
    const jumpBlankMs = await page.evaluate(jumpAround, jumps)
    const heapEndMb = await heapMb(page)
    const sorted = frames.toSorted((a, b) => a - b)
    return {
      tiles: games.length,
      fps: frames.length / seconds,
      slowFrameMs: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
      blankMs,
      jumpBlankMs,
      drawnMost: drawn,
      nodesMost,
      heapBeginMb,
      heapEndMb,
    }
  } finally {
    await browser.close()
  }
}

function answerOf(games: readonly ListedGame[]) {
  const drawn = games.slice(0, pictures).map(({ iconUrl }) => iconUrl)
  const visible = games.map((game, index) => ({ ...game, iconUrl: drawn[index % drawn.length] }))
  return {
    success: true,
    value: { games: visible, pageNo: 1, totalPages: 1, totalCount: visible.length, didYouMean: null },
    message: '',
    code: 'OK',
  }
}

async function heapMb(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize / 1_000_000
}

/** Runs in the page: scrolls down evenly to the end of the grid, and inspects it in every frame. */
function scrollThrough(
  step: number,
): Promise<{ seconds: number; frames: number[]; blankMs: number; drawn: number }> {
  const grid = [...document.querySelectorAll('main ul')].find((list) => list.querySelector('article'))
  if (!(grid instanceof HTMLElement)) throw new Error('There is no grid')
  const frames: number[] = []
  let [blankMs, blankSince, drawn] = [0, 0, 0]
  const begun = performance.now()
  let last = begun
  return new Promise((done) => {
    const look = (now: number): void => {
      frames.push(now - last)
      const box = grid.getBoundingClientRect()
      const { paddingTop, paddingBottom } = grid.style
      const [from, to] = [
        box.top + Number.parseFloat(paddingTop || '0'),
        box.bottom - Number.parseFloat(paddingBottom || '0'),
      ]
      const empty = from > Math.max(0, box.top) + 1 || to < Math.min(innerHeight, box.bottom) - 1
      blankSince = empty ? blankSince || last : 0
      if (blankSince > 0) blankMs = Math.max(blankMs, now - blankSince)
      drawn = Math.max(drawn, grid.childElementCount)
      // By the elapsed time: a slow frame makes a longer step, as with a thumb.
      scrollBy(0, step * Math.min(3, (now - last) / (1_000 / 60)))
      last = now
      if (box.bottom > innerHeight) requestAnimationFrame(look)
      else done({ seconds: (now - begun) / 1_000, frames, blankMs, drawn })
    }
    requestAnimationFrame(look)
  })
}

/**
 * Runs in the page: jumps to distant positions, as the scroll bar allows; answers the longest time until tiles
 * appeared there.
 */
async function jumpAround(times: number): Promise<number> {
  const grid = [...document.querySelectorAll('main ul')].find((list) => list.querySelector('article'))
  if (!(grid instanceof HTMLElement)) throw new Error('There is no grid')
  const isEmpty = (): boolean => {
    const box = grid.getBoundingClientRect()
    const [from, to] = [
      box.top + Number.parseFloat(grid.style.paddingTop || '0'),
      box.bottom - Number.parseFloat(grid.style.paddingBottom || '0'),
    ]
    return from > Math.max(0, box.top) + 1 || to < Math.min(innerHeight, box.bottom) - 1
  }
  const frame = (): Promise<number> =>
    new Promise((done) => {
      requestAnimationFrame(done)
    })
  let longest = 0
  for (let time = 1; time <= times; time += 1) {
    scrollTo(0, grid.offsetHeight * ((time * 0.618) % 1))
    const begun = await frame()
    let now = begun
    while (isEmpty()) now = await frame()
    longest = Math.max(longest, now - begun)
    await new Promise((done) => {
      setTimeout(done, 150)
    })
  }
  return longest
}
