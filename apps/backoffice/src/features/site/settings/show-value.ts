// SPDX-License-Identifier: Apache-2.0
import { inSiteTime } from '../../../shared/site-zone.ts'
import { t } from '../../../shared/texts.ts'
import { choicesOf, isMoment, isRecord, itemsOf, propertiesOf, type Schema } from './schema.ts'
import { choiceName, partName } from './part-names.ts'

/** A value of a setting in words, one line for each part of it. */
export function showValue(value: unknown, schema: Schema, zone: string): string {
  if (value === null || value === '' || value === undefined) return t('console.noValue')
  if (typeof value === 'boolean') return t(value ? 'console.on' : 'console.off')
  if (typeof value === 'number') return momentLike(schema) ? inSiteTime(value, zone) : String(value)
  if (typeof value === 'string') return choiceName(value)
  if (Array.isArray(value))
    return value.length === 0
      ? t('console.noValue')
      : value
          .map((item) => (isRecord(item) ? `• ${oneLine(item)}` : choiceName(String(item))))
          .join(value.some(isRecord) ? '\n' : ', ')
  if (!isRecord(value)) return ''
  const inner = new Map([schema, ...choicesOf(schema)].flatMap(propertiesOf))
  return Object.entries(value)
    .map(
      ([name, item]) =>
        `${partName(name, Object.keys(value))}: ${isRecord(item) ? oneLine(item) : showValue(item, inner.get(name) ?? itemsOf(schema), zone)}`,
    )
    .join('\n')
}

const momentLike = (schema: Schema): boolean =>
  schema.format === 'moment' || [schema, ...choicesOf(schema)].some(isMoment)

const oneLine = (record: Record<string, unknown>): string =>
  Object.entries(record)
    .filter(([, item]) => item !== '' && item !== null)
    .map(
      ([name, item]) =>
        `${partName(name, Object.keys(record)).toLowerCase()} ${typeof item === 'boolean' ? t(item ? 'console.on' : 'console.off').toLowerCase() : choiceName(String(item))}`,
    )
    .join(', ')
