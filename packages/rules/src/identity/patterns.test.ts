// SPDX-License-Identifier: Apache-2.0
import { text } from '@tessera/texts'
import { describe, expect, it } from 'vitest'
import { checkShape, fitsPattern, problemMessage, type FieldRule } from './field-rule.ts'
import { patterns } from './patterns.ts'

const longest = 100
const rule = (patternId: number): FieldRule => ({
  enabled: true,
  required: true,
  acceptedPattern: patterns[patternId]?.source ?? '',
  patternId,
  minLength: 1,
  maxLength: longest,
})

/** Its message, patternId, values that it accepts, values that it refuses. */
const cases: [string, number, string[], string[]][] = [
  ['any characters [VAL-031]', 0, ['a 1!', '\n'], []],
  ['first char letter then letters and digits [VAL-032]', 1, ['abc123', 'A'], ['1abc23', 'ab_1', '']],
  ['kanji and digits [VAL-033]', 2, ['漢字12', '12'], ['ab12', '漢 字']],
  [
    'email format [VAL-034]',
    3,
    ['a@b.co', 'first.last+tag@mail.example.com'],
    ['a@b', '@b.co', 'a@b.', 'a b@c.de'],
  ],
  ['alphanumeric without special characters [VAL-035]', 4, ['ab12'], ['ab_12', 'ab-1234', 'é']],
  ['letters and digits combined [VAL-036]', 5, ['abc123', '1a'], ['abcdef', '123456', 'abc12!']],
  ['digits only [VAL-037]', 6, ['1234'], ['12a4', '１２', '']],
  ['alphanumeric with at least one uppercase [VAL-038]', 7, ['Abc123', 'aB'], ['abc123', 'Ab_']],
  ['English letters and spaces [VAL-039]', 8, ['John Doe'], ['สมชาย', 'John1']],
  ['no spaces [VAL-040]', 9, ['a_b!1'], ['a b', 'a\u00a0b']],
  ['Chinese and punctuation [VAL-041]', 10, ['王小·明'], ['John', '王 小']],
  ['date yyyy-MM-dd [VAL-042]', 11, ['2000-02-29'], ['2001-02-29', '02-28-2001', '2000-13-01', '2000-2-9']],
  ['letters and spaces [VAL-043]', 12, ['Nguyễn Văn An', 'Nguyê\u0303n'], ['John1', 'a-b']],
  ['date MM-dd-yyyy [VAL-044]', 13, ['02-28-2001', '02-29-2000'], ['2001-02-28', '02-29-2001', '00-10-2001']],
  ['letters and digits only [VAL-045]', 14, ['abc', '123', 'é٣'], ['a-1', 'a b']],
  ['Korean only [VAL-046]', 15, ['김철수'], ['Kim', '김 철수']],
  ['Thai only [VAL-047]', 16, ['สมชาย'], ['สม ชาย', 'สมA']],
  ['Thai or English plus spaces [VAL-048]', 17, ['สมชาย Abc'], ['สมชาย 1', 'a-b']],
  [
    'uppercase letters and spaces with at least one English letter [VAL-049]',
    18,
    ['JOHN DOE'],
    ['John', '   '],
  ],
  ['letters, digits and symbols [VAL-050]', 19, ['aB1!'], ['a b', 'é']],
  [
    'at least one uppercase, lowercase, digit and special symbol [VAL-051]',
    20,
    ['Aa1!aa'],
    ['Aa1aaa', 'aa1!aa', 'AA1!AA', 'Aaa!aa', 'Aa1! a'],
  ],
]

/** The message of form and server for a value; undefined if they accept it. */
function said(patternId: number, value: string): string | undefined {
  const problem = checkShape(rule(patternId), value, 'username')
  return problem && problemMessage(problem, (key, values) => text('EN', key, values))
}

describe('the patterns of registration fields', () => {
  it.each(cases)('%s', (title, patternId, takes, refuses) => {
    const words = title.slice(0, title.lastIndexOf(' ['))
    for (const value of takes) expect.soft(said(patternId, value), value).toBeUndefined()
    for (const value of [...refuses, 'x'.repeat(longest + 1)])
      expect.soft(said(patternId, value), value).toBe(`Please enter 1 - 100 characters: ${words}`)
  })

  it('are the expressions that the default settings name', () => {
    expect(patterns[1].source).toBe('[A-Za-z][A-Za-z0-9]*')
    expect(patterns[19].source).toBe('[\\x21-\\x7E]+')
  })

  it('read the year 0050 as it stands', () => {
    expect(fitsPattern(rule(11), '0050-01-31')).toBe(true)
    expect(fitsPattern(rule(11), '0050-02-30')).toBe(false)
  })
})
