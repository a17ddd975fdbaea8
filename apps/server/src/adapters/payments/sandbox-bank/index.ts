// SPDX-License-Identifier: Apache-2.0
import type { FastifyInstance } from 'fastify'
import type { Chance } from '../../../platform/chance/chance.ts'
import type { PaymentProvider } from '../../../modules/wallet/ports.ts'
import { createDelivery, deliverDue, type DeliveryDeps } from './deliver.ts'
import { createProvider, sandboxBankProvider } from './provider.ts'
import { bankRoutes } from './routes.ts'

export { sandboxBankProvider }

export interface SandboxBankDeps extends DeliveryDeps {
  chance: Chance
  /** Origin of the payment page, without a slash at the end. */
  publicUrl: string
}

export interface SandboxBank {
  provider: PaymentProvider
  routes(app: FastifyInstance): Promise<void>
  /** Begins to send notifications, including those of an earlier run. */
  start(): void
  stop(): Promise<void>
  /** Sends what is due now; answers how many notifications were accepted. */
  deliverDue(): Promise<number>
}

/**
 * A bank of play money (D-13) that behaves like an outside party: it has its own tables and pages, is used
 * only through the payment port, and notifies the platform over signed HTTP.
 */
export function createSandboxBank(deps: SandboxBankDeps): SandboxBank {
  const delivery = createDelivery(deps)
  return {
    provider: createProvider(deps),
    routes: (app) => bankRoutes(app, { database: deps.database, clock: deps.clock, wake: delivery.wake }),
    start: delivery.start,
    stop: delivery.stop,
    deliverDue: () => deliverDue(deps),
  }
}
