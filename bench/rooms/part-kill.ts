// SPDX-License-Identifier: Apache-2.0
import { join } from 'node:path'
import { openServer, rootFolder, type OpenServer } from '@tessera/e2e/server/open-server.ts'
import type { RoomState } from '@tessera/studio/src/room-protocol.ts'
import type { Part } from '../shared/part.ts'
import { median, numberOption, pause, printTable } from '../shared/report.ts'
import { waitForCalm } from '../shared/wait-for-calm.ts'
import { openLine } from './live-line.ts'
import { openLobby, type Player } from './open-lobby.ts'
import { findStudioProcess } from './studio-process.ts'

const patienceMs = 60_000
const tryAgainMs = 50
const dataDir = join(rootFolder, '.cache/bench-rooms')
/** The supervisor starts a process at once again only if it has run for a while. */
const betweenKillsMs = 15_000

/**
 * Kills the process of the tables with kill -9 while a table is in play, and measures how long it takes until a page that
 * connects again sees the table go on: the same round, or the next one. Options: --kills 6.
 */
const kill: Part = async (options) => {
  const server = await openServer({
    dataDir,
    variables: { TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'warn' },
  })
  try {
    const { members, rooms, sitDown } = await openLobby(server, 1)
    const room = rooms.find(({ roomId }) => roomId === 'inh_live_speed_roulette')!
    const player = await sitDown(members[0]!, room)
    const rows: { phase: string; openMs: number }[] = []
    for (let number = 0; number < numberOption(options, 'kills', 6); number += 1) {
      await waitForCalm(patienceMs)
      await pause(betweenKillsMs)
      rows.push(await killOnce(server, player))
    }
    printTable(
      ['killed while', 'goes on after ms'],
      rows.map(({ phase, openMs }) => [phase, openMs]),
    )
    const openMs = rows.map((row) => row.openMs)
    return [
      { name: 'rooms.kill.kills', value: rows.length },
      { name: 'rooms.kill.medianOpenMs', value: median(openMs) },
      { name: 'rooms.kill.slowestOpenMs', value: Math.max(...openMs) },
    ]
  } finally {
    await server.stop()
  }
}
export default kill

async function killOnce(server: OpenServer, player: Player): Promise<{ phase: string; openMs: number }> {
  let state: RoomState | undefined
  const line = await openLine(server, player, (message) => {
    if (message.type === 'room') state = message.room.state
    if (message.type === 'roomState') state = message.state
  })
  while (state === undefined || state.phase === 'closed') await pause(tryAgainMs)
  await pause(Math.random() * 10_000)
  const { phase } = state
  const killedMs = performance.now()
  process.kill(findStudioProcess(dataDir), 'SIGKILL')
  line.close()
  await untilInPlay(server, player)
  return { phase, openMs: performance.now() - killedMs }
}

/** Connects again and again, as pages do, until the table is in play. */
async function untilInPlay(server: OpenServer, player: Player): Promise<void> {
  for (let isInPlay = false; !isInPlay;) {
    let see: (seen: boolean) => void = () => undefined
    const seen = new Promise<boolean>((done) => {
      see = done
    })
    try {
      const line = await openLine(
        server,
        player,
        (message) => {
          const state =
            message.type === 'room'
              ? message.room.state
              : message.type === 'roomState'
                ? message.state
                : undefined
          if (state && state.phase !== 'closed') see(true)
        },
        () => see(false),
      )
      isInPlay = await seen
      line.close()
    } catch {
      await pause(tryAgainMs)
    }
  }
}
