import type { FastifyInstance } from 'fastify'
import { sql, type Queries } from '../platform/db/index.ts'

/** /health/live: the process answers. /health/ready: its database answers too; 503 while it does not. */
export function serveHealth(app: FastifyInstance, database: Queries): void {
  app.get('/health/live', () => ({ status: 'ok' }))
  app.get('/health/ready', async (_, reply) => {
    const ready = await database.one(sql`select 1 as ready`).then(() => true, () => false)
    return reply.status(ready ? 200 : 503).header('retry-after', ready ? undefined : '2').send({ status: ready ? 'ok' : 'waiting' })
  })
}
