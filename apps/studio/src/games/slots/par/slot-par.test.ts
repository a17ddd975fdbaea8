// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { fraction, toPercent } from '../../../fair/fraction.ts'
import { FLOAT_VALUES } from '../../../fair/seeds.ts'
import { decorationRandom } from '../../../runtime/stage/decoration-random.ts'
import type { LineRules } from '../slot-rules.ts'
import { bringsFreeSpins, buildEvents, floatsOfRound } from '../story.ts'
import { floatsOfSpin } from '../draw-window.ts'
import { cascadeTitles } from '../cascades/titles/index.ts'
import { slotTitles } from '../titles/index.ts'
import { countWays } from './count-ways.ts'
import { countWindows } from './count-windows.ts'
import { countSpins, parSheetOf } from './par-sheet.ts'
import { printPar } from './print-par.ts'
import { statePar } from './stated-par.ts'

/** A million rounds of each title take minutes: the daily tests play fewer. */
const long = Boolean(process.env['LONG_TESTS'])
const named = slotTitles.map((title) => [title.name, title] as const)
const titleOf = (code: string) => slotTitles.find((title) => title.code === code)!

/** The line pays of all windows by counts of symbols alone; shares no code with the engine. */
function linePaysBySymbols(rules: LineRules): bigint {
  let paid = 0n
  for (const [symbol, pays] of Object.entries(rules.pays))
    for (const [index, pay] of pays.entries()) {
      const ways = rules.strips.map((strip, reel) => {
        const fits = [...strip].filter((one) => one === symbol || (reel > 0 && one === rules.wild)).length
        return reel <= index ? fits : reel === index + 1 ? strip.length - fits : strip.length
      })
      paid += BigInt(pay) * ways.reduce((product, count) => product * BigInt(count), 1n)
    }
  return paid * BigInt(rules.lines.length)
}

