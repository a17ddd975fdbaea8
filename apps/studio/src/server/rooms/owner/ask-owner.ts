// SPDX-License-Identifier: Apache-2.0
import type { FastifyReply, FastifyRequest } from 'fastify'
import { signatureHeader } from '../../keys.ts'
import { StudioRefusal } from '../../refusal.ts'
import type { Owner } from '../store/lease-store.ts'

/** Contains the secret by which processes of one studio recognise each other. */
export const PEER_HEADER = 'x-studio-peer'
/** From which address the player of a forwarded call came; believed of a process of the same studio only. */
export const ADDRESS_HEADER = 'x-studio-address'
/** Longer than a wallet may take for a bet. */
const ANSWER_WITHIN_MS = 8_000
const MAXIMUM_ANSWER_CHARACTERS = 65_536

/**
 * Forwards a player's request to the process that runs the room, and returns its answer, including the
 * status. A request that was already forwarded is not forwarded again. Throws studio.tableClosed or, if there
 * is no answer, studio.unavailable: repeating the request finds out whether it was executed, since every
 * order has an id.
 */
export async function askOwner(
  owner: Owner,
  request: FastifyRequest,
  reply: FastifyReply,
  failed: () => void,
): Promise<string> {
  if (request.headers[PEER_HEADER] !== undefined) throw new StudioRefusal('studio.tableClosed')
  try {
    const response = await fetch(`${owner.address}${request.url}`, {
      method: 'POST',
      body: bodyOf(request),
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      headers: {
        'content-type': 'application/json',
        authorization: request.headers.authorization ?? '',
        // The owner checks whether an operator has signed the bytes, like whoever receives them.
        [signatureHeader]: [request.headers[signatureHeader]].flat()[0] ?? '',
        [PEER_HEADER]: owner.secret,
        [ADDRESS_HEADER]: request.ip,
      },
    })
    const text = await response.text()
    if (text.length > MAXIMUM_ANSWER_CHARACTERS) throw new Error('the answer is too long')
    void reply.code(response.status).type('application/json; charset=utf-8')
    const later = response.headers.get('retry-after')
    if (later !== null) void reply.header('retry-after', later)
    return text
  } catch {
    failed()
    throw new StudioRefusal('studio.unavailable')
  }
}

/** Bodies are not parsed before their handler: these are the received bytes. */
function bodyOf(request: FastifyRequest): Uint8Array<ArrayBuffer> {
  return Buffer.isBuffer(request.body) ? Uint8Array.from(request.body) : new Uint8Array()
}
