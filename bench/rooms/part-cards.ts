// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { openServer, rootFolder, type OpenServer } from '@tessera/e2e/server/open-server.ts'
import { writeCardTable } from '@tessera/rules/games/card-rooms/card-games'
import type { Figure, Part } from '../shared/part.ts'
import { numberOption, pause, printTable } from '../shared/report.ts'
import { waitForCalm } from '../shared/wait-for-calm.ts'
import { openCardLine, sendCardMove, type CardPage } from './card-page.ts'
import { quantile } from './live-line.ts'
import { measureEvaluators } from './measure-evaluators.ts'
import { inTurns, openLobby } from './open-lobby.ts'
import { findStudioProcess } from './studio-process.ts'

const dataDir = join(rootFolder, '.cache/bench-rooms')
const chairs = 9
const tablesPerMember = 8
const patienceMs = 60_000
/** On average an action at a table follows the one before after this. */
const thinkMs = 2_000
const foldShare = 0.15
const raiseShare = 0.1
const buyIn = '20'

/**
 * Hold'em tables in play, all chairs taken: how long the call of an action takes, and when all pages at the table have
 * seen it; and what the studio's memory comes to. Options: --tables 200 --seconds 60.
 */
const cards: Part = async (options) => {
  const evaluators = measureEvaluators()
  const server = await openServer({
    dataDir,
    variables: { TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'warn' },
  })
  try {
    const figures = await measure(server, options)
    return [
      ...figures,
      { name: 'rooms.cards.evaluations', value: evaluators.own },
      { name: 'rooms.cards.ratioToPhe', value: evaluators.ratio },
    ]
  } finally {
    await server.stop()
  }
}
export default cards

interface Counted {
  readonly callsMs: number[]
  readonly seenMs: number[]
  late: number
  isMeasuring: boolean
  readonly failures: string[]
}

async function measure(server: OpenServer, options: string[]): Promise<Figure[]> {
  const tableCount = numberOption(options, 'tables', 200)
  const seconds = numberOption(options, 'seconds', 60)
  const pages = await openPages(server, tableCount)
  const agent = new Agent({ keepAlive: true, maxSockets: 128, noDelay: true })
  const counted: Counted = { callsMs: [], seenMs: [], late: 0, isMeasuring: false, failures: [] }
  await inTurns(pages.length, (index) => sitAndPlay(server, pages[index]!, index % chairs, agent, counted))
  await waitForCalm(patienceMs)
  counted.isMeasuring = true
  await pause(seconds * 1_000)
  counted.isMeasuring = false
  const memory = residentMegabytes(findStudioProcess(dataDir))
  agent.destroy()
  if (counted.failures.length > 0)
    throw new Error(`${counted.failures.length} actions failed: ${counted.failures[0]!}`)
  const { callsMs, seenMs, late } = counted
  printTable(
    [`${tableCount} tables`, 'actions', 'a second', 'p50 ms', 'p99 ms', 'seen p99 ms', 'late', 'memory MB'],
    [
      [
        'hold’em',
        callsMs.length,
        Math.round(callsMs.length / seconds),
        quantile(callsMs, 0.5).toFixed(1),
        quantile(callsMs, 0.99).toFixed(1),
        quantile(seenMs, 0.99).toFixed(1),
        late,
        memory,
      ],
    ],
  )
  return [
    { name: 'rooms.cards.tables', value: tableCount },
    { name: 'rooms.cards.actions', value: callsMs.length },
    { name: 'rooms.cards.actionsASecond', value: Math.round(callsMs.length / seconds) },
    { name: 'rooms.cards.p50Ms', value: quantile(callsMs, 0.5) },
    { name: 'rooms.cards.p99Ms', value: quantile(callsMs, 0.99) },
    { name: 'rooms.cards.seenP99Ms', value: quantile(seenMs, 0.99) },
    { name: 'rooms.cards.memoryMegabytes', value: memory },
  ]
}

/** A page for each chair; a member sits at several tables, as some do. */
async function openPages(server: OpenServer, tableCount: number): Promise<CardPage[]> {
  const count = tableCount * chairs
  const memberCount = Math.max(chairs, Math.ceil(count / tablesPerMember))
  const { members, rooms, open } = await openLobby(server, memberCount, 'PVP')
  const room = rooms.find(({ roomId }) => roomId === 'inh_cards_holdem')!
  const sessions = await inTurns(members.length, (index) => open(members[index]!, room))
  return Array.from({ length: count }, (_, index) => {
    // The next member for the next chair, so that nobody sits twice at one table.
    const member = index % members.length
    const number = Math.floor(index / chairs) + 1
    const table = writeCardTable({ game: 'holdem', currency: 'USD', playMoney: false, level: 1, number })
    return { session: sessions[member]!, address: members[member]!.address, table }
  })
}

async function sitAndPlay(
  server: OpenServer,
  page: CardPage,
  chair: number,
  agent: Agent,
  counted: Counted,
): Promise<void> {
  let acted: { readonly turn: string; readonly atMs: number } | undefined
  let answered = ''
  await openCardLine(server, page, ({ hand, own }, atMs) => {
    const turn = hand ? `${hand.id} ${hand.turn}` : ''
    if (acted && turn !== acted.turn) {
      if (counted.isMeasuring) counted.seenMs.push(atMs - acted.atMs)
      acted = undefined
    }
    if (!hand || own === null || hand.actor !== own || !hand.options || answered === turn) return
    answered = turn
    const { check, raise } = hand.options
    const chance = Math.random()
    const input =
      raise && chance < raiseShare
        ? { type: 'raise', to: raise.least }
        : !check && chance < raiseShare + foldShare
          ? { type: 'fold' }
          : { type: check ? 'check' : 'call' }
    setTimeout(
      () => {
        acted = { turn, atMs: Date.now() }
        sendCardMove(server, page, agent, { version: hand.turn, input: { ...input, handId: hand.id } }).then(
          ({ status, text, ms }) => {
            if (status === 409) counted.late += 1
            else if (status !== 200) counted.failures.push(text)
            else if (counted.isMeasuring) counted.callsMs.push(ms)
          },
          (error: unknown) => counted.failures.push(String(error)),
        )
      },
      Math.random() * 2 * thinkMs,
    )
  })
  const requestId = randomUUID()
  const { status, text } = await sendCardMove(server, page, agent, {
    ...{ version: 0, requestId },
    input: { type: 'sit', chair, buyIn },
  })
  if (status !== 200) throw new Error(`nobody sat down: ${text}`)
}

const KILOBYTES = 1_024

/** What a process has in memory. Reads /proc. */
function residentMegabytes(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / KILOBYTES)
}
