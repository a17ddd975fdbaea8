// SPDX-License-Identifier: Apache-2.0
import type { Part } from '../lobby/result.ts'
import { median, numberOption, printTable } from '../shared/report.ts'
import { waitForCalm } from '../shared/wait-for-calm.ts'
import { framesOfNothing, framesOfWin, type Frames } from './pages/frames-of-win.ts'
import { openGameBrowser } from './pages/game-browser.ts'

const targetPerSecond = 60
/** Browsers count 59.9 as 60. */
const tolerance = 0.95
/** The most symbols, the most wild reels, and the smallest window. */
const codes = ['storm_reach', 'obsidian_masks', 'nebula_foundry', 'copper_orchard']

/**
 * Frames a second while a slot shows the best window that it has, on a phone's page with a slowed processor, beside
 * those of an empty page with one small animation in the same run. Options: --slowed 4 --wins 3 --patience 5.
 */
const frames: Part = async (options) => {
  const slowed = numberOption(options, 'slowed', 4)
  const patienceMs = 1_000 * numberOption(options, 'patience', 5)
  const games = await openGameBrowser()
  try {
    const counted: [string, Frames][] = []
    for (const code of ['', ...codes]) {
      const several: Frames[] = []
      for (let win = 0; win < numberOption(options, 'wins', 3); win += 1) {
        await waitForCalm(patienceMs)
        several.push(
          code === '' ? await framesOfNothing(games, slowed) : await framesOfWin(games, code, slowed),
        )
      }
      counted.push([
        code,
        {
          perSecond: median(several.map(({ perSecond }) => perSecond)),
          longestMs: median(several.map(({ longestMs }) => longestMs)),
        },
      ])
    }
    return report(counted, slowed)
  } finally {
    await games.close()
  }
}
export default frames

function report(counted: readonly [string, Frames][], slowed: number) {
  printTable(
    [`Slowed ${slowed} times`, 'frames a second', 'longest pause ms'],
    counted.map(([code, { perSecond, longestMs }]) => [code || 'an empty page', perSecond, longestMs]),
  )
  const [[, empty] = ['', { perSecond: Number.NaN }], ...slots] = counted
  const slowest = Math.min(...slots.map(([, { perSecond }]) => perSecond))
  return [
    { name: 'games.frames.emptyPage', value: empty.perSecond, holds: true },
    { name: 'games.frames.slowest', value: slowest, holds: slowest >= targetPerSecond * tolerance },
  ]
}
