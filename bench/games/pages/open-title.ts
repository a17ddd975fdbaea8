// SPDX-License-Identifier: Apache-2.0
import type { Frame, Page } from '@playwright/test'
import { routes } from '@tessera/contract/generated/routes'
import { addressOf, frameOf, newPage, type GameBrowser } from './game-browser.ts'

const wide = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const
const drawnWithinMs = 15_000
/** Nothing more is loaded for so long: the title is complete. */
const quietMs = 1_200
const quietWithinMs = 15_000

export interface OpenedTitle {
  /** From the call that launches the game to its first picture. */
  readonly launchMs: number
  /** The same from the address that was typed, with the whole site before it. */
  readonly addressMs: number
  /** Everything that came from the studio, as it was on the wire. */
  readonly kilobytes: number
  readonly requests: number
}

/** Opens a title at its own address, as a new player, and plays its first round if one press of its button does. */
export async function openTitle(games: GameBrowser, gameId: string): Promise<OpenedTitle> {
  const { server } = games
  const page = await newPage(games, wide)
  try {
    await page.addInitScript(noteFirstPicture)
    const loaded = countFrom(page, server.studioUrl)
    const begunMs = Date.now()
    await page.goto(addressOf(server, gameId))
    const frame = await frameOf(page, server)
    const drawnMs = await firstPictureOf(frame)
    const launchedMs = await page.evaluate(
      (path) =>
        performance.timeOrigin +
        performance.getEntriesByType('resource').find(({ name }) => new URL(name).pathname === path)!
          .startTime,
      routes['play.launch'].path,
    )
    await loaded.quiet()
    await pressMain(frame)
    await loaded.quiet()
    const { bytes, requests } = await loaded.sum()
    return {
      launchMs: drawnMs - launchedMs,
      addressMs: drawnMs - begunMs,
      kilobytes: bytes / 1_000,
      requests,
    }
  } finally {
    await page.context().close()
  }
}

/** What a page of the studio's origin costs here that shows one word and nothing else: the limit of this run. */
export async function openNothing(games: GameBrowser): Promise<number> {
  const page = await newPage(games, wide)
  try {
    const begunMs = Date.now()
    await page.goto(`${games.server.studioUrl}/health/live`)
    return (
      (await page.evaluate(
        () =>
          new Promise<number>((done) =>
            requestAnimationFrame(() =>
              requestAnimationFrame(() => done(performance.timeOrigin + performance.now())),
            ),
          ),
      )) - begunMs
    )
  } finally {
    await page.context().close()
  }
}

interface Noted {
  firstPictureMs?: number
}

/**
 * Runs in every page: notes when the game is ready and its scene, if it has one, is drawn, and the frame after that
 * has begun.
 */
function noteFirstPicture(): void {
  const look = (): boolean => {
    if (document.body?.dataset['state'] !== 'ready') return false
    const scene = document.querySelector<HTMLElement>('[data-scene]')?.dataset['scene']
    if (scene === 'loading') return false
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        ;(window as Noted).firstPictureMs ??= performance.timeOrigin + performance.now()
      }),
    )
    return true
  }
  const watch = new MutationObserver(() => {
    if (look()) watch.disconnect()
  })
  watch.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-state', 'data-scene'],
  })
}

async function firstPictureOf(frame: Frame): Promise<number> {
  const noted = await frame.waitForFunction(() => (window as Noted).firstPictureMs, undefined, {
    timeout: drawnWithinMs,
  })
  return (await noted.jsonValue())!
}

/** Plays one round of the smallest kind; games in which something is chosen first stay as they are. */
async function pressMain(frame: Frame): Promise<void> {
  await frame.evaluate(() =>
    document.querySelector<HTMLButtonElement>('.main-button:not([disabled])')?.click(),
  )
}

function countFrom(page: Page, origin: string) {
  const sizes: Promise<number>[] = []
  let lastMs = performance.now()
  page.on('request', () => {
    lastMs = performance.now()
  })
  page.on('requestfinished', (request) => {
    lastMs = performance.now()
    if (!request.url().startsWith(origin)) return
    sizes.push(
      request.sizes().then(
        ({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize,
        () => 0,
      ),
    )
  })
  return {
    async quiet() {
      const begunMs = performance.now()
      lastMs = begunMs
      while (performance.now() - lastMs < quietMs && performance.now() - begunMs < quietWithinMs)
        await page.waitForTimeout(100)
    },
    async sum() {
      const all = await Promise.all(sizes)
      return { bytes: all.reduce((sum, size) => sum + size, 0), requests: all.length }
    },
  }
}
