// SPDX-License-Identifier: Apache-2.0
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance, InjectOptions } from 'fastify'
import type { CallClient } from '../call-client.ts'
import type { FuzzRequest } from './requests.ts'

export interface FuzzAnswer {
  status: number
  type: string
  body: string
  tookMs: number
}

const jsonType = { 'content-type': 'application/json' }

/** Sends a request unchanged, from a separate address, so that no rate limit hides an answer. */
export async function sendRequest(
  app: FastifyInstance,
  client: CallClient,
  request: FuzzRequest,
  number: number,
): Promise<FuzzAnswer> {
  const startedMs = performance.now()
  const { method, url, headers, payload } = await formOf(client, request)
  const own = client.token === undefined ? {} : { authorization: `Bearer ${client.token}` }
  const answer = await app.inject({
    method: method as NonNullable<InjectOptions['method']>,
    url,
    headers: { ...own, ...headers },
    ...(payload === undefined ? {} : { payload }),
    remoteAddress: `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
  })
  return {
    status: answer.statusCode,
    type: String(answer.headers['content-type'] ?? ''),
    body: opened(answer.rawPayload, answer.headers['content-encoding']),
    tookMs: performance.now() - startedMs,
  }
}

const opened = (payload: Buffer, encoding: unknown): string =>
  (encoding === 'br'
    ? brotliDecompressSync(payload)
    : encoding === 'gzip'
      ? gunzipSync(payload)
      : payload
  ).toString()

interface Form {
  method: string
  url: string
  headers: Record<string, string>
  payload?: string
}

async function formOf(
  client: CallClient,
  { call, method, input, rawBody, url, headers }: FuzzRequest,
): Promise<Form> {
  if (url !== undefined)
    return { method, url, headers, ...(rawBody === undefined ? {} : { payload: rawBody }) }
  const fields =
    typeof input === 'object' && input !== null && !Array.isArray(input)
      ? ({ ...input } as Record<string, unknown>)
      : {}
  const inPath = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(textOf(fields[name])))
  const rest =
    inPath.length === 0
      ? input
      : Object.fromEntries(Object.entries(fields).filter(([name]) => !inPath.includes(name)))
  if (method === 'GET' || method === 'DELETE') return { method, url: `${path}${queryOf(rest)}`, headers }
  if (call.form)
    return {
      method,
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: queryOf(fields).slice(1),
    }
  if (call.multipart) return { method, url: path, ...(await partsOf(fields, headers)) }
  return {
    method,
    url: path,
    headers: { ...jsonType, ...headers },
    payload: JSON.stringify(call.sealed ? await client.seal(rest) : rest) ?? '',
  }
}

const textOf = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed()
const queryOf = (fields: unknown): string => {
  if (typeof fields !== 'object' || fields === null) return ''
  const parts = Object.entries(fields).flatMap(([name, value]) =>
    [value]
      .flat()
      .map((item) => `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(textOf(item))}`),
  )
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}

async function partsOf(
  fields: Record<string, unknown>,
  headers: Record<string, string>,
): Promise<Pick<Form, 'headers' | 'payload'>> {
  const parts = new FormData()
  for (const [name, value] of Object.entries(fields))
    for (const item of [value].flat()) parts.append(name.toWellFormed(), textOf(item))
  const body = new Response(parts)
  return {
    headers: { 'content-type': body.headers.get('content-type') ?? '', ...headers },
    payload: await body.text(),
  }
}
