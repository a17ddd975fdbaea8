// SPDX-License-Identifier: Apache-2.0
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Environment, rootFolder } from '../../platform/env/environment.ts'

export interface DemoAccount {
  role: string
  username: string
  password: string
}

export interface SeedOptions {
  databaseUrl: string
  environment: Environment
}
type SeedDemo = (options: SeedOptions) => Promise<{ accounts: DemoAccount[] }>

/**
 * Fills a demo installation with its catalogue and accounts, and answers the accounts to be printed. An installation in
 * production stays empty.
 */
export async function seedDemo(environment: Environment, databaseUrl: string): Promise<DemoAccount[]> {
  const script = join(rootFolder, 'tools/seed/seed.ts')
  if (environment.mode !== 'demo' || !existsSync(script)) return []
  const { seedDemo }: { seedDemo: SeedDemo } = await import(pathToFileURL(script).href)
  const { accounts } = await seedDemo({ databaseUrl, environment })
  return accounts
}
