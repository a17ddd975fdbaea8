export { hearChannel, type Channel } from './hear-channel.ts'
export { openDatabase, type Database, type DatabaseOptions, type Queries, type Tx } from './database.ts'
export { sql, type Sql } from './sql.ts'
export { isDatabaseUnreachable } from './unreachable.ts'
