// SPDX-License-Identifier: Apache-2.0
import type { FastifyInstance } from 'fastify'
import type { BrandDirectory } from '../../modules/site/index.ts'

const calls = /^\/(wps|lgw|lotto)\//
const rememberSeconds = 600

/**
 * Lets a page from one host of a brand read from another host of the same brand, for when the first one
 * fails (D-58). Reading only, and without a session: cookies are not sent there.
 */
export function openLines(app: FastifyInstance, directory: Pick<BrandDirectory, 'find'>): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    const asking = origin === undefined || !calls.test(request.url) ? undefined : URL.parse(origin)
    if (
      !asking ||
      asking.hostname === request.hostname ||
      !(await sameBrand(directory, asking.hostname, request.hostname))
    )
      return
    void reply
      .header('access-control-allow-origin', origin)
      .header('vary', 'origin')
      .header('cross-origin-resource-policy', 'cross-origin')
    if (request.method !== 'OPTIONS') return
    void reply
      .header('access-control-allow-methods', 'GET')
      .header('access-control-allow-headers', 'language, merchant, platform')
      .header('access-control-max-age', String(rememberSeconds))
    return reply.code(204).send()
  })
}

async function sameBrand(
  directory: Pick<BrandDirectory, 'find'>,
  one: string,
  other: string,
): Promise<boolean> {
  const [first, second] = await Promise.all([directory.find(one), directory.find(other)])
  return first.known && second.known && first.brandCode === second.brandCode
}
