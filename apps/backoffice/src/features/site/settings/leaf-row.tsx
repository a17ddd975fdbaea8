// SPDX-License-Identifier: Apache-2.0
import type { ComponentType } from 'react'
import type { TextKey } from '@tessera/texts/text-key'
import { Badge } from '@tessera/ui/data/badge.tsx'
import { Button } from '@tessera/ui/forms/button.tsx'
import { OddsField } from './lottery-odds/odds-field.tsx'
import { Moment } from '../../../shared/moment.tsx'
import { useSiteZone } from '../../../shared/site-zone.ts'
import { t } from '../../../shared/texts.ts'
import { ColourVerdict } from './fields/colour-verdict.tsx'
import { SchemaField, type SchemaFieldProps } from './fields/schema-field.tsx'
import { type FieldKind, kindOf, propertiesOf } from './schema.ts'
import { showValue } from './show-value.ts'
import { equal, type Leaf, type SettingDrafts } from './use-setting-drafts.ts'

export interface LeafRowProps {
  leaf: Leaf
  drafts: SettingDrafts
  problem: string | undefined
  mayChange: boolean
  onHistory: (leaf: Leaf) => void
}

/** The text of a leaf's title key. */
export const titleOf = (leaf: Pick<Leaf, 'title'>): string => t(leaf.title as TextKey)

/** One leaf: its title, its field, whether it has the default value, and who changed it last. */
export function LeafRow({ leaf, drafts, problem, mayChange, onHistory }: LeafRowProps) {
  const draft = drafts.of(leaf)
  const value = draft ? draft.value : leaf.value
  const title = titleOf(leaf)
  const Field = ownFields[leaf.name] ?? SchemaField
  return (
    <div
      role="group"
      aria-label={title}
      data-setting={leaf.name}
      className="grid gap-x-8 gap-y-3 border-b border-line p-4 last:border-0 lg:grid-cols-[minmax(14rem,20rem)_minmax(0,1fr)]"
    >
      <div className="flex flex-col items-start gap-1.5">
        <h2 className="text-sm font-bold text-text">{title}</h2>
        <p className="text-xs text-muted">{leaf.help}</p>
        <LeafBadges leaf={leaf} isDraft={draft !== undefined} />
        {leaf.changedAt !== null && (
          <p className="text-xs text-muted">
            {t('console.changedBy', { name: leaf.changedBy ?? '' })} <Moment at={leaf.changedAt} />
          </p>
        )}
        <div className="flex gap-1">
          {leaf.version > 0 && (
            <LeafButton step="console.history" title={title} onClick={() => onHistory(leaf)} />
          )}
          {draft && <LeafButton step="console.undo" title={title} onClick={() => drafts.drop(leaf.name)} />}
          {mayChange && !equal(value, leaf.default) && (
            <LeafButton
              step="console.toDefault"
              title={title}
              onClick={() => drafts.change(leaf, leaf.default)}
            />
          )}
        </div>
      </div>
      <div className="flex min-w-0 flex-col gap-3">
        {draft && draft.version !== leaf.version && <Overtaken leaf={leaf} drafts={drafts} />}
        <Field
          label={title}
          schema={leaf.schema}
          value={value}
          disabled={!mayChange}
          error={problem}
          onChange={(next) => drafts.change(leaf, next)}
        />
        {isThemed(leaf) && <ColourVerdict value={value} />}
        {isMany(leaf, value) && (
          <p className="text-xs font-semibold text-gold">{t('console.settings.manyTimes')}</p>
        )}
        {problem && withoutErrors.includes(kindOf(leaf.schema)) && (
          <p role="alert" className="text-xs font-semibold text-danger">
            {problem}
          </p>
        )}
      </div>
    </div>
  )
}

function LeafBadges({ leaf, isDraft }: { leaf: Leaf; isDraft: boolean }) {
  const isDefault = equal(leaf.value, leaf.default)
  return (
    <p className="flex flex-wrap gap-1.5">
      {isDraft ? (
        <Badge tone="wait" small>
          {t('console.notSaved')}
        </Badge>
      ) : (
        <Badge small tone={isDefault ? 'quiet' : 'good'}>
          {t(isDefault ? 'console.isDefault' : 'console.isChanged')}
        </Badge>
      )}
      {!leaf.built && (
        <Badge small tone="wait">
          {t('console.notBuilt')}
        </Badge>
      )}
      {leaf.scope === 'installation' && <Badge small>{t('console.wholeInstallation')}</Badge>}
    </p>
  )
}

interface LeafButtonProps {
  step: 'console.history' | 'console.undo' | 'console.toDefault'
  title: string
  onClick: () => void
}

const LeafButton = ({ step, title, onClick }: LeafButtonProps) => (
  <Button size="small" look="quiet" aria-label={`${t(step)}: ${title}`} onClick={onClick}>
    {t(step)}
  </Button>
)

/** Leaves with a form of their own. */
const ownFields: Readonly<Record<string, ComponentType<SchemaFieldProps>>> = {
  'lottery.odds': OddsField,
}

/** Fields that show no errors of their own. */
const withoutErrors: readonly FieldKind[] = ['switch', 'picture', 'object', 'optional', 'variants']

/** Above this many times, hardly anybody completes a bonus. */
const unusualTimes = 10

/** A setting that asks for more turnover than that. */
const isMany = ({ name }: Leaf, value: unknown): boolean =>
  /[wW]agerTimes$/.test(name) && typeof value === 'number' && value > unusualTimes

const isThemed = ({ schema }: Leaf): boolean =>
  propertiesOf(schema).filter(
    ([name, inner]) => ['dark', 'light'].includes(name) && inner.format === 'colour',
  ).length === 2

/** Another operator saved a value during this edit. */
function Overtaken({ leaf, drafts }: { leaf: Leaf; drafts: SettingDrafts }) {
  const zone = useSiteZone() ?? 'UTC'
  return (
    <div
      role="alert"
      className="flex flex-col gap-2 rounded-control border border-line-control bg-gold-soft p-3 text-sm text-text"
    >
      <p className="font-semibold">{t('console.overtaken', { name: leaf.changedBy ?? '' })}</p>
      <p className="text-sm break-words whitespace-pre-line" data-theirs>
        {showValue(leaf.value, leaf.schema, zone)}
      </p>
      <div className="flex gap-2">
        <Button size="small" onClick={() => drafts.drop(leaf.name)}>
          {t('console.takeTheirs')}
        </Button>
        <Button size="small" onClick={() => drafts.overwrite(leaf)}>
          {t('console.keepMine')}
        </Button>
      </div>
    </div>
  )
}
