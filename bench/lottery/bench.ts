// SPDX-License-Identifier: Apache-2.0
import { runParts } from '../shared/run-parts.ts'

/**
 * The lotteries: how fast a draw with very many tickets is settled, and tickets are sold. Each part starts a database of
 * its own. Options: --part settlement|sale (that one alone), and those of the parts.
 * The lotteries, each part on a database of its own: how fast statistics of five years of draws are counted. Options:
 * --part statistics (that one alone), and those of the parts.
 */
export const run = (options: string[]): Promise<void> => runParts(import.meta.dirname, options)
