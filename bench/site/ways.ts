// SPDX-License-Identifier: Apache-2.0
import { chromium, type Page } from '@playwright/test'
import { median } from '../shared/report.ts'

/** How smooth the open site is: medians in milliseconds, and the layout shift in total. */
export interface Ways {
  wayMs: number
  slowestWayMs: number
  languageMs: number
  reloaded: boolean
  shift: number
  longestTaskMs: number
}

declare global {
  interface Window {
    seen?: { shift: number; longestTaskMs: number }
    stayed?: boolean
    languageMs?: number
  }
}

const rounds = 3
/** Links of the frame; each is visited once before, so that its code and its answers are loaded. */
const stops = ['/rng', '/hot', '/live', '/promotions', '/']

/**
 * Opens home on a wide screen, and measures without any throttling the time from the press on a link to the
 * frame that displays the page, when its data is loaded; how long a change of language takes; and what moved
 * meanwhile without being pressed.
 */
export async function measureWays(executablePath: string, siteUrl: string): Promise<Ways> {
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
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
    await page.addInitScript(watchShifts)
    await page.goto(siteUrl)
    await page.getByRole('heading', { name: 'Hot games' }).waitFor({ timeout: 60_000 })
    await page.waitForTimeout(4_000)
    for (const stop of stops) await go(page, stop)
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) for (const stop of stops) times.push(await go(page, stop))
    const { shift, longestTaskMs } = await page.evaluate(
      () => window.seen ?? { shift: Number.NaN, longestTaskMs: Number.NaN },
    )
    const { languageMs, reloaded } = await switchLanguage(page)
    return {
      wayMs: median(times),
      slowestWayMs: Math.max(...times),
      languageMs,
      reloaded,
      shift,
      longestTaskMs,
    }
  } finally {
    await browser.close()
  }
}

/** Presses a link of the frame; answers the time until its page has been drawn. */
async function go(page: Page, path: string): Promise<number> {
  await page.waitForTimeout(700)
  return page.evaluate(
    (to) =>
      new Promise<number>((done) => {
        const before = document.querySelector('#content')?.textContent
        const link = document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`)
        if (!link) throw new Error(`No link leads to ${to}`)
        const begun = performance.now()
        const look = (): void => {
          const arrived =
            location.pathname === to && document.querySelector('#content')?.textContent !== before
          if (!arrived) return void requestAnimationFrame(look)
          // What was added to the page before this frame is on the screen after it.
          requestAnimationFrame(() => done(performance.now() - begun))
        }
        link.click()
        look()
      }),
    path,
  )
}

/**
 * Chooses another language in the picker; answers the time until the page uses it, and whether the page was
 * reloaded for that.
 */
async function switchLanguage(page: Page): Promise<{ languageMs: number; reloaded: boolean }> {
  await page.evaluate(() => {
    window.stayed = true
  })
  await page
    .getByRole('button', { name: /language|Default|English/i })
    .first()
    .click()
  const choice = page.getByText('ไทย', { exact: true }).first()
  await choice.waitFor()
  await page.evaluate(() => {
    const begun: number[] = []
    addEventListener(
      'pointerup',
      () => {
        begun[0] ??= performance.now()
      },
      { capture: true },
    )
    new MutationObserver(() =>
      requestAnimationFrame(() => {
        window.languageMs ??= performance.now() - (begun[0] ?? 0)
      }),
    ).observe(document.documentElement, { attributes: true, attributeFilter: ['lang'] })
  })
  await choice.click()
  await page.locator('html[lang="th"]').waitFor()
  await page.waitForTimeout(500)
  return page.evaluate(() => {
    const { languageMs = Number.NaN, stayed } = window
    return { languageMs, reloaded: stayed !== true }
  })
}

function watchShifts(): void {
  const seen = { shift: 0, longestTaskMs: 0 }
  window.seen = seen
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[])
      if (!entry.hadRecentInput) seen.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.longestTaskMs = Math.max(seen.longestTaskMs, entry.duration)
  }).observe({ type: 'longtask', buffered: true })
}
