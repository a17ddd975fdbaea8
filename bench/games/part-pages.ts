// SPDX-License-Identifier: Apache-2.0
import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { openServer, rootFolder, type OpenServer } from '@tessera/e2e/server/open-server.ts'
import { findBrowser } from '../../tools/bootstrap/find-browser.ts'
import { inHouseTitles } from '../../tools/seed/catalogue/in-house-games.ts'
import type { Part } from '../lobby/result.ts'
import { median, numberOption, printTable } from '../shared/report.ts'
import { waitForCalm } from '../shared/wait-for-calm.ts'

const targets = { firstPictureMs: 1_500, kilobytes: 1_500 }
const patienceMs = 30_000
/** The drawn parts that a game loads while it is played come within this time after its first picture. */
const settlesMs = 2_500

interface Opened {
  readonly ms: number
  readonly kilobytes: number
}

/**
 * From the press on a game's card to its first picture, and everything that its page then has loaded over the wire, for
 * each in-house game: in a new browser without any part of the studio, so as a new player has it. Options: --launches 1
 * (of each game), --only NAME.
 */
const pages: Part = async (options) => {
  const at = options.indexOf('--only')
  const names = inHouseTitles.map(({ name }) => name).filter((name) => at < 0 || name === options[at + 1])
  const server = await openServer({ dataDir: join(rootFolder, '.cache/bench-games') })
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] })
  try {
    const token = await tokenOf(browser, server)
    // What the platform prepares at the first launch of all is not the game's.
    await openOne(browser, server, token, names[0]!)
    const rows: [string, Opened][] = []
    for (const name of names) {
      const opened: Opened[] = []
      for (let launch = 0; launch < numberOption(options, 'launches', 1); launch += 1) {
        await waitForCalm(patienceMs)
        opened.push(await openOne(browser, server, token, name))
      }
      const ms = median(opened.map((one) => one.ms))
      rows.push([name, { ms, kilobytes: Math.max(...opened.map((one) => one.kilobytes)) }])
    }
    printTable(
      ['In-house game', 'first picture ms', 'kB on the wire'],
      rows.map(([name, { ms, kilobytes }]) => [name, ms, kilobytes]),
    )
    const slowest = Math.max(...rows.map(([, { ms }]) => ms))
    const largest = Math.max(...rows.map(([, { kilobytes }]) => kilobytes))
    return [
      { name: 'games.pages.slowestMs', value: slowest, holds: slowest < targets.firstPictureMs },
      { name: 'games.pages.medianMs', value: median(rows.map(([, { ms }]) => ms)), holds: true },
      { name: 'games.pages.largestKilobytes', value: largest, holds: largest < targets.kilobytes },
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}
export default pages

async function tokenOf(browser: Browser, { siteUrl }: OpenServer): Promise<string> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.addInitScript(() => sessionStorage.setItem('publicityClose', '1'))
  await page.goto(`${siteUrl}/?auth=login`)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Username').fill('demo')
  await dialog.getByLabel('Password', { exact: true }).fill('Demo-2468')
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByTestId('balance').first().waitFor()
  const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '')
  await context.close()
  return token
}

async function openOne(
  browser: Browser,
  { siteUrl, studioUrl }: OpenServer,
  token: string,
  name: string,
): Promise<Opened> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  })
  try {
    const page = await context.newPage()
    await page.addInitScript((known) => {
      sessionStorage.setItem('publicityClose', '1')
      sessionStorage.setItem('token', known)
    }, token)
    const loaded = bytesFrom(page, studioUrl)
    await page.goto(`${siteUrl}/inhouse`)
    const card = page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${RegExp.escape(name)}\\b`) })
      .first()
    // A lobby loads further games as it is scrolled to its end.
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Crash\b/ })
      .first()
      .waitFor()
    while ((await card.count()) === 0) {
      await page.keyboard.press('End')
      await page.waitForTimeout(200)
    }
    await card.scrollIntoViewIfNeeded()
    await page.waitForTimeout(800)
    const begun = performance.now()
    await card.click()
    const frame = page.frameLocator('iframe')
    await frame.locator('body[data-state="ready"]').waitFor({ timeout: 30_000 })
    const readyMs = performance.now() - begun
    // Tables and cards are drawn by the page itself: they are there when they are ready.
    const ms = await frame
      .locator('[data-scene="drawn"]')
      .waitFor({ timeout: settlesMs })
      .then(
        () => performance.now() - begun,
        () => readyMs,
      )
    await page.waitForTimeout(settlesMs)
    return { ms, kilobytes: (await loaded()) / 1_000 }
  } finally {
    await context.close()
  }
}

/** Counts the bodies that come from an origin as they are on the wire. */
function bytesFrom(page: Page, origin: string): () => Promise<number> {
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (request.url().startsWith(origin))
      sizes.push(
        request.sizes().then(
          ({ responseBodySize }) => responseBodySize,
          () => 0,
        ),
      )
  })
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
