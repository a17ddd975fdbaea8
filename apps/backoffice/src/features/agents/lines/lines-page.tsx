// SPDX-License-Identifier: Apache-2.0
import { Page } from '../../../shared/page.tsx'
import { t } from '../../../shared/texts.ts'
import { BlockedLines } from './blocked-lines.tsx'
import { Level } from './level.tsx'
import { SharedLines } from './shared-lines.tsx'

/** The lines of agents as a tree that opens level by level. */
export default function LinesPage() {
  return (
    <Page title={t('console.linesPage')}>
      <p className="max-w-prose text-sm text-muted">{t('console.lines.explain')}</p>
      <BlockedLines />
      <SharedLines />
      <Level above={undefined} />
    </Page>
  )
}
