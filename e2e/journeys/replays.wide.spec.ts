// SPDX-License-Identifier: Apache-2.0
import { closeSheet, openGame } from '../pages/game.ts'
import { withWebGl } from '../support/browser-options.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, studioUrl, test } from '../support/journey.ts'
import { openMember } from '../support/member.ts'
import { eitherText, text } from '../support/texts.ts'

test.use({ launchOptions: withWebGl })

interface RecordedRound {
  readonly id: string
  readonly game: string
  readonly parameters: { readonly title?: string }
}
/** The studio's own rounds for tests; its pages are checked with types of their own, so these are not read here. */
const recorded = new URL('../../apps/studio/src/client/verify/recorded-rounds-for-tests.ts', import.meta.url)
const readRounds = async (): Promise<RecordedRound[]> => {
  const { recordedRounds } = (await import(recorded.href)) as { recordedRounds: () => RecordedRound[] }
  return recordedRounds()
}

test('a shared bet of Crash shows its curve, its cash-out and its crash again @long', async ({
  page,
  picture,
}) => {
  test.setTimeout(180_000)
  await openMember(page, { balance: 100 })
  const game = await openGame(page, 'Crash')
  await game.frame.getByLabel(text('studio.crash.auto')).fill('1.01')
  await game.stake.fill('5')
  await game.main.click()
  await expect(game.result).toHaveAttribute('data-round', /\w/, { timeout: 90_000 })
  await game.frame.getByRole('button', { name: text('studio.share') }).click()
  const link = await game.frame.getByRole('dialog').locator('code').innerText()
  await closeSheet(game.frame)
  const shared = await page.context().newPage()
  const replay = shared.getByRole('button', { name: text('studio.replay') })
  // Nobody may know where the curve ends while it still runs.
  await expect(async () => {
    await shared.goto(link)
    await expect(replay).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 120_000 })
  await replay.click()
  await expect(shared.locator('.replay .result')).toHaveText(
    eitherText('studio.crash.won', 'studio.crash.lost'),
  )
  await expect(shared.locator('.crash-readout')).toHaveAttribute('data-phase', 'crashed', { timeout: 20_000 })
  await expect(replay).toHaveAttribute('aria-disabled', 'false')
  await picture('crash', { of: page.context() })
  await expectAccessible(shared, 'a bet of Crash that is shown again')
})

test('a recorded round of every game and every slot is shown again @long', async ({ page, picture }) => {
  test.setTimeout(900_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const round of await readRounds()) {
    const name = round.parameters.title ?? round.game
    await test.step(name, async () => {
      await page.route('**/api/verify/rounds/*', (route) => route.fulfill({ json: { round } }))
      await page.goto(`${studioUrl()}/verify?round=${round.id}`)
      await page.getByRole('button', { name: text('studio.replay') }).click()
      const result = page.locator('.replay .result')
      await expect.soft(result, name).toHaveAttribute('data-outcome', /won|lost|even/, { timeout: 30_000 })
      await picture(name)
      await page.unroute('**/api/verify/rounds/*')
    })
  }
})
