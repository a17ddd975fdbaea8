// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { isProven, proofState, type DocumentState, type ReviewedDocument } from './documents.ts'

const today = '2026-11-25'
const document = (state: DocumentState, expiresOn?: string): ReviewedDocument => ({ state, expiresOn })

describe('a proof', () => {
  it.each<[string, ReviewedDocument[], string, boolean]>([
    ['is none before a document was sent', [], 'none', false],
    ['is none after the only document was taken back', [document('withdrawn')], 'none', false],
    ['waits for its decision', [document('waiting')], 'waiting', false],
    ['counts once accepted', [document('accepted')], 'accepted', true],
    ['counts on the last day of its document', [document('accepted', today)], 'accepted', true],
    ['has expired the day after', [document('accepted', '2026-11-24')], 'expired', false],
    ['counts on while a newer document waits', [document('waiting'), document('accepted')], 'waiting', true],
    ['ends with a newer refusal', [document('refused'), document('accepted')], 'refused', false],
    ['counts after a newer acceptance', [document('accepted'), document('refused')], 'accepted', true],
    ['ignores what was taken back', [document('withdrawn'), document('accepted')], 'accepted', true],
  ])('%s', (_, documents, state, proven) => {
    expect([proofState(documents, today), isProven(documents, today)]).toEqual([state, proven])
  })
})
