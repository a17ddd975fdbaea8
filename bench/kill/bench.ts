// SPDX-License-Identifier: Apache-2.0
import { limitOf } from '../figures/index.ts'
import type { Figure, Part } from '../shared/part.ts'
import { machine, median, numberOption, pause, printTable } from '../shared/report.ts'
import { whyNoPowerCut } from './disk.ts'
import { judge, type Judgement } from './judge.ts'
import { RefusedToStart } from './server-process.ts'
import { furnish, World } from './world.ts'
import { createWriter, type Log, type Writer } from './writer.ts'

interface Cycle extends Judgement {
  acknowledged: number
  readyMs: number
}

/**
 * Tests that an acknowledged bet exists for ever, and once. Writers bet and win through two server processes;
 * server and database are killed with kill -9 at random moments; everything acknowledged is looked up. Exits
 * with 1 if anything is missing, doubled or does not add up, or if the server refuses the database. Options:
 * --cycles 20 --writers 64; --power-cut (loses what was never synced, needs root); and, to see it fail,
 * --fsync off and --drop-unique.
 */
const run: Part = async (options) => {
  const fsyncOff = options[options.indexOf('--fsync') + 1] === 'off'
  const dropUnique = options.includes('--drop-unique')
  const noPowerCut = whyNoPowerCut()
  // After a kill the system still writes what it was given, so only a power cut reveals the effect of fsync
  // off.
  const powerCut = options.includes('--power-cut') || (fsyncOff && noPowerCut === undefined)
  if (powerCut && noPowerCut !== undefined) throw new Error(noPowerCut)

  const world = new World({ settings: fsyncOff ? { fsync: 'off' } : {}, powerCut })
  try {
    await world.startDatabase()
    const players = await furnish(world.url, numberOption(options, 'writers', 64), dropUnique)
    // The set-up itself is not tested.
    world.disk.settle()
    const hazards = await startServersOrSayWhy(world)
    const log: Log = { acknowledged: new Map(), refused: [] }
    const writers = players.map((player) => createWriter(player, log))
    console.log(
      `${writers.length} writers, ${powerCut ? 'power cuts' : 'kill -9'} of two server processes and the database; ${machine()}`,
    )
    const cycles: Cycle[] = []
    let dead: string | undefined
    for (let number = 1; number <= numberOption(options, 'cycles', 20) && dead === undefined; number += 1) {
      const cycle = await runCycle(world, writers, log, hazards.length > 0)
      if (typeof cycle === 'string') dead = cycle
      else cycles.push(cycle)
    }
    const figures = report(cycles, log, hazards, dead)
    return fsyncOff || dropUnique ? undefined : figures
  } finally {
    await world.end()
  }
}
export default run

/** The servers run in any case, to show what the refusal protects against. */
async function startServersOrSayWhy(world: World): Promise<string[]> {
  try {
    await world.startServers(false)
    return []
  } catch (error) {
    if (!(error instanceof RefusedToStart)) throw error
    console.log(
      `The server refuses this database: ${error.hazards.join('; ')}. It is made to run all the same, to see what would happen.`,
    )
    await world.startServers(true)
    return error.hazards
  }
}

/** One round of load, one kill, one check. Returns a message if the database never came back. */
async function runCycle(
  world: World,
  writers: readonly Writer[],
  log: Log,
  careless: boolean,
): Promise<Cycle | string> {
  for (const writer of writers.slice(0, 16)) await writer.copies(world.servers)
  let storming = true
  const stage = { servers: () => world.servers, storming: () => storming }
  const storm = Promise.all(writers.map((writer) => writer.storm(stage)))
  await pause(300 + Math.random() * 1_200)
  await world.kill()
  storming = false
  await storm
  const startedMs = performance.now()
  try {
    await world.startDatabase()
    await world.startServers(careless)
    // Ready means that it answers a bet, here the unanswered one.
    await writers[0]!.copies(world.servers)
  } catch (error) {
    return error instanceof Error ? error.message.split('\n')[0]! : String(error)
  }
  const readyMs = performance.now() - startedMs
  return { ...(await judge(world.url, log)), acknowledged: log.acknowledged.size, readyMs }
}

function report(
  cycles: readonly Cycle[],
  log: Log,
  hazards: readonly string[],
  dead: string | undefined,
): Figure[] {
  printTable(
    [
      'cycle',
      'acknowledged',
      'lost',
      'duplicates',
      'ledger sum',
      'differences',
      'wrong balances',
      'ready ms',
    ],
    cycles.map((cycle, index) => [
      String(index + 1),
      cycle.acknowledged,
      cycle.lost,
      cycle.duplicates,
      String(cycle.sum),
      cycle.differences,
      cycle.wrongBalances,
      cycle.readyMs,
    ]),
  )
  const worst = (read: (cycle: Cycle) => number): number => Math.max(0, ...cycles.map(read))
  const figures = {
    cycles: cycles.length,
    acknowledged: log.acknowledged.size,
    lost: dead === undefined ? worst((cycle) => cycle.lost) : log.acknowledged.size,
    duplicates: worst((cycle) => cycle.duplicates),
    sum: worst((cycle) => Math.abs(Number(cycle.sum))),
    differences: worst((cycle) => cycle.differences + cycle.wrongBalances),
    refusedBets: log.refused.length,
    readyMs: cycles.length === 0 ? 0 : Math.round(median(cycles.map((cycle) => cycle.readyMs))),
    slowestReadyMs: Math.round(worst((cycle) => cycle.readyMs)),
    hazards: hazards.length,
  }
  const failures = [
    ...hazards,
    ...(dead === undefined ? [] : [`the database did not come back, so everything is lost: ${dead}`]),
    ...(figures.lost > 0 ? [`${figures.lost} acknowledged bets and wins are lost`] : []),
    ...(figures.duplicates > 0 ? [`${figures.duplicates} things happened twice`] : []),
    ...(figures.differences + figures.sum > 0 ? ['the ledger does not add up'] : []),
    ...(log.refused.length > 0 ? [`the wallet refused: ${log.refused.slice(0, 3).join(', ')}`] : []),
    ...(figures.readyMs > limitOf('kill.readyMs') ? ['it took too long to be ready again'] : []),
  ]
  console.log(
    failures.length === 0
      ? 'Held: nothing lost, nothing twice, everything adds up.'
      : `FAILED: ${failures.join('; ')}.`,
  )
  if (failures.length > 0) process.exitCode = 1
  return Object.entries(figures).map(([name, value]) => ({ name: `kill.${name}`, value }))
}
