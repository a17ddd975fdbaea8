// SPDX-License-Identifier: Apache-2.0
import type { Call } from '@tessera/contract'
import type { FastifyRequest } from 'fastify'

type Wire = 'form' | 'parts' | 'json'

/**
 * From another site, a plain HTML form can send the first two without a preflight request, so only calls that
 * declare them accept them.
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

/** The body length that the headers declare: 0 when there is no body or no declared length. */
export const declaredBytes = ({ headers }: FastifyRequest): number => Number(headers['content-length'] ?? 0)
