// SPDX-License-Identifier: Apache-2.0
import type { OperationInput, OperationOutput } from '@tessera/contract'
import { text } from '@tessera/texts'
import { textOfAlert } from '../../../platform/alerts/alert-kinds.ts'
import { pageOfAlert } from '../../../platform/alerts/alert-pages.ts'
import { listAlerts } from '../../../platform/alerts/operator-alerts.ts'
import type { Queries } from '../../../platform/db/index.ts'
import { presentPage } from '../../wallet/index.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { brandFilter } from '../brand-filter.ts'

/** Open alerts of all brands, or of one and of none, newest first, each with a sentence in the operator's language. */
export async function showAlerts(
  db: Queries,
  deps: Pick<BackofficeDeps, 'directory'>,
  language: string,
  { brandCode, ...page }: OperationInput<'backoffice.alerts'>,
): Promise<OperationOutput<'backoffice.alerts'>> {
  const { alerts, total } = await listAlerts(db, { ...page, brand: await brandFilter(deps, brandCode) })
  return presentPage(
    alerts.map(({ id, kind, reference, details: { brand, ...details }, times, lastAtMs }) => ({
      id: String(id),
      time: lastAtMs,
      brandCode: typeof brand === 'string' ? brand : null,
      source: kind,
      message: text(language, textOfAlert(kind)),
      times,
      page: pageOfAlert(kind),
      details: {
        reference,
        ...Object.fromEntries(Object.entries(details).map(([name, value]) => [name, String(value)])),
      },
    })),
    total,
    page,
  )
}
