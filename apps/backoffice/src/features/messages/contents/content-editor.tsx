// SPDX-License-Identifier: Apache-2.0
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { showToast } from '@tessera/ui/overlays/toast-queue.ts'
import { BackLink } from '../../../shared/back-link.tsx'
import { MomentField } from '../../../shared/moment-field.tsx'
import { Notice } from '../../../shared/notice.tsx'
import { Page } from '../../../shared/page.tsx'
import { t } from '../../../shared/texts.ts'
import { useLeaveGuard } from '../../../shared/use-leave-guard.ts'
import { ContentActions } from './content-actions.tsx'
import { ContentBadges } from './content-badges.tsx'
import { filled, type ContentBody, type Whole } from './content-kinds.ts'
import { KindFields } from './kind-fields.tsx'
import { OfferSections } from './offer/offer-sections.tsx'
import { Overtaken } from './overtaken.tsx'
import { useContentSteps, type ContentSteps } from './use-content-steps.ts'
import { WordsEditor } from './words-editor.tsx'

const PreviewDialog = lazy(() => import('./preview-dialog.tsx'))
const RevisionsDialog = lazy(() => import('./revisions-dialog.tsx'))

/**
 * Edits an item: words per language, the properties of its kind, its period; and publishes it, or takes it
 * off the site.
 */
export function ContentEditor({ stored, begin }: { stored: Whole | undefined; begin: ContentBody }) {
  const navigate = useNavigate()
  const [body, setBody] = useState(begin)
  const [base, setBase] = useState({ version: stored?.version ?? 0, draft: JSON.stringify(begin) })
  const [open, setOpen] = useState<'preview' | 'revisions'>()
  const unsaved = JSON.stringify(body) !== base.draft
  useLeaveGuard(unsaved && stored !== undefined)
  const steps = useContentSteps(stored, base.version, (whole) => {
    setBody(filled(whole.draft))
    rebase(whole)
  })
  const finish = async (step: Promise<Whole | undefined>, said: string): Promise<void> => {
    const saved = await step
    if (!saved) return
    showToast(said, 'good')
    if (!stored)
      void navigate({
        to: '/contents/$id',
        params: { id: String(saved.id) },
        replace: true,
        ignoreBlocker: true,
      })
    setOpen(undefined)
  }
  const title =
    (body.texts.EN ?? body.texts.TY)?.title || t('console.newItem', { kind: t(`console.kind.${body.kind}`) })
  return (
    <Page narrow title={title} actions={<BackLink to="/contents">{t('console.contents')}</BackLink>}>
      <ContentBadges kind={body.kind} stored={stored} unsaved={unsaved} />
      {steps.theirs && (
        <Overtaken
          mine={body}
          theirs={steps.theirs}
          onTake={() => {
            setBody(filled(steps.theirs!.draft))
            rebase(steps.theirs!)
          }}
          onKeep={() => rebase(steps.theirs!)}
        />
      )}
      {!steps.theirs && <StepProblem steps={steps} />}
      <WordsEditor body={body} onChange={setBody} problems={steps.fields} />
      <Properties body={body} onChange={setBody} problems={steps.fields} />
      {body.kind === 'PR' && (
        <OfferSections body={body} stored={stored} onChange={setBody} problems={steps.fields} />
      )}
      <ContentActions
        body={body}
        stored={stored}
        unsaved={unsaved}
        steps={steps}
        onOpen={setOpen}
        onStep={(step, said) => void finish(step, said)}
      />
      <Suspense>
        {open === 'preview' && stored && <PreviewDialog id={stored.id} onClose={() => setOpen(undefined)} />}
        {open === 'revisions' && stored && (
          <RevisionsDialog
            stored={stored}
            busy={steps.busy}
            onClose={() => setOpen(undefined)}
            onRollBack={(number) => void finish(steps.rollBack(number), t('console.rolledBack'))}
          />
        )}
      </Suspense>
    </Page>
  )

  /** Saves these words over what the other operator saved. */
  function rebase(theirs: Whole): void {
    setBase({ version: theirs.version, draft: JSON.stringify(filled(theirs.draft)) })
    steps.forget()
  }
}

/** Why the last step failed, and what is wrong with which field. */
function StepProblem({ steps: { problem, fields } }: { steps: ContentSteps }) {
  if (problem === undefined) return null
  const ofFields = Object.entries(fields).map(([field, why]) => `${field}: ${why}`)
  return <Notice tone="bad">{[problem, ...ofFields].join(' ')}</Notice>
}

interface PropertiesProps {
  body: ContentBody
  onChange: (body: ContentBody) => void
  problems: ContentSteps['fields']
}

/** What a kind of item has besides words, and from when until when it is on the site. */
function Properties({ body, onChange, problems }: PropertiesProps) {
  return (
    <section
      aria-label={t('console.properties')}
      className="grid items-start gap-4 rounded-tile border border-line bg-surface-1 p-4 sm:grid-cols-2 lg:grid-cols-3"
    >
      <KindFields body={body} onChange={onChange} problems={problems} />
      <MomentField
        label={t('console.from')}
        value={body.from}
        onChange={(from) => onChange({ ...body, from })}
      />
      <MomentField
        label={t('console.until')}
        value={body.until}
        error={problems['body.until'] ?? problems['until']}
        onChange={(until) => onChange({ ...body, until })}
      />
    </section>
  )
}
