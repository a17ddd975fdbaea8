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

/** Saves a text as a file of the operator's computer. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
