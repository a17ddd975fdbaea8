// SPDX-License-Identifier: Apache-2.0
import { join } from 'node:path'
import { openServer, rootFolder } from '@tessera/e2e/server/open-server.ts'
import { createSearch, type GameSearch } from '@tessera/server/src/modules/catalogue/search/create-search.ts'
import { snapshotFor } from '@tessera/server/src/modules/catalogue/search/snapshot-for-tests.ts'
import type { Game } from '@tessera/server/src/modules/catalogue/index.ts'
import { findBrowser } from '../../tools/bootstrap/find-browser.ts'
import { wholeCatalogue } from '../../demo/catalogue/whole-catalogue.ts'
import { numberOption, printTable } from '../shared/report.ts'
import type { Figure } from '../shared/part.ts'
import { measurePixels } from './search/measure-pixels.ts'
import { drawsFrom, mistype, typos, type Typo } from './search/mistype.ts'

const names = 20_000
const heldOutSeed = 20_261_120

/** Names as they are typed: in English, and on a Latin keyboard or in their own script in other languages. */
const spellings: Readonly<Record<string, (game: Game) => string | undefined>> = {
  English: ({ name }) => name,
  'Vietnamese without marks': ({ names }) =>
    names.VI?.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D'),
  Spanish: ({ names }) => names.ES,
  Thai: ({ names }) => names.TH,
  Chinese: ({ names }) => names.CN,
}

/**
 * The recall and speed of the search: in the process over 20,000 games, whose titles did not exist when it
 * was tuned (they follow those of the shipped catalogue), with one typo each; and in a browser from the key
 * to the pixels, on a platform with 10,000 games. Options: --queries 400 (for each typo and spelling),
 * --pixels 0 (without the browser), --site http://… (a running platform).
 */
export default async function benchSearch(options: string[]): Promise<Figure[]> {
  const { games, vendors } = wholeCatalogue(2 * names)
  const snapshot = snapshotFor(
    games.slice(-names).map((game, at) => ({ ...game, nodeId: at + 1, vendorName: '' })),
    vendors.map(({ categories: _, ...vendor }) => vendor),
  )
  const startedMs = performance.now()
  const search = createSearch(snapshot)
  console.log(
    `search: ${snapshot.games.length} games, index built in ${Math.round(performance.now() - startedMs)} ms; titles that were not used for tuning`,
  )
  const draw = drawsFrom(heldOutSeed)
  const found = Object.entries(spellings).map(([spelling, nameOf]) => ({
    spelling,
    runs: typos.map((typo) =>
      ask(search, snapshot.games, nameOf, typo, numberOption(options, 'queries', 400), draw),
    ),
  }))
  printTable(
    ['found among the first ten, %', ...typos, 'p50 µs', 'p95 µs', 'p99 µs', 'processor µs'],
    found.map(({ spelling, runs }) => [
      spelling,
      ...runs.map(({ recall }) => (recall * 100).toFixed(2)),
      ...[0.5, 0.95, 0.99].map(
        (share) =>
          1_000 *
          at(
            runs.flatMap(({ tookMs }) => tookMs),
            share,
          ),
      ),
      1_000 * mean(runs.map(({ cpuMs }) => cpuMs)),
    ]),
  )
  const all = found.flatMap(({ runs }) => runs)
  const processMs = at(
    all.flatMap(({ tookMs }) => tookMs),
    0.95,
  )
  const recalls = typos.map((typo, index) => ({
    typo,
    recall: mean(found.map(({ runs }) => runs[index]!.recall)),
  }))
  return [
    ...recalls.map(({ typo, recall }) => ({
      name: `search.recall.${typo}`,
      value: recall,
    })),
    { name: 'search.process.cpu.mean.ms', value: mean(all.map(({ cpuMs }) => cpuMs)) },
    { name: 'search.process.p95.ms', value: processMs },
    ...(options.includes('--pixels') && options[options.indexOf('--pixels') + 1] === '0'
      ? []
      : await pixels(options)),
  ]
}

interface Run {
  recall: number
  tookMs: number[]
  cpuMs: number
}

function ask(
  search: GameSearch,
  games: readonly Game[],
  nameOf: (game: Game) => string | undefined,
  typo: Typo,
  queries: number,
  draw: () => number,
): Run {
  const tookMs: number[] = []
  let found = 0
  const before = process.threadCpuUsage()
  while (tookMs.length < queries) {
    const game = games[Math.floor(draw() * games.length)]!
    const name = nameOf(game)
    if (name === undefined) continue
    const typed = mistype(name, typo, draw)
    const { nodeIds, leastMs } = timed(() => search.suggest(typed, { language: 'EN', limit: 10 }))
    tookMs.push(leastMs)
    if (nodeIds.includes(game.nodeId)) found += 1
  }
  const { user, system } = process.threadCpuUsage(before)
  return { recall: found / queries, tookMs, cpuMs: (user + system) / 1_000 / queries / tries }
}

const tries = 3

/**
 * Equal searches are not cached; the fastest of several tries counts, in which no other process used the
 * core.
 */
function timed(find: () => { nodeIds: readonly number[] }): { nodeIds: readonly number[]; leastMs: number } {
  let leastMs = Number.POSITIVE_INFINITY
  let nodeIds: readonly number[] = []
  for (let run = 0; run < tries; run++) {
    const beforeMs = performance.now()
    nodeIds = find().nodeIds
    leastMs = Math.min(leastMs, performance.now() - beforeMs)
  }
  return { nodeIds, leastMs }
}

async function pixels(options: readonly string[]): Promise<Figure[]> {
  const index = options.indexOf('--site')
  const running = index < 0 ? undefined : options[index + 1]
  const server =
    running === undefined
      ? await openServer({
          dataDir: join(rootFolder, '.cache/bench-search'),
          variables: { SEED_GAMES: '10000' },
        })
      : { siteUrl: running, stop: async () => undefined }
  try {
    const { tookMs } = await measurePixels(await findBrowser(), server.siteUrl)
    console.log(
      `search: from the key to the pixels in the browser, ${tookMs.length} keys: p50 ${at(tookMs, 0.5).toFixed(1)} ms, p95 ${at(tookMs, 0.95).toFixed(1)} ms, most ${at(tookMs, 1).toFixed(1)} ms`,
    )
    const p95 = at(tookMs, 0.95)
    return [
      { name: 'search.pixels.p50.ms', value: at(tookMs, 0.5) },
      { name: 'search.pixels.p95.ms', value: p95 },
    ]
  } finally {
    await server.stop()
  }
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

function at(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}
