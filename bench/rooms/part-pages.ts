// SPDX-License-Identifier: Apache-2.0
import { ownRooms } from '@tessera/rules/games/rooms/own-rooms'
import { openGameBrowser } from '../games/pages/game-browser.ts'
import { openNothing, openTitle, type OpenedTitle } from '../games/pages/open-title.ts'
import type { Part } from '../shared/part.ts'
import { median, numberOption, printTable } from '../shared/report.ts'
import { waitForCalm } from '../shared/wait-for-calm.ts'

/**
 * Every table of our own, opened at its own address in a browser without any part of it: the time from the call that
 * launches it to its first picture, and everything that came from the studio over the wire. Options: --launches 3,
 * --patience 5 (seconds of waiting for a free processor).
 */
const pages: Part = async (options) => {
  const patienceMs = 1_000 * numberOption(options, 'patience', 5)
  const games = await openGameBrowser()
  try {
    const rows: { name: string; launchMs: number; kilobytes: number }[] = []
    const emptyMs: number[] = []
    // What the platform prepares at the first launch of all is not the table's.
    await openTitle(games, `inh_${ownRooms[0]!.code}`)
    for (const { code, name } of ownRooms) {
      await waitForCalm(patienceMs)
      emptyMs.push(await openNothing(games))
      const opened: OpenedTitle[] = []
      for (let launch = 0; launch < numberOption(options, 'launches', 3); launch += 1)
        opened.push(await openTitle(games, `inh_${code}`))
      rows.push({
        name,
        launchMs: median(opened.map(({ launchMs }) => launchMs)),
        kilobytes: Math.max(...opened.map(({ kilobytes }) => kilobytes)),
      })
    }
    printTable(
      ['table', 'launch to picture ms', 'kB on the wire'],
      rows.map(({ name, launchMs, kilobytes }) => [name, launchMs, kilobytes]),
    )
    const launchesMs = rows.map(({ launchMs }) => launchMs)
    return [
      { name: 'rooms.pages.tables', value: rows.length },
      { name: 'rooms.pages.emptyPageMs', value: median(emptyMs) },
      { name: 'rooms.pages.medianLaunchMs', value: median(launchesMs) },
      { name: 'rooms.pages.slowestLaunchMs', value: Math.max(...launchesMs) },
      { name: 'rooms.pages.largestKilobytes', value: Math.max(...rows.map(({ kilobytes }) => kilobytes)) },
    ]
  } finally {
    await games.close()
  }
}
export default pages
