// SPDX-License-Identifier: Apache-2.0
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { text } from '../support/texts.ts'

/** The frame of an installation game. `balance` is what it shows itself, `result` the sentence after a round. */
export const gameFrame = (page: Page, name: string, say: typeof text = text) => {
  const frame = page.frameLocator(`iframe[title="${say('play.frame', { name })}"]`)
  return {
    frame,
    stake: frame.getByLabel(say('studio.stake'), { exact: true }),
    result: frame.locator('.result'),
    main: frame.locator('.main-button'),
    balance: async (): Promise<number> =>
      Number((await frame.locator('[data-balance]').innerText()).replaceAll(',', '')),
    open: (panel: 'studio.fairness' | 'studio.rules'): Promise<void> =>
      frame.getByRole('button', { name: say(panel) }).click(),
  }
}

export type GameFrame = ReturnType<typeof gameFrame>

/** An installation game in a lobby, by its name. */
export const gameLink = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${name}\\b`) })
    .first()

/** Opens an installation game from the lobby of originals and waits until it can be played. */
export async function openGame(page: Page, name: string): Promise<GameFrame> {
  await page.goto('/inhouse')
  await gameLink(page, name).click()
  return waitForGame(page, name)
}

export async function waitForGame(page: Page, name: string, say: typeof text = text): Promise<GameFrame> {
  await expect(page).toHaveURL(/\/game\?/)
  const game = gameFrame(page, name, say)
  await expect(game.frame.locator('body')).toHaveAttribute('data-state', 'ready', { timeout: 30_000 })
  await expect(game.main).toBeEnabled()
  return game
}

/** Who plays for fun without an account says first that they are old enough. */
export const ageQuestion = (page: Page): Locator =>
  page.getByRole('alertdialog', { name: text('games.age.title', { age: 18 }) })
export const confirmAge = (page: Page): Promise<void> =>
  ageQuestion(page)
    .getByRole('button', { name: text('games.age.yes', { age: 18 }) })
    .click()

/** One round of a game that is decided at once: presses the button and waits for the sentence. */
export async function playRound(game: GameFrame): Promise<string> {
  await game.result.evaluate((element) => {
    element.textContent = ''
  })
  await game.main.click()
  await expect(game.result).toHaveText(/\w/, { timeout: 20_000 })
  await expect(game.main).toHaveAttribute('aria-disabled', 'false')
  return game.result.innerText()
}

/** Closes the sheet that lies over the game. */
export const closeSheet = (frame: FrameLocator): Promise<void> =>
  frame
    .getByRole('dialog')
    .getByRole('button', { name: text('common.close') })
    .click()
