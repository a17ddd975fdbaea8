// SPDX-License-Identifier: Apache-2.0
import { statementEncodings, type StatementEncoding } from '@tessera/rules/wallet/statement-encodings'
import { Select } from '@tessera/ui/forms/select.tsx'
import { TextField } from '@tessera/ui/forms/text-field.tsx'
import { t } from '../../../shared/texts.ts'

/** The time zone of a file's moments, and the encoding of its letters. */
export function StatementFormatFields({
  zone,
  zoneProblem,
  encoding,
  onZone,
  onEncoding,
}: {
  zone: string
  zoneProblem: string | undefined
  encoding: StatementEncoding | null
  onZone: (zone: string) => void
  onEncoding: (encoding: StatementEncoding | null) => void
}) {
  return (
    <>
      <TextField
        label={t('console.statements.zone')}
        hint={t('console.statements.zoneHint')}
        maxLength={60}
        autoComplete="off"
        value={zone}
        error={zoneProblem}
        onChange={(event) => onZone(event.target.value)}
      />
      <Select
        label={t('console.statements.encoding')}
        hint={t('console.statements.encodingHint')}
        value={encoding ?? ''}
        options={[
          { value: '', label: t('console.statements.encoding.usual') },
          ...statementEncodings.map((value) => ({ value, label: value })),
        ]}
        onChange={({ target }) => onEncoding(statementEncodings.find((one) => one === target.value) ?? null)}
      />
    </>
  )
}
