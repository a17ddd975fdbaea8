// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { resultWords } from './result-words.ts'

const score = (home: number, away: number) => ({ home, away })

it('says the score of a match with its halves', () => {
  const said = { sport: 'football', halves: [score(1, 0), score(1, 1)], ended: 2, over: true }
  expect(resultWords(JSON.stringify(said))).toBe('2–1 (1–0, 1–1)')
})

it('says the final score alone where nobody knows the parts', () => {
  const match = { sport: 'football', halves: [], final: score(3, 1), ended: 0, over: true }
  expect(resultWords(JSON.stringify(match))).toBe('3–1')
  const game = { sport: 'basketball', quarters: [], final: score(101, 99), ended: 0, over: true }
  expect(resultWords(JSON.stringify(game))).toBe('101–99')
})

it('says nothing of what is no result', () => {
  expect(resultWords(null)).toBeUndefined()
  expect(resultWords('{"sport":"football","halves":[],"ended":0,"over":true}')).toBeUndefined()
})
