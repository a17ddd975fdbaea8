// SPDX-License-Identifier: Apache-2.0
import { beginSimulation, roundsFor } from '@tessera/rules/bonuses/simulate-wagering'
import { payTableOfStated } from '@tessera/rules/games/stated-pays'
import { amountFromWire, units, zero } from '@tessera/rules/money'
import { describe, expect, it } from 'vitest'
import { createSimulations } from './run-simulations.ts'

const wagering = (bonus: number) => ({
  bonus: units(bonus),
  deposit: zero,
  // One bet a round, so that it is quick.
  required: amountFromWire(0.01),
  order: 'cashFirst' as const,
  weight: 100,
  maxStake: null,
})
const pays = {
  kind: 'model' as const,
  setting: null,
  key: 'slot',
  table: () => payTableOfStated({ gameType: 'RNG', returnMillionths: 963_400, volatility: 3 }),
}

describe('simulations', () => {
  it('are refused for a moment while too many wait, and the others are answered', async () => {
    const simulate = createSimulations()
    const asked = await Promise.allSettled(
      Array.from({ length: 64 }, (_, index) => simulate(wagering(index + 1), pays, 1)),
    )
    expect(asked.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 60 }, () => 'fulfilled'),
      ...Array.from({ length: 4 }, () => 'rejected'),
    ])
    await expect(simulate(wagering(64), pays, 1)).resolves.toMatchObject({ seed: 1 })
  })

  it('answer what the rules compute, played to the end', async () => {
    const long = { ...wagering(20), required: units(15) }
    const whole = { ...long, pays: pays.table() }
    const simulation = beginSimulation(whole, { rounds: roundsFor(whole)!, seed: 3 })
    while (!simulation.playOn(1_000_000)) continue
    await expect(createSimulations()(long, pays, 3)).resolves.toEqual(simulation.chances())
  })

  it('are computed once for the same question, and apart for any other', async () => {
    const simulate = createSimulations()
    const ask = (key: string, seed: number) => simulate(wagering(5), { ...pays, key }, seed)
    expect(await ask('slot', 11)).toBe(await ask('slot', 11))
    expect(await ask('slot1', 1)).toMatchObject({ seed: 1 })
    expect(await ask('slot', 11)).toMatchObject({ seed: 11 })
  })
})
