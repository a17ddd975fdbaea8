// SPDX-License-Identifier: Apache-2.0
import type { RouteOptions } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the contract call that a route serves. */
    call?: string
  }
}

/** The call that a route serves. Routes outside the contract count under the first part of their path. */
export const callOfRoute = ({ config, url }: RouteOptions): string =>
  config?.call ?? (url.split('/', 2)[1]?.replace(/[^\w-]/g, '') || 'page')
