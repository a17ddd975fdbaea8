// SPDX-License-Identifier: Apache-2.0
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { saveGames, saveVendor } from '@tessera/server/src/modules/catalogue/index.ts'
import type { Database } from '@tessera/server/src/platform/db/index.ts'
import { wholeCatalogue } from '../../demo/catalogue/whole-catalogue.ts'
import { startBenchDatabase } from '../shared/bench-database.ts'
import { cpuUsOf } from '../shared/cpu.ts'
import { median, numberOption, pause, printTable } from '../shared/report.ts'
import { waitForCalm } from '../shared/wait-for-calm.ts'
import { type Child, startChild } from '../shared/child.ts'
import { limitOf } from '../figures/index.ts'
import { type Figure, overRounds } from '../shared/part.ts'
import { steadyLoad, type Answered, type Question } from './steady-load.ts'

const games = 20_000
const warmUpSeconds = 10
const patienceMs = 60_000
const changeEveryMs = 5_000
interface Report {
  port: number
  residentMegabytes: number
}

/** One stretch of load: its answers, and the server's CPU time for one of them. */
interface Stretch {
  answers: Answered[]
  cpuUs: number
}

/**
 * The lobby's calls over HTTP with 20,000 games, at a steady 200 requests a second: lists, facets, vendors,
 * home, popup and search by visitors of many languages. Half of their browsers hold an answer and ask whether
 * it is still current; then the same while an operator changes a game every few seconds. Rounds of both take
 * turns, each when the machine is calm. Options: --seconds 5 --rounds 5 --rate 200.
 */