describe('the par sheets of the slots', () => {
  it.each(named)(
    'state what their data gives, recomputed: %s',
    (_name, title) => {
      expect(title.par).toEqual(statePar(parSheetOf(title.rules, countSpins(title.rules))))
    },
    120_000,
  )

  it.each(named)(
    'are computed from stops that floats choose exactly equally often: %s',
    (_name, { rules }) => {
      const sizes = rules.strips.map((strip) => strip.length)
      if (rules.engine === 'ways') sizes.push(rules.heights.length)
      for (const size of sizes) expect(FLOAT_VALUES % size).toBe(0)
      for (const pays of Object.values(rules.pays)) {
        expect(pays).toHaveLength(rules.strips.length)
        expect(pays).toEqual(pays.toSorted((less, more) => less - more))
      }
      expect(1_000_000 % rules.parts).toBe(0)
      const known = `${Object.keys(rules.pays).join('')}${rules.wild ?? ''}${rules.scatter?.symbol ?? ''}`
      for (const symbol of rules.strips.join('')) expect(known).toContain(symbol)
      expect(rules.strips[0]).not.toContain(rules.wild ?? '-')
    },
  )

  it('count a game of ways in two manners with the same result: by its windows, and by its reels', () => {
    const { rules } = titleOf('amber_steppe')
    if (rules.engine !== 'ways') throw new Error('a game of ways is needed')
    const windows = countWindows(rules)
    const ways = countWays(rules)
    expect(ways.windows).toBe(windows.windows)
    expect(ways.winning).toBe(windows.winning)
    expect(ways.byScatters.filter((sums) => sums.windows > 0n)).toEqual(windows.byScatters)
    expect(ways.best.pays).toBeGreaterThanOrEqual(windows.best.pays)
  })

  it('count a game of ways whose reels change their height as its windows do, on three short reels', () => {
    const rules = {
      engine: 'ways',
      heights: [1, 2],
      strips: ['12S1', '1W22', '2S12'],
      parts: 10,
      wild: 'W',
      scatter: { symbol: 'S', pays: [0, 2, 5] },
      pays: { 1: [0, 1, 3], 2: [0, 0, 2] },
    } as const
    const counts = countWays(rules)
    const heights = [0, 1, 2, 3, 4, 5, 6, 7].map((mask) => [
      1 + (mask & 1),
      1 + ((mask >> 1) & 1),
      1 + (mask >> 2),
    ])
    let [paid, squares, winning] = [0, 0, 0]
    for (const tall of heights)
      for (let stops = 0; stops < 64; stops += 1) {
        const seen = rules.strips.map((strip, reel) =>
          Array.from({ length: tall[reel]! }, (_, row) => strip[(((stops >> (2 * reel)) & 3) + row) % 4]!),
        )
        const scatters = seen.flat().filter((symbol) => symbol === 'S').length
        let pays = scatters >= 3 ? 50 : scatters === 2 ? 20 : 0
        for (const symbol of ['1', '2'] as const) {
          const [first, second, third] = seen.map(
            (rows) => rows.filter((one) => one === symbol || one === 'W').length,
          )
          if (first! * second! * third! > 0) pays += first! * second! * third! * rules.pays[symbol][2]
          else pays += first! * second! * rules.pays[symbol][1]
        }
        paid += pays
        squares += pays * pays
        winning += pays > 0 ? 1 : 0
      }
    expect(counts.windows).toBe(512n)
    expect(counts.byScatters.reduce((sum, { pays }) => sum + pays, 0n)).toBe(BigInt(paid))
    expect(counts.byScatters.reduce((sum, one) => sum + one.squares, 0n)).toBe(BigInt(squares))
    expect(counts.winning).toBe(BigInt(winning))
  })

  it('return on lines what counts of symbols alone give', () => {
    for (const { rules, par } of ['copper_orchard', 'lantern_tide', 'cinder_vault'].map(titleOf)) {
      if (rules.engine !== 'lines') throw new Error('a game of lines is needed')
      const windows = rules.strips.reduce((product, strip) => product * BigInt(strip.length), 1n)
      let paid = linePaysBySymbols(rules)
      if (rules.scatter && !rules.holdAndSpin) {
        // One scatter on each odd reel: all three are visible in 3 rows of each strip.
        const odd = rules.strips.filter((strip) => strip.includes('S'))
        const all = odd.reduce(
          (product, strip) => (product * 3n * windows) / windows / BigInt(strip.length),
          windows,
        )
        paid += all * 3n * BigInt(rules.parts)
      }
      if (rules.fullWindow) {
        // Stacks of one fruit fill the window where each strip shows it in three rows.
        for (const symbol of rules.fullWindow.symbols) {
          const full = rules.strips.map(
            (strip) =>
              (strip + strip.slice(0, 2))
                .split('')
                .filter((one, at, all) => one === symbol && all[at + 1] === symbol && all[at + 2] === symbol)
                .length,
          )
          const pay = rules.pays[symbol]![2]! * rules.lines.length
          paid += full.reduce((product, count) => product * BigInt(count), BigInt(pay))
        }
      }
      expect(toPercent(fraction(paid, windows * BigInt(rules.parts)), 4)).toBe(par.paidSpinPercent)
    }
  })

  it.each(named)(
    'agree with played rounds within four standard errors: %s',
    (_name, { rules, par }) => {
      const random = decorationRandom(20_261_126)
      const rounds = long ? 1_000_000 : 150_000
      const floats = Array.from({ length: floatsOfRound(rules) }, () => 0)
      let [paid, hits, triggers] = [0, 0, 0]
      for (let round = 0; round < rounds; round += 1) {
        for (let index = 0; index < floatsOfSpin(rules); index += 1) floats[index] = random()
        if (bringsFreeSpins(rules, floats)) {
          triggers += 1
          for (let index = floatsOfSpin(rules); index < floats.length; index += 1) floats[index] = random()
        }
        const events = buildEvents(rules, floats)
        hits += events.some(({ multiplier }) => multiplier > 0) ? 1 : 0
        for (const event of events) paid += event.multiplier
      }
      const within = (found: number, stated: string, deviation: number) =>
        expect(Math.abs(found - Number(stated))).toBeLessThan((4 * deviation) / Math.sqrt(rounds))
      const ofChance = (percent: string) => Math.sqrt(Number(percent) * (100 - Number(percent)))
      within((paid / 1e6 / rounds) * 100, par.rtpPercent, Number(par.deviation) * 100)
      within((hits / rounds) * 100, par.hitRatePercent, ofChance(par.hitRatePercent) + 0.01)
      within(
        (triggers / rounds) * 100,
        par.freeGamesChancePercent,
        ofChance(par.freeGamesChancePercent) + 0.01,
      )
    },
    120_000,
  )

  it('count a round as a hit when a respin pays, or hold and spin does, after a spin that paid nothing', () => {
    const hits = (code: string) => titleOf(code).par.hitRatePercent
    expect(['paper_foxes', 'clockwork_caravan', 'cinder_vault', 'bamboo_treasury'].map(hits)).toEqual([
      '30.82',
      '30.11',
      '24.95',
      '29.08',
    ])
    // In slots with cascades a spin that brings free ones pays by its scatters: its own hits are those of the round.
    for (const { rules } of cascadeTitles)
      for (const [index, spins] of rules.freeGames.spins.entries())
        if (spins > 0) expect(rules.scatter.pays[index]).toBeGreaterThan(0)
  })

  it('are printed for one slot, and for an unknown code not', () => {
    const lines: string[] = []
    expect(printPar('inh_copper_orchard', (line) => lines.push(line))).toBe(true)
    expect(lines.join('\n')).toContain('"rtpPercent": "96.4325"')
    expect(printPar('nothing', (line) => lines.push(line))).toBe(false)
    expect(lines.at(-1)).toContain('copper_orchard')
  })
})
