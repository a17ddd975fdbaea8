// SPDX-License-Identifier: Apache-2.0
import type { BrowserContext, Page } from '@playwright/test'
import { waitForGame } from '../pages/game.ts'
import { expect, test } from '../support/journey.ts'
import { openMember } from '../support/member.ts'
import { textsIn } from '../support/texts.ts'
import { byKeyboard } from '../support/walk/by-keyboard.ts'
import { byTree } from '../support/walk/by-tree.ts'
import { focusOf } from '../support/walk/focus-of.ts'
import { speak } from '../support/walk/language.ts'
import { playOneRound } from '../support/walk/play-games.ts'
import { inHouseGames } from '../support/walk/registry.ts'
import { startWalk, type Way } from '../support/walk/walker.ts'

// One round of each in-house game, without a mouse. The daily ones are one by moves and one at a table; slots are played by keyboard in a journey of their own.

const daily = new Set(['inh_mines', 'inh_roulette'])
const ways: readonly (readonly [string, Way])[] = [
  ['by keyboard', byKeyboard],
  ['by the accessibility tree', byTree],
]

for (const language of ['en', 'ar'] as const)
  for (const [wayName, way] of ways)
    for (const { gameId, name, isSlot } of inHouseGames) {
      const isDaily = daily.has(gameId) && way === byKeyboard && language === 'en'
      test(
        `a round of ${name} is played ${wayName} in ${language.toUpperCase()}, and its end is spoken`,
        isDaily ? {} : { tag: '@long' },
        async ({ page, context }) => {
          test.setTimeout(240_000)
          await speak(context, language)
          await openMember(page, { balance: 100 })
          await playRoundOf(page, context, { gameId, isSlot, language, way })
        },
      )
    }

async function playRoundOf(
  page: Page,
  context: BrowserContext,
  { gameId, isSlot, language, way }: { gameId: string; isSlot: boolean; language: 'en' | 'ar'; way: Way },
): Promise<void> {
  const words = textsIn(language)
  const walker = await startWalk(context, page, way)
  const title = await titleOf(page, gameId, language)
  await page.goto(`/home?gameName=${encodeURIComponent(title)}`)
  await walker.press('link', new RegExp(`^${RegExp.escape(title)}`))
  const { frame } = await waitForGame(page, title, words.text)
  await playOneRound(gameId, isSlot, { walker, page, frame, words })
  const result = frame.locator('.result:is([data-outcome=won], [data-outcome=lost], [data-outcome=even])')
  await expect(result).toHaveText(/\p{L}/u, { timeout: 90_000 })
  await walker.expectSpoken((await result.innerText()).trim())
  // Who plays on need not look for the way: the focus is where the next round begins.
  const next = (['studio.bet', 'studio.sample.spin', 'studio.crash.betNext'] as const).map(
    (key) => `button ${words.text(key)}`,
  )
  const { role, name } = await focusOf(page)
  expect(next, 'where the focus is when the round has ended').toContain(`${role} ${name}`)
}

/** The name of a game on its tile. */
async function titleOf(page: Page, gameId: string, language: 'en' | 'ar'): Promise<string> {
  const answer = await page.request.get(
    '/wps/relay/GCSGAME_gameList?gameType=INHOUSE&vassalage=BGS&pageNo=1&pageSize=100',
    {
      headers: { platform: 'W', language: language.toUpperCase() },
    },
  )
  const { value } = (await answer.json()) as { value: { games: { gameId?: string; displayName: string }[] } }
  const game = value.games.find((one) => one.gameId === gameId)
  if (!game) throw new Error(`the catalogue has no ${gameId}`)
  return game.displayName
}
