// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import type { Tx } from '../../../platform/db/index.ts'
import type { CallContext, DomainHandlers, OperatorActor } from '../../../platform/http/index.ts'
import {
  archiveContent,
  createContent,
  publishContent,
  reorderContents,
  rollBackContent,
  saveContent,
  scheduleContent,
  wordsIn,
  type Content,
  type EditFacts,
} from '../../messages/index.ts'
import { recordAction, type OperatorAction } from '../audit/record-action.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { judgePublishing, type PublishingCall } from '../promotions/judge-publishing.ts'
import { brandOfCall } from './brand-of-call.ts'
import { wholeItem } from './present-to-editor.ts'

type ContentCall =
  `backoffice.${'reorderContents' | `${'create' | 'save' | 'publish' | 'schedule' | 'archive' | 'rollBack'}Content`}`
type ContentCalls = Pick<DomainHandlers<'backoffice'>, ContentCall>
type Whole = OperationOutput<'backoffice.content'>
type Context = CallContext<'backoffice.saveContent'>
type Change = (tx: Tx, facts: EditFacts) => Promise<{ before?: Content; after: Content }>

export const contentCalls = (deps: BackofficeDeps): ContentCalls => ({
  async 'backoffice.createContent'({ brandCode: brand, body }, context) {
    const brandCode = await brandOfCall(deps, brand, context.brandCode)
    return step(deps, context, 'createContent', async (tx, facts) => ({
      after: await createContent(tx, facts, { brandCode, body }),
    }))
  },
  'backoffice.saveContent'(input, context) {
    return step(deps, context, 'saveContent', (tx, facts) => saveContent(tx, facts, input))
  },
  'backoffice.publishContent'(input, context) {
    return step(
      deps,
      context,
      'publishContent',
      publishing(deps, context, 'publishContent', (tx, facts) => publishContent(tx, facts, input)),
    )
  },
  'backoffice.scheduleContent'(input, context) {
    return step(
      deps,
      context,
      'scheduleContent',
      publishing(deps, context, 'scheduleContent', (tx, facts) => scheduleContent(tx, facts, input)),
    )
  },
  'backoffice.archiveContent'(input, context) {
    return step(deps, context, 'archiveContent', (tx, facts) => archiveContent(tx, facts, input))
  },
  'backoffice.rollBackContent'(input, context) {
    return step(
      deps,
      context,
      'rollBackContent',
      publishing(deps, context, 'rollBackContent', (tx, facts) => rollBackContent(tx, facts, input)),
    )
  },
  async 'backoffice.reorderContents'(
    { brandCode: brand, kind, groupName, ids },
    { operator, nowMs, brandCode },
  ) {
    const whose = await brandOfCall(deps, brand, brandCode)
    await deps.database.transaction(async (tx) => {
      await reorderContents(tx, { brandCode: whose, kind, groupName, ids })
      await recordAction(
        tx,
        actionOf(operator, nowMs, 'reorderContents', `contents:${whose}/${kind}/${groupName ?? ''}`, {
          after: { order: ids.join(' ') },
        }),
      )
    })
    return null
  },
})

/** A step that publishes: a promotion is judged before it stands. */
const publishing =
  (
    { settings }: BackofficeDeps,
    { operator, nowMs }: Context,
    call: PublishingCall,
    change: Change,
  ): Change =>
  async (tx, facts) => {
    const changed = await change(tx, facts)
    const { before, after } = changed
    if (before)
      await judgePublishing(tx, settings.of(after.brandCode), { operator, nowMs, call }, { before, after })
    return changed
  }

async function step(
  { database }: BackofficeDeps,
  { operator, nowMs }: Context,
  action: string,
  change: Change,
): Promise<Whole> {
  return database.transaction(async (tx) => {
    const { before, after } = await change(tx, { nowMs, by: operator.name })
    await recordAction(
      tx,
      actionOf(operator, nowMs, action, `content:${after.id}`, {
        ...(before ? { before: audited(before) } : {}),
        after: audited(after),
      }),
    )
    return wholeItem(tx, after, nowMs)
  })
}

const audited = ({ brandCode, kind, state, version, revision, draft }: Content) => ({
  brandCode,
  kind,
  state,
  version,
  revision: revision ?? 0,
  title: wordsIn('EN', draft).title,
  from: draft.from ?? 0,
  until: draft.until ?? 0,
})

const actionOf = (
  operator: OperatorActor,
  nowMs: number,
  action: string,
  subject: string,
  facts: Pick<OperatorAction, 'before' | 'after'>,
): OperatorAction => ({
  operatorId: operator.operatorId,
  operatorName: operator.name,
  action,
  subject,
  ...facts,
  nowMs,
})
