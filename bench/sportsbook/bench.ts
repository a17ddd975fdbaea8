// SPDX-License-Identifier: Apache-2.0
import { runParts } from '../shared/run-parts.ts'

/**
 * The sportsbook: how fast prices are computed and reach open pages, bets are placed, markets suspended, and bets settled.
 * Each part has a database of its own. Options: --part price|place|settle|push|suspend (that one alone), and those of
 * the parts.
 */
export const run = (options: string[]): Promise<void> => runParts(import.meta.dirname, options)
