// SPDX-License-Identifier: Apache-2.0
import { fault, type Call } from '@tessera/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { declaredBytes, hasBody } from './body-heads.ts'

/** From this length on a body counts as long: while it is read, memory holds several copies of it. */
const longBytes = 256 * 1024
const mostOfAddress = 2
/** Visitors are anonymous, so they share fewer slots, and none with those who have a session. */
const mostAtOnce = { visitors: 3, sessions: 6 }

/** Limits how many long bodies are processed at once, and so the memory that they take. */
export interface LongBodies {
  /**
   * If the body is long, takes a slot until the answer is sent. Throws `call.tooManyRequests` or
   * `call.unavailable` when none is free.
   */
  admit(call: Call, address: string, request: FastifyRequest, reply: FastifyReply): void
}

export function createLongBodies(): LongBodies {
  const ofAddress = new Map<string, number>()
  const atOnce = { visitors: 0, sessions: 0 }
  return {
    admit(call, address, request, reply) {
      if (call.largestBodyBytes < longBytes || !hasBody(request)) return
      // A chunked body does not declare its length.
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

/** Runs work once, when the answer is sent or the client has gone. */
function onceGone({ raw }: FastifyReply, work: () => void): void {
  const run = (): void => {
    raw.off('finish', run).off('close', run)
    work()
  }
  raw.once('finish', run).once('close', run)
}
