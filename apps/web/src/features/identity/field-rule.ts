import { t, type TextKey } from '../../shared/texts/texts.ts'

export interface FieldRule { required: boolean; acceptedPattern: string; patternId: number; minLength: number; maxLength: number }

/** Whether a text may stand in a field: its length in code points, and the whole of it against the pattern ('*' is anything). */
export function fits(value: string, rule: FieldRule): boolean {
  const length = [...value].length
  if (length < rule.minLength || length > rule.maxLength) return false
  return rule.acceptedPattern === '*' || new RegExp(`^(?:${rule.acceptedPattern})$`, 'u').test(value)
}

/** The sentence for a text that does not fit; undefined when it does. */
export function fieldProblem(field: string, value: string, rule: FieldRule): string | undefined {
  if (value === '') return rule.required ? t('identity.empty', { field }) : undefined
  if (fits(value, rule)) return undefined
  const text = t(`pattern.${rule.patternId}` as TextKey)
  return rule.minLength === rule.maxLength
    ? t('pattern.exact', { min: rule.minLength, text })
    : t('pattern.range', { min: rule.minLength, max: rule.maxLength, text })
}
