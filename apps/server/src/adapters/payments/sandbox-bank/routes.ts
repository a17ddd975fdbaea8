// SPDX-License-Identifier: Apache-2.0
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { fault } from '@tessera/contract'
import { defaultLanguage, isLanguage, type Language } from '@tessera/texts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Clock } from '../../../platform/clock/clock.ts'
import { sql, type Database } from '../../../platform/db/index.ts'
import { choose } from './choose.ts'
import { choices, findOrder, type Choice } from './order-store.ts'
import { orderPage, unknownPage } from './pages.ts'

export interface PageDeps {
  database: Database
  clock: Clock
  /** Something has become due. */ wake(): void
}

const policy =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
const read = (url: string | URL): string => readFileSync(fileURLToPath(url), 'utf8')
const tokens = read(import.meta.resolve('@tessera/ui/theme/tokens.css'))
/** This page has no theme switch: it follows the payer's system. */
const light = /\[data-theme='light'\] (\{[^}]*\})/.exec(tokens)?.[1] ?? ''
const style = `${tokens}\n@media (prefers-color-scheme: light) { :root ${light} }\n${read(new URL('bank.css', import.meta.url))}`

/** The bank's own pages, below /sandbox-bank. */
export async function bankRoutes(app: FastifyInstance, deps: PageDeps): Promise<void> {
  await app.register(async (pages) => addPages(pages, deps), { prefix: '/sandbox-bank' })
}

interface OrderPath {
  Params: { reference: string }
  Querystring: { language?: unknown }
}

function addPages(pages: FastifyInstance, { database, clock, wake }: PageDeps): void {
  pages.removeAllContentTypeParsers()
  pages.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1_024 },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  )
  pages.get('/bank.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(style),
  )

  pages.get('/health', async (_request, reply) => {
    await database.one(sql`select 1 as one`)
    return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('OK')
  })

  pages.get<OrderPath>('/pay/:reference', async ({ params, query }, reply) => {
    const language = languageOf(query)
    const order = await findOrder(database, params.reference)
    return order
      ? sendPage(reply, orderPage(language, order))
      : sendPage(reply.status(404), unknownPage(language))
  })

  pages.post<OrderPath>('/pay/:reference', async ({ params, query, body }, reply) => {
    const choice = body instanceof URLSearchParams ? body.get('choice') : null
    if (!isChoice(choice)) throw fault('call.malformed')
    const counted = await choose(database, params.reference, choice, clock.now())
    if (counted) wake()
    return reply
      .header('cache-control', 'no-store')
      .redirect(
        `/sandbox-bank/pay/${encodeURIComponent(params.reference)}?language=${languageOf(query)}`,
        303,
      )
  })
}

/** The page uses the language that the shop named. */
const languageOf = ({ language }: { language?: unknown }): Language =>
  isLanguage(language) ? language : defaultLanguage

const isChoice = (choice: string | null): choice is Choice => choices.some((known) => known === choice)

const sendPage = (reply: FastifyReply, html: string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .send(html)
