// SPDX-License-Identifier: Apache-2.0
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { prewarmPictures } from '../pages/prewarm-pictures.ts'
import type { Modules } from './modules.ts'

/**
 * Reads the catalogue and draws pictures before anybody requests them; those of the lobbies too, if asked.
 * Returns a function that stops the drawing.
 */
export function readAhead(
  app: FastifyInstance,
  platform: Platform,
  { snapshot, messages }: Pick<Modules, 'snapshot' | 'messages'>,
  lobbies: boolean,
): () => Promise<void> {
  void snapshot
    .search()
    .catch((error: unknown) =>
      platform.log.warn({ error: String(error) }, 'the catalogue could not be read ahead'),
    )
  return prewarmPictures({
    ...platform,
    ask: async (url) => app.inject({ method: 'GET', url }),
    snapshot,
    messages,
    lobbies,
  }).stop
}
