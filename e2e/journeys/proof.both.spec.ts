// SPDX-License-Identifier: Apache-2.0
import { pathToFileURL } from 'node:url'
import { closeSheet, openGame, playRound, type GameFrame } from '../pages/game.ts'
import { expectNoOverflow } from '../pages/site.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/journey.ts'
import { openMember } from '../support/member.ts'
import { anyText, eitherText, text } from '../support/texts.ts'

test('automatic bets run to their stop, a shared bet is shown again, and a saved file checks it without a network', async ({
  page,
  picture,
  browser,
}, info) => {
  await openMember(page, { balance: 100 })
  const game = await openGame(page, 'Dice')
  await game.frame.getByRole('radio', { name: text('studio.auto.automatic') }).check()
  await game.stake.fill('1')
  await game.frame.getByLabel(text('studio.auto.bets'), { exact: true }).fill('2')
  await game.main.click()
  await expect(game.result).toHaveText(anyText('studio.auto.ended', { count: 2, currency: 'USD' }))
  await game.open('studio.fairness')
  await game.frame.getByRole('button', { name: text('studio.seeds.rotate') }).click()
  await expect(game.frame.getByText(text('studio.seeds.revealed'))).toBeVisible()
  await closeSheet(game.frame)
  await game.frame.getByRole('button', { name: text('studio.share') }).click()
  const address = await game.frame.getByRole('dialog').locator('code').innerText()

  const shared = await page.context().newPage()
  await shared.goto(address)
  await expect(shared.getByText(text('studio.verify.verdict.right'))).toBeVisible()
  await shared.getByRole('button', { name: text('studio.replay') }).click()
  await expect(shared.locator('.replay .result')).toHaveText(
    eitherText('studio.dice.won', 'studio.dice.lost'),
  )
  await expectNoOverflow(shared, 'a shared bet')
  const [saved] = await Promise.all([
    shared.waitForEvent('download'),
    shared.getByRole('button', { name: text('studio.saved.save') }).click(),
  ])
  const file = info.outputPath(saved.suggestedFilename())
  await saved.saveAs(file)

  await test.step('the file, opened alone with the network off', async () => {
    const alone = await browser.newContext({ viewport: page.viewportSize(), offline: true })
    const offline = await alone.newPage()
    const problems: string[] = []
    offline.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
    await offline.goto(pathToFileURL(file).href)
    await expect(offline.getByText(text('studio.verify.verdict.right'))).toBeVisible()
    await expect(offline.getByText(text('studio.verify.money.title'))).toBeVisible()
    await picture('offline', { of: alone })
    await expectAccessible(offline, 'the saved verifier')
    await expectNoOverflow(offline, 'the saved verifier')
    const record = offline.getByLabel(text('studio.saved.record'))
    const honest = await record.inputValue()
    await record.fill(honest.replace(/"payout": "[^"]*"/, '"payout": "77.00"'))
    await offline.getByRole('button', { name: text('studio.saved.check') }).click()
    await expect(offline.getByText(text('studio.verify.verdict.wrong'))).toBeVisible()
    await record.fill('{"round": 1}')
    await offline.getByRole('button', { name: text('studio.saved.check') }).click()
    await expect(offline.getByText(text('studio.saved.noRecord'))).toBeVisible()
    await expect(offline.getByText(text('studio.verify.verdict.wrong'))).toHaveCount(0)
    expect(problems).toEqual([])
    await alone.close()
  })
})

test('the simulator plays a million rounds beside the game and finds the stated return @long', async ({
  page,
  picture,
}) => {
  await openMember(page, { balance: 100 })
  const game = await openGame(page, 'Dice')
  await game.open('studio.rules')
  await game.frame.getByRole('button', { name: text('studio.simulator.play') }).click()
  await expect(game.frame.getByText('1,000,000', { exact: true })).toBeVisible({ timeout: 60_000 })
  await expect(game.frame.locator('.simulator-verdict')).toHaveText(
    eitherText('studio.simulator.within', 'studio.simulator.outside'),
  )
  await game.frame.locator('.simulator-verdict').scrollIntoViewIfNeeded()
  await picture('simulator')
  await expectNoOverflow(page, 'the simulator')
  await expectAccessible(page, 'the simulator')
})

test('the simulator says how it plays a game with moves, and what that returns @long', async ({
  page,
  picture,
}) => {
  await openMember(page, { balance: 100 })
  const game = await openGame(page, 'Mines')
  await game.open('studio.rules')
  await expect(game.frame.locator('.simulator-way')).toContainText(text('studio.way.mines', { count: 3 }))
  await game.frame.getByRole('button', { name: text('studio.simulator.play') }).click()
  await expect(game.frame.locator('.simulator .stats-figures')).toContainText('10,000', { timeout: 60_000 })
  await game.frame.getByRole('button', { name: text('studio.simulator.stop') }).click()
  await game.frame.locator('.simulator-way').scrollIntoViewIfNeeded()
  await picture('way')
  await expectNoOverflow(page, 'the simulator of Mines')
})

test('rounds with moves, draws and reels are shown again from their links @long', async ({
  page,
  picture,
}) => {
  await openMember(page, { balance: 1_000 })
  const shareOf = async (game: GameFrame) => {
    await game.frame.getByRole('button', { name: text('studio.share') }).click()
    const address = await game.frame.getByRole('dialog').locator('code').innerText()
    await closeSheet(game.frame)
    return address
  }
  const showAgain = async (address: string, name: string) => {
    const shared = await page.context().newPage()
    await shared.goto(address)
    const button = shared.getByRole('button', { name: text('studio.replay') })
    for (const time of ['once', 'twice']) {
      await button.click()
      await expect(button, `${name} ${time}`).toHaveAttribute('aria-disabled', 'false')
      await expect(shared.locator('.replay .result'), `${name} ${time}`).toHaveText(/\w/)
    }
    await picture(name, { of: shared.context() })
    await expectNoOverflow(shared, name)
    await shared.close()
  }
  const keno = await openGame(page, 'Keno')
  for (const number of [3, 7, 12])
    await keno.frame
      .getByRole('button', { name: text('studio.keno.number', { number }), exact: true })
      .click()
  await playRound(keno)
  await showAgain(await shareOf(keno), 'Keno')
  const mines = await openGame(page, 'Mines')
  await mines.main.click()
  await mines.frame.getByRole('button', { name: text('studio.randomTile') }).click()
  await expect(mines.result).toHaveText(eitherText('studio.mines.safe', 'studio.mines.lost'))
  if (!eitherText('studio.mines.lost').test(await mines.result.innerText())) await mines.main.click()
  await expect(mines.result).toHaveText(eitherText('studio.mines.won', 'studio.mines.lost'))
  await showAgain(await shareOf(mines), 'Mines')
  const tower = await openGame(page, text('studio.tower.title'))
  await tower.main.click()
  await tower.frame.getByRole('button', { name: text('studio.tower.tile', { floor: 1, tile: 1 }) }).click()
  await expect(tower.result).toHaveText(eitherText('studio.steps.safe', 'studio.steps.lost'))
  if (!eitherText('studio.steps.lost').test(await tower.result.innerText())) await tower.main.click()
  await expect(tower.result).toHaveText(eitherText('studio.mines.won', 'studio.steps.lost'))
  await showAgain(await shareOf(tower), text('studio.tower.title'))
  const slot = await openGame(page, text('studio.slot.name.copper_orchard'))
  await playRound(slot)
  await showAgain(await shareOf(slot), text('studio.slot.name.copper_orchard'))
})