export default async function benchCalls(options: string[]): Promise<Figure[]> {
  const [seconds, rounds, rate] = [
    numberOption(options, 'seconds', 5),
    numberOption(options, 'rounds', 5),
    numberOption(options, 'rate', 200),
  ]
  const database = await startBenchDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'tessera-bench-'))
  const pool = database.open(2)
  let server: Child<Report> | undefined
  try {
    const vendorCodes = await fill(pool)
    const child = (server = startChild<Report>(new URL('./server.ts', import.meta.url), [
      database.url,
      dataDir,
    ]))
    const { port } = await child.next()
    const visitors = createVisitors(vendorCodes)
    const drive = async (perSecond: number, lastsSeconds: number): Promise<Stretch> => {
      const beforeUs = cpuUsOf(child.pid)
      const answers = visitors.learn(await steadyLoad(port, perSecond, lastsSeconds, visitors.next))
      return { answers, cpuUs: (cpuUsOf(child.pid) - beforeUs) / answers.length }
    }
    await drive(rate / 4, warmUpSeconds)
    const [calm, changing, free]: [Stretch[], Stretch[], number[]] = [[], [], []]
    for (let round = 0; round < rounds; round++) {
      free.push(await waitForCalm(patienceMs))
      calm.push(await drive(rate, seconds))
      const changes = changeContinually(pool)
      try {
        changing.push(await drive(rate, seconds))
      } finally {
        await changes.stop()
      }
    }
    console.log(
      `\nOf the processor was free before the rounds: ${free.map((share) => `${Math.round(share * 100)} %`).join(', ')}`,
    )
    return report(calm, changing, (await child.ask('memory')).residentMegabytes, rate)
  } finally {
    await server?.stop()
    await pool.close()
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function fill(database: Database): Promise<string[]> {
  const whole = wholeCatalogue(games)
  await database.transaction(async (tx) => {
    for (const { categories, ...vendor } of whole.vendors)
      await saveVendor(tx, { ...vendor, classify: categories.map(({ key, names }) => ({ key, names })) })
    await saveGames(tx, whole.games)
  })
  return [
    ...new Set(
      whole.vendors.filter(({ gameType }) => gameType === 'RNG').map(({ vendorCode }) => vendorCode),
    ),
  ]
}

const languages = ['EN', 'TH', 'VI', 'CN', 'PT-BR', 'TY'] as const
const types = ['RNG', 'RNG', 'RNG', 'LIVE', 'FISH', 'PVP', 'INHOUSE'] as const
const typed = [
  'dragon',
  'fortune',
  'gold',
  'sea',
  'tiger',
  'moon',
  'crash',
  'lucky',
  'pearl',
  'night',
] as const
const of = <Entry>(list: readonly Entry[], index: number): Entry => list[index % list.length] as Entry

/** Visitors who look through the lobby; every second request is one whose answer a browser has cached. */
function createVisitors(vendorCodes: readonly string[]) {
  const held = new Map<string, string>()
  const asked: Question[] = []

  function fresh(number: number): Omit<Question, 'language' | 'etag'> {
    const [type, page, vendor] = [of(types, number * 7), 1 + (number % 9), of(vendorCodes, number)]
    const path = (name: string, query: Record<string, string | number>): string =>
      `/wps/relay/GCSGAME_${name}?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)])).toString()}`
    return of(
      [
        { kind: 'list', path: path('gameList', { gameType: type, pageNo: page, pageSize: 42 }) },
        {
          kind: 'list of a vendor',
          path: path('gameList', {
            gameType: 'RNG',
            vassalage: vendor,
            pageNo: 1 + (number % 3),
            pageSize: 42,
          }),
        },
        { kind: 'home', path: path('homeSections', {}) },
        { kind: 'facets', path: path('facets', { gameType: type, vassalage: number % 3 ? '' : vendor }) },
        { kind: 'vendors', path: path('getVassGameType', { platform: 'html5-desktop' }) },
        { kind: 'batcher', path: path('newGameVendor', { platform: 'html5-desktop' }) },
        { kind: 'hot', path: path('hotGamesV2', { isPlatform: 2, platform: 'flash,html5-desktop' }) },
        {
          kind: 'list',
          path: path('gameList', {
            gameType: type,
            gameClassify: of(['ALL', 'NEW', 'HOT'], number),
            minBet: of([0, 0.1, 1], number),
            pageNo: 1,
            pageSize: 42,
          }),
        },
        {
          kind: 'search',
          path: path('gameList', { gameName: of(typed, number), pageNo: 1 + (number % 2), pageSize: 28 }),
        },
        {
          kind: 'players',
          path: path('livePlayers', {
            nodeIds: Array.from({ length: 42 }, (_, n) => 1 + ((number * 42 + n) % games)).join(','),
          }),
        },
        {
          kind: 'popup of a vendor',
          path: path('popupGameList', { gameType: 'RNG', vassalage: vendor, pageSize: 1_000 }),
        },
        { kind: 'list', path: path('gameList', { gameType: type, pageNo: page, pageSize: 42 }) },
      ],
      number,
    )
  }

  return {
    next(number: number): Question {
      const language = of(languages, number * 5)
      const question = { ...fresh(Math.floor(number / 2) * 31 + (number % 2) * 17), language }
      const etag = number % 2 === 1 ? held.get(`${language} ${question.path}`) : undefined
      asked.push({ ...question, etag })
      return { ...question, etag }
    },
    /** Stores the ETags of the answers, as browsers do, for later requests. */
    learn(answers: Answered[]): Answered[] {
      const first = asked.length - answers.length
      for (const [index, answer] of answers.entries()) {
        const question = asked[first + index]
        if (question && answer.etag !== '') held.set(`${question.language} ${question.path}`, answer.etag)
      }
      return answers
    },
  }
}

/** An operator who changes a game every few seconds: every list must be recomputed. */
function changeContinually(database: Database): { stop(): Promise<void> } {
  let stopped = false
  const changing = (async () => {
    for (let nodeId = 1; !stopped; nodeId++) {
      await database.pool.query('update catalogue_game set is_hot = not is_hot where node_id = $1', [nodeId])
      await pause(changeEveryMs)
    }
  })()
  // Stopping it rejects, which is expected.
  let failure: unknown
  const ended = changing.catch((error: unknown) => {
    failure = error
  })
  return {
    async stop() {
      stopped = true
      await ended
      if (failure !== undefined) throw failure
    },
  }
}

function quantile(answers: readonly Answered[], share: number): number {
  const sorted = Float64Array.from(answers, ({ latencyMs }) => latencyMs).sort()
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

function report(
  calm: readonly Stretch[],
  changing: readonly Stretch[],
  residentMegabytes: number,
  rate: number,
): Figure[] {
  const allOf = (stretches: readonly Stretch[]): Answered[] => stretches.flatMap(({ answers }) => answers)
  const wrong = allOf([...calm, ...changing]).filter(({ status }) => status !== 200 && status !== 304)
  if (wrong.length > 0)
    throw new Error(`${wrong.length} answers were none, such as ${JSON.stringify(wrong[0])}`)
  const line = (name: string, answers: readonly Answered[]): (string | number)[] => [
    name,
    answers.length,
    `${Math.round((answers.filter(({ status }) => status === 304).length / answers.length) * 100)} %`,
    quantile(answers, 0.5).toFixed(2),
    quantile(answers, 0.99).toFixed(2),
    quantile(answers, 1).toFixed(1),
    (answers.reduce((sum, { bytes }) => sum + bytes, 0) / answers.length / 1_024).toFixed(1),
  ]
  console.log(
    `\nLobby calls over HTTP, ${games.toLocaleString('en')} games, ${rate} requests a second, all rounds together; limit ${limitOf('lobby.calls.p99Ms')} ms at p99 (median of the rounds)`,
  )
  printTable(
    ['what', 'asked', 'still held', 'p50 ms', 'p99 ms', 'longest', 'kB each'],
    [
      ...[...Map.groupBy(allOf(calm), ({ kind }) => kind)].map(([kind, answers]) => line(kind, answers)),
      line('all', allOf(calm)),
      line(`all, with a change every ${changeEveryMs / 1_000} s`, allOf(changing)),
    ],
  )
  const p99s = (stretches: readonly Stretch[]): number[] =>
    stretches.map(({ answers }) => quantile(answers, 0.99))
  return [
    overRounds(
      'lobby.calls.p50Ms',
      calm.map(({ answers }) => quantile(answers, 0.5)),
    ),
    overRounds('lobby.calls.p99Ms', p99s(calm)),
    { name: 'lobby.calls.allRounds.p99Ms', value: quantile(allOf(calm), 0.99) },
    { name: 'lobby.calls.bestRound.p99Ms', value: Math.min(...p99s(calm)) },
    {
      name: 'lobby.calls.revalidated.p99Ms',
      value: quantile(
        allOf(calm).filter(({ status }) => status === 304),
        0.99,
      ),
    },
    overRounds('lobby.calls.changing.p99Ms', p99s(changing)),
    // The server's CPU time for one call: it stays the same while others use the machine.
    { name: 'lobby.calls.cpuUs', value: Math.round(median(calm.map(({ cpuUs }) => cpuUs))) },
    {
      name: 'lobby.calls.changing.cpuUs',
      value: Math.round(median(changing.map(({ cpuUs }) => cpuUs))),
    },
    { name: 'lobby.server.residentMegabytes', value: Math.round(residentMegabytes) },
  ]
}
