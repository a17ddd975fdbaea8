// SPDX-License-Identifier: Apache-2.0
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { createServer } from 'vite'

/*
 * npm run gallery                 every part of the design system, with hot reload
 * npm run gallery -- --baselines  photographs every part anew; look at the pictures (e2e/gallery/baselines) before they are committed
 */
const root = resolve(import.meta.dirname, '../../..')
if (process.argv.includes('--baselines')) {
  const playwright = resolve(root, 'node_modules/@playwright/test/cli.js')
  const { status } = spawnSync(
    process.execPath,
    [playwright, 'test', '-c', resolve(root, 'e2e/gallery/playwright.config.ts')],
    { cwd: root, stdio: 'inherit', env: { ...process.env, GALLERY_BASELINES: '1' } },
  )
  process.exit(status ?? 1)
}
const server = await createServer({ configFile: resolve(import.meta.dirname, 'vite.config.ts') })
await server.listen()
console.log(`The parts of the platform: ${server.resolvedUrls?.local[0] ?? ''}`)
