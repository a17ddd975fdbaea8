// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { moveToFold } from './first-view.ts'

const MOST = 48
const row = { top: 310, bottom: 350 }

describe('what is in view above the button at the foot', () => {
  it('stays where it is when nothing of it would be cut', () => {
    expect(moveToFold([row], 400, MOST)).toBe(0)
    expect(moveToFold([row, { top: 360, bottom: 400 }, { top: 404, bottom: 440 }], 400, MOST)).toBe(0)
    expect(moveToFold([], 400, MOST)).toBe(0)
  })

  it('moves up a little when a whole row is gained by that', () => {
    expect(moveToFold([row, { top: 370, bottom: 410 }], 400, MOST)).toBe(-10)
  })

  it('moves down when the row that would be cut is too high, until it lies below', () => {
    expect(moveToFold([row, { top: 370, bottom: 470 }], 400, MOST)).toBe(30)
  })

  it('cuts no high field either, though a low one beside it ends above', () => {
    const high = { top: 355, bottom: 480 }
    const beside = [
      { top: 355, bottom: 390 },
      { top: 392, bottom: 480 },
    ]
    expect(moveToFold([row, high, ...beside], 400, MOST)).toBe(45)
  })

  it('moves down when the only row would be cut and cannot rise', () => {
    expect(moveToFold([{ top: 370, bottom: 470 }], 400, MOST)).toBe(30)
  })

  it('leaves alone what cannot be helped: one block that is larger than the view', () => {
    expect(moveToFold([{ top: 50, bottom: 900 }], 400, MOST)).toBe(0)
  })
})
