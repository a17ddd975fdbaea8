// SPDX-License-Identifier: Apache-2.0
import type { FrameLocator, Locator, Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { openMember } from '../support/member.ts'
import { callServer } from '../support/server-client.ts'

/** A phone on its side, and a page of 1280 px enlarged four times. */
const frames = [
  { name: 'side', width: 667, height: 375 },
  { name: 'zoom', width: 320, height: 256 },
] as const
const parts = 4
/** 32 games and 24 slots. */
const ours = 56

/** The codes of all games of our own studio. */
async function ownGames({ request }: Page): Promise<string[]> {
  const lists = await Promise.all(
    ['INHOUSE', 'RNG'].map((gameType) =>
      callServer(request, 'catalogue.games', { gameType, vassalage: 'BGS', pageSize: 60 }),
    ),
  )
  return [...new Set(lists.flatMap(({ games }) => games.flatMap(({ gameId }) => gameId ?? [])))].toSorted()
}

async function openGameOf(page: Page, gameId: string): Promise<FrameLocator> {
  await page.goto(`/game?gameId=${gameId}&vassalage=BGS`)
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('body')).toHaveAttribute('data-state', 'ready', { timeout: 60_000 })
  return frame
}

const expectSeen = (part: Locator, what: string, ratio: number): Promise<void> =>
  expect.soft(part, what).toBeInViewport({ ratio })

for (let part = 0; part < parts; part += 1)
  test(`every game can be played in a short frame, part ${part + 1} @long`, async ({ page, picture }) => {
    test.setTimeout(900_000)
    await openMember(page, { balance: 100 })
    const games = await ownGames(page)
    expect(games).toHaveLength(ours)
    for (const gameId of games.filter((_, index) => index % parts === part))
      for (const { name, ...size } of frames)
        await test.step(`${gameId} ${name}`, async () => {
          await page.setViewportSize(size)
          const frame = await openGameOf(page, gameId)
          const result = frame.locator('.result')
          // As after a round: before the first one there is no sentence.
          await result.evaluate((element) => {
            element.textContent ||= '1.00 USD'
          })
          await expectSeen(frame.locator('.main-button'), `${gameId} ${name}: button`, 0.95)
          await expectSeen(result, `${gameId} ${name}: result`, 0.9)
          // The cloth of a table is higher than the frame, and some boards are higher than an enlarged one.
          const isTable = (await frame.locator('body[data-table]').count()) > 0
          const least = isTable ? 0.1 : name === 'zoom' ? 0.3 : 0.85
          await expectSeen(frame.locator('.picture'), `${gameId} ${name}: picture`, least)
          const beside = await frame.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)
          expect.soft(beside, `${gameId} ${name}: nothing scrolls sideways`).toBeLessThanOrEqual(0)
          await picture(`${gameId}-${name}`)
          // A table has chips in place of the field.
          const stake = frame.locator('input[name=stake]:visible, .chip-row:visible').first()
          await stake.scrollIntoViewIfNeeded()
          await expectSeen(stake, `${gameId} ${name}: stake`, 1)
          await picture(`${gameId}-${name}-stake`)
        })
  })
