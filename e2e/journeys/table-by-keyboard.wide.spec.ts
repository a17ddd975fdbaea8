// SPDX-License-Identifier: Apache-2.0
import type { FrameLocator, Page } from '@playwright/test'
import { withWebGl } from '../support/browser-options.ts'
import { expect, test } from '../support/journey.ts'
import { openMember } from '../support/member.ts'
import { eitherText, text } from '../support/texts.ts'

test.use({ launchOptions: withWebGl })

const waitMs = 60_000
const roundMs = 90_000
const longestSentence = 140

const phaseOf = (frame: FrameLocator, phase: string | RegExp) =>
  expect(frame.locator('body')).toHaveAttribute('data-phase', phase, { timeout: roundMs })

async function sitDown(page: Page, code: string, name: string): Promise<FrameLocator> {
  await openMember(page, { balance: 100 })
  await page.goto(`/game?gameId=inh_${code}&vassalage=BGS`)
  const frame = page.frameLocator(`iframe[title="${text('play.frame', { name })}"]`)
  await expect(frame.locator('[data-spot]').first()).toBeVisible({ timeout: waitMs })
  return frame
}

/** Notes every sentence that the table says from now on, as a screen reader would say it. */
const listen = (frame: FrameLocator): Promise<void> =>
  frame.locator('.result').evaluate((line) => {
    const said: string[] = []
    Object.assign(globalThis, { said })
    new MutationObserver(() => {
      const sentence = line.textContent?.trim() ?? ''
      if (sentence !== '' && line.getAttribute('aria-live') === 'polite') said.push(sentence)
    }).observe(line, { childList: true, characterData: true, subtree: true })
  })
const sentencesOf = (frame: FrameLocator): Promise<string[]> =>
  frame.locator('body').evaluate(() => (globalThis as unknown as { said: string[] }).said)

for (const [code, title, spots, long] of [
  ['live_baccarat', 'studio.room.name.live_baccarat', ['player', 'banker'], ''],
  ['live_roulette', 'studio.room.name.live_roulette', ['red', 'black'], ' @long'],
  ['live_dragontiger', 'studio.room.name.live_dragontiger', ['dragon', 'tie'], ' @long'],
  ['live_sicbo', 'studio.room.name.live_sicbo', ['small', 'big'], ' @long'],
  ['live_fantan', 'studio.room.name.live_fantan', ['fan-1', 'fan-2'], ' @long'],
  ['live_xocdia', 'studio.room.name.live_xocdia', ['even', 'odd'], ' @long'],
  ['live_supersix', 'studio.room.name.live_supersix', ['player', 'super-six'], ' @long'],
  ['live_moneywheel', 'studio.room.name.live_moneywheel', ['wheel-1', 'wheel-joker'], ' @long'],
] as const)
  test(`${text(title)} is played by keyboard alone, and says each thing once${long}`, async ({ page }) => {
    const frame = await sitDown(page, code, text(title))
    await phaseOf(frame, /^(closing|drawn|settling)$/)
    await listen(frame)
    await phaseOf(frame, 'open')
    for (const spot of spots) {
      await frame.locator(`[data-spot="${spot}"]`).focus()
      await page.keyboard.press('Enter')
    }
    await expect(frame.locator('.tray-total')).toHaveText('2.00 USD')
    await page.keyboard.press('Backspace')
    await expect(frame.locator('.tray-total')).toHaveText('1.00 USD')
    await phaseOf(frame, 'settling')
    await phaseOf(frame, 'open')
    const sentences = await sentencesOf(frame)
    const from = sentences.indexOf(text('studio.room.placeBets'))
    const round = sentences.slice(from, sentences.lastIndexOf(text('studio.room.placeBets')))
    expect(round).toEqual([
      text('studio.room.placeBets'),
      text('studio.room.lastBets'),
      text('studio.room.noMoreBets'),
      expect.stringMatching(eitherText('studio.round.paid', 'studio.round.lost')),
    ])
    for (const sentence of round) expect(sentence.length).toBeLessThan(longestSentence)
  })
