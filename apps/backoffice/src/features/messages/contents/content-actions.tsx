// SPDX-License-Identifier: Apache-2.0
import { Button } from '@tessera/ui/forms/button.tsx'
import { t } from '../../../shared/texts.ts'
import { fallbackWords, type ContentBody, type Whole } from './content-kinds.ts'
import type { ContentSteps } from './use-content-steps.ts'

/** The steps with an item, below it on every screen. */
export function ContentActions({
  body,
  stored,
  unsaved,
  steps,
  onOpen,
  onStep,
}: {
  body: ContentBody
  stored: Whole | undefined
  unsaved: boolean
  steps: ContentSteps
  onOpen: (dialog: 'preview' | 'revisions') => void
  /** Takes a step and says afterwards what was done. */
  onStep: (step: Promise<Whole | undefined>, said: string) => void
}) {
  const planned = body.from !== null || body.until !== null
  return (
    <div className="sticky bottom-0 z-5 -mx-4 flex flex-wrap items-center gap-2 border-t border-line bg-surface-2 px-4 py-3 md:mx-0 md:rounded-tile md:border">
      {stored && stored.state !== 'archived' && (
        <Button
          look="quiet"
          disabled={steps.busy}
          onClick={() => onStep(steps.archive(), t('console.archived'))}
        >
          {t('console.archive')}
        </Button>
      )}
      {stored && stored.revisions.length > 0 && (
        <Button look="quiet" onClick={() => onOpen('revisions')}>
          {t('console.revisions', { count: stored.revisions.length })}
        </Button>
      )}
      {stored && (
        <Button
          look="quiet"
          disabled={unsaved}
          title={unsaved ? t('console.saveFirst') : undefined}
          onClick={() => onOpen('preview')}
        >
          {t('console.preview')}
        </Button>
      )}
      <span className="ms-auto flex gap-2">
        <Button
          busy={steps.busy}
          disabled={(stored !== undefined && !unsaved) || !fallbackWords(body, 'OTHER')}
          onClick={() => onStep(steps.save(body), t('console.draftSaved'))}
        >
          {t('console.saveDraft')}
        </Button>
        <Button
          look="primary"
          busy={steps.busy}
          disabled={!fallbackWords(body, 'OTHER')}
          onClick={() => onStep(steps.publish(body), t(planned ? 'console.scheduled' : 'console.published'))}
        >
          {t(planned ? 'console.schedule' : 'console.publish')}
        </Button>
      </span>
    </div>
  )
}
