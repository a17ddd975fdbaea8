// SPDX-License-Identifier: Apache-2.0
import type { FastifyRequest } from 'fastify'
import { StudioRefusal } from '../refusal.ts'
import { pathPart } from './routes.ts'

/** The round id in the path; throws `studio.notFound` for anything that is not an id. */
export function roundId(request: FastifyRequest): string {
  const id = pathPart(request, 'id')
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) throw new StudioRefusal('studio.notFound')
  return id
}
