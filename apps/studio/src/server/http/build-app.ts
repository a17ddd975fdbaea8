// SPDX-License-Identifier: Apache-2.0
import { measureRequests } from '@tessera/server-kit/requests/measure-requests'
import { requestIdOptions, returnRequestIds } from '@tessera/server-kit/requests/request-ids'
import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify'
import type { StudioDeps } from '../deps.ts'
import { operatorRoutes } from '../operator/operator-routes.ts'
import { answerErrors } from './answer-errors.ts'
import { clientFiles, securityHeaders } from './client-files.ts'
import { playerRoutes } from './player-routes.ts'
import { beaconRoutes } from './beacon-routes.ts'
import { publicRoutes } from './public-routes.ts'
import type { StudioRooms } from '../tables/open-rooms.ts'

const BODY_LIMIT_BYTES = 16 * 1024
/** Heads and bodies are small here: slower senders are cut off, and so are idle connections. */
const SLOWEST_HEAD_MS = 10_000
const SLOWEST_REQUEST_MS = 15_000
const STILL_CONNECTION_MS = 60_000
const LOOKED_AT_EVERY_MS = 2_000

export interface AppOptions {
  readonly operatorOrigins: readonly string[]
  /** Proxies that are trusted to report where a request comes from. */
  readonly trusts: (address: string) => boolean
  /** Folder of the built client; without it only the calls are served. */
  readonly clientFolder: string | undefined
  /** It ends soon: proxies must route nobody here any more. */
  readonly isLeaving?: () => boolean
  /** Whether each request writes a line to the log. */
  readonly accessLog?: boolean
}

const timeouts = {
  requestTimeout: SLOWEST_REQUEST_MS,
  connectionTimeout: STILL_CONNECTION_MS,
  http: { headersTimeout: SLOWEST_HEAD_MS, connectionsCheckingInterval: LOOKED_AT_EVERY_MS },
}

/** The studio's one HTTP server: the operator's calls, the client's calls, the client itself. */
export async function buildApp(
  deps: StudioDeps,
  rooms: StudioRooms,
  options: AppOptions,
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: false,
    ...requestIdOptions(deps.chance.hex(4)),
    bodyLimit: BODY_LIMIT_BYTES,
    exposeHeadRoutes: false,
    ...timeouts,
    trustProxy: options.trusts,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
  })
  returnRequestIds(app)
  measureRequests(app, {
    metrics: deps.metrics,
    log: deps.log,
    accessLog: options.accessLog ?? false,
    callOf: callOfRoute,
  })
  // Signatures cover the bytes, so bodies are not parsed before their handler.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  securityHeaders(app, { studioUrl: deps.studioUrl, operatorOrigins: options.operatorOrigins })
  answerErrors(app, deps)
  beaconRoutes(app, deps)
  publicRoutes(app, deps, options.isLeaving ?? (() => false))
  playerRoutes(app, deps, rooms, options.operatorOrigins)
  await operatorRoutes(app, deps, rooms)
  if (options.clientFolder !== undefined) await clientFiles(app, options.clientFolder)
  return app
}

/** Calls count under their path; pages and their files count together. */
const callOfRoute = ({ url }: RouteOptions): string => (/^\/(api|operator|health)\//.test(url) ? url : 'page')
