// SPDX-License-Identifier: Apache-2.0
import type { CDPSession, Frame } from '@playwright/test'
import type { Part } from '../shared/part.ts'
import { numberOption, printTable } from '../shared/report.ts'
import { setFastestPace } from './set-fastest-pace.ts'
import { addressOf, frameOf, newPage, openGameBrowser } from './pages/game-browser.ts'

const stops = [1_000, 2_500, 5_000, 7_500, 10_000]
const wide = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const

interface Stop {
  readonly rounds: number
  readonly megabytes: number
  readonly elements: number
  readonly seconds: number
}

/**
 * The memory of the page of Dice over automatic bets at the fastest pace, without motion: the script heap after its
 * garbage is collected, and the elements of the page. Options: --minutes 10 (at most) --upTo 10000.
 */
const memory: Part = async (options) => {
  const endsMs = performance.now() + 60_000 * numberOption(options, 'minutes', 10)
  const upTo = numberOption(options, 'upTo', 10_000)
  const games = await openGameBrowser()
  try {
    await setFastestPace(games.site)
    const page = await newPage(games, wide)
    await page.goto(addressOf(games.server, 'inh_dice'))
    const frame = await frameOf(page, games.server)
    const client = await page.context().newCDPSession(page)
    const play = await startAutomatic(frame)
    const begunMs = performance.now()
    const measured: Stop[] = []
    for (const stop of stops.filter((rounds) => rounds <= upTo)) {
      while ((await play.placed()) < stop && performance.now() < endsMs) await page.waitForTimeout(250)
      measured.push({
        rounds: await play.placed(),
        ...(await measure(client)),
        seconds: (performance.now() - begunMs) / 1_000,
      })
      if (performance.now() >= endsMs) break
    }
    return report(measured)
  } finally {
    await games.close()
  }
}
export default memory

/** Smallest stakes, so that the money lasts; no number of bets ends them. */
async function startAutomatic(frame: Frame) {
  await frame.getByRole('radio', { name: 'Automatic' }).check()
  await frame.getByLabel('Stake', { exact: true }).fill('0.10')
  await frame.evaluate(() => {
    const counter = window as { answered?: number }
    counter.answered = 0
    const real = window.fetch
    window.fetch = async (...asked) => {
      const response = await real(...asked)
      if (String(asked[0]).includes('/api/bets/') && response.ok) counter.answered! += 1
      return response
    }
  })
  await frame.locator('.main-button').click()
  return { placed: () => frame.evaluate(() => (window as { answered?: number }).answered ?? 0) }
}

async function measure(client: CDPSession): Promise<{ megabytes: number; elements: number }> {
  await client.send('HeapProfiler.collectGarbage')
  const { usedSize } = await client.send('Runtime.getHeapUsage')
  const { nodes } = await client.send('Memory.getDOMCounters')
  return { megabytes: usedSize / 2 ** 20, elements: nodes }
}

function report(measured: readonly Stop[]) {
  printTable(
    ['Rounds of Dice', 'heap MB', 'nodes', 'seconds'],
    measured.map(({ rounds, megabytes, elements, seconds }) => [
      rounds.toLocaleString('en'),
      megabytes.toFixed(2),
      elements,
      seconds,
    ]),
  )
  const [first, last] = [measured[0]!, measured.at(-1)!]
  return [
    { name: 'games.memory.rounds', value: last.rounds },
    { name: 'games.memory.heapMegabytes', value: last.megabytes },
    { name: 'games.memory.heapGrowth', value: last.megabytes / first.megabytes },
    { name: 'games.memory.nodes', value: last.elements },
    { name: 'games.memory.nodesGrowth', value: last.elements / first.elements },
  ]
}
