// SPDX-License-Identifier: Apache-2.0
import type { FastifyInstance } from 'fastify'
import { brandOf, type BrandDirectory } from '../../modules/site/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { originOf } from './site-page.ts'

const dayMs = 86_400_000
/** How long a reader may rely on the file; it is renewed each day. */
const goodForDays = 90

/**
 * .well-known/security.txt (RFC 9116): where to report a security problem of this platform. 404 until the
 * operator has named a contact.
 */
export function serveSecurityContact(
  app: FastifyInstance,
  { settings, directory, clock }: { settings: Settings; directory: BrandDirectory; clock: Clock },
): void {
  app.get('/.well-known/security.txt', async (request, reply) => {
    await Promise.all([settings.refresh(), directory.refresh()])
    const { known, brandCode } = await brandOf({ settings, directory }, request.host)
    const contact = known ? await settings.of(brandCode).read('site.securityContact') : ''
    if (contact === '') return reply.callNotFound()
    const expires = new Date((Math.floor(clock.now() / dayMs) + goodForDays) * dayMs).toISOString()
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(
        `Contact: ${contact}\nExpires: ${expires}\nCanonical: ${originOf(request)}/.well-known/security.txt\n`,
      )
  })
}
