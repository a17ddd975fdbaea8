// SPDX-License-Identifier: Apache-2.0
import { demoPaysOf, demoReturnOf, MOST_OF_MODEL } from '@tessera/rules/games/demo-slots/demo-pays'
import { eventsOf, type DemoModel } from '@tessera/rules/games/demo-slots/model'
import { demoModels } from '@tessera/rules/games/demo-slots/models'
import { returnsOf } from '@tessera/rules/games/demo-slots/returns'
import { describe, expect, it } from 'vitest'
import { compare, fraction } from '../../../fair/fraction.ts'
import { FLOAT_VALUES } from '../../../fair/seeds.ts'
import { countWindows } from '../../../games/slots/par/count-windows.ts'
import { winCapEffect } from '../../../games/slots/par/win-cap-effect.ts'
import { bestOfLines } from '../../../games/slots/demo/best-of-lines.ts'
import { countModel } from '../../../games/slots/demo/count-model.ts'
import { rulesOfModel } from '../../../games/slots/demo/demo-rules.ts'
import { floatsOfSpin } from '../../../games/slots/draw-window.ts'
import { bringsFreeSpins, buildEvents, floatsOfRound } from '../../../games/slots/story.ts'
import { decorationRandom } from '../../../runtime/stage/decoration-random.ts'
import { demoParSheet, spinCountsOf } from './demo-par.ts'
import { countsOfModel, storedCountsOf } from './stored-counts.ts'
import { sharesOf } from './write-model-data.ts'

const named = demoModels.map((model) => [model.name, model] as const)
const numberOf = ({ numerator, denominator }: { numerator: bigint; denominator: bigint }): number =>
  Number((numerator * 10n ** 15n) / denominator) / 1e15

/** The model on the first stops of its strips, whose windows can all be visited. */
const shortened = (model: DemoModel, stops: number): DemoModel => ({
  ...model,
  reels: { ...model.reels, strips: model.reels.strips.map((strip) => strip.slice(0, stops)) },
})

describe('the models of demonstration slots', () => {
  it.each(named)(
    'have the counts and the returns that their strips give, counted again: %s',
    (_name, model) => {
      const counted = countsOfModel(model)
      expect(storedCountsOf(model)).toEqual(counted)
      const { fixed, shares } = returnsOf(model)
      expect([fixed, ...shares]).toEqual(sharesOf(model, counted))
    },
  )

  it.each(named.filter(([, { kind }]) => kind !== 'waysMany'))(
    'are counted from their reels as the engine that plays them counts every window: %s',
    (_name, model) => {
      // Three reels have few windows; of five, the first stops of each strip.
      const short = model.kind === 'classic' ? model : shortened(model, 8)
      const rules = rulesOfModel(short, demoPaysOf(model, 96, 'any title'))
      const stored = { ...countsOfModel(short), ...countModel(rules, eventsOf(model)) }
      const fast = spinCountsOf(short, rules.pays, stored)
      const visited = countWindows(rules)
      expect(fast.windows).toBe(visited.windows)
      expect(fast.winning).toBe(visited.winning)
      expect(fast.byScatters.filter(({ windows }) => windows > 0n)).toEqual(
        visited.byScatters.filter(({ windows }) => windows > 0n),
      )
      expect(stored.best).toBeGreaterThanOrEqual(visited.best.pays)
      if (rules.engine === 'lines' && !rules.freeGames) expect(bestOfLines(rules)).toBe(visited.best.pays)
    },
  )

  it.each(named)('stop equally often everywhere, and pay more for more: %s', (_name, { reels, pays }) => {
    const sizes = reels.strips.map((strip) => strip.length)
    if (reels.engine === 'ways') sizes.push(reels.heights.length)
    for (const size of sizes) expect(FLOAT_VALUES % size).toBe(0)
    expect(1_000_000 % reels.parts).toBe(0)
    expect(reels.strips[0]).not.toContain(reels.wild)
    const known = `${Object.keys(pays).join('')}${reels.wild}${reels.scatter?.symbol ?? ''}`
    for (const symbol of reels.strips.join('')) expect(known).toContain(symbol)
    for (const row of Object.values(pays)) {
      expect(row).toHaveLength(reels.strips.length)
      expect(row).toEqual(row.toSorted((less, more) => less - more))
    }
  })

  it.each(named)(
    'lose nothing that is stated to their win cap, whichever pays a title has: %s',
    (_name, model) => {
      // Every title pays at most this everywhere, so the cap takes at most what it takes of this one.
      const most = Object.fromEntries(
        Object.entries(model.pays).map(
          ([symbol, row]) => [symbol, row.map((pay) => pay * MOST_OF_MODEL)] as const,
        ),
      )
      const whole = Object.fromEntries(
        Object.entries(most).map(([symbol, row]) => [symbol, row.map((pay) => Math.ceil(pay))] as const),
      )
      const rules = rulesOfModel(model, whole)
      const counts = spinCountsOf(model, whole, storedCountsOf(model))
      const bound =
        (Number(counts.best.pays) / rules.parts) *
        (1 + (rules.freeGames?.most ?? 0) * (rules.freeGames?.factor ?? 0))
      const takes = model.kind === 'hold' ? null : winCapEffect(rules, counts, bound)
      if (takes) expect(compare(takes.mean, fraction(1n, 10n ** 12n))).toBeLessThan(0)
    },
  )

  it.each(named)(
    'return within four standard errors what titles state, over 60,000 rounds: %s',
    (_name, model) => {
      const pays = demoPaysOf(model, 95, 'a title')
      const rules = rulesOfModel(model, pays)
      const sheet = demoParSheet({ ...model, reels: { ...model.reels, winCap: undefined } }, pays)
      expect(demoReturnOf(model, pays)).toBeCloseTo(numberOf(sheet.rtp), 12)
      const random = decorationRandom(20_261_126)
      const rounds = 60_000
      const floats = Array.from({ length: floatsOfRound(rules) }, () => 0)
      let [paid, hits] = [0, 0]
      for (let round = 0; round < rounds; round += 1) {
        for (let index = 0; index < floatsOfSpin(rules); index += 1) floats[index] = random()
        if (bringsFreeSpins(rules, floats))
          for (let index = floatsOfSpin(rules); index < floats.length; index += 1) floats[index] = random()
        const events = buildEvents(rules, floats)
        hits += events.some(({ multiplier }) => multiplier > 0) ? 1 : 0
        for (const event of events) paid += event.multiplier
      }
      const error = (4 * Math.sqrt(numberOf(sheet.variance))) / Math.sqrt(rounds)
      expect(Math.abs(paid / 1e6 / rounds - numberOf(sheet.rtp))).toBeLessThan(error)
      const hit = numberOf(sheet.hitRate)
      expect(Math.abs(hits / rounds - hit)).toBeLessThan((4 * Math.sqrt(hit * (1 - hit))) / Math.sqrt(rounds))
    },
  )
})
