import pg from 'pg'
import { startBenchDatabase } from '../shared/bench-database.ts'
import { fillFigures, fillTree } from './fill-tree.ts'
const d = await startBenchDatabase({
  shared_buffers: '2GB',
  max_wal_size: '4GB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  fsync: 'off',
})
const c = new pg.Client({ connectionString: d.url })
await c.connect()
const size = { accounts: 1_000_000, agents: 20_000, days: 30, players: 20_000 }
await fillTree(c, size)
await fillFigures(c, size)
await c.query('vacuum analyze')
console.log('ready', d.url)
await c.end()
await new Promise((r) => process.on('SIGTERM', r))
await d.close()
process.exit(0)
