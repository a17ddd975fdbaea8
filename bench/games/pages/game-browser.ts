// SPDX-License-Identifier: Apache-2.0
import { join } from 'node:path'
import { chromium, request, type APIRequestContext, type Browser, type Page } from '@playwright/test'
import { openServer, rootFolder, type OpenServer } from '@tessera/e2e/server/open-server.ts'
import { payIn, registerMember } from '@tessera/e2e/support/member.ts'
import { findBrowser } from '../../../tools/bootstrap/find-browser.ts'

const deposit = 5_000

export interface GameBrowser {
  readonly server: OpenServer
  readonly browser: Browser
  /** Asks the installation as its pages do. */
  readonly site: APIRequestContext
  /** A new member with money. */
  readonly token: string
  close(): Promise<void>
}

/** A whole installation as `npm start` has it, a browser, and a member with money. */
export async function openGameBrowser(): Promise<GameBrowser> {
  const server = await openServer({
    dataDir: join(rootFolder, '.cache/bench-games'),
    variables: { LOG_LEVEL: 'warn' },
  })
  process.env['E2E_SITE'] = server.siteUrl
  const browser = await chromium.launch({
    executablePath: await findBrowser({ shell: true }),
    args: ['--no-sandbox', '--enable-precise-memory-info'],
  })
  const site = await request.newContext({ baseURL: server.siteUrl })
  const { token } = await registerMember({ request: site })
  await payIn({ request: site }, token, deposit)
  return {
    server,
    browser,
    site,
    token,
    async close() {
      await site.dispose()
      await browser.close()
      await server.stop()
    },
  }
}

/** A page of a browser that knows nothing yet, as a new player's, with the member logged in. */
export async function newPage(
  { browser, token }: Pick<GameBrowser, 'browser' | 'token'>,
  options: { viewport: { width: number; height: number }; reducedMotion: 'reduce' | 'no-preference' },
): Promise<Page> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  await page.addInitScript((known) => {
    if (location.pathname.startsWith('/play/')) return
    sessionStorage.setItem('publicityClose', '1')
    sessionStorage.setItem('token', known)
  }, token)
  return page
}

/** The page of a game, as its link opens it. */
export const addressOf = ({ siteUrl }: OpenServer, gameId: string): string =>
  `${siteUrl}/game?gameId=${gameId}&vassalage=BGS`

/** The page of the game itself, once it can be played. */
export async function frameOf(page: Page, { studioUrl }: OpenServer) {
  const element = await page.waitForSelector(`iframe[src^="${studioUrl}"]`, { timeout: 30_000 })
  const frame = await element.contentFrame()
  if (!frame) throw new Error('the game has no page')
  await frame.waitForSelector('body[data-state="ready"]', { timeout: 30_000 })
  return frame
}
