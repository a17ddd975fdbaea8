// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { readMessage } from './live-client.ts'

describe('a frame of the live line', () => {
  it('is valid if it has a topic and a payload', () => {
    expect(readMessage('{"topic":"wallet.balance","payload":{"mainBalance":1}}')).toEqual({
      topic: 'wallet.balance',
      payload: { mainBalance: 1 },
    })
  })

  it.each(['', '{', 'null', '[]', '{"topic":5,"payload":{}}', '{"topic":"wallet.balance"}'])(
    'is passed over when it is %j',
    (frame) => {
      expect(readMessage(frame)).toBeUndefined()
    },
  )
})
