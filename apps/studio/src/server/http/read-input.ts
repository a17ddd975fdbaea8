// SPDX-License-Identifier: Apache-2.0
import { isUtf8 } from 'node:buffer'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { StudioRefusal } from '../refusal.ts'

/** The bytes of a body, exactly as received. */
export function rawBody(request: FastifyRequest): Uint8Array {
  return request.body instanceof Uint8Array ? request.body : new Uint8Array()
}

/** The JSON value of a body; undefined for anything else. */
export function jsonOf(body: Uint8Array): unknown {
  if (!isUtf8(body)) return undefined
  try {
    return JSON.parse(Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('utf8')) as unknown
  } catch {
    return undefined
  }
}

/** The body by a strict schema. Refuses broken JSON, unknown fields and wrong types, naming the field. */
export function readInput<Schema extends z.ZodType>(
  schema: Schema,
  request: FastifyRequest,
): z.output<Schema> {
  const body = rawBody(request)
  const value = body.byteLength === 0 ? {} : jsonOf(body)
  if (value === undefined) throw new StudioRefusal('studio.badRequest')
  return checked(schema, value)
}

/** The query by a strict schema. */
export function readQuery<Schema extends z.ZodType>(
  schema: Schema,
  request: FastifyRequest,
): z.output<Schema> {
  return checked(schema, request.query)
}

function checked<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  if (issue?.code === 'unrecognized_keys')
    throw new StudioRefusal('studio.unknownField', { field: issue.keys[0] ?? '' })
  const field = issue?.path.join('.') ?? ''
  if (field === 'stake') throw new StudioRefusal('studio.badAmount')
  throw new StudioRefusal('studio.badRequest', field === '' ? undefined : { field })
}
