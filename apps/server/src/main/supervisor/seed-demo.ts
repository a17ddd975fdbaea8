// SPDX-License-Identifier: Apache-2.0
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Environment, rootFolder } from '../../platform/env/environment.ts'
import { tellWhileSlow } from './tell-while-slow.ts'

export interface DemoAccount {
  role: string
  username: string
  password: string
}

export interface SeedOptions {
  databaseUrl: string
  environment: Environment
  /** Says how far the first filling is. */
  say(line: string): void
}
type SeedDemo = (options: SeedOptions) => Promise<{ accounts: DemoAccount[] }>

/**
 * Fills a demo installation with its catalogue and accounts, and answers those of its accounts that are there. An installation in
 * production stays empty. Throws when `folder`, of a demonstration's contents, is not there: the image of an installation
 * has none.
 */
export async function seedDemo(
  environment: Environment,
  databaseUrl: string,
  folder = join(rootFolder, 'demo'),
): Promise<DemoAccount[]> {
  if (environment.mode !== 'demo') return []
  const script = join(folder, 'seed.ts')
  if (!existsSync(script))
    throw new Error(
      `The contents of the demonstration are not in ${folder}. Set MODE=production, or build the image with --target demo.`,
    )
  const { seedDemo }: { seedDemo: SeedDemo } = await import(pathToFileURL(script).href)
  const { accounts } = await tellWhileSlow('Looking through the demo data', (say) =>
    seedDemo({ databaseUrl, environment, say }),
  )
  return accounts
}
