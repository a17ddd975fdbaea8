// SPDX-License-Identifier: Apache-2.0
import { Badge } from '@tessera/ui/data/badge.tsx'
import { t } from '../../../shared/texts.ts'
import type { ContentBody, Whole } from './content-kinds.ts'

/** What an item is, and whether the site shows it. */
export function ContentBadges({
  kind,
  stored,
  unsaved,
}: {
  kind: ContentBody['kind']
  stored: Whole | undefined
  unsaved: boolean
}) {
  return (
    <p className="flex flex-wrap items-center gap-2">
      <Badge>{t(`console.kind.${kind}`)}</Badge>
      {stored && (
        <Badge tone={stored.state === 'published' ? 'good' : stored.state === 'draft' ? 'wait' : 'quiet'}>
          {t(`console.state.${stored.state}`)}
        </Badge>
      )}
      {stored?.state === 'published' && (
        <Badge tone={stored.visible ? 'good' : 'wait'}>
          {t(stored.visible ? 'console.isShown' : 'console.notShown')}
        </Badge>
      )}
      {unsaved && <Badge tone="wait">{t('console.notSaved')}</Badge>}
    </p>
  )
}
