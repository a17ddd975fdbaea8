// SPDX-License-Identifier: Apache-2.0
import { useState, type FormEvent } from 'react'
import { FileDrop } from '@tessera/ui/forms/file-drop.tsx'
import { Select } from '@tessera/ui/forms/select.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { Dialog } from '@tessera/ui/overlays/dialog.tsx'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { FormFoot } from '../../../shared/form-foot.tsx'
import { t } from '../../../shared/texts.ts'
import { ColumnFields } from './column-fields.tsx'
import { StatementFormatFields } from './statement-format-fields.tsx'
import { formats, useStatementUpload, type StatementUpload } from './use-statement-upload.ts'

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
  const statement = useStatementUpload(onCompared)
  const [files, setFiles] = useState<File[]>([])
  const [refused, setRefused] = useState(false)
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const [file] = files
    if (statement.account && file) await statement.send(file)
    else setRefused(true)
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
        <ErrorNotice error={statement.error} />
        <StatementFields statement={statement} />
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
        {statement.format === 'csv' && (
          <ColumnFields columns={statement.columns} onChange={(columns) => statement.differ({ columns })} />
        )}
        <FormFoot onCancel={onClose} busy={statement.isPending} submit={t('console.statements.compare')} />
      </form>
    </Dialog>
  )
}

/** Of which account and days the file is, and how it is written. */
function StatementFields({ statement }: { statement: StatementUpload }) {
  const { accounts, account, format, problems } = statement
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Select
        label={t('console.statements.account')}
        value={account?.key ?? ''}
        options={accounts.map(({ key, label }) => ({ value: key, label }))}
        onChange={(event) => statement.chooseAccount(event.target.value)}
      />
      <Select
        label={t('console.statements.format')}
        value={format}
        options={formats.map((value) => ({ value, label: t(`console.statements.format.${value}`) }))}
        onChange={(event) => statement.setFormat(formats.find((one) => one === event.target.value) ?? 'csv')}
      />
      <DayFields days={statement.days} problems={problems} onChange={statement.setDays} />
      <StatementFormatFields
        zone={statement.zone}
        zoneProblem={problems['zone']}
        encoding={statement.encoding}
        onZone={(zone) => statement.differ({ zone })}
        onEncoding={(encoding) => statement.differ({ encoding })}
      />
    </div>
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
