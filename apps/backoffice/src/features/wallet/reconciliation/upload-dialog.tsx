// SPDX-License-Identifier: Apache-2.0
import { useState, type FormEvent } from 'react'
import { Failure } from '@tessera/contract/client/failure'
import type { StatementEncoding } from '@tessera/rules/wallet/statement-encodings'
import { FileDrop } from '@tessera/ui/forms/file-drop.tsx'
import { Select } from '@tessera/ui/forms/select.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { useCallMutation } from '../../../shared/api.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { readBase64 } from '../../../shared/media/read-base64.ts'
import { FormFoot } from '../../../shared/form-foot.tsx'
import { t } from '../../../shared/texts.ts'
import { ColumnFields } from './column-fields.tsx'
import { usualColumns, type Columns } from './statement.ts'
import { StatementFormatFields } from './statement-format-fields.tsx'
import { useStatementAccounts } from './use-statement-accounts.ts'

const formats = ['csv', 'camt053', 'mt940'] as const
const accepted = [
  'text/csv',
  'text/plain',
  'application/csv',
  'application/vnd.ms-excel',
  'text/xml',
  'application/xml',
  // Browsers know no type for files of MT940.
  ...['', '.sta', '.mt940', '.940'],
]

/** Compares a file of a provider with what happened at an account with it. */
export default function UploadDialog({
  onClose,
  onCompared,
}: {
  onClose: () => void
  onCompared: (statementId: string) => void
}) {
  const accounts = useStatementAccounts()
  const [chosen, setChosen] = useState<string>()
  const [days, setDays] = useState({ fromDay: '', toDay: '' })
  const [format, setFormat] = useState<(typeof formats)[number]>('csv')
  const [typed, setTyped] = useState<Columns>()
  const [typedZone, setTypedZone] = useState<string>()
  const [chosenEncoding, setChosenEncoding] = useState<StatementEncoding | null>()
  const [files, setFiles] = useState<File[]>([])
  const [refused, setRefused] = useState(false)
  const upload = useCallMutation('backoffice.uploadStatement', [
    'backoffice.statements',
    'backoffice.paymentAccounts',
  ])
  const account = accounts.find(({ key }) => key === chosen) ?? accounts[0]
  const zone = (typedZone ?? account?.statementZone ?? '').trim()
  const encoding = chosenEncoding === undefined ? (account?.statementEncoding ?? null) : chosenEncoding
  const columns = typed ?? account?.statementColumns ?? usualColumns
  const fields = upload.error instanceof Failure ? upload.error.fields : {}
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const [file] = files
    if (!account || !file) return setRefused(true)
    upload.mutate(
      {
        accountId: account.accountId,
        of: account.of,
        fileName: file.name.slice(-100),
        ...days,
        zone: zone === '' ? null : zone,
        format,
        columns: format === 'csv' ? columns : null,
        encoding,
        file: await readBase64(file),
      },
      { onSuccess: ({ statementId }) => onCompared(statementId) },
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('console.statements.upload')}
      closeLabel={t('console.close')}
      size="medium"
    >
      <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <p className="text-sm text-muted">{t('console.statements.uploadHint')}</p>
        <ErrorNotice error={upload.error} />
        <div className="grid gap-4 sm:grid-cols-2">
          <Select
            label={t('console.statements.account')}
            value={account?.key ?? ''}
            options={accounts.map(({ key, label }) => ({ value: key, label }))}
            onChange={(event) => {
              setChosen(event.target.value)
              setTyped(undefined)
              setTypedZone(undefined)
              setChosenEncoding(undefined)
            }}
          />
          <Select
            label={t('console.statements.format')}
            value={format}
            options={formats.map((value) => ({ value, label: t(`console.statements.format.${value}`) }))}
            onChange={(event) => setFormat(formats.find((one) => one === event.target.value) ?? 'csv')}
          />
          <DayFields days={days} problems={fields} onChange={setDays} />
          <StatementFormatFields
            zone={typedZone ?? account?.statementZone ?? ''}
            zoneProblem={fields['zone']}
            encoding={encoding}
            onZone={setTypedZone}
            onEncoding={setChosenEncoding}
          />
        </div>
        <FileDrop
          label={t('console.statements.file')}
          hint={t('console.statements.fileHint')}
          error={refused ? t('console.statements.fileRefused') : undefined}
          files={files}
          onChange={(next) => {
            setRefused(false)
            setFiles(next)
          }}
          onRefuse={() => setRefused(true)}
          accept={accepted}
          maxBytes={8_000_000}
          labels={{
            choose: t('console.statements.chooseFile'),
            remove: (name) => t('console.statements.removeFile', { name }),
          }}
        />
        {format === 'csv' && <ColumnFields columns={columns} onChange={setTyped} />}
        <FormFoot onCancel={onClose} busy={upload.isPending} submit={t('console.statements.compare')} />
      </form>
    </Dialog>
  )
}

interface Days {
  fromDay: string
  toDay: string
}

/** The first and the last day of a file. */
function DayFields({
  days,
  problems,
  onChange,
}: {
  days: Days
  problems: Readonly<Record<string, string>>
  onChange: (days: Days) => void
}) {
  return (
    <>
      <TextField
        label={t('console.statements.from')}
        type="date"
        required
        value={days.fromDay}
        error={problems['fromDay']}
        onChange={(event) => onChange({ ...days, fromDay: event.target.value })}
      />
      <TextField
        label={t('console.statements.to')}
        type="date"
        required
        value={days.toDay}
        error={problems['toDay']}
        onChange={(event) => onChange({ ...days, toDay: event.target.value })}
      />
    </>
  )
}
