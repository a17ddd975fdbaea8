// SPDX-License-Identifier: Apache-2.0
/** The messages that the studio's frame can send to the page. */
export type FrameMessage =
  | 'tessera.ready'
  | 'tessera.balance'
  | 'tessera.lobby'
  | 'tessera.deposit'
  | 'tessera.real'
const known: readonly FrameMessage[] = [
  'tessera.ready',
  'tessera.balance',
  'tessera.lobby',
  'tessera.deposit',
  'tessera.real',
]

interface Posted {
  origin: string
  source: unknown
  data: unknown
}

/**
 * The message of a frame, if it comes from that very frame and from the origin that the platform has
 * declared; otherwise undefined.
 */
export function readFrameMessage(event: Posted, frame: unknown, origin: string): FrameMessage | undefined {
  if (event.origin !== origin || frame === null || frame === undefined || event.source !== frame)
    return undefined
  const { data } = event
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined
  return known.find((type) => type === data.type)
}
