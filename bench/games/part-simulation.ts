// SPDX-License-Identifier: Apache-2.0
import { countSpins, parSheetOf } from '@tessera/studio/src/games/slots/par/par-sheet.ts'
import { statePar } from '@tessera/studio/src/games/slots/par/stated-par.ts'
import { bringsFreeSpins, buildEvents, floatsOfRound } from '@tessera/studio/src/games/slots/story.ts'
import { simulateChunk } from '@tessera/studio/src/games/slots/cascades/par/simulate.ts'
import { cascadeTitles, type CascadeTitle } from '@tessera/studio/src/games/slots/cascades/titles/index.ts'
import { floatsOfSpin } from '@tessera/studio/src/games/slots/draw-window.ts'
import { slotTitles, type SlotTitle } from '@tessera/studio/src/games/slots/titles/index.ts'
import { fastFloats } from '@tessera/studio/src/runtime/simulator/fast-floats.ts'
import type { Part } from '../shared/part.ts'
import { numberOption, printTable } from '../shared/report.ts'

/**
 * Rounds of each slot a CPU second, by the engine that the server plays, beside the bare drawing of as many floats; and
 * the time that its exact par sheet takes. Options: --rounds 300000 (of each title).
 */
const simulation: Part = async (options) => {
  const rounds = numberOption(options, 'rounds', 300_000)
  const measured = [
    ...slotTitles.map((title) => ({ title, ...rateOf(title, rounds), seconds: parSeconds(title) })),
    // Their par sheets come from stored simulated rounds.
    ...cascadeTitles.map((title) => ({ title, ...cascadeRateOf(title, rounds), seconds: 0 })),
  ]
  printTable(
    ['Slots', 'rounds a CPU second', 'floats alone', 'share of them', 'par sheet s'],
    measured.map(({ title, perSecond, floatsPerSecond, seconds }) => [
      title.name,
      perSecond,
      floatsPerSecond,
      (perSecond / floatsPerSecond).toFixed(3),
      seconds.toFixed(1),
    ]),
  )
  const slowest = Math.min(...measured.map(({ perSecond }) => perSecond))
  const fastest = Math.max(...measured.map(({ perSecond }) => perSecond))
  const longest = Math.max(...measured.map(({ seconds }) => seconds))
  const all = measured.reduce((sum, { seconds }) => sum + seconds, 0)
  return [
    { name: 'games.simulation.slowestPerCpuSecond', value: Math.round(slowest) },
    { name: 'games.simulation.fastestPerCpuSecond', value: Math.round(fastest) },
    { name: 'games.par.longestSeconds', value: longest },
    { name: 'games.par.allSeconds', value: all },
  ]
}
export default simulation

function rateOf({ rules }: SlotTitle, rounds: number): { perSecond: number; floatsPerSecond: number } {
  const paid = Array.from({ length: floatsOfSpin(rules) }, () => 0)
  const floats = Array.from({ length: floatsOfRound(rules) }, () => 0)
  const draw = fastFloats([1, 2, 3])
  let sum = 0
  const play = () => {
    draw(paid)
    if (bringsFreeSpins(rules, paid)) {
      draw(floats)
      for (const [index, float] of paid.entries()) floats[index] = float
      for (const event of buildEvents(rules, floats)) sum += event.multiplier
    } else sum += buildEvents(rules, paid)[0]!.multiplier
  }
  for (let round = 0; round < rounds / 10; round += 1) play()
  const perSecond =
    rounds /
    cpuSecondsOf(() => {
      for (let round = 0; round < rounds; round += 1) play()
    })
  if (sum === 0) throw new Error('nothing was won, so nothing was simulated')
  const floatsPerSecond =
    rounds /
    cpuSecondsOf(() => {
      for (let round = 0; round < rounds; round += 1) draw(paid)
    })
  return { perSecond, floatsPerSecond }
}

/** Slots with cascades, by their own simulation, beside as many floats as their smallest round draws. */
function cascadeRateOf(
  { rules, simulation }: CascadeTitle,
  rounds: number,
): { perSecond: number; floatsPerSecond: number } {
  const play = (chunk: number, count: number) =>
    simulateChunk(rules, { simulation: simulation + 9_000, chunk, rounds: count, bought: false })
  play(0, rounds / 10)
  const perSecond = rounds / cpuSecondsOf(() => play(1, rounds))
  const floats = Array.from({ length: rules.columns * rules.rows }, () => 0)
  const draw = fastFloats([1, 2, 3])
  const floatsPerSecond =
    rounds /
    cpuSecondsOf(() => {
      for (let round = 0; round < rounds; round += 1) draw(floats)
    })
  return { perSecond, floatsPerSecond }
}

function parSeconds({ rules }: SlotTitle): number {
  return cpuSecondsOf(() => statePar(parSheetOf(rules, countSpins(rules))))
}

function cpuSecondsOf(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}
