import { allCalls, fault, Fault, type Call } from '@tessera/contract'
import { isLanguage } from '@tessera/texts'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { z } from 'zod'
import type { Chance } from '../chance/chance.ts'
import type { Clock } from '../clock/clock.ts'
import type { Database, Queries, Tx } from '../db/index.ts'
import type { Log } from '../log/log.ts'
import type { Actor, RequestFacts } from './context.ts'
import { readCookies, writeCookie } from './cookies.ts'
import { success, type Answer } from './envelope.ts'
import type { CallHandlers } from './handlers.ts'
import { answerError } from './errors.ts'
import { answerOnce } from './once.ts'
import { createKeptAnswers, type AnswerState, type KeptAnswer, type KeptAnswers } from './kept-answers.ts'
import { readInput } from './read-input.ts'
import { readParts } from './read-parts.ts'
import { languageOf, send, sendKept, sendOpen } from './send-answer.ts'
import { createThrottle, type Throttle } from './throttle.ts'
import { isWritten } from './written.ts'

/** How the binding finds out who asks, and opens what is sealed; given by the modules that own it. */
export interface CallGuards {
  member(token: string, facts: RequestFacts): Promise<Extract<Actor, { kind: 'member' }> | undefined>
  operator(token: string, facts: RequestFacts): Promise<Extract<Actor, { kind: 'operator' }> | undefined>
  /** Refuses an operator's call for which their role has no permission. */
  permit(call: Call, actor: Extract<Actor, { kind: 'operator' }>): void
  /** The object inside a sealed body; throws `call.encryptionRequired` or `call.badEncryption`. */
  unseal(body: unknown, nowMs: number): Promise<Record<string, unknown>>
  /** Refuses a member's call that asks for more proof than his session has. */
  prove(call: Call, actor: Extract<Actor, { kind: 'member' }>, facts: RequestFacts): Promise<void>
  /** Does the work of a call that takes turns when its turn comes, or refuses it at once when too many wait. */
  inTurn<Result>(facts: RequestFacts, work: () => Promise<Result>): Promise<Result>
  /** Refuses a call where or while the house is closed: blocked addresses, maintenance, regions. */
  admit(call: Call, facts: RequestFacts): Promise<void>
}

export interface CallServer {
  database: Database
  clock: Clock
  chance: Chance
  log: Log
  /**
   * The brand that a request's host stands for. Asked before anything of the request is believed, also before its address:
   * whatever decides that is fresh afterwards.
   */
  brandOf(request: FastifyRequest): Promise<{ host: string; merchant: string; known: boolean }>
  /**
   * Names the state of everything that an answer is made of, for the calls that are declared to be revalidated, beside brand,
   * language and question. Undefined when the answer is the caller's own. Nothing is kept unless given.
   */
  stateOf?(call: Call, input: Record<string, unknown>, facts: RequestFacts): Promise<AnswerState | undefined>
  /** The site is reached over https, so cookies are Secure. */
  secure: boolean
  guards: CallGuards
}

/** Requests a minute that one address may make in all; a person's pages need a few dozen. */
const usualPerMinute = 3_000

type AnyHandler = (input: unknown, context: RequestFacts & { actor?: Actor; member?: Actor; operator?: Actor; tx?: Tx; db?: Queries }) => unknown

/** Registers every call of the contract on the server, and 405 for the other methods of their paths. */
export function bindCalls(app: FastifyInstance, server: CallServer, handlers: CallHandlers): void {
  const throttle = createThrottle(server.clock)
  const kept = createKeptAnswers()
  const methodsOf = new Map<string, Set<string>>()
  for (const call of allCalls) {
    const handler = handlers[call.name as keyof CallHandlers] as AnyHandler
    methodsOf.set(call.path, (methodsOf.get(call.path) ?? new Set()).add(call.method))
    const route = {
      method: call.method, url: call.path,
      ...(call.largestBodyBytes === undefined ? {} : longBody(server, throttle, call, call.largestBodyBytes)),
      handler: (request: FastifyRequest, reply: FastifyReply) => serve(server, { throttle, kept }, call, handler, request, reply),
    }
    if (call.form) addFormRoute(app, route)
    else if (call.multipart) addPartsRoute(app, route)
    else app.route(route)
  }
  for (const [path, methods] of methodsOf) refuseOtherMethods(app, server, path, methods)
}

