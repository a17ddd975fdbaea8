// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { moveToFold } from './first-view.ts'

const picture = { top: 50, bottom: 300 }

describe('what is in view above the button at the foot', () => {
  it('stays where it is when all of it is', () => {
    expect(moveToFold([picture, { top: 310, bottom: 350 }], 400)).toBe(0)
    expect(moveToFold([picture, { top: 310, bottom: 400 }], 400)).toBe(0)
    expect(moveToFold([], 400)).toBe(0)
  })

  it('moves down until the row that would be cut lies below it', () => {
    const [row, cut] = [
      { top: 310, bottom: 350 },
      { top: 370, bottom: 410 },
    ]
    expect(moveToFold([picture, row, cut], 400)).toBe(50)
  })

  it('cuts no high field either, though a low one beside it ends above', () => {
    const high = { top: 310, bottom: 420 }
    const [first, second] = [
      { top: 310, bottom: 350 },
      { top: 352, bottom: 390 },
    ]
    expect(moveToFold([picture, high, first, second], 400)).toBe(100)
  })

  it('leaves alone what cannot be helped: one block that is larger than the view', () => {
    expect(moveToFold([{ top: 50, bottom: 900 }], 400)).toBe(0)
  })
})
