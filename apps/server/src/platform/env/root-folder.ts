// SPDX-License-Identifier: Apache-2.0
import { fileURLToPath } from 'node:url'

/** The folder that holds package.json, .env and the default data folder. */
export const rootFolder = fileURLToPath(new URL('../../../../..', import.meta.url)).replace(/[\\/]$/, '')