/** Only this route reads what a plain HTML form sends; for all others such a body is of the wrong type. */
function addFormRoute(app: FastifyInstance, route: RouteOptions): void {
  void app.register((scope, _options, done) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, parsed) => parsed(null, Object.fromEntries(new URLSearchParams(String(body)))))
    scope.route(route)
    done()
  })
}

/** Only this route reads a body of parts. */
function addPartsRoute(app: FastifyInstance, route: RouteOptions): void {
  void app.register((scope, _options, done) => {
    scope.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => readParts(body, request.headers['content-type'] ?? ''))
    scope.route(route)
    done()
  })
}

/** A call with a long body is counted before the body is read, so that nobody can have much read that is then refused. */
const longBody = (server: CallServer, throttle: Throttle, call: Call, bodyLimit: number) => ({
  bodyLimit,
  onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
    if (call.perMinute === undefined || throttle.admit(`${request.ip} ${call.name}`, call.perMinute)) return
    await send(reply, answerError(fault('call.tooManyRequests'), languageOf(request), server.log, server.chance))
  },
})

function refuseOtherMethods(app: FastifyInstance, server: CallServer, url: string, methods: Set<string>): void {
  const others = (['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const).filter(method => !methods.has(method))
  app.route({
    method: others, url, exposeHeadRoute: false,
    handler: (request, reply) => {
      void reply.header('allow', [...methods].join(', '))
      return send(reply, answerError(fault('call.wrongMethod'), languageOf(request), server.log, server.chance))
    },
  })
}

/** What one server process keeps for its calls. */
interface Memory { throttle: Throttle; kept: KeptAnswers }

async function serve(
  server: CallServer, memory: Memory, call: Call, handler: AnyHandler, request: FastifyRequest, reply: FastifyReply,
): Promise<FastifyReply> {
  const language = languageOf(request)
  const log = server.log.child({ call: call.name })
  const committed: (() => void)[] = []
  try {
    let said = ''
    const facts = { ...factsOf(server, await server.brandOf(request), request, reply, log, work => committed.push(work)), say: (message: string) => { said = message } }
    const given = await answerCall(server, memory, call, handler, request, facts, committed)
    for (const work of committed) work()
    if ('etag' in given) return await sendKept(reply, given, request.headers)
    const answer = given.envelope.success && said !== '' ? { ...given, envelope: { ...given.envelope, message: said } } : given
    return call.who === 'anyone' && call.method === 'GET' ? await sendOpen(reply, answer, request.headers['accept-encoding']) : send(reply, answer)
  } catch (error) {
    return send(reply, answerError(complainIfUndeclared(call, error), language, log, server.chance))
  }
}

/** A fault that its call does not declare is a mistake of ours, not an answer. */
function complainIfUndeclared(call: Call, error: unknown): unknown {
  if (!(error instanceof Fault) || error.fault.startsWith('call.') || error.fault.startsWith('site.') || call.faults.includes(error.fault)) return error
  return new Error(`${call.name} does not declare the fault ${error.fault}`)
}

async function answerCall(
  server: CallServer, { throttle, kept }: Memory, call: Call, handler: AnyHandler, request: FastifyRequest, facts: RequestFacts, committed: (() => void)[],
): Promise<Answer | KeptAnswer> {
  if (!throttle.admit(facts.ip, usualPerMinute)) throw fault('call.tooManyRequests')
  if (call.perMinute !== undefined && call.largestBodyBytes === undefined && !throttle.admit(`${facts.ip} ${call.name}`, call.perMinute)) throw fault('call.tooManyRequests')
  if (wireOf(request) !== wireOfCall(call) && request.body !== undefined && request.body !== null) throw fault('call.wrongContentType')
  const merchant = request.headers.merchant
  if (merchant !== undefined && merchant !== facts.merchant) throw fault('call.badMerchant')
  await server.guards.admit(call, facts)
  const actor = await actorOf(server.guards, call, facts)
  const answer = (): Promise<Answer | KeptAnswer> => openAndAnswer(server, kept, call, handler, request, { facts, actor }, committed)
  return call.takesTurns ? server.guards.inTurn(facts, answer) : answer()
}

/** Opens and reads what was asked, and answers it. */
async function openAndAnswer(
  server: CallServer, kept: KeptAnswers, call: Call, handler: AnyHandler, request: FastifyRequest, { facts, actor }: { facts: RequestFacts; actor: Actor | undefined }, committed: (() => void)[],
): Promise<Answer | KeptAnswer> {
  const body = call.sealed ? await server.guards.unseal(request.body, facts.nowMs) : request.body
  const input = readInput(call, { params: request.params, query: request.query, body }, facts.language)
  const who = { actor, ...(actor?.kind === 'member' ? { member: actor } : {}), ...(actor?.kind === 'operator' ? { operator: actor } : {}) }
  const finish = async (context: { tx: Tx } | { db: Queries }): Promise<Answer> =>
    success(encoded(call, await handler(input, { ...facts, ...languageIn(input), ...who, ...context })))
  if (call.cache === 'revalidate') {
    const told = { ...facts, ...languageIn(input) }
    const state = await server.stateOf?.(call, input, told)
    if (state !== undefined) return kept.get(JSON.stringify([call.name, facts.merchant, told.language, input]), state, () => finish({ db: server.database }))
  }
  if (!call.once) return finish({ db: server.database })
  return answerOnce(server.database, { ...onceKey(actor, input), call, input, language: facts.language, nowMs: facts.nowMs }, tx => {
    committed.length = 0
    return finish({ tx }).catch((error: unknown) => { throw complainIfUndeclared(call, error) })
  })
}

/** A value in the form of the wire, checked; what is written already was checked when it was. */
const encoded = (call: Call, value: unknown): unknown => isWritten(value) ? value : z.encode(call.output, value as never)

type Wire = 'form' | 'parts' | 'json'

/** A plain HTML form can send only the first two to us from another site without asking; so only calls that say so read them. */
function wireOf({ headers: { 'content-type': type = '' } }: FastifyRequest): Wire {
  return /^application\/x-www-form-urlencoded/i.test(type) ? 'form' : /^multipart\/form-data/i.test(type) ? 'parts' : 'json'
}
const wireOfCall = ({ form, multipart }: Call): Wire => form ? 'form' : multipart ? 'parts' : 'json'

/** A language in the payload wins over the header (D-05). */
const languageIn = (input: Record<string, unknown>): { language?: string } => (isLanguage(input.language) ? { language: input.language } : {})

const onceKey = (actor: Actor | undefined, input: Record<string, unknown>) => ({
  actor: actor === undefined ? 'visitor' : actor.kind === 'member' ? `member:${actor.memberId}` : `operator:${actor.operatorId}`,
  requestId: String(input.requestId),
})

async function actorOf(guards: CallGuards, call: Call, facts: RequestFacts): Promise<Actor | undefined> {
  if (call.who === 'anyone') return undefined
  if (facts.token === undefined) throw fault('call.unauthorized')
  const actor = call.who === 'operator' ? await guards.operator(facts.token, facts) : await guards.member(facts.token, facts)
  if (!actor) throw fault('call.unauthorized')
  if (actor.kind === 'member' && actor.trial && !call.trial) throw fault('call.needRealAccount')
  if (actor.kind === 'member') await guards.prove(call, actor, facts)
  else guards.permit(call, actor)
  if (call.who === 'agent' && !(actor.kind === 'member' && actor.agent)) throw fault('call.forbidden')
  return actor
}

function factsOf(
  server: CallServer, { host, merchant, known }: Awaited<ReturnType<CallServer['brandOf']>>, request: FastifyRequest, reply: FastifyReply, log: Log, afterCommit: RequestFacts['afterCommit'],
): Omit<RequestFacts, 'say'> {
  const { headers } = request
  const bearer = /^Bearer ([\w-]{20,128})$/.exec(headers.authorization ?? '')
  // A token of another form is a dead one, not the absence of one.
  const token = bearer?.[1] ?? (headers.authorization === undefined ? undefined : '')
  return {
    nowMs: server.clock.now(), ip: request.ip, host, merchant, hostKnown: known, language: languageOf(request), token,
    browser: headers.origin !== undefined || headers['sec-fetch-site'] !== undefined,
    userAgent: (headers['user-agent'] ?? '').slice(0, 300), cookies: readCookies(headers.cookie), log, afterCommit,
    setCookie: (name, value, options) => void reply.header('set-cookie', writeCookie(name, value, server.secure, options)),
    clearCookie: name => void reply.header('set-cookie', writeCookie(name, '', server.secure, { maxAgeSeconds: 0 })),
  }
}
