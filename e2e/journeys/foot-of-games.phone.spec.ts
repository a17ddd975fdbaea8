// SPDX-License-Identifier: Apache-2.0
import { inHouseTitles } from '../../demo/catalogue/in-house-games.ts'
import { waitForGame, type GameFrame } from '../pages/game.ts'
import { withWebGl } from '../support/browser-options.ts'
import { expect, test } from '../support/journey.ts'
import { openMember } from '../support/member.ts'

test.use({ launchOptions: withWebGl })

/** What lies half below the main button, or at a table below the chips above it. */
const cutAtFoot = ({ main }: GameFrame): Promise<string[]> =>
  main.evaluate((button) => {
    const rimPx = 10
    const tray = document.querySelector<HTMLElement>('.options')
    const isTray = tray !== null && getComputedStyle(tray).position === 'sticky'
    const line = isTray ? tray.getBoundingClientRect().top : button.getBoundingClientRect().top - rimPx
    const blocks = '.picture p, .field, fieldset, dl div, button:not([data-kind="line"])'
    return [...document.querySelectorAll<HTMLElement>(blocks)]
      .filter(
        (block) => block !== button && !(isTray && tray.contains(block)) && block.getClientRects().length > 0,
      )
      .filter((block) => {
        const { top, bottom } = block.getBoundingClientRect()
        return top < line - 2 && bottom > line + 2
      })
      .map((block) => `${block.className} ${block.textContent.slice(0, 30)}`)
  })

for (const height of [664, 844])
  test(`no game is cut by the button at its foot on a phone of 390 x ${height} @long`, async ({
    page,
    picture,
  }) => {
    test.setTimeout(900_000)
    await page.setViewportSize({ width: 390, height })
    await openMember(page, { balance: 100 })
    for (const { gameId, name } of inHouseTitles) {
      await page.goto(`/game?gameId=${gameId}&vassalage=BGS`)
      const game = await waitForGame(page, name)
      await expect.poll(() => cutAtFoot(game), { message: name }).toEqual([])
      // The button itself is wholly in view.
      await expect(game.main).toBeInViewport({ ratio: 1 })
      await picture(name)
    }
  })
