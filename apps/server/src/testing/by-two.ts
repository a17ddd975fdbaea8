// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import type { CallInput, CallName, CallOutput } from '@tessera/contract'
import type { CallAnswer, CallClient } from './call-client.ts'

/**
 * A call of the console that needs two persons: the first operator's is kept as an approval, the second's takes effect.
 * Throws when the first one alone was let through or was refused for something else.
 */
export async function byTwo<Name extends CallName>(
  [first, second]: readonly [CallClient, CallClient],
  name: Name,
  input: CallInput<Name>,
): Promise<CallAnswer<CallOutput<Name>>> {
  const asked = () => ('requestId' in input ? { ...input, requestId: randomUUID() } : input)
  const { envelope } = await first.call(name, asked())
  if (envelope.code !== 'SECOND_NEEDED') throw new Error(`${name} of one operator: ${envelope.code}`)
  return second.call(name, asked())
}

/** A call of the console by the second of two operators, if one alone may not make it. */
export async function byAsManyAsNeeded<Name extends CallName>(
  [first, second]: readonly [CallClient, CallClient],
  name: Name,
  input: CallInput<Name>,
): Promise<CallAnswer<CallOutput<Name>>> {
  const alone = await first.call(name, input)
  if (alone.envelope.code !== 'SECOND_NEEDED') return alone
  return second.call(name, 'requestId' in input ? { ...input, requestId: randomUUID() } : input)
}
