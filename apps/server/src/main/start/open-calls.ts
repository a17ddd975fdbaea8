// SPDX-License-Identifier: Apache-2.0
import type { FastifyInstance } from 'fastify'
import { hub88Routes } from '../../adapters/vendors/hub88/routes.ts'
import { sandboxPayoutRoutes } from '../../adapters/payouts/sandbox-bank/index.ts'
import { permitCall, resolveOperator, signInTurn } from '../../modules/backoffice/index.ts'
import { requireOpenPerson } from '../../modules/compliance/index.ts'
import { admit } from '../../modules/site/index.ts'
import { pushFeedRoutes } from '../../modules/sportsbook/index.ts'
import { timelineRoutes } from '../../modules/timeline/index.ts'
import { findPayoutAccount, paymentRoutes } from '../../modules/wallet/index.ts'
import { bindCalls, createStrangers } from '../../platform/http/index.ts'
import { openLines } from '../pages/open-lines.ts'
import type { Trust } from './trust-proxies.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Modules } from './modules.ts'

/** Serves the calls of the contract, and the wires of vendors and banks. */
export async function openCalls(
  app: FastifyInstance,
  { database, clock, chance, log, metrics, settings, sharedCounts, replica }: Platform,
  modules: Modules,
  { trust, secure }: { trust: Trust; secure: boolean },
): Promise<void> {
  const { identity, backofficeDeps, seal, directory, access, play, bank } = modules
  const operator = (token: string, facts: { cookies: Readonly<Record<string, string>> }) =>
    resolveOperator(backofficeDeps, token, facts)
  openLines(app, directory)
  bindCalls(
    app,
    {
      database,
      clock,
      chance,
      log,
      metrics,
      sharedCounts,
      replica,
      secure,
      async brandOf(request) {
        await Promise.all([trust.freshen(), directory.refresh()])
        const found = await directory.find(request.hostname)
        return { ...found, texts: settings.of(found.brandCode).texts }
      },
      guards: {
        member: identity.resolveMember,
        operator,
        permit: (call, actor) => permitCall(backofficeDeps, call, actor),
        prove: identity.proveCall,
        offer: ({ memberId }, { brandCode, nowMs }) =>
          requireOpenPerson(backofficeDeps.protection, { memberId, brandCode, nowMs }),
        inTurn: (call, facts, work) =>
          call.takesTurns === 'operators'
            ? signInTurn(backofficeDeps, facts, work)
            : identity.inTurn(facts, work),
        checkPaymentPassword: (call, { memberId }, password) =>
          identity.checkPaymentPassword(memberId, password, call.paymentPassword),
        checkPaymentPasskey: ({ memberId }, input, facts) =>
          identity.checkPaymentPasskey(memberId, input, facts),
        unseal: seal.unseal,
        admit: (call, facts) => admit(access, call, facts),
      },
      stateOf: modules.stateOf,
    },
    modules.handlers,
  )
  await hub88Routes(app, {
    answer: play.answer('hub88'),
    strangers: createStrangers(clock, 'hub88', sharedCounts),
  })
  await pushFeedRoutes(app, modules.sportsbookDeps, createStrangers(clock, 'push feed', sharedCounts))
  await paymentRoutes(app, modules.walletDeps)
  await timelineRoutes(app, modules.timelineDeps)
  await bank.routes(app)
  const { walletDeps } = modules
  if (walletDeps.payoutProviders.length > 0)
    await sandboxPayoutRoutes(app, {
      database,
      clock,
      secretOf: async (id) => (await findPayoutAccount(database, walletDeps.vault, id))?.secret,
    })
  await modules.sandboxSocial?.routes(app)
}
