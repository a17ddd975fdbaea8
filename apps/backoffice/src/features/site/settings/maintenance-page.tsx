// SPDX-License-Identifier: Apache-2.0
import { Page } from '../../../shared/page.tsx'
import { t } from '../../../shared/texts.ts'
import { SettingsForm } from './settings-form.tsx'

const names = ['site.maintenance', 'site.maintenanceEnd', 'site.maintenanceWindow']

/** Maintenance of the site, now or at a planned time. */
export default function MaintenancePage() {
  return (
    <Page narrow title={t('console.maintenance')}>
      <SettingsForm
        shows={({ name }) => names.includes(name)}
        head={<p className="max-w-2xl text-sm text-muted">{t('console.maintenanceExplain')}</p>}
      />
    </Page>
  )
}
