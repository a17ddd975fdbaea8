// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { buildCashOutStory } from '../../games/crash/story.ts'
import { everySlot } from '../../games/slots/titles/every-slot.ts'
import type { RoundView } from '../../protocol.ts'
import { openCodes } from '../games.ts'
import { recordedRounds } from './recorded-rounds-for-tests.ts'
import { isReplayed } from './replayed-game.ts'

describe('a finished round', () => {
  const rounds = recordedRounds()

  it('is shown again from its record in every game and every slot of the studio', () => {
    expect(new Set(rounds.map(({ game }) => game))).toEqual(new Set(openCodes))
    const titles = rounds.flatMap((round) => (round.game === 'slot' ? [round.parameters.title] : []))
    expect(titles).toEqual(everySlot.map(({ code }) => code))
    expect(rounds.filter((round) => !isReplayed(round)).map(({ game }) => game)).toEqual([])
  })

  it('of the live table is shown again once its curve has crashed', () => {
    const { events } = buildCashOutStory(150, { amount: 1_000_000n, unit: 10_000n })
    const paid = { ...rounds.find(({ game }) => game === 'crash')!, events } as RoundView
    expect(isReplayed(paid)).toBe(false)
  })

  it('is not shown again if it was not played to its end', () => {
    for (const state of ['pending', 'open', 'settling', 'voided', 'refused'] as const)
      expect(isReplayed({ ...rounds[0]!, state })).toBe(false)
  })
})
