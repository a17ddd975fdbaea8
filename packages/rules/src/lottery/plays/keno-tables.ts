// SPDX-License-Identifier: Apache-2.0
import { oddsOf, type OddsTable } from '../odds.ts'
import { oddsBy } from '../play-type.ts'

type Rows = readonly Readonly<Record<string, string>>[]

/**
 * Gross odds by hits for one to ten picked balls. `vietlott` are a tenth of the prizes in thousands for a play
 * of ten (game-rules.md section 6.5); `american` and `fast` are published tables of other games.
 */
const rows = {
  vietlott: [
    { 1: '2' },
    { 2: '9' },
    { 3: '20', 2: '2' },
    { 4: '40', 3: '5', 2: '1' },
    { 5: '440', 4: '15', 3: '1' },
    { 6: '1250', 5: '45', 4: '4', 3: '1' },
    { 7: '4000', 6: '120', 5: '10', 4: '2', 3: '1' },
    { 8: '20000', 7: '500', 6: '50', 5: '5', 4: '1', 0: '1' },
    { 9: '80000', 8: '1200', 7: '150', 6: '15', 5: '3', 4: '1', 0: '1' },
    { 10: '200000', 9: '15000', 8: '800', 7: '71', 6: '8', 5: '2', 0: '1' },
  ],
  american: [
    {},
    { 2: '5', 0: '1' },
    { 3: '15', 2: '2', 0: '1' },
    { 4: '50', 3: '5', 2: '1', 0: '1' },
    { 5: '400', 4: '12', 3: '3', 0: '1' },
    { 6: '1000', 5: '50', 4: '6', 3: '2', 0: '1' },
    { 7: '3000', 6: '300', 5: '25', 4: '2', 3: '1', 0: '1' },
    { 8: '6000', 7: '800', 6: '40', 5: '10', 4: '2', 3: '1', 0: '1' },
    { 9: '8000', 8: '2000', 7: '400', 6: '45', 5: '5', 4: '1', 0: '1' },
    { 10: '10000', 9: '2500', 8: '500', 7: '100', 6: '18', 5: '5', 4: '1', 0: '1' },
  ],
  fast: [
    { 1: '3.8' },
    { 2: '10', 1: '1' },
    { 3: '49', 2: '2' },
    { 4: '130', 3: '8', 2: '1' },
    { 5: '160', 4: '20', 3: '4', 2: '1' },
    { 6: '600', 5: '60', 4: '15', 3: '2' },
    { 7: '1000', 6: '95', 5: '29', 4: '5', 3: '2' },
    { 8: '2000', 7: '250', 6: '50', 5: '16', 4: '5', 0: '1' },
    { 9: '8000', 8: '1000', 7: '100', 6: '30', 5: '10', 4: '2', 0: '2' },
    { 10: '15000', 9: '2000', 8: '330', 7: '100', 6: '20', 5: '8', 0: '2' },
  ],
} as const satisfies Readonly<Record<string, Rows>>

export type KenoTable = keyof typeof rows
/** The tables that a brand can choose from; the first is the usual one. */
export const kenoTables = ['vietlott', 'american', 'fast'] as const satisfies readonly KenoTable[]

const zero = oddsOf(0n, 1n)

/** The odds of a table for so many picked balls, with every number of hits; a table may not have the play. */
export const kenoOdds = (table: KenoTable, picks: number): OddsTable => ({
  ...Object.fromEntries(Array.from({ length: picks + 1 }, (_, hits) => [hits, zero])),
  ...oddsBy((rows[table] as Rows)[picks - 1] ?? {}),
})

/** The usual odds, only of the hits that pay. */
export const usualKenoOdds = (picks: number): OddsTable => oddsBy((rows.vietlott as Rows)[picks - 1] ?? {})
