// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { useSiteZone } from '../../../shared/site-zone.ts'
import { t } from '../../../shared/texts.ts'
import { BeforeAfter } from '../../../shared/before-after.tsx'
import { titleOf } from './leaf-row.tsx'
import { showValue } from './show-value.ts'
import type { Leaf } from './use-setting-drafts.ts'

type Difference = CallOutput<'backoffice.changeSettings'>['differences'][number]

/** Each leaf that changes, with its value before and after. */
export function DifferenceList({
  leaves,
  differences,
}: {
  leaves: readonly Leaf[]
  differences: readonly Difference[]
}) {
  const zone = useSiteZone() ?? 'UTC'
  if (differences.length === 0) return <p className="text-sm text-muted">{t('console.nothingChanges')}</p>
  return (
    <ul className="flex flex-col gap-3">
      {differences.map(({ name, before, after }) => {
        const leaf = leaves.find((one) => one.name === name)
        return (
          leaf && (
            <li key={name}>
              <BeforeAfter
                title={titleOf(leaf)}
                before={showValue(before, leaf.schema, zone)}
                after={showValue(after, leaf.schema, zone)}
              />
            </li>
          )
        )
      })}
    </ul>
  )
}
