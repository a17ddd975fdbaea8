// SPDX-License-Identifier: Apache-2.0
import type { Frame, Page, Route } from '@playwright/test'
import { judgeWindow } from '@tessera/studio/src/games/slots/judge-window.ts'
import { slotTitleOf } from '@tessera/studio/src/games/slots/titles/index.ts'
import { addressOf, frameOf, newPage, type GameBrowser } from './game-browser.ts'
import { heaviestWindow } from './heaviest-window.ts'

const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'no-preference' } as const

/** Frames a second over the whole time, and the longest pause between two. */
export interface Frames {
  readonly perSecond: number
  readonly longestMs: number
}

/**
 * The frames of a slot on a phone with its processor slowed so many times, from the moment that the reels stand with
 * the best window that the slot has to the end of what is displayed for it. The bet is a real one; what its reels show is
 * replaced on the way to the page.
 */
export async function framesOfWin(games: GameBrowser, code: string, slowed: number): Promise<Frames> {
  const page = await newPage(games, phone)
  try {
    await page.route(`**/api/bets/slot`, (route) => answerWithBest(route, code))
    await page.goto(addressOf(games.server, `inh_${code}`))
    const frame = await frameOf(page, games.server)
    await frame.waitForSelector('[data-scene="drawn"]')
    await page.waitForTimeout(2_000)
    await slow(page, slowed)
    await frame.evaluate(() => document.querySelector<HTMLButtonElement>('.main-button')!.click())
    await frame.waitForSelector('.slot-big:not([hidden])', { timeout: 60_000 })
    return await countFrames(frame, '.slot-big:not([hidden])')
  } finally {
    await page.context().close()
  }
}

/** The frames of a page with one small moving square, slowed alike: what this machine can show at all. */
export const framesOfNothing = (games: GameBrowser, slowed: number): Promise<Frames> =>
  framesOf(games, slowed, async (page) => {
    await page.setContent(
      '<style>@keyframes turn{to{transform:rotate(1turn)}}i{display:block;width:40px;height:40px;background:red;animation:turn 1s linear infinite}</style><i></i>',
    )
  })

/** The frames of a page whose canvas is cleared to another colour each time, as large as that of a slot. */
export const framesOfEmptyCanvas = (games: GameBrowser, slowed: number): Promise<Frames> =>
  framesOf(games, slowed, async (page) => {
    await page.setContent('<style>body{margin:0}</style><canvas width="390" height="386"></canvas>')
    await page.evaluate(() => {
      const gl = document.querySelector('canvas')!.getContext('webgl2', { antialias: true })!
      const draw = (atMs: number): void => {
        gl.clearColor((atMs % 1_000) / 1_000, 0.4, 0.5, 1)
        gl.clear(gl.COLOR_BUFFER_BIT)
        requestAnimationFrame(draw)
      }
      requestAnimationFrame(draw)
    })
  })

async function framesOf(
  games: GameBrowser,
  slowed: number,
  show: (page: Page) => Promise<void>,
): Promise<Frames> {
  const page = await newPage(games, phone)
  try {
    await show(page)
    await slow(page, slowed)
    return await countFrames(page.mainFrame(), undefined)
  } finally {
    await page.context().close()
  }
}

async function slow(page: Page, times: number): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: times })
}

/** Counts for as long as something is displayed, at most three seconds. */
function countFrames(frame: Frame, selector: string | undefined): Promise<Frames> {
  return frame.evaluate(
    (selector) =>
      new Promise<{ perSecond: number; longestMs: number }>((done) => {
        const times: number[] = []
        const next = (atMs: number): void => {
          times.push(atMs)
          const first = times[0]!
          if (atMs - first < 3_000 && (!selector || document.querySelector(selector))) {
            requestAnimationFrame(next)
            return
          }
          const pauses = times.slice(1).map((time, index) => time - times[index]!)
          done({
            perSecond: (1_000 * pauses.length) / (atMs - first),
            longestMs: Math.max(...pauses),
          })
        }
        requestAnimationFrame(next)
      }),
    selector,
  )
}

async function answerWithBest(route: Route, code: string): Promise<void> {
  const { rules } = slotTitleOf(code)!
  const window = heaviestWindow(rules)
  const result = judgeWindow(rules, window)
  const response = await route.fetch()
  const answer = (await response.json()) as { round: object }
  const event = { type: 'spin', spin: 0, ...window, ...result, freeSpins: 0 }
  const { multiplier } = result
  await route.fulfill({
    response,
    json: { ...answer, round: { ...answer.round, state: 'settled', events: [event], multiplier } },
  })
}
