// SPDX-License-Identifier: Apache-2.0
import { playRound, waitForGame } from '../pages/game.ts'
import { expectNoOverflow } from '../pages/site.ts'
import { withWebGl } from '../support/browser-options.ts'
import { callServer } from '../support/server-client.ts'
import { expect, test } from '../support/journey.ts'
import { openMember } from '../support/member.ts'
import { eitherText, text } from '../support/texts.ts'

test.use({ launchOptions: withWebGl })

/** Plays from a wallet of its own, which is empty here. */
const fromOwnWallet = 'OKL'

test('titles of the demonstration open as slots of their own, each stating in its rules what its tile states @long', async ({
  page,
  picture,
}) => {
  test.setTimeout(480_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openMember(page, { balance: 900 })
  const { games } = await callServer(page.request, 'catalogue.games', { gameType: 'RNG', pageSize: 200 })
  const kinds = Map.groupBy(
    games.filter(
      (game) => game.sample && game.playable && game.minBet <= 5 && game.vassalage !== fromOwnWallet,
    ),
    ({ lines, features }) => `${features.includes('holdandwin') ? 'hold' : features[4]} ${lines}`,
  )
  const chosen = [...kinds.values()].flatMap((alike) => alike.slice(0, 2))
  expect(chosen.length).toBeGreaterThan(9)
  await page.goto('/rng')
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  await picture('lobby')
  for (const [index, { gameId, vassalage, displayName, rtp, minBet }] of chosen.entries()) {
    await page.goto(`/game?gameId=${gameId}&vassalage=${vassalage}`)
    const game = await waitForGame(page, displayName)
    await expect(game.frame.getByText(text('studio.demo.of', { title: displayName }))).toBeVisible()
    await expectNoOverflow(page, displayName)
    await game.stake.fill(String(minBet))
    expect(await playRound(game)).toMatch(
      eitherText('studio.slot.lost', 'studio.sample.won', 'studio.slot.freeWon'),
    )
    await picture(`title-${index + 1}`)
    await game.open('studio.rules')
    const stated = new RegExp(`^${rtp!.toFixed(2).replace('.', '\\.')}\\d\\d %$`)
    await expect(game.frame.getByRole('dialog').getByText(stated).first()).toBeVisible()
    if (index === 0) await picture('rules')
  }
})
