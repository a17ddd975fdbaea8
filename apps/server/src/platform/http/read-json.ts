// SPDX-License-Identifier: Apache-2.0
import { isUtf8 } from 'node:buffer'
import { fault } from '@tessera/contract'
import type { FastifyInstance } from 'fastify'
import { isJsonTooWide } from './json-bounds.ts'

/**
 * Has a server read JSON and nothing else. A body that is no UTF-8, sets prototypes, or is nested deeper or
 * holds more values than any call could need is `call.malformed`, told before anything is made of it.
 */
export function readJsonBodies(app: FastifyInstance): void {
  // It calls back and promises nothing, whatever its type allows.
  const parse = app.getDefaultJsonParser('error', 'error') as (
    ...given: Parameters<ReturnType<FastifyInstance['getDefaultJsonParser']>>
  ) => void
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (!isUtf8(body) || isJsonTooWide(body)) done(fault('call.malformed'))
    else parse(request, body.toString('utf8'), done)
  })
}
