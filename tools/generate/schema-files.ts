// SPDX-License-Identifier: Apache-2.0
import { join } from 'node:path'
import type { FunctionSource } from '@tessera/server/src/platform/db/function-files.ts'

/** Where the printed schema of an application is. */
export const schemaFileOf = ({ folder }: FunctionSource): string => join(folder, '../schema.sql')
