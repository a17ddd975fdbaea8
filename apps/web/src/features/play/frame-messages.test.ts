// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { readFrameMessage } from './frame-messages.ts'

const frame = {}
const origin = 'http://localhost:3001'

describe('a message from a game frame', () => {
  it('is accepted from the frame itself and its declared origin', () => {
    expect(readFrameMessage({ origin, source: frame, data: { type: 'tessera.lobby' } }, frame, origin)).toBe(
      'tessera.lobby',
    )
  })

  it.each([
    ['another origin', { origin: 'http://evil.example', source: frame, data: { type: 'tessera.lobby' } }],
    ['another window', { origin, source: {}, data: { type: 'tessera.lobby' } }],
    ['an unknown word', { origin, source: frame, data: { type: 'tessera.withdraw' } }],
    ['no object', { origin, source: frame, data: 'tessera.lobby' }],
    ['nothing', { origin, source: frame, data: null }],
  ])('is ignored when it comes with %s', (_, event) => {
    expect(readFrameMessage(event, frame, origin)).toBeUndefined()
  })

  it('is ignored while there is no frame', () => {
    expect(
      readFrameMessage({ origin, source: null, data: { type: 'tessera.lobby' } }, null, origin),
    ).toBeUndefined()
  })
})
