// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { blockHeight, breakTitle } from './break-title.ts'

const room = { width: 340, height: 140, largestSize: 96, capitalHeight: 0.7 }
/** Every character is 0.6 wide at size 1. */
const measure = (line: string): number => line.length * 0.6

describe('breaking a title into lines', () => {
  it('keeps a short title on one line, as large as allowed', () => {
    expect(breakTitle('Dice', room, measure)).toEqual([{ text: 'Dice', size: 96 }])
  })

  it('breaks where the letters stay largest', () => {
    expect(breakTitle('Tomb of Anubis', room, measure).map(({ text }) => text)).toEqual(['Tomb of', 'Anubis'])
  })

  it.each([
    'Cherry Crate Cash',
    'Trident of the Deep Kings',
    'Supercalifragilistic',
    'A B C D E F G H',
    'The Very Long Road to the Hidden Waterfall of Gold',
  ])('never exceeds its space: %s', (title) => {
    const lines = breakTitle(title, room, measure)
    expect(lines.map(({ text }) => text).join(' ')).toBe(title)
    for (const { text, size } of lines) expect(measure(text) * size).toBeLessThanOrEqual(room.width + 0.001)
    expect(blockHeight(lines, room.capitalHeight)).toBeLessThanOrEqual(room.height + 0.001)
  })

  it('says nothing for an empty title', () => {
    expect(breakTitle('  ', room, measure)).toEqual([])
  })
})
