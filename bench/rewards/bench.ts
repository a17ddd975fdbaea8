// SPDX-License-Identifier: Apache-2.0
import { runParts } from '../shared/run-parts.ts'

/**
 * Ranks, rebates and what else members earn by play. Each part starts a database of its own. Options: --part ranks
 * (that one alone), and those of the parts.
 */
export const run = (options: string[]): Promise<void> => runParts(import.meta.dirname, options)
