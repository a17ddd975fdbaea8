// SPDX-License-Identifier: Apache-2.0
import type { Call } from '@tessera/contract'
import type { FastifyRequest } from 'fastify'

type Wire = 'form' | 'parts' | 'json'

/**
 * A plain HTML form can send only the first two to us from another site without asking; so only calls that
 * say so read them.
 */
export function wireOf({ headers: { 'content-type': type = '' } }: FastifyRequest): Wire {
  return /^application\/x-www-form-urlencoded/i.test(type)
    ? 'form'
    : /^multipart\/form-data/i.test(type)
      ? 'parts'
      : 'json'
}

export const wireOfCall = ({ form, multipart }: Call): Wire => (form ? 'form' : multipart ? 'parts' : 'json')

/** Whether a body follows the head. */
export const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined ||
  (headers['content-length'] !== undefined && headers['content-length'] !== '0')

/** How long the body will be by its head: 0 where there is none, and where the head does not say. */
export const declaredBytes = ({ headers }: FastifyRequest): number => Number(headers['content-length'] ?? 0)
