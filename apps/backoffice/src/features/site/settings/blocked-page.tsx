// SPDX-License-Identifier: Apache-2.0
import { Page } from '../../../shared/page.tsx'
import { t } from '../../../shared/texts.ts'
import { SettingsForm } from './settings-form.tsx'

const names = ['site.blockedCountries', 'site.blockedIps', 'site.trustedProxies']

/**
 * Blocked countries, addresses and networks; and the proxies whose word about a visitor's address the
 * platform trusts.
 */
export default function BlockedPage() {
  return (
    <Page narrow title={t('console.blocked')}>
      <SettingsForm
        shows={({ name }) => names.includes(name)}
        head={<p className="max-w-2xl text-sm text-muted">{t('console.blockedExplain')}</p>}
      />
    </Page>
  )
}
