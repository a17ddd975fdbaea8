// SPDX-License-Identifier: Apache-2.0
import type { FastifyInstance } from 'fastify'
import { docsPage, docsStyle } from '../../platform/docs/docs-page.ts'
import { openApi } from '../../platform/docs/openapi.ts'
import { readingPolicy } from '../../platform/http/index.ts'

/**
 * The description of the calls: /docs for people, /docs/openapi.json for tools. Both are made once from the
 * contract.
 */
export function serveDocs(app: FastifyInstance, publicUrl: string): void {
  const page = docsPage()
  const description = JSON.stringify(openApi(publicUrl), null, 2)
  app.get('/docs', (_, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', readingPolicy).send(page),
  )
  app.get('/docs/docs.css', (_, reply) => reply.type('text/css; charset=utf-8').send(docsStyle))
  app.get('/docs/openapi.json', (_, reply) => reply.type('application/json; charset=utf-8').send(description))
}
