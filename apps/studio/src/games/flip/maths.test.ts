// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { newField, replay } from '../../fair/step-game.ts'
import { FLIP_MOST, flipMultiplier } from './maths.ts'
import { flipGame } from './story.ts'

const stake = { amount: 1_000_000n, unit: 1n }

describe('coin flip', () => {
  it('returns exactly 99 % for every length of a chain, over all sides that can come', () => {
    for (let length = 1; length <= 10; length += 1) {
      let paid = 0n
      for (let sides = 0; sides < 2 ** length; sides += 1) {
        const floats = Array.from({ length }, (_, index) => ((sides >> index) & 1) / 2)
        let field = newField({})
        while (field.state === 'open' && field.moves.length < length)
          field = flipGame.play(field, field.moves.length % 2, floats)
        paid += flipGame.story(
          { ...field, state: field.state === 'lost' ? 'lost' : 'cashedOut' },
          stake,
          floats,
        ).payout
      }
      expect(paid * 100n).toBe(99n * 1_000_000n * 2n ** BigInt(length))
    }
  })

  it('doubles with each right call and ends by itself after the last one', () => {
    expect([1, 2, 3, FLIP_MOST].map(flipMultiplier)).toEqual([
      1_980_000, 3_960_000, 7_920_000, 1_038_090_240_000,
    ])
    const calls = Array.from({ length: FLIP_MOST }, () => 0)
    expect(replay(flipGame, { bet: {}, moves: calls, ended: true }, calls).state).toBe('cashedOut')
  })

  it('refuses a call that is no side', () => {
    for (const call of [-1, 2, 0.5])
      expect(() => flipGame.checkMove(newField({}), call, [])).toThrow('studio.badMove')
  })
})
