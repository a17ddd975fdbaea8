// SPDX-License-Identifier: Apache-2.0
import { buildStaleClients } from '@tessera/server/src/main/supervisor/build-clients.ts'
import { ensureGenerated } from '../tools/bootstrap/generated-files.mjs'

/**
 * Makes the generated files, and builds site, console and game pages, as npm start would. A failed build ends with the builder's message and
 * exit code 1.
 */
await ensureGenerated()
await buildStaleClients()
