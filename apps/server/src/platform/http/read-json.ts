// SPDX-License-Identifier: Apache-2.0
import { isUtf8 } from 'node:buffer'
import { fault } from '@tessera/contract'
import type { FastifyInstance } from 'fastify'
import { isJsonTooWide } from './json-bounds.ts'

/**
 * Makes a server accept only JSON. A body that is not UTF-8, sets prototypes, is nested too deeply or holds
 * more values than any call could need is `call.malformed`, refused before it is parsed.
 */
export function readJsonBodies(app: FastifyInstance): void {
  // It uses the callback and never returns a promise, although its type allows both.
  const parse = app.getDefaultJsonParser('error', 'error') as (
    ...parts: Parameters<ReturnType<FastifyInstance['getDefaultJsonParser']>>
  ) => void
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (!isUtf8(body) || isJsonTooWide(body)) done(fault('call.malformed'))
    else parse(request, body.toString('utf8'), done)
  })
}
