// SPDX-License-Identifier: Apache-2.0
import { fault, type Call } from '@tessera/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { declaredBytes, hasBody } from './body-heads.ts'

/** From here on a body is long: it is held in memory several times over while it is read. */
const longBytes = 256 * 1024
const mostOfAddress = 2
/** Visitors are anybody, so that they share fewer places, and none with those who have a session. */
const mostAtOnce = { visitors: 3, sessions: 6 }

/** Bounds how many long bodies are read and worked on at once, and with that the memory that they take. */
export interface LongBodies {
  /**
   * Takes a place until the answer has gone, if the body is long. Throws `call.tooManyRequests` or
   * `call.unavailable` when there is none.
   */
  admit(call: Call, address: string, request: FastifyRequest, reply: FastifyReply): void
}

export function createLongBodies(): LongBodies {
  const ofAddress = new Map<string, number>()
  const atOnce = { visitors: 0, sessions: 0 }
  return {
    admit(call, address, request, reply) {
      if (call.largestBodyBytes < longBytes || !hasBody(request)) return
      // A body in pieces does not say how long it will be.
      const bytes =
        request.headers['transfer-encoding'] === undefined ? declaredBytes(request) : call.largestBodyBytes
      if (bytes < longBytes) return
      const kind = call.who === 'anyone' ? 'visitors' : 'sessions'
      const own = ofAddress.get(address) ?? 0
      if (own >= mostOfAddress) throw fault('call.tooManyRequests')
      if (atOnce[kind] >= mostAtOnce[kind]) throw fault('call.unavailable')
      ofAddress.set(address, own + 1)
      atOnce[kind] += 1
      onceGone(reply, () => {
        const left = (ofAddress.get(address) ?? 1) - 1
        if (left > 0) ofAddress.set(address, left)
        else ofAddress.delete(address)
        atOnce[kind] -= 1
      })
    },
  }
}

/** Runs work once, when the answer has gone or nobody is there any more to take it. */
function onceGone({ raw }: FastifyReply, work: () => void): void {
  const run = (): void => {
    raw.off('finish', run).off('close', run)
    work()
  }
  raw.once('finish', run).once('close', run)
}
