// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { amountFromWire, amountOfMillionths, negate } from '../money.ts'
import { compareStatement, type Comparison, type OwnEntry, type StatementLine } from './compare-statement.ts'

const line = (reference: string, amount: number, more: Partial<StatementLine> = {}): StatementLine => ({
  line: 2,
  atMs: 0,
  content: '',
  currency: 'USD',
  reference,
  amount: signed(amount),
  ...more,
})
const own = (id: string, amount: number, more: Partial<OwnEntry> = {}): OwnEntry => ({
  id,
  references: [id],
  atMs: 0,
  amount: signed(amount),
  currency: 'USD',
  optional: false,
  byAmount: false,
  ...more,
})
const signed = (amount: number) => (amount < 0 ? negate(amountFromWire(-amount)) : amountFromWire(amount))
function compare(lines: StatementLine[], entries: OwnEntry[]): Comparison {
  const work = compareStatement(lines, entries)
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}
const differencesOf = (lines: StatementLine[], entries: OwnEntry[]) =>
  compare(lines, entries).differences.map(({ kind, reason }) => `${kind} ${reason}`)

describe('a line of a statement', () => {
  it.each<[string, StatementLine[], OwnEntry[], string[]]>([
    ['with reference and amount of an entry matches', [line('a', 5)], [own('a', 5)], []],
    ['matches whatever case and spaces the bank writes', [line('ft 1', 5)], [own('FT1', 5)], []],
    [
      'matches in any width and digits',
      [line('ＦＴ－１２', 5), line('x٣', 6)],
      [own('ft-12', 5), own('X3', 6)],
      [],
    ],
    ['matches without the accents that banks leave out', [line('BURO-DUC', 5)], [own('Büro-Đức', 5)], []],
    ['matches with accents that only the bank writes', [line('Büro', 5)], [own('BURO', 5)], []],
    [
      'matches none of two references that differ in accents alone',
      [line('BURO', 5)],
      [own('BÜRO', 5), own('BÚRO', 5)],
      ['missingHere unknown', 'missingThere notOnStatement', 'missingThere notOnStatement'],
    ],
    [
      'matches none if the statement has two that do',
      [line('BÜRO', 5), line('BÚRO', 5)],
      [own('BURO', 5)],
      ['missingHere unknown', 'missingHere unknown', 'missingThere notOnStatement'],
    ],
    [
      'leaves an entry to the line with just its reference',
      [line('BÜRO', 5), line('BURO', 5)],
      [own('BURO', 5)],
      ['missingHere unknown'],
    ],
    [
      'has vowel signs that make another reference',
      [line('राम', 5)],
      [own('रमा', 5)],
      ['missingHere unknown', 'missingThere notOnStatement'],
    ],
    ['matches any name of an entry', [line('b', 5)], [own('a', 5, { references: ['a', 'b'] })], []],
    ['that nobody knows is missing here', [line('a', 5)], [], ['missingHere unknown']],
    ['with the reference of another amount differs', [line('a', 5)], [own('a', 6)], ['differing amount']],
    ['of money out differs from money in', [line('a', -5)], [own('a', 5)], ['differing amount']],
    [
      'in another currency differs',
      [line('a', 5, { currency: 'EUR' })],
      [own('a', 5)],
      ['differing currency'],
    ],
    [
      'that is there twice matches once',
      [line('a', 5), line('a', 5)],
      [own('a', 5)],
      ['missingHere doubled'],
    ],
    [
      'takes the entry of its amount of those with its reference',
      [line('a', 6), line('a', 5)],
      [own('x', 5, { references: ['a'] }), own('y', 6, { references: ['a'] })],
      [],
    ],
    [
      'whose entry the ledger has otherwise differs',
      [line('a', 5)],
      [own('a', 5, { posted: signed(4) })],
      ['differing ledger'],
    ],
    ['whose entry the ledger has matches', [line('a', 5)], [own('a', 5, { posted: signed(5) })], []],
    [
      'without a reference matches nothing',
      [line('', 5)],
      [own('', 5)],
      ['missingHere unknown', 'missingThere notOnStatement'],
    ],
    [
      'matches by amount where it may',
      [line('?', -5)],
      [own('w', -5, { byAmount: true, optional: true })],
      [],
    ],
    [
      'matches by amount once',
      [line('?', -5), line('!', -5)],
      [own('w', -5, { byAmount: true, optional: true })],
      ['missingHere unknown'],
    ],
  ])('%s', (_, lines, entries, differences) => {
    expect(differencesOf(lines, entries)).toEqual(differences)
  })
})

describe('an entry that no line has', () => {
  it('is missing there', () => {
    expect(differencesOf([], [own('a', 5)])).toEqual(['missingThere notOnStatement'])
  })

  it('is not missed where it is optional, but still has to be in the ledger', () => {
    expect(differencesOf([], [own('a', 5, { optional: true })])).toEqual([])
    expect(differencesOf([], [own('a', 5, { optional: true, posted: amountOfMillionths(0n) })])).toEqual([
      'differing ledger',
    ])
  })
})

it('compares a hundred thousand lines with as many entries, also if all have one reference or amount', () => {
  const many = Array.from({ length: 50_000 }, (_, index) => index)
  const references = compare(
    many.map((index) => line(`r${index}`, 5)),
    many.map((index) => own(`r${index}`, 5)),
  )
  expect(references).toEqual({ matched: 50_000, differences: [] })
  const same = compare(
    many.map(() => line('same', 5)),
    many.map((index) => own(`o${index}`, 5, { references: ['same'] })),
  )
  expect(same.matched).toBe(50_000)
})
