// SPDX-License-Identifier: Apache-2.0
import { runParts } from '../shared/run-parts.ts'

/**
 * Money in and out: the member's pages with years of postings, and the close of a day. Each part starts a database of
 * its own. Options: --part records (that one alone), and those of the parts.
 */
export const run = (options: string[]): Promise<void> => runParts(import.meta.dirname, options)
