// SPDX-License-Identifier: Apache-2.0
import { inHouseTitles } from '../../demo/catalogue/in-house-games.ts'
import type { Part } from '../shared/part.ts'
import { median, numberOption, printTable } from '../shared/report.ts'
import { waitForCalm } from '../shared/wait-for-calm.ts'
import { openGameBrowser } from './pages/game-browser.ts'
import { openNothing, openTitle, type OpenedTitle } from './pages/open-title.ts'

/**
 * Every in-house game, opened at its own address in a browser without any part of it: the time from the call that
 * launches it to its first picture, and everything that then came from the studio over the wire, one round included.
 * An empty page of the same origin shows what the browser itself takes here. The slowest come last. Options:
 * --launches 3 (of each game), --only inh_dice, --patience 5 (seconds of waiting for a free processor).
 */
const pages: Part = async (options) => {
  const at = options.indexOf('--only')
  const titles = inHouseTitles.filter(({ gameId }) => at < 0 || gameId === options[at + 1])
  const patienceMs = 1_000 * numberOption(options, 'patience', 5)
  const games = await openGameBrowser()
  try {
    // What the platform prepares at the first launch of all is not the game's.
    await openTitle(games, titles[0]!.gameId)
    const rows: (OpenedTitle & { name: string })[] = []
    const empty: number[] = []
    for (const { gameId, name } of titles) {
      await waitForCalm(patienceMs)
      empty.push(await openNothing(games))
      const opened: OpenedTitle[] = []
      for (let launch = 0; launch < numberOption(options, 'launches', 3); launch += 1)
        opened.push(await openTitle(games, gameId))
      rows.push({ name, ...middle(opened) })
    }
    return report(rows, median(empty))
  } finally {
    await games.close()
  }
}
export default pages

const middle = (opened: readonly OpenedTitle[]): OpenedTitle => ({
  launchMs: median(opened.map(({ launchMs }) => launchMs)),
  addressMs: median(opened.map(({ addressMs }) => addressMs)),
  kilobytes: Math.max(...opened.map(({ kilobytes }) => kilobytes)),
  requests: Math.max(...opened.map(({ requests }) => requests)),
})

function report(rows: readonly (OpenedTitle & { name: string })[], emptyMs: number) {
  printTable(
    ['In-house game', 'launch to picture ms', 'from the address ms', 'kB on the wire', 'requests'],
    rows
      .toSorted((one, other) => one.launchMs - other.launchMs)
      .map(({ name, launchMs, addressMs, kilobytes, requests }) => [
        name,
        launchMs,
        addressMs,
        kilobytes,
        requests,
      ]),
  )
  const slowest = Math.max(...rows.map(({ launchMs }) => launchMs))
  const largest = Math.max(...rows.map(({ kilobytes }) => kilobytes))
  return [
    { name: 'games.pages.titles', value: rows.length },
    { name: 'games.pages.emptyPageMs', value: emptyMs },
    { name: 'games.pages.medianLaunchMs', value: median(rows.map(({ launchMs }) => launchMs)) },
    { name: 'games.pages.slowestLaunchMs', value: slowest },
    { name: 'games.pages.largestKilobytes', value: largest },
  ]
}
