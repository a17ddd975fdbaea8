// SPDX-License-Identifier: Apache-2.0
import type { Part } from '../shared/part.ts'
import { median, numberOption, printTable } from '../shared/report.ts'
import { waitForCalm } from '../shared/wait-for-calm.ts'
import { framesOfEmptyCanvas, framesOfNothing, framesOfWin, type Frames } from './pages/frames-of-win.ts'
import { openGameBrowser, type GameBrowser } from './pages/game-browser.ts'

/** The most symbols, the most wild reels, and the smallest window. */
const codes = ['storm_reach', 'obsidian_masks', 'nebula_foundry', 'copper_orchard']

const measurements: readonly (readonly [string, (games: GameBrowser, slowed: number) => Promise<Frames>])[] =
  [
    ['an empty page', framesOfNothing],
    ['an empty canvas', framesOfEmptyCanvas],
    ...codes.map(
      (code) => [code, (games: GameBrowser, slowed: number) => framesOfWin(games, code, slowed)] as const,
    ),
  ]

/**
 * Frames a second while a slot shows the best window that it has, on a phone's page with a slowed processor, beside
 * those of an empty page with one small animation and of an empty canvas in the same run: where no graphics card draws,
 * they are the most that can be had. Options: --slowed 4 --wins 3 --patience 5.
 */
const frames: Part = async (options) => {
  const slowed = numberOption(options, 'slowed', 4)
  const patienceMs = 1_000 * numberOption(options, 'patience', 5)
  const games = await openGameBrowser()
  try {
    const counted: [string, Frames][] = []
    for (const [name, count] of measurements) {
      const several: Frames[] = []
      for (let win = 0; win < numberOption(options, 'wins', 3); win += 1) {
        await waitForCalm(patienceMs)
        several.push(await count(games, slowed))
      }
      counted.push([
        name,
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
    counted.map(([name, { perSecond, longestMs }]) => [name, perSecond, longestMs]),
  )
  const [page, canvas, ...slots] = counted
  const slowest = Math.min(...slots.map(([, { perSecond }]) => perSecond))
  return [
    { name: 'games.frames.emptyPage', value: page![1].perSecond },
    { name: 'games.frames.emptyCanvas', value: canvas![1].perSecond },
    { name: 'games.frames.slowest', value: slowest },
  ]
}
