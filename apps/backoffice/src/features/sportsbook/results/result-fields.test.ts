// SPDX-License-Identifier: Apache-2.0
import { enteredResult } from '@tessera/rules/sportsbook/model/entered-result'
import type { EventResult } from '@tessera/rules/sportsbook/model/result'
import { describe, expect, it } from 'vitest'
import { fieldsOf, partsOf } from './result-fields.ts'

const football = { sport: 'football', bestOf: null } as const
const tennis = { sport: 'tennis', bestOf: 3 } as const

describe('the form of a result', () => {
  it('counts the parts of a match that was broken off as the version before does', () => {
    const broken: EventResult = {
      sport: 'football',
      halves: [
        { home: 1, away: 0 },
        { home: 1, away: 0 },
      ],
      ended: 1,
      over: false,
    }
    const fields = fieldsOf(football, broken)
    expect(fields.ended).toBe('1')
    expect(enteredResult(partsOf(football, fields, false, broken))).toMatchObject({ ended: 1, over: false })
  })

  it('says a match tie-break once the deciding set has a score', () => {
    const scores = (...pairs: (readonly [string, string])[]) =>
      [...pairs, ['', ''] as const, ['', ''] as const].slice(0, 3).map(([home, away]) => ({ home, away }))
    const said = (...pairs: (readonly [string, string])[]) =>
      enteredResult(
        partsOf(
          tennis,
          { ...fieldsOf(tennis, undefined), scores: scores(...pairs), matchTieBreak: true },
          true,
          undefined,
        ),
      )
    expect(said(['6', '4'], ['4', '6'], ['10', '8'])).toHaveProperty('matchTieBreak', true)
    expect(said(['6', '4'], ['6', '4'])).not.toHaveProperty('matchTieBreak')
  })
})
