// SPDX-License-Identifier: Apache-2.0
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { rollUp, windowMs, windowOf } from '@tessera/server/src/modules/agents/index.ts'
import { openGiftsOf } from '@tessera/server/src/main/start/open-gifts.ts'
import { sharedPlay } from '@tessera/server/src/main/start/shared-play.ts'
import { agentsByWindow, settleKind } from '@tessera/server/src/modules/contracts/index.ts'
import { createLog } from '@tessera/server-kit/log/create-log'
import { uncheckedWire } from '../wallet/unchecked-wire.ts'
import { endWithFailure } from '../shared/end-with-failure.ts'

// The server under test: it takes bets on a vendor's wire, and does the work of agents when it is told that the
// window ends. Its clock goes ahead of the machine's, because a window takes five minutes.

/** `endIn`: from now on the window ends in so many ms. `settle`: waits for its end, and does what is then due. */
export type WindowOrder = 'rollUp' | { endIn: number } | 'settle'
export type WindowReport =
  | { listening: number }
  | { done: true }
  /** By the machine's clock. */
  | { endedAtMs: number; rolledUpMs: number; settledMs: number; memoryMegabytes: number }

/** As in the timetable: the last bets of a window are visible so long after its end. */
const settledAfterMs = 3_500
const rollUpEveryMs = 5_000

const [databaseUrl = ''] = process.argv.slice(2)
let aheadMs = 0
const clock = { now: () => Date.now() + aheadMs }
const { app, platform, pools } = await uncheckedWire({ databaseUrl, log: createLog('warn'), clock })
await platform.settings.write('site.timeZone', 'UTC', 'bench')
const atWork = { ...platform, database: pools.jobs }
/** Its games are worth whole stakes, so that the worth of lines, which is counted all the same, bounds nothing. */
const gameEdges = { refresh: () => Promise.resolve(), of: () => 10_000 }
const figures = { ...atWork, agentsByWindow, gameEdges, sharedPlay, dayBegins: () => Promise.resolve() }
const contracts = { ...atWork, openGiftsOf, rollUp: () => rollUp(figures) }
await app.listen({ port: 0, host: '127.0.0.1' })
process.send?.({ listening: (app.server.address() as AddressInfo).port } satisfies WindowReport)

process.on('message', (order: WindowOrder) => {
  work(order)
    .then((report) => process.send?.(report))
    .catch(endWithFailure)
})

async function work(order: WindowOrder): Promise<WindowReport> {
  if (order === 'settle') return settle()
  if (order === 'rollUp') while (!(await rollUp(figures)));
  else {
    const now = clock.now()
    const endsMs = windowOf(now + order.endIn + windowMs - 1)
    aheadMs += endsMs - now - order.endIn
  }
  return { done: true }
}

/** What the timetable does: a roll-up every five seconds while bets go on, and at the end of the window what is due. */
async function settle(): Promise<WindowReport> {
  const endedMs = windowOf(clock.now()) + windowMs
  while (clock.now() < endedMs) {
    const slotMs = clock.now() - (clock.now() % rollUpEveryMs) + rollUpEveryMs
    await sleep(Math.min(slotMs, endedMs) - clock.now())
    if (clock.now() < endedMs) await rollUp(figures)
  }
  const endedAtMs = Date.now()
  await rollUp(figures)
  const rolledUpMs = Date.now() - endedAtMs
  await sleep(Math.max(0, endedMs + settledAfterMs - clock.now()))
  await rollUp(figures)
  await settleKind(contracts, 'REALTIME')
  return {
    endedAtMs,
    rolledUpMs,
    settledMs: Date.now() - endedAtMs,
    memoryMegabytes: process.memoryUsage.rss() / 2 ** 20,
  }
}
