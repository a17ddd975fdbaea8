import { describe, expect, it } from 'vitest'
import { fitsPattern, type FieldRule } from './field-rule.ts'
import { patterns } from './patterns.ts'

const rule = (patternId: number): FieldRule => ({ enabled: true, required: true, acceptedPattern: patterns[patternId]?.source ?? '', patternId, minLength: 0, maxLength: 100 })

/** patternId, what it takes, what it refuses. */
const cases: [number, string[], string[]][] = [
  [0, ['a 1!', '', '\n'], []],
  [1, ['abc123', 'A'], ['1abc23', 'ab_1', '']],
  [2, ['漢字12', '12'], ['ab12', '漢 字']],
  [3, ['a@b.co', 'first.last+tag@mail.example.com'], ['a@b', '@b.co', 'a@b.', 'a b@c.de']],
  [4, ['ab12'], ['ab_12', 'ab-1234', 'é']],
  [5, ['abc123', '1a'], ['abcdef', '123456', 'abc12!']],
  [6, ['1234'], ['12a4', '１２', '']],
  [7, ['Abc123', 'aB'], ['abc123', 'Ab_']],
  [8, ['John Doe'], ['สมชาย', 'John1']],
  [9, ['a_b!1'], ['a b', 'a\u00a0b']],
  [10, ['王小·明'], ['John', '王 小']],
  [11, ['2000-02-29'], ['2001-02-29', '02-28-2001', '2000-13-01', '2000-2-9']],
  [12, ['Nguyễn Văn An', 'Nguyê\u0303n'], ['John1', 'a-b']],
  [13, ['02-28-2001', '02-29-2000'], ['2001-02-28', '02-29-2001', '00-10-2001']],
  [14, ['abc', '123', 'é٣'], ['a-1', 'a b']],
  [15, ['김철수'], ['Kim', '김 철수']],
  [16, ['สมชาย'], ['สม ชาย', 'สมA']],
  [17, ['สมชาย Abc'], ['สมชาย 1', 'a-b']],
  [18, ['JOHN DOE'], ['John', '   ']],
  [19, ['aB1!'], ['a b', 'é']],
  [20, ['Aa1!aa'], ['Aa1aaa', 'aa1!aa', 'AA1!AA', 'Aaa!aa', 'Aa1! a']],
]

describe('the patterns of registration fields', () => {
  it.each(cases)('judge by number: %i', (patternId, takes, refuses) => {
    for (const value of takes) expect.soft(fitsPattern(rule(patternId), value), value).toBe(true)
    for (const value of refuses) expect.soft(fitsPattern(rule(patternId), value), value).toBe(false)
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
