// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import { Failure } from '@tessera/contract/client/failure'
import type { StatementEncoding } from '@tessera/rules/wallet/statement-encodings'
import { useCallMutation } from '../../../shared/api.ts'
import { readBase64 } from '../../../shared/media/read-base64.ts'
import { usualColumns, type Columns } from './statement.ts'
import { useStatementAccounts } from './use-statement-accounts.ts'

export const formats = ['csv', 'camt053', 'mt940'] as const

/** What differs from how the files of the account usually are. */
interface Differing {
  columns?: Columns
  zone?: string
  encoding?: StatementEncoding | null
}

/** A file of a provider, how it is to be read, and its comparison. The account says how its files usually are. */
export function useStatementUpload(onCompared: (statementId: string) => void) {
  const accounts = useStatementAccounts()
  const [chosen, setChosen] = useState<string>()
  const [days, setDays] = useState({ fromDay: '', toDay: '' })
  const [format, setFormat] = useState<(typeof formats)[number]>('csv')
  const [differing, setDiffering] = useState<Differing>({})
  const upload = useCallMutation('backoffice.uploadStatement', [
    'backoffice.statements',
    'backoffice.paymentAccounts',
  ])
  const account = accounts.find(({ key }) => key === chosen) ?? accounts[0]
  const zone = differing.zone ?? account?.statementZone ?? ''
  const encoding =
    differing.encoding === undefined ? (account?.statementEncoding ?? null) : differing.encoding
  const columns = differing.columns ?? account?.statementColumns ?? usualColumns
  return {
    accounts,
    account,
    chooseAccount(key: string) {
      setChosen(key)
      setDiffering({})
    },
    days,
    setDays,
    format,
    setFormat,
    zone,
    encoding,
    columns,
    differ: (part: Differing) => setDiffering((before) => ({ ...before, ...part })),
    error: upload.error,
    problems: upload.error instanceof Failure ? upload.error.fields : {},
    isPending: upload.isPending,
    async send(file: File) {
      if (!account) return
      upload.mutate(
        {
          accountId: account.accountId,
          of: account.of,
          fileName: file.name.slice(-100),
          ...days,
          zone: zone.trim() === '' ? null : zone.trim(),
          format,
          columns: format === 'csv' ? columns : null,
          encoding,
          file: await readBase64(file),
        },
        { onSuccess: ({ statementId }) => onCompared(statementId) },
      )
    },
  }
}

export type StatementUpload = ReturnType<typeof useStatementUpload>
