// SPDX-License-Identifier: Apache-2.0
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { openServer, rootFolder } from '@tessera/e2e/server/open-server.ts'
import { findBrowser } from '../../tools/bootstrap/find-browser.ts'
import { median, numberOption, printTable } from '../shared/report.ts'
import { waitForCalm } from '../shared/wait-for-calm.ts'
import { overRounds, type Part } from '../shared/part.ts'

const patienceMs = 60_000
const games = ['Dice', 'Limbo', 'Plinko', 'Mines'] as const

/**
 * From the press on a game's card to the first picture of that game in its frame, on the built site, for a
 * member with the lobby open: our launch, the vendor's page, the exchange of its tokens, its parts and its
 * first drawing. Options: --site http://… (a running platform), --launches 3 (of each game).
 */
const launch: Part = async (options) => {
  const at = options.indexOf('--site')
  const server =
    at < 0
      ? await openServer({
          dataDir: join(rootFolder, '.cache/bench-site'),
          variables: { SEED_GAMES: '10000' },
        })
      : { siteUrl: options[at + 1] ?? '', stop: async () => undefined }
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
    await logIn(page, server.siteUrl)
    const times = new Map<string, number[]>()
    for (let round = 0; round <= numberOption(options, 'launches', 3); round += 1) {
      for (const name of games) {
        await waitForCalm(patienceMs)
        const ms = await launchOne(page, name)
        // The first time the browser has no part of the game yet, as for a new player.
        if (round > 0) times.set(name, [...(times.get(name) ?? []), ms])
      }
    }
    printTable(
      ['Launch to first picture (ms)', 'median', 'slowest'],
      [...times].map(([name, all]) => [name, median(all), Math.max(...all)]),
    )
    return [overRounds('lobby.launch.ms', [...times.values()].flat())]
  } finally {
    await browser.close()
    await server.stop()
  }
}
export default launch

async function logIn(page: Page, siteUrl: string): Promise<void> {
  await page.addInitScript(() => sessionStorage.setItem('publicityClose', '1'))
  await page.goto(`${siteUrl}/?auth=login`)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Username').fill('demo')
  await dialog.getByLabel('Password', { exact: true }).fill('Demo-2468')
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByTestId('balance').first().waitFor()
}

async function launchOne(page: Page, name: string): Promise<number> {
  await page.getByRole('link', { name: 'Tessera' }).first().click()
  await page.goto(new URL('/inhouse', page.url()).href)
  const card = page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${name}\\b`) })
    .first()
  await card.waitFor()
  await page.waitForTimeout(800)
  const begun = performance.now()
  await card.click()
  await page.frameLocator('iframe').locator('[data-scene="drawn"]').waitFor({ timeout: 30_000 })
  return performance.now() - begun
}
