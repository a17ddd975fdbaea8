// SPDX-License-Identifier: Apache-2.0
import type { Browser, BrowserContextOptions, FrameLocator, Page } from '@playwright/test'
import { type Complaints, watchForComplaints } from './complaints.ts'
import { expect, siteUrl } from './journey.ts'
import { openMember } from './member.ts'

const waitMs = 60_000

/** The parts of what a hall says that a journey looks at. */
export interface SeenHall {
  readonly type: 'hall'
  readonly hall: string
  readonly now: number
  readonly own: number | null
  readonly chairs: readonly { readonly chair: number; readonly stake: string }[]
  readonly tide: { readonly startedAt: number } | null
}
export interface SeenShot {
  readonly chair: number
  readonly met: readonly number[]
  readonly taken: readonly { readonly fish: number; readonly win: string }[]
}
export interface SeenPond {
  readonly type: 'pond'
  readonly now: number
  readonly shots: readonly SeenShot[]
}

/** A browser in a hall: its page, the frame in it, and what its connection received. */
export interface HallBrowser {
  readonly page: Page
  readonly frame: FrameLocator
  readonly token: string
  readonly complaints: Complaints
  readonly halls: readonly SeenHall[]
  readonly ponds: readonly SeenPond[]
}

/** A browser of its own with a new member, who has `balance`. */
export async function openHallBrowser(
  browser: Browser,
  balance: number,
  options: BrowserContextOptions = {},
): Promise<HallBrowser> {
  const context = await browser.newContext({
    baseURL: siteUrl(),
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
  })
  await context.addInitScript(() => {
    try {
      sessionStorage.setItem('publicityClose', '1')
    } catch {
      // A frame without a storage has no popup.
    }
  })
  const complaints = await watchForComplaints(context)
  const page = await context.newPage()
  const halls: SeenHall[] = []
  const ponds: SeenPond[] = []
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(payload.toString()) as { readonly type: string }
      if (message.type === 'hall') halls.push(message as SeenHall)
      if (message.type === 'pond') ponds.push(message as SeenPond)
    }),
  )
  const { token } = await openMember(page, { balance })
  return { ...{ page, token, complaints, halls, ponds }, frame: page.frameLocator('iframe') }
}

/** The hall on a page. */
export const hallOf = ({ frame }: Pick<HallBrowser, 'frame'>) => frame.locator('.hall')

/** Opens the halls of a title and takes a chair at the lowest level. */
export async function enterHall(browser: HallBrowser, code: string): Promise<void> {
  const { page, frame } = browser
  await page.goto(`/game?gameId=inh_fishing_${code}&vassalage=BGS`)
  await frame.locator('button[data-level="1"]').click({ timeout: waitMs })
  await expect(hallOf(browser)).toHaveAttribute('data-state', 'playing', { timeout: waitMs })
}

/** Where a page draws each fish at a time of the server: its number, x and y. */
export async function whereAt(browser: HallBrowser, serverMs: number): Promise<number[][]> {
  const text = await hallOf(browser).evaluate((hall, at) => {
    hall.dispatchEvent(new CustomEvent('tessera.where', { detail: at }))
    return hall.dataset['where'] ?? '[]'
  }, serverMs)
  return JSON.parse(text) as number[][]
}

/** The balance that a page shows, in cents. */
export async function displayedCents({ frame }: Pick<HallBrowser, 'frame'>): Promise<number> {
  const text = await frame.locator('[data-balance]').innerText()
  return Math.round(Number(text.replaceAll(',', '')) * 100)
}

/** A time of the tide that a page draws, when fish have come in. */
export const timeOfTide = ({ halls }: HallBrowser): number => (halls.at(-1)?.tide?.startedAt ?? 0) + 20_000
