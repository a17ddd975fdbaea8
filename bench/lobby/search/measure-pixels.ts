// SPDX-License-Identifier: Apache-2.0
import { chromium, type Page } from '@playwright/test'

const words = [
  'golden',
  'dragno',
  'egypt',
  'wolf at mid',
  'novaforge',
  'rong vang',
  'scraab',
  'jackpot',
  'harbour',
  'panda',
]
const pauseMs = 350

/** The time from each key in the header's search box until its suggestions are drawn. */
export async function measurePixels(browserPath: string, siteUrl: string): Promise<{ tookMs: number[] }> {
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: ['--no-sandbox', '--no-zygote'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.addInitScript(() => sessionStorage.setItem('publicityClose', '1'))
    await page.goto(siteUrl)
    const box = page.getByRole('banner').getByRole('combobox')
    await box.click()
    await page.getByRole('option').first().waitFor()
    await page.evaluate(noteFrames)
    for (const word of words) {
      await box.fill('')
      await page.waitForTimeout(pauseMs)
      for (const letter of word) {
        await page.keyboard.press(letter === ' ' ? 'Space' : letter)
        await page.waitForTimeout(pauseMs)
      }
    }
    return { tookMs: await readFrames(page) }
  } finally {
    await browser.close()
  }
}

const readFrames = (page: Page): Promise<number[]> =>
  page.evaluate(() => performance.getEntriesByName('offered').map(({ duration }) => duration))

/**
 * In the page: a key starts a measurement, which ends after the frame with the first change of the
 * suggestions.
 */
function noteFrames(): void {
  let pressed: number | undefined
  addEventListener(
    'keydown',
    ({ key, timeStamp }) => {
      if (key.length === 1) pressed = timeStamp
    },
    { capture: true },
  )
  const changed = (): void => {
    const start = pressed
    if (start === undefined || !document.querySelector('[role=option][id$="-all"]')) return
    pressed = undefined
    // The next turn after a frame was submitted for drawing.
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.onmessage = () => void performance.measure('offered', { start, end: performance.now() })
      channel.port2.postMessage(undefined)
    })
  }
  new MutationObserver((records) => {
    if (
      records.some(({ target }) =>
        (target instanceof Element ? target : target.parentElement)?.closest('search'),
      )
    )
      changed()
  }).observe(document.body, { childList: true, subtree: true, characterData: true })
}
