// SPDX-License-Identifier: Apache-2.0
import type { CallInput, CallOutput } from '@tessera/contract'

export type Statement = CallOutput<'backoffice.statements'>['list'][number]
export type Difference = CallOutput<'backoffice.differences'>['list'][number]
export type DifferenceKind = Difference['kind']
export type Columns = NonNullable<CallInput<'backoffice.uploadStatement'>['columns']>

export const kinds = ['missingHere', 'missingThere', 'differing'] as const satisfies readonly DifferenceKind[]

export const usualColumns: Required<Columns> = {
  delimiter: ',',
  decimal: '.',
  dayForm: 'YYYY-MM-DD',
  date: 'date',
  amount: 'amount',
  credit: '',
  debit: '',
  reference: 'reference',
  content: '',
  currency: '',
}
