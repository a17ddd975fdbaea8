// SPDX-License-Identifier: Apache-2.0
import type { FastifyInstance } from 'fastify'
import { docsPage, docsStyle } from '../../platform/docs/docs-page.ts'
import { openApi } from '../../platform/docs/openapi.ts'
import { readingPolicy } from '../../platform/http/index.ts'

const addressPlaceholder = 'https://address-of-this-site.invalid'
/**
 * Made from the contract alone, so once for the whole process: to describe all calls takes half a second, which
 * nobody who asks should wait for.
 */
let page: string | undefined
let description: string | undefined

function describedAt(publicUrl: string): string {
  description ??= JSON.stringify(openApi(addressPlaceholder), null, 2)
  return description.replace(JSON.stringify(addressPlaceholder), () => JSON.stringify(publicUrl))
}

/** The description of the calls: /docs for people, /docs/openapi.json for tools. */
export function serveDocs(app: FastifyInstance, publicUrl: string): void {
  const html = (page ??= docsPage())
  const described = describedAt(publicUrl)
  app.get('/docs', (_, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', readingPolicy).send(html),
  )
  app.get('/docs/docs.css', (_, reply) => reply.type('text/css; charset=utf-8').send(docsStyle))
  app.get('/docs/openapi.json', (_, reply) => reply.type('application/json; charset=utf-8').send(described))
}
