// SPDX-License-Identifier: Apache-2.0
import { generateKeyPairSync } from 'node:crypto'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../platform/db/embedded-postgres.ts'
import { FolderInUse } from '../platform/env/folder-lock.ts'
import { prepareTemplates, type TemplateNames } from './template-databases.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection strings of the superuser, who makes databases, and of the owner of their tables. */
    testPostgres: TemplateNames & { adminUrl: string; ownerUrl: string }
    /** A platform's own key for signing calls to vendors: one for all tests, because making one is slow. */
    operatorKeyPem: string
  }
}

const clustersFolder = resolve(fileURLToPath(new URL('../../../../.cache/test-postgres', import.meta.url)))
const clustersAtMost = 32

/** Runs once before all tests: one PostgreSQL for the whole run, on a data folder that later runs reuse. */
export default async function startPostgresForTests(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startOnFreeCluster()
  try {
    const templates = await prepareTemplates(postgres)
    project.provide(
      'operatorKeyPem',
      generateKeyPairSync('rsa', { modulusLength: 2048 })
        .privateKey.export({ type: 'pkcs8', format: 'pem' })
        .toString(),
    )
    project.provide('testPostgres', {
      adminUrl: postgres.adminUrl(),
      ownerUrl: postgres.ownerUrl(),
      ...templates,
    })
  } catch (error) {
    await postgres.stop()
    throw error
  }
  return () => postgres.stop()
}

/** Concurrent runs use different clusters, so that neither waits for or disturbs the other. */
async function startOnFreeCluster(): Promise<EmbeddedPostgres> {
  for (let number = 1; number <= clustersAtMost; number += 1) {
    try {
      return await startEmbeddedPostgres({ dataDir: join(clustersFolder, String(number), 'data') })
    } catch (error) {
      if (!(error instanceof FolderInUse)) throw error
    }
  }
  throw new Error(`All ${clustersAtMost} test databases in ${clustersFolder} are in use.`)
}
