// SPDX-License-Identifier: Apache-2.0
import { Page } from '../../shared/page.tsx'
import { t } from '../../shared/texts.ts'

/** All events of the sportsbook with what they may cost. */
export default function EventsPage() {
  return <Page title={t('console.sportsbook.events')}>{null}</Page>
}
