// SPDX-License-Identifier: Apache-2.0
import type { IncomingMessage } from 'node:http'
import { clientAddress } from '@tessera/rules/site/client-address'
import type { FastifyInstance } from 'fastify'
import { operatorSessionEnds, recogniseOperator } from '../../modules/backoffice/index.ts'
import { serveLive, type LiveLines } from '../../platform/live/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { PlatformServerOptions } from './create-platform-server.ts'
import type { Trust } from './trust-proxies.ts'
import type { Modules } from './modules.ts'

/** Serves the live connections of open pages; returns functions that send them elsewhere and end them. */
export function openLive(
  app: FastifyInstance,
  { clock, log, live, sharedCounts }: Platform,
  { identity, backofficeDeps, directory }: Modules,
  { trust, ...options }: Pick<PlatformServerOptions, 'liveLimits' | 'publicUrl'> & { trust: Trust },
): LiveLines {
  return serveLive(app.server, {
    live,
    log,
    clock,
    sharedCounts,
    limits: options.liveLimits,
    async addressOf(request) {
      // In a process without calls, nothing else has checked them before.
      await Promise.all([trust.freshen(), directory.refresh()])
      return clientAddress(request.socket.remoteAddress ?? '', forwardedFor(request), trust.trusts)
    },
    // A page connects to the host that served it, or to the platform's own; both must be ours.
    welcomes: async (origin, host) =>
      origin === options.publicUrl ||
      (URL.parse(origin)?.host === host && (await directory.find(host)).known),
    recognise: async (token, kind, { host, ...request }) =>
      kind === 'operator'
        ? recogniseOperator(backofficeDeps, token, request)
        : identity.recogniseMember(token, { ...request, brandCode: (await directory.find(host)).brandCode }),
    sessionEnds: (kind, keys) =>
      kind === 'operator' ? operatorSessionEnds(backofficeDeps, keys) : identity.sessionEnds(keys),
  })
}

/** What proxies report about the origin of a request. */
const forwardedFor = ({ headers }: IncomingMessage): string | undefined =>
  [headers['x-forwarded-for']].flat().join(',')
