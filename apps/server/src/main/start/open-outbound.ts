// SPDX-License-Identifier: Apache-2.0
import { createOutbound, type Outbound } from '../../platform/outbound/outbound.ts'
import type { PlatformServerOptions } from './create-platform-server.ts'

/**
 * Calls addresses that operators and vendors entered, by the rules of this platform: anywhere in a
 * demonstration, else only the public internet and trusted origins.
 */
export const openOutbound = ({
  mode = 'demo',
  studioUrl,
  outboundOrigins = [],
}: Pick<PlatformServerOptions, 'mode' | 'studioUrl' | 'outboundOrigins'>): Outbound =>
  createOutbound({ anywhere: mode === 'demo', trusted: [studioUrl, ...outboundOrigins] })
