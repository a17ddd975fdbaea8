// SPDX-License-Identifier: Apache-2.0
import type { PickForm } from '@tessera/rules/lottery/play-type'
import { describe, expect, it } from 'vitest'
import { randomPicks } from './random-picks.ts'
import { longestText, readPicks, textOfPicks } from './read-picks.ts'

const endings: PickForm = { form: 'numbers', digits: 2, most: 100 }
const pairs: PickForm = { form: 'numbers', digits: 3, most: 100, repeats: [2, 1] }
const positions: PickForm = { form: 'positions', positions: 2, most: 100 }
const two: PickForm = { form: 'together', count: 2, lowest: 0, highest: 99, digits: 2 }
const balls: PickForm = { form: 'together', count: 3, lowest: 1, highest: 80, digits: 2 }

describe('pasted picks', () => {
  it('are split on blanks, commas, hyphens and lines', () => {
    expect(readPicks(endings, ' 15,27;  31\n07-08\t99 ', 50)).toEqual({
      lines: [['15', '27', '31', '07', '08', '99']],
      refused: [],
      twice: [],
      left: 0,
    })
  })

  it('show what is no pick, and count what is there twice once', () => {
    expect(readPicks(endings, '15 5 155 ab 15 27', 50)).toEqual({
      lines: [['15', '27']],
      refused: ['5', '155', 'ab'],
      twice: ['15'],
      left: 0,
    })
    expect(readPicks(pairs, '112 121 123', 50)).toMatchObject({
      lines: [['112']],
      twice: ['121'],
      refused: ['123'],
    })
  })

  it('may be written in the digits of any script', () => {
    expect(readPicks(endings, '١٥ २७ ０７', 50).lines).toEqual([['15', '27', '07']])
  })

  it('are one combination for each line of the text', () => {
    expect(readPicks(two, '15 27\n27,15\n31 32 33\n\n01-02', 50)).toEqual({
      lines: [
        ['15', '27'],
        ['01', '02'],
      ],
      refused: ['31 32 33'],
      twice: ['27,15'],
      left: 0,
    })
    expect(readPicks(balls, '1 2 80\n0 1 2', 50)).toMatchObject({
      lines: [['01', '02', '80']],
      refused: ['0 1 2'],
    })
    expect(readPicks(two, '5 27', 50).refused).toEqual(['5 27'])
  })

  it('stay within the room of the slip, and within a length', () => {
    const numbers = Array.from({ length: 1_000 }, (_, index) => String(index).padStart(3, '0')).join(' ')
    const read = readPicks({ form: 'numbers', digits: 3, most: 100 }, numbers, 2)
    expect([read.lines.length, read.lines[1]?.length, read.left]).toEqual([2, 100, 800])
    expect(readPicks(endings, '15 '.repeat(longestText), 50).twice.length).toBeLessThan(longestText)
    expect(readPicks(endings, '', 50).lines).toEqual([])
  })
})

describe('random picks', () => {
  it('are as many different ones as wanted, and are read again from their text', () => {
    for (const form of [endings, pairs, positions, two, balls]) {
      const picks = randomPicks(form, 10)
      const { lines, refused, twice } = readPicks(form, textOfPicks(picks), 50)
      expect([lines.flat().length, refused, twice]).toEqual([picks.flat().length, [], []])
      expect(picks.flat()).toHaveLength(form.form === 'together' ? 10 * form.count : 10)
    }
  })

  it('are no more than there are', () => {
    expect(randomPicks({ form: 'numbers', digits: 1, most: 10 }, 50).flat()).toHaveLength(10)
    expect(randomPicks({ form: 'choice', choices: ['big', 'small'] }, 1)).toEqual([])
  })
})
